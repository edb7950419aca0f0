// One of several orders placed together is paid by itself: what it takes with it, what stays, and who may ask.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { balanceOfBuyer, buyer, mustPlace, payFromBalance, type Buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openOnlineWorld, type OnlineWorld } from '../../../../test/online.ts'
import type { World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
let online: OnlineWorld
beforeAll(async () => {
  online = await openOnlineWorld()
  world = online.world
  goods = await makeShop(world)
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await online.close()
})

/** Two orders of two shops under one payment number. */
async function placed(who: Buyer) {
  await world.must('/api/v2/cart/cart/add', { skuId: goods.skus.normal, quantity: 1 }, who)
  await world.must('/api/v2/cart/cart/add', { skuId: goods.skus.paper, quantity: 1 }, who)
  const { orderNos, payNo } = await mustPlace(world, who, { cart: true })
  return { first: orderNos[0]!, second: orderNos[1]!, payNo }
}
const detail = (orderNo: string, who: Buyer) => world.must('/api/v2/order/sell/detail', { orderNo }, who)
const apart = (orderNo: string, who: Buyer) =>
  world.ask('/api/v2/order/pay/apart', { orderNo, requestId: crypto.randomUUID() }, who)
/** Makes both orders look as if one coupon of the platform had lowered them. */
const share = (who: Buyer) =>
  world.pool.query(
    `update order_share set lane = 'platformCoupon' where order_id in (select id from shop_order where user_id = $1)`,
    [who.userId],
  )

test('one is paid by itself; the other keeps its deadline and both say what waits with them', async () => {
  const lin = await buyer(world)
  const { first, second, payNo } = await placed(lin)
  const before = await detail(first, lin)
  const other = await detail(second, lin)
  expect(before.together).toEqual({
    orders: 2,
    amount: before.payable + other.payable,
    least: { orders: 1, amount: before.payable },
  })
  const own = (await apart(first, lin)).data
  expect(own).toMatchObject({ amount: before.payable, expiresAt: before.expiresAt, paid: false })
  expect((await payFromBalance(world, lin, payNo)).data.reason).toBe('paymentStateChanged')
  const rest = await detail(second, lin)
  expect(rest).toMatchObject({ together: null, expiresAt: before.expiresAt, status: 'pendingPayment' })
  expect([payNo, own.payNo]).not.toContain(rest.payNo)
  expect((await payFromBalance(world, lin, own.payNo)).data.status).toBe('paid')
  expect(await balanceOfBuyer(world, lin)).toBe(100_000 - before.payable)
  expect((await detail(second, lin)).status).toBe('pendingPayment')
  await world.advance(1_801_000)
  expect((await detail(first, lin)).status).toBe('awaitingShipment')
  expect((await detail(second, lin)).status, 'its own timer closes what is left').toBe('closed')
})

test('an attempt that was open at the provider ends; money that comes for it all the same goes back', async () => {
  const ana = await buyer(world)
  const { first, payNo } = await placed(ana)
  const session = await online.begin(ana, payNo)
  expect((await apart(first, ana)).status).toBe(200)
  await world.runJobs()
  const paidThere = await placed(ana)
  const late = await online.begin(ana, paidThere.payNo)
  await online.control('mode', { silent: { webhooks: true } })
  await online.control(`pay/${late}`)
  expect((await apart(paidThere.first, ana)).status).toBe(200)
  await world.runJobs()
  await world.advance(60_000)
  const { rows } = await world.pool.query(
    `select r.reason from refund r join payment_attempt a on a.id = r.attempt_id
      join payment p on p.id = a.payment_id where p.pay_no = $1`,
    [paidThere.payNo],
  )
  expect(rows).toEqual([{ reason: 'notWanted' }])
  expect((await detail(paidThere.first, ana)).status).toBe('pendingPayment')
  const { sessions } = (await online.control('state')).body as { sessions: { id: string; status: string }[] }
  expect(sessions.find(({ id }) => id === session)?.status).toBe('expired')
})

test('others, ended and paid orders, and two at once', async () => {
  const [bo, eve] = [await buyer(world), await buyer(world)]
  const { first, second, payNo } = await placed(bo)
  expect((await apart(first, eve)).data.reason).toBe('notFound')
  expect((await apart('202611260000000000', bo)).data.reason).toBe('notFound')
  const both = await Promise.all([apart(first, bo), apart(second, bo)])
  const won = both.filter((r) => r.status === 200)
  expect(won.length, 'whoever comes second finds another number').toBeGreaterThan(0)
  const open = await world.pool.query(
    `select count(*)::int as n, sum(p.amount)::int as amount from payment p where p.user_id = $1 and p.status = 'open'`,
    [bo.userId],
  )
  const orders = [await detail(first, bo), await detail(second, bo)]
  expect(open.rows[0]).toEqual({ n: 2, amount: orders[0]!.payable + orders[1]!.payable })
  expect((await payFromBalance(world, bo, payNo)).data.reason).toBe('paymentStateChanged')
  await payFromBalance(world, bo, orders[0]!.payNo!)
  expect((await apart(first, bo)).data.reason).toBe('paymentStateChanged')
  await world.advance(1_801_000)
  expect((await apart(second, bo)).data.reason).toBe('orderClosed')
  expect((await apart(second, eve)).data.reason).toBe('notFound')
})

test('orders that share a discount of the platform are paid together', async () => {
  await world.pool.query('update sku set member_price = price - 101 where id = any($1)', [
    [goods.skus.normal, goods.skus.paper],
  ])
  const may = await buyer(world)
  await world.pool.query(`update user_account set vip = 1, vip_until = shop_now() + interval '1 year' where id = $1`, [
    may.userId,
  ])
  const { first, payNo } = await placed(may)
  await share(may)
  const { together } = await detail(first, may)
  expect(together).toMatchObject({ orders: 2, least: { orders: 2, amount: together!.amount } })
  expect((await apart(first, may)).data).toMatchObject({ payNo, amount: together!.amount })
})
