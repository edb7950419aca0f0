// Payments that a cardholder's bank takes back, through the front door and against the simulated provider: notices
// twice and out of order, won, lost, answered, lost notices; refunds of what was lost. Books are recounted at the end.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { balanceOfBuyer, buyer, mustPlace, type Buyer } from '../../../../test/buying.ts'
import { worthTo } from '../../../../test/disputing.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openOnlineWorld, type OnlineWorld } from '../../../../test/online.ts'
import { atConsole, joinAs } from '../../../../test/roles.ts'
import {
  agreeCycle,
  cashier,
  newestStatement,
  pastMidnight,
  requestId,
  runStatements,
  settle,
  treasurer,
} from '../../../../test/settling.ts'
import type { Person, World } from '../../../../test/world.ts'
import { refundOrder } from '../payments/payments.ts'
import { balanceOf, move, ofPlatform, ofUser, transfer, userBalance } from '#kernel/data/ledger.ts'
import { addJob } from '#kernel/jobs/jobs.ts'

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
afterEach(() =>
  online.control('mode', { duplicate: 0, reorder: false, silent: { api: false, webhooks: false }, failRefunds: false }),
)
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await online.close()
})
const reasonOf = (reply: { data: unknown }) => (reply.data as { reason?: string }).reason
const minutes = 60_000
const stands = (): Promise<number> => worthTo(world, kiln)
async function bought() {
  const who = await buyer(world, { fen: 0 })
  const { payNo, orderNos, payable } = await mustPlace(world, who, { skuId: goods.skus.normal, quantity: 1 })
  const session = await online.begin(who, payNo)
  await online.control(`pay/${session}`)
  await world.must('/api/v2/order/pay/status', { payNo }, who)
  const orderNo = orderNos[0]!
  const { rows } = await world.pool.query<{ orderId: number; lineId: number }>(
    `select o.id::int as "orderId", l.id::int as "lineId"
     from shop_order o join order_line l on l.order_id = o.id where o.order_no = $1`,
    [orderNo],
  )
  return { who, payNo, orderNo, ...rows[0]!, payable, session }
}
async function toppedUp(amount: number) {
  const who = await buyer(world, { fen: 0 })
  const create = '/api/v2/user/balance/recharge/create'
  const { payNo } = await world.must(create, { amount, agreement: true }, who)
  const session = await online.begin(who, payNo)
  await online.control(`pay/${session}`)
  await world.must('/api/v2/order/pay/status', { payNo }, who)
  return { who, payNo, session }
}
const spend = (who: Buyer, fen: number) =>
  transfer(
    world.app.db,
    `test:${crypto.randomUUID()}`,
    'demo',
    move(userBalance(who.userId), ofPlatform('adjustment'), fen),
  )
/** What the bank takes back; the notices are heard. */
async function disputed(session: string, amount?: number): Promise<string> {
  const { body } = await online.control(`dispute/${session}`, amount === undefined ? {} : { amount })
  await world.runJobs()
  await world.runJobs()
  return (body as { dispute: { id: string } }).dispute.id
}
async function decided(ref: string, won: boolean): Promise<void> {
  await online.control(`${won ? 'win' : 'lose'}-dispute/${ref}`)
  await world.runJobs()
  await world.runJobs()
}
async function job(name: string): Promise<void> {
  await addJob(world.app.db, name, {})
  await world.runJobs()
}
const listed = async (payNo: string) => {
  const by = await atConsole(world, staff)
  const rows = [
    ...(await world.must('/api/v2/admin/chargeback/page', { size: 50 }, by)).records,
    ...(await world.must('/api/v2/admin/chargeback/page', { tab: 'ended', size: 50 }, by)).records,
  ]
  return rows.filter((row) => row.payNo === payNo)
}
const told = async (who: Person, key: string, number: string): Promise<number> =>
  (
    await world.pool.query(`select from message where user_id = $1 and key = $2 and params ->> 'number' = $3`, [
      who.userId,
      key,
      number,
    ])
  ).rowCount ?? 0
const answer = async (id: number, words?: string) =>
  world.ask(
    '/api/v2/admin/chargeback/answer',
    { id, ...(words !== undefined && { words }), requestId: requestId() },
    await atConsole(world, staff),
  )

test('notices many times and in any order: the money leaves once, and comes back once when it is won', async () => {
  const shop = await joinAs(world, await world.person(), { audience: 'merchant', merchantId: kiln, role: 'owner' })
  const sale = await bought()
  const before = await stands()
  await online.control('mode', { duplicate: 3, reorder: true })
  const ref = await disputed(sale.session)
  await online.control('flush')
  await world.runJobs()
  await world.runJobs()
  expect((await stands()) - before).toBe(-sale.payable)
  expect(await listed(sale.payNo)).toMatchObject([
    { status: 'open', taken: true, amount: sale.payable, orderNos: [sale.orderNo], reason: 'fraudulent' },
  ])
  expect(await told(staff, 'chargebackCame', sale.payNo)).toBe(1)
  expect(await told(shop, 'shopChargeback', sale.orderNo)).toBe(1)
  const atShop = { ...shop, headers: { ...shop.headers, 'merchant-id': String(kiln) } }
  const seen = await world.must('/api/v2/mch/order/detail', { orderNo: sale.orderNo }, atShop)
  expect(seen.chargeback).toMatchObject({ status: 'open', amount: sale.payable })
  await decided(ref, true)
  for (let i = 0; i < 2; i++) await online.control('flush')
  await world.runJobs()
  await world.runJobs()
  expect(await stands()).toBe(before)
  expect(await listed(sale.payNo)).toMatchObject([{ status: 'won', taken: false }])
  await Promise.all([job('chargebacks.watch'), job('chargebacks.watch')])
  expect(await stands()).toBe(before)
  expect(await told(staff, 'chargebackWon', sale.payNo)).toBe(1)
})
test('lost: refunds of it are not sent, for their payer has the money; nobody bears it twice', async () => {
  const sale = await bought()
  const before = await stands()
  await decided(await disputed(sale.session), false)
  expect((await stands()) - before).toBe(-sale.payable)
  await refundOrder(world.app.db, world.app.context, sale.orderId, sale.payable, 'test', sale.payNo)
  await world.runJobs()
  for (let i = 0; i < 4; i++) await world.advance(10 * minutes)
  const { refunds } = await world.must('/api/v2/order/sell/detail', { orderNo: sale.orderNo }, sale.who)
  expect(refunds).toMatchObject([{ status: 'done', amount: sale.payable }])
  expect(await balanceOfBuyer(world, sale.who)).toBe(0)
  expect(await stands()).toBe(before - sale.payable)
  const { refunds: sent } = (await online.control('state')).body as { refunds: { metadata: { refundNo: string } }[] }
  expect(sent.map(({ metadata }) => metadata.refundNo)).not.toContain(refunds[0]!.refundNo)
})
test('a refund that waits while the bank decides goes out when it is won', async () => {
  const sale = await bought()
  const ref = await disputed(sale.session)
  await refundOrder(world.app.db, world.app.context, sale.orderId, 100, 'test', sale.payNo)
  await world.runJobs()
  const state = async () =>
    (await world.must('/api/v2/order/sell/detail', { orderNo: sale.orderNo }, sale.who)).refunds[0]!.status
  expect(await state()).toBe('pending')
  await world.advance(10 * minutes)
  const { rows } = await world.pool.query<{ id: number }>('select id::int as id from refund where key = $1', [
    sale.payNo,
  ])
  const wish = { refundId: rows[0]!.id, way: 'balance' as const, reason: 'Refused', requestId: requestId() }
  const other = await world.ask('/api/v2/admin/reroute/add', wish, await atConsole(world, staff))
  expect(reasonOf(other)).toBe('refundDisputed')
  await decided(ref, true)
  for (let i = 0; i < 3; i++) await world.advance(10 * minutes)
  expect(await state()).toBe('done')
})
test('of a top-up: from the balance, the rest is owed, and what comes back pays that first', async () => {
  const { who, payNo, session } = await toppedUp(5000)
  await spend(who, 2000)
  const debt = () => balanceOf(world.app.db, ofUser(who.userId, 'debt'))
  const ref = await disputed(session)
  expect([await balanceOfBuyer(world, who), await debt()]).toEqual([0, -2000])
  expect(await listed(payNo)).toMatchObject([{ subject: 'topUp', orderNos: [] }])
  await decided(ref, true)
  expect([await balanceOfBuyer(world, who), await debt()]).toEqual([3000, 0])
  const { records } = await world.must('/api/v2/user/balance/record/page', {}, who)
  expect(records.map(({ kind }) => kind)).toContain('chargebackReturned')
})
const wordsToProvider = async (): Promise<number> => {
  const { requests } = (await online.control('state')).body as { requests: { method: string; path: string }[] }
  return requests.filter(({ method, path }) => method === 'POST' && path.includes('/disputes/')).length
}
test('staff answer it once, or accept it; the provider has the last word', async () => {
  const [one, two] = [await bought(), await bought()]
  await online.control('mode', { silent: { webhooks: true } })
  await disputed(one.session)
  await disputed(two.session)
  await online.control('mode', { silent: { webhooks: false } })
  await online.control('flush')
  await world.runJobs()
  await world.runJobs()
  const [first, second] = [(await listed(one.payNo))[0]!, (await listed(two.payNo))[0]!]
  expect(reasonOf(await answer(first.id, '  '))).toBe('reasonRequired')
  expect((await answer(first.id, 'Shipped by SF on the 2nd, received on the 4th')).status).toBe(200)
  const said = await wordsToProvider()
  expect(reasonOf(await answer(first.id, 'Once more'))).toBe('chargebackChanged')
  expect(reasonOf(await answer(first.id))).toBe('chargebackChanged')
  // the provider is not even asked
  expect(await wordsToProvider()).toBe(said)
  expect(await listed(one.payNo)).toMatchObject([{ status: 'answered' }])
  expect((await answer(second.id)).status).toBe(200)
  expect(await listed(two.payNo)).toMatchObject([{ status: 'lost' }])
  const { disputes } = (await online.control('state')).body as { disputes: { evidence: Record<string, string> }[] }
  expect(disputes.map(({ evidence }) => evidence['uncategorized_text'])).toContain(
    'Shipped by SF on the 2nd, received on the 4th',
  )
  expect((await answer(999_999_999)).status).toBe(404)
  expect((await world.ask('/api/v2/admin/chargeback/page', {}, one.who)).status).toBe(403)
})
test('notices that never came: it is asked every hour; the merchant’s statement leads to the order', async () => {
  const sale = await bought()
  await settle(world, sale)
  const ref = await disputed(sale.session)
  await online.control('mode', { silent: { webhooks: true } })
  await online.control(`lose-dispute/${ref}`)
  await job('chargebacks.watch')
  expect(await listed(sale.payNo)).toMatchObject([{ status: 'lost', taken: true }])
  await agreeCycle(world, kiln, 'day')
  await pastMidnight(world)
  await runStatements(world, staff)
  const id = await newestStatement(world, kiln)
  const { records } = await world.must(
    '/api/v2/mch/bill/order/page',
    { id, line: 'adjustments', size: 50 },
    await cashier(world, kiln),
  )
  expect(records).toContainEqual(expect.objectContaining({ orderNo: sale.orderNo, amount: -sale.payable }))
})
