// Online payment against the simulated provider: paid, late, doubled, forged, lost; refunds of both methods.
// Books are recounted at the end.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { balanceOfBuyer, buyer, mustPlace, payFromBalance, stockOf } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openOnlineWorld, type OnlineWorld } from '../../../../test/online.ts'
import { refundOrder } from './payments.ts'
import type { Person, World } from '../../../../test/world.ts'

let online: OnlineWorld
let world: World
let goods: TestGoods
beforeAll(async () => {
  online = await openOnlineWorld({ providerTimeoutMs: 400 })
  world = online.world
  goods = await makeShop(world)
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await online.close()
})
const statusOf = async (who: Person, orderNo: string) =>
  (await world.must('/api/v2/order/sell/detail', { orderNo }, who)).status
const refunds = async () =>
  (
    await world.pool.query<{ status: string; amount: number; reason: string }>(
      'select status, amount, reason from refund order by id',
    )
  ).rows
const suspense = async () =>
  Number(
    (
      await world.pool.query<{ n: string }>(
        `select coalesce(sum(e.amount), 0) as n
         from ledger_entry e join ledger_account a on a.id = e.account_id where a.kind = 'suspense'`,
      )
    ).rows[0]!.n,
  )

test('paid at the provider: the notice is kept, a job asks, the order is paid once', async () => {
  const lin = await buyer(world, { fen: 0 })
  const placed = await mustPlace(world, lin, { skuId: goods.skus.normal, quantity: 1 })
  const session = await online.begin(lin, placed.payNo)
  expect(await online.begin(lin, placed.payNo)).toBe(session)
  expect((await online.control(`pay/${session}`)).status).toBe(200)
  await world.runJobs()
  expect(await statusOf(lin, placed.orderNos[0]!)).toBe('awaitingShipment')
  // the same notice again, and a forged one, change nothing
  const state = (await online.control('state')).body as { events: { event: { id: string; type: string } }[] }
  const event = state.events.find((e) => e.event.type === 'checkout.session.completed')!
  await online.control(`resend/${event.event.id}`, { times: 5 })
  await world.runJobs()
  const notices = await world.pool.query('select outcome from payment_notice where event_id = $1', [event.event.id])
  expect(notices.rowCount).toBe(1)
  expect(await statusOf(lin, placed.orderNos[0]!)).toBe('awaitingShipment')
})

test('a lost notice does not matter: the result page asks the provider', async () => {
  const ana = await buyer(world, { fen: 0 })
  const placed = await mustPlace(world, ana, { skuId: goods.skus.normal, quantity: 1 })
  const session = await online.begin(ana, placed.payNo)
  await online.control('mode', { silent: { webhooks: true } })
  await online.control(`pay/${session}`)
  expect((await world.must('/api/v2/order/pay/status', { payNo: placed.payNo }, ana)).status).toBe('paid')
  await online.control('mode', { silent: { webhooks: false } })
  await online.control('flush')
  await world.runJobs()
  expect(await statusOf(ana, placed.orderNos[0]!)).toBe('awaitingShipment')
})

test('a notice that could not be acted on at once is acted on by a job', async () => {
  const mia = await buyer(world, { fen: 0 })
  const { payNo, orderNos } = await mustPlace(world, mia, { skuId: goods.skus.normal, quantity: 1 })
  const session = await online.begin(mia, payNo)
  const locked = await world.pool.connect()
  try {
    // somebody holds the payment for longer than a lock is waited for
    await locked.query('begin')
    await locked.query('select 1 from payment where pay_no = $1 for update', [payNo])
    await online.control(`pay/${session}`)
    expect(await statusOf(mia, orderNos[0]!)).toBe('pendingPayment')
  } finally {
    await locked.query('rollback')
    locked.release()
  }
  await world.runJobs()
  expect(await statusOf(mia, orderNos[0]!)).toBe('awaitingShipment')
})

test('forged notices are refused; signed ones with another amount or order are not believed', async () => {
  const bo = await buyer(world, { fen: 0 })
  const placed = await mustPlace(world, bo, { skuId: goods.skus.normal, quantity: 1 })
  const session = await online.begin(bo, placed.payNo)
  const before = (await world.pool.query('select 1 from payment_notice')).rowCount
  await online.control('forge', { type: 'checkout.session.completed', sessionId: session })
  const bare = await fetch(`${world.url}/notify/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"id":"evt_1","type":"checkout.session.completed","data":{"object":{}}}',
  })
  expect(bare.status).toBe(400)
  expect((await world.pool.query('select 1 from payment_notice')).rowCount).toBe(before)
  expect(await statusOf(bo, placed.orderNos[0]!)).toBe('pendingPayment')
  const other = await mustPlace(world, bo, { skuId: goods.skus.paper, quantity: 1 })
  await online.begin(bo, other.payNo)
  await online.control('mode', { tamper: 'otherOrder' })
  await online.control(`pay/${session}`)
  await online.control('mode', { tamper: null })
  expect(await statusOf(bo, placed.orderNos[0]!)).toBe('pendingPayment')
  expect(await statusOf(bo, other.orderNos[0]!)).toBe('pendingPayment')
  await world.runJobs()
  expect(await statusOf(bo, other.orderNos[0]!)).toBe('pendingPayment')
  await world.must('/api/v2/order/pay/status', { payNo: placed.payNo }, bo)
  expect(await statusOf(bo, placed.orderNos[0]!)).toBe('awaitingShipment')
})

test('at the deadline the session is ended at the provider; a late payment revives the order in stock', async () => {
  const eve = await buyer(world, { fen: 0 })
  const placed = await mustPlace(world, eve, { skuId: goods.skus.normal, quantity: 1 })
  const session = await online.begin(eve, placed.payNo)
  await world.advance(1_801_000)
  await world.runJobs()
  expect(await statusOf(eve, placed.orderNos[0]!)).toBe('closed')
  expect((await online.control(`pay/${session}`)).status).toBe(409)
  await online.control(`pay-late/${session}`)
  await world.runJobs()
  expect(await statusOf(eve, placed.orderNos[0]!)).toBe('awaitingShipment')
})

test('revived in a holiday of its shop, it is shipped when the shop is back; a day that it had stays', async () => {
  const eve = await buyer(world, { fen: 0 })
  const holiday = (days: number) =>
    world.pool.query<{ back: string }>(
      `insert into shop_holiday (merchant_id, from_day, back_day, mode)
       values ($1, shop_day(shop_now()), shop_day(shop_now()) + $2::int, 'open') returning back_day::text as back`,
      [goods.merchants.kiln, days],
    )
  const revived = async (meanwhile: () => Promise<unknown>) => {
    const placed = await mustPlace(world, eve, { skuId: goods.skus.normal, quantity: 1 })
    const session = await online.begin(eve, placed.payNo)
    await world.advance(1_801_000)
    await world.runJobs()
    await meanwhile()
    await online.control(`pay-late/${session}`)
    await world.runJobs()
    const orderNo = placed.orderNos[0]!
    const order = await world.must('/api/v2/order/sell/detail', { orderNo }, eve)
    expect(order.status).toBe('awaitingShipment')
    const { rows } = await world.pool.query<{ day: string | null }>(
      `select (preorder_from at time zone 'Asia/Shanghai')::date::text as day from shop_order where order_no = $1`,
      [orderNo],
    )
    return { line: order.lines[0]!.preorderDay, from: rows[0]!.day }
  }
  let back = ''
  const later = await revived(async () => void (back = (await holiday(6)).rows[0]!.back))
  expect(later).toEqual({ line: back, from: back })
  const kept = await revived(() => world.pool.query('delete from shop_holiday'))
  expect(kept, 'bought in the holiday, which ended early').toEqual({ line: back, from: back })
})

test('a late payment whose goods are gone goes back by the way it came', async () => {
  const [may, kim] = [await buyer(world, { fen: 0 }), await buyer(world)]
  const placed = await mustPlace(world, may, { skuId: goods.skus.last, quantity: 1 })
  const session = await online.begin(may, placed.payNo)
  await world.advance(1_801_000)
  const second = await mustPlace(world, kim, { skuId: goods.skus.last, quantity: 1 })
  expect((await payFromBalance(world, kim, second.payNo)).data.status).toBe('paid')
  await online.control(`pay-late/${session}`)
  await world.runJobs()
  await world.runJobs()
  expect(await statusOf(may, placed.orderNos[0]!)).toBe('closed')
  expect((await refunds()).at(-1)).toMatchObject({ status: 'done', reason: 'late' })
  expect(await suspense()).toBe(0)
  expect(await stockOf(world, goods.skus.last)).toEqual({ onHand: 0, reserved: 0 })
})

test('a late payment does not bring back an order past the purchase limit', async () => {
  const una = await buyer(world)
  const placed = await mustPlace(world, una, { skuId: goods.skus.limited, quantity: 1 })
  const session = await online.begin(una, placed.payNo)
  await world.advance(1_801_000)
  const again = await mustPlace(world, una, { skuId: goods.skus.limited, quantity: 1 })
  expect((await payFromBalance(world, una, again.payNo)).data.status).toBe('paid')
  await online.control(`pay-late/${session}`)
  await world.runJobs()
  await world.runJobs()
  expect(await statusOf(una, placed.orderNos[0]!)).toBe('closed')
  expect((await refunds()).at(-1)).toMatchObject({ status: 'done', reason: 'late' })
  expect(await suspense()).toBe(0)
})

test('paid from the balance while a session is open: that is ended; money that comes anyway goes back', async () => {
  const tom = await buyer(world)
  const placed = await mustPlace(world, tom, { skuId: goods.skus.normal, quantity: 1 })
  const session = await online.begin(tom, placed.payNo)
  await payFromBalance(world, tom, placed.payNo)
  await world.runJobs()
  await world.runJobs()
  expect((await online.control(`pay/${session}`)).status).toBe(409)
  await online.control(`pay-late/${session}`)
  await world.runJobs()
  await world.runJobs()
  expect((await refunds()).at(-1)).toMatchObject({ status: 'done', reason: 'notWanted' })
  expect(await suspense()).toBe(0)
})

test('below the minimum of the provider only the balance is offered', async () => {
  const sam = await buyer(world)
  const address = await world.must('/api/v2/user/address/page', {}, sam)
  expect(address.records).toHaveLength(1)
  await world.pool.query("insert into setting (name, value) values ('stripeMinimumFen', '100000')")
  await world.app.context.settings.reload()
  const placed = await mustPlace(world, sam, { skuId: goods.skus.normal, quantity: 1 })
  const cashier = await world.must('/api/v2/order/pay/cashier', { payNo: placed.payNo }, sam)
  expect(cashier.methods.find((m) => m.code === 'online')).toMatchObject({
    available: false,
    reason: 'methodNotAvailable',
  })
  expect(
    (await world.ask('/api/v2/order/pay/create', { payNo: placed.payNo, method: 'online' }, sam)).data.reason,
  ).toBe('methodNotAvailable')
  await world.pool.query("delete from setting where name = 'stripeMinimumFen'")
  await world.app.context.settings.reload()
})

test('refunds go back by the way the order was paid, in parts, never more than was paid, each key once', async () => {
  const ida = await buyer(world)
  const first = await mustPlace(world, ida, { skuId: goods.skus.normal, quantity: 1 })
  await payFromBalance(world, ida, first.payNo)
  const orderOf = async (orderNo: string) =>
    Number(
      (await world.pool.query<{ id: string }>('select id from shop_order where order_no = $1', [orderNo])).rows[0]!.id,
    )
  const balance = await balanceOfBuyer(world, ida)
  const id = await orderOf(first.orderNos[0]!)
  const back = (amount: number, key: string) =>
    world.app.db.transaction().execute((trx) => refundOrder(trx, world.app.context, id, amount, 'test', key))
  await back(1000, 'r1')
  await back(1000, 'r1')
  await expect(back(first.payable - 999, 'r2')).rejects.toMatchObject({ reason: 'orderStateChanged' })
  await back(first.payable - 1000, 'r3')
  await world.runJobs()
  expect(await balanceOfBuyer(world, ida)).toBe(balance + first.payable)
  const second = await mustPlace(world, ida, { skuId: goods.skus.normal, quantity: 1 })
  const session = await online.begin(ida, second.payNo)
  await online.control(`pay/${session}`)
  await world.runJobs()
  const other = await orderOf(second.orderNos[0]!)
  await online.control('mode', { silent: { api: 'afterwards' } })
  await world.app.db.transaction().execute((trx) => refundOrder(trx, world.app.context, other, 700, 'test', 'r4'))
  await world.runJobs()
  await online.control('mode', { silent: { api: false } })
  await world.advance(600_000)
  await world.advance(600_000)
  expect((await refunds()).at(-1)).toMatchObject({ status: 'done', amount: 700 })
  const made = (
    (await online.control('state')).body as { refunds: { amount: number; payment_intent: string }[] }
  ).refunds.filter((r) => r.amount === 700)
  expect(made).toHaveLength(1)
})

test('of right payment passwords at once each counts as right, also behind four wrong ones', async () => {
  const rita = await buyer(world)
  const placed = await mustPlace(world, rita, { skuId: goods.skus.normal, quantity: 1 })
  const pay = (payPassword: string) =>
    world.ask('/api/v2/order/pay/create', { payNo: placed.payNo, method: 'balance', payPassword }, rita)
  for (let n = 0; n < 4; n++) expect((await pay('000000')).data.reason).toBe('payPasswordWrong')
  const replies = await Promise.all(Array.from({ length: 12 }, () => pay('135790')))
  expect(replies.filter((r) => /payPassword/.test(r.data.reason ?? ''))).toEqual([])
  expect(replies.filter((r) => r.status === 200).length).toBeGreaterThan(0)
  const counted = await world.pool.query('select n, held from abuse_count where key = $1', [
    `payPassword ${rita.userId}`,
  ])
  expect(counted.rows, 'a right one forgets the wrong ones').toEqual([{ n: 0, held: 0 }])
})
test('a wrong payment password is counted, also in parallel, and then locked', async () => {
  const ned = await buyer(world)
  const placed = await mustPlace(world, ned, { skuId: goods.skus.normal, quantity: 1 })
  const tries = await Promise.all(
    Array.from({ length: 12 }, () =>
      world.ask('/api/v2/order/pay/create', { payNo: placed.payNo, method: 'balance', payPassword: '000000' }, ned),
    ),
  )
  expect(tries.filter((t) => t.data.reason === 'payPasswordWrong')).toHaveLength(4)
  expect(tries.filter((t) => t.data.reason === 'payPasswordLocked')).toHaveLength(8)
  expect((await payFromBalance(world, ned, placed.payNo)).data.reason).toBe('payPasswordLocked')
  await world.advance(3_600_000)
  expect((await payFromBalance(world, ned, placed.payNo)).data.reason).toBe('orderClosed')
})
