// Chargebacks of which several processes hear at once, and answers of the provider that overtake each other: the money
// leaves once and comes back once, whoever is first. Books are recounted at the end.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { balanceOfBuyer, buyer, mustPlace } from '../../../../test/buying.ts'
import { worthTo } from '../../../../test/disputing.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openOnlineWorld, type OnlineWorld } from '../../../../test/online.ts'
import { atConsole } from '../../../../test/roles.ts'
import { requestId, treasurer } from '../../../../test/settling.ts'
import type { Person, World } from '../../../../test/world.ts'
import { disputesOf, follow } from './chargebacks.ts'
import { refundOrder } from '../payments/payments.ts'

let online: OnlineWorld
let world: World
let goods: TestGoods
let kiln: number
let staff: Person
beforeAll(async () => {
  online = await openOnlineWorld({ providerTimeoutMs: 1500 })
  world = online.world
  goods = await makeShop(world)
  kiln = goods.merchants.kiln
  staff = await treasurer(world)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await online.control('mode', { silent: { api: false, webhooks: false } })
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await online.close()
})
const way = () => disputesOf('online')!
const hear = (ref: string): Promise<void> => follow(world.app.db, world.app.context, 'online', ref)
const stands = (): Promise<number> => worthTo(world, kiln)
async function bought() {
  const who = await buyer(world, { fen: 0 })
  const { payNo, payable } = await mustPlace(world, who, { skuId: goods.skus.normal, quantity: 1 })
  const session = await online.begin(who, payNo)
  await online.control(`pay/${session}`)
  await world.must('/api/v2/order/pay/status', { payNo }, who)
  const { rows } = await world.pool.query<{ id: number }>(
    `select g.order_id::int as id from payment_order g join payment p on p.id = g.payment_id where p.pay_no = $1`,
    [payNo],
  )
  return { who, payNo, payable, session, orderId: rows[0]!.id }
}
/** The provider takes it back, and tells nobody. */
async function disputed(session: string): Promise<string> {
  await online.control('mode', { silent: { webhooks: true } })
  const { body } = await online.control(`dispute/${session}`, {})
  return (body as { dispute: { id: string } }).dispute.id
}
const of = async (ref: string) =>
  (
    await world.pool.query<{ id: number; status: string; taken: boolean; moves: number; parts: number }>(
      `select c.id::int, c.status, c.taken, c.moves, (
         select count(*)::int from chargeback_part k where k.chargeback_id = c.id) as parts
       from chargeback c where provider_ref = $1`,
      [ref],
    )
  ).rows
const told = async (payNo: string, key: string): Promise<number> =>
  (
    await world.pool.query(`select from message where user_id = $1 and key = $2 and params ->> 'number' = $3`, [
      staff.userId,
      key,
      payNo,
    ])
  ).rowCount ?? 0

test('heard of by six at once: it is taken once, given back once, told once', async () => {
  const sale = await bought()
  const before = await stands()
  const ref = await disputed(sale.session)
  await Promise.all(Array.from({ length: 6 }, () => hear(ref)))
  expect((await stands()) - before).toBe(-sale.payable)
  expect(await of(ref)).toMatchObject([{ status: 'open', taken: true, moves: 1, parts: 1 }])
  await online.control(`win-dispute/${ref}`)
  await Promise.all(Array.from({ length: 6 }, () => hear(ref)))
  expect(await stands()).toBe(before)
  expect(await of(ref)).toMatchObject([{ status: 'won', taken: false, moves: 2 }])
  expect([await told(sale.payNo, 'chargebackCame'), await told(sale.payNo, 'chargebackWon')]).toEqual([1, 1])
})
test('an answer behind a newer one is asked for again, and never takes the money a second time', async () => {
  const sale = await bought()
  const before = await stands()
  const ref = await disputed(sale.session)
  await hear(ref)
  const ask = way().query
  const slow = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const spy = vi.spyOn(way(), 'query').mockImplementationOnce(async (...args) => {
    const old = await ask(...args)
    asked.resolve()
    await slow.promise
    return old
  })
  const late = hear(ref)
  await asked.promise
  await online.control(`win-dispute/${ref}`)
  await hear(ref)
  expect(await of(ref)).toMatchObject([{ status: 'won', taken: false, moves: 2 }])
  slow.resolve()
  await late
  expect(spy).toHaveBeenCalledTimes(3)
  expect(await of(ref)).toMatchObject([{ status: 'won', taken: false, moves: 2 }])
  expect(await stands()).toBe(before)
})
test('a refund asked for while the bank decides, by many at once: its payer has the money once', async () => {
  const sale = await bought()
  const before = await stands()
  const ref = await disputed(sale.session)
  const { db, context } = world.app
  await Promise.all([
    hear(ref),
    refundOrder(db, context, sale.orderId, sale.payable, 'test', sale.payNo),
    hear(ref),
    world.runJobs(),
  ])
  await online.control(`lose-dispute/${ref}`)
  await Promise.all([hear(ref), hear(ref), world.runJobs()])
  for (let i = 0; i < 4; i++) await world.advance(600_000)
  expect(await of(ref)).toMatchObject([{ status: 'lost', taken: true }])
  const { rows } = await world.pool.query<{ status: string; rerouted: string }>(
    'select status, rerouted from refund where key = $1',
    [sale.payNo],
  )
  expect(rows).toEqual([{ status: 'done', rerouted: 'chargeback' }])
  expect([await stands(), await balanceOfBuyer(world, sale.who)]).toEqual([before - sale.payable, 0])
})
test('two of the staff answer at once: the provider gets one answer', async () => {
  const sale = await bought()
  const ref = await disputed(sale.session)
  await hear(ref)
  const { id } = (await of(ref))[0]!
  const by = await atConsole(world, staff)
  const answer = (words: string) =>
    world.ask('/api/v2/admin/chargeback/answer', { id, words, requestId: requestId() }, by)
  const replies = await Promise.all([answer('Delivered on the 4th'), answer('Delivered on the 5th')])
  expect(replies.some(({ status }) => status === 200)).toBe(true)
  const { disputes } = (await online.control('state')).body as {
    disputes: { id: string; evidence: Record<string, string> }[]
  }
  const sent = disputes.find((one) => one.id === ref)!.evidence['uncategorized_text']
  const { rows } = await world.pool.query<{ answer: string }>('select answer from chargeback where id = $1', [id])
  expect(rows[0]!.answer).toBe(sent)
})
