// What is paid of a statement, and what is not: what is disputed waits, what is left is carried on once, an account
// that was just changed rests, and a shop that is suspended in that moment gets nothing.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { answerTo, base64, giveAccount, onBatch, sentBatch } from '../../../../test/paying-out.ts'
import { atConsole } from '../../../../test/roles.ts'
import {
  agreeCycle,
  cashier,
  newestStatement,
  pastMidnight,
  requestId,
  runStatements,
  settledOrder,
  treasurer,
} from '../../../../test/settling.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

const rest = 3 * 86_400
let world: World
let goods: TestGoods
let kiln: number
let staff: [Person, Person]
beforeAll(async () => {
  world = await openWorld({ settings: { payoutAccountRestSeconds: rest } })
  goods = await makeShop(world)
  kiln = goods.merchants.kiln
  staff = [await treasurer(world), await treasurer(world)]
  await agreeCycle(world, kiln, 'day')
  await giveAccount(world, kiln, staff[1].userId)
  await world.advance(rest * 1000 + 1000)
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await world.close()
})
const reasonOf = (reply: { data: unknown }) => (reply.data as { reason?: string }).reason
const detail = async (id: number) => world.must('/api/v2/mch/bill/detail', { id }, await cashier(world, kiln))
const confirm = async (id: number) =>
  world.must('/api/v2/mch/bill/confirm', { id, requestId: requestId() }, await cashier(world, kiln))
type Line = 'freight' | 'returnFreight'
const dispute = async (id: number, lines: Line[]) =>
  world.ask(
    '/api/v2/mch/bill/dispute',
    { id, lines, words: 'Not so', requestId: requestId() },
    await cashier(world, kiln),
  )
const pay = async (id: number) =>
  world.must('/api/v2/admin/bill/pay', { ids: [id], requestId: requestId() }, await atConsole(world, staff[0]))
/** A new statement over one settled order. */
async function made(quantity = 2): Promise<number> {
  await settledOrder(world, goods, { quantity })
  await pastMidnight(world)
  await runStatements(world, staff[0])
  return newestStatement(world, kiln)
}
/** The bank pays all that is ready. */
async function bank(): Promise<void> {
  const { id, csv } = await sentBatch(world, ...staff)
  const file = base64(answerTo(csv))
  const reply = await onBatch(world, staff[0], '/api/v2/admin/payout/batch/answer', { id, file })
  expect(reply.status).toBe(200)
  await world.runJobs()
}

test('what is disputed waits, all else is paid; decided while it is paid, it is carried on, once', async () => {
  const id = await made()
  const { amount, carried, lines } = await detail(id)
  const freight = lines.find(({ line }) => line === 'freight')!.amount
  expect(freight).toBeGreaterThan(0)
  expect(reasonOf(await dispute(id, ['freight', 'returnFreight']))).toBe('disputeLineEmpty')
  expect((await dispute(id, ['freight'])).status).toBe(200)
  expect((await pay(id)).paid).toEqual([{ id, amount: amount + carried - freight }])
  const answer = { id, granted: 0, words: 'It is as agreed', requestId: requestId() }
  await world.must('/api/v2/admin/bill/answer', answer, await atConsole(world, staff[0]))
  expect(await detail(id)).toMatchObject({ status: 'paying', held: 0 })
  await bank()
  expect(await detail(id)).toMatchObject({ status: 'paid', paid: amount + carried - freight })
  const [second, third] = [await made(), await made()]
  expect((await detail(second)).carried).toBe(freight)
  expect((await detail(third)).carried).toBe(0)
  for (const one of [second, third]) {
    await confirm(one)
    const due = await detail(one)
    expect((await pay(one)).paid).toEqual([{ id: one, amount: due.amount + due.carried }])
  }
  await bank()
})

test('an account that was changed rests before anything is paid to it', async () => {
  const id = await made()
  await confirm(id)
  await giveAccount(world, kiln, staff[1].userId)
  expect((await pay(id)).unpaid).toEqual([{ id, reason: 'resting' }])
  await world.advance((rest - 60) * 1000)
  expect((await pay(id)).unpaid).toEqual([{ id, reason: 'resting' }])
  await world.advance(61_000)
  expect((await pay(id)).paid).toHaveLength(1)
  await bank()
})

test('who suspends a shop while it is paid comes before or after: nothing goes to a suspended one', async () => {
  const id = await made()
  await confirm(id)
  const hand = await world.pool.connect()
  try {
    await hand.query('begin')
    await hand.query(`update merchant set status = 'suspended' where id = $1`, [kiln])
    const paying = pay(id)
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await expect.poll(async () => (await world.pool.query(waiting)).rowCount).toBeGreaterThan(0)
    await hand.query('commit')
    expect((await paying).unpaid).toEqual([{ id, reason: 'suspended' }])
  } finally {
    hand.release()
  }
  await world.pool.query(`update merchant set status = 'open' where id = $1`, [kiln])
  expect((await pay(id)).paid).toHaveLength(1)
  await bank()
})
