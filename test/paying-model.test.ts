// Sales, refunds, statements, disputes, payouts and what banks send back, in any order and each twice: at every step
// the books are at zero difference, and at the end every fen is the buyer's, the platform's, the merchant's or the
// bank's.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '../bin/audit-books.ts'
import { makeShop, type TestGoods } from './goods.ts'
import { answerTo, base64, giveAccount, onBatch, sentBatch } from './paying-out.ts'
import { atConsole } from './roles.ts'
import { diceOf, runSeed } from './rounds/round.ts'
import {
  agreeCycle,
  cashier,
  pastMidnight,
  requestId,
  runStatements,
  settledOrder,
  takenBack,
  treasurer,
  type SettledOrder,
} from './settling.ts'
import { openWorld, type Person, type World } from './world.ts'

let world: World
let goods: TestGoods
let staff: [Person, Person]
beforeAll(async () => {
  world = await openWorld({ settings: { payoutAccountRestSeconds: 0, secondPersonFrom: 5000 } })
  goods = await makeShop(world)
  staff = [await treasurer(world), await treasurer(world)]
  await agreeCycle(world, goods.merchants.kiln, 'day')
  await giveAccount(world, goods.merchants.kiln, staff[0].userId)
})
afterAll(() => world.close())

const kept = new Map<number, { order: SettledOrder; left: number }>()
const ids = async (statuses: string): Promise<number[]> =>
  (
    await world.pool.query<{ id: number }>(
      `select id::int from statement where status = any(string_to_array($1, ' ')) order by id`,
      [statuses],
    )
  ).rows.map(({ id }) => id)
const seed = runSeed()
const dice = diceOf(seed)
const some = <T>(of: readonly T[]): T | undefined => of[dice.int(0, of.length - 1)]

async function sell(): Promise<void> {
  const quantity = dice.int(1, 4)
  const order = await settledOrder(world, goods, { quantity })
  kept.set(order.orderId, { order, left: quantity })
}
async function refund(): Promise<void> {
  const one = some([...kept.values()].filter(({ left }) => left > 0))
  if (!one) return
  const units = dice.int(1, one.left)
  await takenBack(world, one.order, units, `model:${one.order.orderId}:${one.left}`)
  one.left -= units
}
async function night(): Promise<void> {
  await pastMidnight(world)
  await Promise.all([runStatements(world, staff[0]), runStatements(world, staff[1])])
}
async function answerStatement(): Promise<void> {
  const id = some(await ids('open'))
  if (id === undefined) return
  const who = await cashier(world, goods.merchants.kiln)
  const disputes = dice.int(0, 2) === 0
  const input = { id, lines: ['sales' as const], words: 'Not so', requestId: requestId() }
  if (disputes) await world.ask('/api/v2/mch/bill/dispute', input, who)
  else await world.ask('/api/v2/mch/bill/confirm', { id, requestId: requestId() }, who)
}
async function settleDispute(): Promise<void> {
  const id = some(await ids('disputed paying paid'))
  if (id === undefined) return
  const granted = dice.int(0, 1) * dice.int(1, 500)
  const [one, other] = [await atConsole(world, staff[0]), await atConsole(world, staff[1])]
  const said = { id, granted, words: 'Looked at', requestId: requestId() }
  const reply = await world.ask('/api/v2/admin/bill/answer', said, one)
  if (reply.status !== 200 || granted === 0) return
  const approve = { id, decision: 'approve' as const, granted, requestId: requestId() }
  await world.must('/api/v2/admin/bill/audit', approve, other)
}
const payAll = async (): Promise<void> => {
  const by = await atConsole(world, staff[0])
  await Promise.all([1, 2].map(() => world.must('/api/v2/admin/bill/pay', { requestId: requestId() }, by)))
}
const sent: { id: number; csv: string }[] = []
async function send(): Promise<void> {
  const { ready } = await world.must('/api/v2/admin/payout/waiting', {}, await atConsole(world, staff[0]))
  if (ready > 0) sent.push(await sentBatch(world, ...staff))
}
async function bank(): Promise<void> {
  const batch = sent.shift()
  if (!batch) return
  const fails = dice.int(0, 2) === 0
  const csv = answerTo(batch.csv, fails ? { 0: { result: 'failed', reason: 'Closed' } } : {})
  const answer = () =>
    onBatch(world, staff[0], '/api/v2/admin/payout/batch/answer', { id: batch.id, file: base64(csv) })
  const replies = await Promise.all([answer(), answer()])
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  await world.runJobs()
  // what the bank sent back goes out again once the account was given anew
  if (fails && dice.int(0, 1) === 0) await giveAccount(world, goods.merchants.kiln, staff[0].userId)
}
const acts = [sell, sell, sell, refund, night, answerStatement, answerStatement, settleDispute, payAll, send, bank]

test('whatever comes in whatever order, every book stays at zero difference', async () => {
  console.log(`paying: TEST_SEED=${seed}`)
  for (let step = 0; step < 60; step++) {
    const act = some(acts)!
    await act()
    if (step % 4 === 0) expect([act.name, step, await auditBooks(world.pool)]).toEqual([act.name, step, zero])
  }
  // the end: everything is answered, paid out and paid
  await night()
  for (const id of await ids('open')) {
    const who = await cashier(world, goods.merchants.kiln)
    await world.must('/api/v2/mch/bill/confirm', { id, requestId: requestId() }, who)
  }
  await payAll()
  await send()
  while (sent.length > 0) await bank()
  expect(await auditBooks(world.pool)).toEqual(zero)
})
const zero = { right: true, differences: {} }
