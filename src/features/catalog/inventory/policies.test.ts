// How pieces are minded, through the front door: what nobody counts is always to be had and moves nothing, not even
// after it is counted again; preorders go below zero and are told; nobody minds another merchant's goods.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Policy } from './reasons.ts'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { buyer, mustPlace, payFromBalance, place, stockOf, type Buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods, type TestSku } from '../../../../test/goods.ts'
import { clerkOf, type Clerk } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
let ana: Buyer
let keeper: Clerk
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  ana = await buyer(world, { fen: 100_000_000 })
  keeper = await clerkOf(world, goods.merchants.kiln, 'goods')
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await world.close()
})

const mind = (sku: TestSku, policy: Policy, by: Clerk = keeper) =>
  world.ask('/api/v2/mch/stock/policy', { skuIds: [goods.skus[sku]], policy, requestId: crypto.randomUUID() }, by)
const minded = async (sku: TestSku, policy: Policy) => expect((await mind(sku, policy)).status).toBe(200)
const shown = async (sku: TestSku) => {
  const { skus } = await world.must('/api/v2/goods/goods/detail/normal', { id: goods.products[sku] })
  const { available, stock } = skus.find(({ id }) => id === goods.skus[sku])!
  return [available, stock]
}
const stock = async (sku: TestSku) => {
  const { onHand, reserved } = await stockOf(world, goods.skus[sku])
  return [onHand, reserved]
}
const order = (sku: TestSku, quantity: number, who = ana) => mustPlace(world, who, { skuId: goods.skus[sku], quantity })
/** Who saw a piece that somebody else took is told that it is a preorder now, and orders that. */
async function orderAgain(sku: TestSku, who: Buyer) {
  const reply = await place(world, who, { skuId: goods.skus[sku], quantity: 1 })
  return reply.data.reason === 'totalChanged' ? order(sku, 1, who) : reply.data
}
const linesOf = (orderNo: string) =>
  world.pool
    .query<{ stock: string }>(
      'select l.stock from order_line l join shop_order o on o.id = l.order_id where o.order_no = $1',
      [orderNo],
    )
    .then(({ rows }) => rows.map((r) => r.stock))

test('what nobody counts is always to be had, and its orders move nothing', async () => {
  await minded('soldOut', 'uncounted')
  expect(await shown('soldOut')).toEqual([9999, 'uncounted'])
  const paid = await order('soldOut', 30)
  expect(await linesOf(paid.orderNos[0]!)).toEqual(['uncounted'])
  await payFromBalance(world, ana, paid.payNo)
  const unpaid = await order('soldOut', 3)
  expect(await stock('soldOut')).toEqual([0, 0])
  // counted again before they end: neither gives back what it never took
  await minded('soldOut', 'counted')
  await world.must('/api/v2/order/sell/cancel', { orderNo: unpaid.orderNos[0]!, reason: 'x' }, ana)
  const requestId = crypto.randomUUID()
  await world.must('/api/v2/order/sell/cancel/request', { orderNo: paid.orderNos[0]!, reason: 'x', requestId }, ana)
  const packer = await clerkOf(world, goods.merchants.kiln)
  await world.must('/api/v2/mch/order/cancel/audit', { orderNo: paid.orderNos[0]!, approve: true }, packer)
  expect((await world.must('/api/v2/order/sell/detail', { orderNo: paid.orderNos[0]! }, ana)).status).toBe('cancelled')
  expect(await stock('soldOut')).toEqual([0, 0])
  expect(await shown('soldOut')).toEqual([0, 'counted'])
})

test('what nobody counts is not moved by hand, but may be counted', async () => {
  await minded('faraway', 'uncounted')
  const [onHand] = await stock('faraway')
  const said = (kind: 'add' | 'count', reason: 'arrived' | 'counted') => {
    const lines = [{ skuId: goods.skus.faraway, quantity: 7, ...(kind === 'count' && { seen: onHand! }) }]
    return world.ask('/api/v2/mch/stock/adjust', { kind, lines, reason, requestId: crypto.randomUUID() }, keeper)
  }
  expect((await said('add', 'arrived')).data.reason).toBe('adjustmentUnfit')
  expect((await said('count', 'counted')).status).toBe(200)
  await minded('faraway', 'counted')
  expect(await shown('faraway')).toEqual([7, 'counted'])
})

test('what was held while it was counted is paid and let go while it is not', async () => {
  const before = await stock('cent')
  const [kept, gone] = [await order('cent', 2), await order('cent', 4)]
  await minded('cent', 'uncounted')
  await payFromBalance(world, ana, kept.payNo)
  await world.must('/api/v2/order/sell/cancel', { orderNo: gone.orderNos[0]!, reason: 'x' }, ana)
  expect(await stock('cent')).toEqual([before[0]! - 2, 0])
  await minded('cent', 'counted')
})

test('preorders go below zero, are told, and stay owed when they end', async () => {
  await minded('last', 'preorder')
  // the one piece that is there is no preorder
  expect(await shown('last')).toEqual([9999, 'counted'])
  const buyers = await Promise.all(Array.from({ length: 5 }, () => buyer(world, { fen: 10_000_000 })))
  const placed = await Promise.all(buyers.map((who) => orderAgain('last', who)))
  expect(await stock('last')).toEqual([1, 5])
  const kinds = (await Promise.all(placed.map(({ orderNos }) => linesOf(orderNos[0]!)))).flat().sort()
  expect(kinds).toEqual(['counted', 'preorder', 'preorder', 'preorder', 'preorder'])
  expect(await shown('last')).toEqual([9999, 'preorder'])
  await Promise.all(placed.map(({ payNo }, i) => payFromBalance(world, buyers[i]!, payNo)))
  expect(await stock('last')).toEqual([-4, 0])
  await minded('last', 'counted')
  expect(await shown('last')).toEqual([0, 'counted'])
  const row = await world.must('/api/v2/mch/stock/detail', { skuId: goods.skus.last }, keeper)
  expect(row).toMatchObject({ onHand: -4, free: -4, policy: 'counted' })
  const lines = [{ skuId: goods.skus.last, quantity: 10 }]
  const requestId = crypto.randomUUID()
  await world.must('/api/v2/mch/stock/adjust', { kind: 'add', lines, reason: 'arrived', requestId }, keeper)
  expect(await shown('last')).toEqual([6, 'counted'])
})

test('an order that closes gives back what it held, though nobody counts it now', async () => {
  const late = await order('second', 2)
  await minded('second', 'uncounted')
  const before = await stock('second')
  await world.advance(1_900_000)
  expect((await world.must('/api/v2/order/pay/cashier', { payNo: late.payNo }, ana)).status).toBe('closed')
  expect(await stock('second')).toEqual([before[0], 0])
  await minded('second', 'counted')
})

test('only who looks after these goods minds them, all or none', async () => {
  const stranger = await clerkOf(world, goods.merchants.paper, 'goods')
  expect((await mind('normal', 'uncounted', stranger)).data.reason).toBe('notFound')
  const packer = await clerkOf(world, goods.merchants.kiln, 'orders')
  expect((await mind('normal', 'uncounted', packer)).status).toBe(403)
  const skuIds = [goods.skus.normal, goods.skus.paper]
  const both = { skuIds, policy: 'uncounted' as const, requestId: crypto.randomUUID() }
  expect((await world.ask('/api/v2/mch/stock/policy', both, keeper)).data.reason).toBe('notFound')
  expect(await shown('normal')).toEqual([expect.any(Number), 'counted'])
})
