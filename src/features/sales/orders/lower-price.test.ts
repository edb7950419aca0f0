// A price that the merchant lowers before payment: what becomes of the sums, the numbers and the money under way, and
// that one legal state comes of everything at once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { balanceOfBuyer, buyer, mustPlace, payFromBalance, stockOf, type Buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openOnlineWorld, type OnlineWorld } from '../../../../test/online.ts'
import { clerkOf, type Clerk } from '../../../../test/shipping.ts'
import type { World } from '../../../../test/world.ts'

let online: OnlineWorld
let world: World
let goods: TestGoods
let ana: Buyer
let clerk: Clerk
beforeAll(async () => {
  online = await openOnlineWorld({ unpaidPaymentsMax: 100, letExpireTimes: 100 })
  world = online.world
  goods = await makeShop(world)
  ana = await buyer(world, { fen: 10_000_000 })
  clerk = await clerkOf(world, goods.merchants.kiln)
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await online.close()
})

const place = (quantity = 3) => mustPlace(world, ana, { skuId: goods.skus.normal, quantity })
const lower = (orderNo: string, fen: number, who: Clerk = clerk, reason = 'An old friend') =>
  world.ask('/api/v2/mch/order/price', { orderNo, goods: fen, reason }, who)
const detail = (orderNo: string) => world.must('/api/v2/order/sell/detail', { orderNo }, ana)
const taxed = () => world.pool.query('update category set tax_bp = 1300')

describe('the new price', () => {
  test('stands in sums, history, log and a message; freight stays, the number is a new one', async () => {
    const { orderNos, payNo } = await place()
    const orderNo = orderNos[0]!
    const desk = await world.must('/api/v2/mch/order/detail', { orderNo }, clerk)
    expect(desk.lowerable).toEqual({ now: 5997, least: 0 })
    const told = (await lower(orderNo, 5000)).data
    expect(told).toMatchObject({
      goods: { before: 5997, now: 5000 },
      payable: { before: 7997, now: 7000 },
      paid: false,
    })
    const order = await detail(orderNo)
    expect(order).toMatchObject({ goodsAmount: 5997, freight: 2000, payable: 7000, payNo: told.payNo })
    expect(order.discount).toMatchObject({ merchantAdjustment: 997, points: 0 })
    expect(order.history.map((h) => h.event)).toEqual(['place', 'lowerPrice'])
    expect((await payFromBalance(world, ana, payNo)).data.reason).toBe('paymentStateChanged')
    const { records } = await world.must('/api/v2/user/message/page', { size: 1 }, ana)
    expect(records[0]!.title).toBe('The price of your order was lowered')
    const { rows } = await world.pool.query(
      `select action, before, after, reason from audit_log where action = 'order.price' order by id desc limit 1`,
    )
    expect(rows[0]).toEqual({
      action: 'order.price',
      before: { goods: 5997, payable: 7997 },
      after: { goods: 5000, payable: 7000 },
      reason: 'An old friend',
    })
    const before = await balanceOfBuyer(world, ana)
    expect((await payFromBalance(world, ana, told.payNo)).status).toBe(200)
    expect(await balanceOfBuyer(world, ana)).toBe(before - 7000)
  })
  test('only goes down, with a reason, by its own merchant, while it waits for payment', async () => {
    const { orderNos, payNo } = await place()
    const orderNo = orderNos[0]!
    const paper = await clerkOf(world, goods.merchants.paper)
    expect((await lower(orderNo, 5000, paper)).data.reason).toBe('notFound')
    expect((await lower(orderNo, 5000, await clerkOf(world, goods.merchants.kiln, 'service'))).status).toBe(403)
    expect((await lower(orderNo, 5000, clerk, ' ')).data.reason).toBe('reasonRequired')
    expect((await lower(orderNo, 5997)).data).toMatchObject({ reason: 'priceNotLower', now: 5997, least: 0 })
    expect((await lower(orderNo, 5990)).status).toBe(200)
    expect((await lower(orderNo, 5995)).data.reason).toBe('priceNotLower')
    const { payNo: again } = (await lower(orderNo, 4000)).data
    expect((await detail(orderNo)).discount.merchantAdjustment).toBe(1997)
    await payFromBalance(world, ana, again)
    expect((await lower(orderNo, 3000)).data.reason).toBe('orderStateChanged')
    expect(payNo).not.toBe(again)
  })
  test('tax follows it at the rate of the order, whatever the rate is by now', async () => {
    await taxed()
    const wish = { from: { skuId: goods.skus.normal, quantity: 3 }, addressId: ana.addressId }
    const invoice = { type: 'individual' as const, title: 'Ana' }
    const { priceToken } = await world.must('/api/v2/order/sell/normal/preview', { ...wish, invoice }, ana)
    const placed = await world.must('/api/v2/order/sell/normal/create', { ...wish, invoice, priceToken }, ana)
    await world.pool.query('update category set tax_bp = 2000')
    expect((await detail(placed.orderNos[0]!)).tax).toBe(780)
    await lower(placed.orderNos[0]!, 1003)
    expect(await detail(placed.orderNos[0]!)).toMatchObject({ tax: 130, payable: 1003 + 130 + 2000 })
    await world.pool.query('update category set tax_bp = 0')
  })
  test('goods for nothing whose freight is free pay themselves, and units of it go back to the fen', async () => {
    const { orderNos } = await place(15)
    const told = (await lower(orderNos[0]!, 0)).data
    expect(told).toMatchObject({ paid: true, payable: { now: 0 } })
    expect((await detail(orderNos[0]!)).status).toBe('awaitingShipment')
    const odd = await place(7)
    const { payNo } = (await lower(odd.orderNos[0]!, 5003)).data
    await payFromBalance(world, ana, payNo)
    const { lines, freight } = await detail(odd.orderNos[0]!)
    expect(lines[0]!.payable).toBe(5003)
    const before = await balanceOfBuyer(world, ana)
    await world.must('/api/v2/order/sell/cancel/request', { orderNo: odd.orderNos[0]!, reason: 'no' }, ana)
    await world.must('/api/v2/mch/order/cancel/audit', { orderNo: odd.orderNos[0]!, approve: true }, clerk)
    await world.runJobs()
    expect(await balanceOfBuyer(world, ana)).toBe(before + 5003 + freight)
  })
  test('over several lines: the parts of the new price sum to it, in proportion', async () => {
    await world.must('/api/v2/cart/cart/add', { skuId: goods.skus.normal, quantity: 3 }, ana)
    await world.must('/api/v2/cart/cart/add', { skuId: goods.skus.second, quantity: 2 }, ana)
    await world.must('/api/v2/cart/cart/add', { skuId: goods.skus.paper, quantity: 1 }, ana)
    const placed = await mustPlace(world, ana, { cart: true })
    const orders = await Promise.all(placed.orderNos.map(detail))
    const kiln = orders.find((o) => o.lines.length === 2)!
    const { payNo } = (await lower(kiln.orderNo, 9001)).data
    const [mine, other] = [await detail(kiln.orderNo), await detail(orders.find((o) => o !== kiln)!.orderNo)]
    expect(mine.lines.map((l) => l.payable)).toEqual([4909, 4092])
    // placed together, paid together: one new number over both
    expect([mine.payNo, other.payNo]).toEqual([payNo, payNo])
    expect((await world.must('/api/v2/order/pay/cashier', { payNo }, ana)).amount).toBe(mine.payable + other.payable)
    await payFromBalance(world, ana, payNo)
  })
})

describe('money under way', () => {
  test('what was begun at a provider is ended there; what it took all the same goes back', async () => {
    const { orderNos, payNo } = await place()
    const session = await online.begin(ana, payNo)
    await online.control('mode', { silent: { webhooks: true } })
    await online.control(`pay/${session}`)
    const told = (await lower(orderNos[0]!, 100)).data
    await world.runJobs()
    await world.advance(60_000)
    expect(await detail(orderNos[0]!)).toMatchObject({ status: 'pendingPayment', payable: told.payable.now })
    const { rows } = await world.pool.query(
      `select r.reason, r.amount::text from refund r join payment_attempt a on a.id = r.attempt_id
        join payment p on p.id = a.payment_id where p.pay_no = $1`,
      [payNo],
    )
    expect(rows).toEqual([{ reason: 'notWanted', amount: '7997' }])
    await payFromBalance(world, ana, told.payNo)
  })
})

describe('at once', () => {
  const outcome = async (orderNo: string) => (await detail(orderNo)).status
  test('with payment: it is paid at one of the two prices, and exactly that left the balance', async () => {
    for (let n = 0; n < 8; n++) {
      const { orderNos, payNo } = await place(1)
      const orderNo = orderNos[0]!
      const before = await balanceOfBuyer(world, ana)
      const [lowered, paid] = await Promise.all([lower(orderNo, 500), payFromBalance(world, ana, payNo)])
      const order = await detail(orderNo)
      expect([lowered.status === 200, paid.status === 200].filter(Boolean)).toHaveLength(1)
      expect(order.payable).toBe(lowered.status === 200 ? order.freight + 500 : order.freight + 1999)
      expect(order.status).toBe(paid.status === 200 ? 'awaitingShipment' : 'pendingPayment')
      expect(await balanceOfBuyer(world, ana)).toBe(before - (paid.status === 200 ? order.payable : 0))
    }
  })
  test('twice, and ten times: every price that stands was lower than the last, one number is open', async () => {
    const { orderNos } = await place(1)
    await Promise.all(Array.from({ length: 10 }, (_, n) => lower(orderNos[0]!, 1900 - 100 * n)))
    const { rows } = await world.pool.query<{ amount: string; status: string }>(
      `select p.amount, p.status from payment p join payment_order g on g.payment_id = p.id
        join shop_order o on o.id = g.order_id where o.order_no = $1 order by p.id`,
      [orderNos[0]!],
    )
    expect(rows.filter((r) => r.status === 'open')).toHaveLength(1)
    const amounts = rows.map((r) => Number(r.amount))
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
    expect(rows.length).toBeGreaterThan(1)
  })
  test('with cancelling and with the deadline: it ends, and its pieces are free', async () => {
    const held = await stockOf(world, goods.skus.second)
    for (let n = 0; n < 6; n++) {
      const { orderNos } = await mustPlace(world, ana, { skuId: goods.skus.second, quantity: 1 })
      const orderNo = orderNos[0]!
      const cancel = () => world.ask('/api/v2/order/sell/cancel', { orderNo }, ana)
      const [, cancelled] = await Promise.all([lower(orderNo, 700), cancel()])
      if (cancelled.status !== 200) expect((await cancel()).status).toBe(200)
      expect(await outcome(orderNo)).toBe('cancelled')
      expect((await lower(orderNo, 1)).data.reason).toBe('orderStateChanged')
    }
    const late = await mustPlace(world, ana, { skuId: goods.skus.second, quantity: 1 })
    await lower(late.orderNos[0]!, 900)
    await Promise.all([world.advance(1_801_000), lower(late.orderNos[0]!, 600)])
    expect(await outcome(late.orderNos[0]!)).toBe('closed')
    const fresh = await clerkOf(world, goods.merchants.kiln)
    expect((await lower(late.orderNos[0]!, 500, fresh)).data.reason).toBe('orderStateChanged')
    expect(await stockOf(world, goods.skus.second)).toEqual(held)
  })
})
