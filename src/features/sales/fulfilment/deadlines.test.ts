// What an order in the buyer's list says comes next, and when.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer, mustPlace, type Buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { shipped, sold } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'

const day = 86_400_000
let world: World
let goods: TestGoods
let ana: Buyer
beforeAll(async () => {
  world = await openWorld({ settings: { missingAfterSeconds: 0 }, env: { LOG_LEVEL: 'silent' } })
  goods = await makeShop(world)
  ana = await buyer(world, { fen: 10_000_000 })
})
afterAll(() => world.close())

const inList = async (orderNo: string) =>
  (await world.must('/api/v2/order/sell/page', { keyword: orderNo }, ana)).records[0]!
const soon = (ms: number) => {
  const around = (iso: string) => Math.abs(Date.parse(iso) - world.app.context.clock.now() - ms) < 60_000
  return expect.toSatisfy(around)
}

test('unpaid: it is closed', async () => {
  const { orderNos, expiresAt } = await mustPlace(world, ana, { skuId: goods.skus.normal, quantity: 1 })
  expect((await inList(orderNos[0]!)).deadline).toEqual({ kind: 'pay', at: expiresAt })
})
test('paid: nothing; asked to call it off: the answer', async () => {
  const { orderNo } = await sold(world, goods, ana)
  expect((await inList(orderNo)).deadline).toBeNull()
  await world.must('/api/v2/order/sell/cancel/request', { orderNo, reason: 'I moved' }, ana)
  expect((await inList(orderNo)).deadline).toEqual({ kind: 'cancelAnswer', at: soon(day) })
})
test('on its way: receipt; more time; missed: the answer; received: nothing', async () => {
  const { orderNo, parcelId } = await shipped(world, goods, ana)
  expect((await inList(orderNo)).deadline).toEqual({ kind: 'receipt', at: soon(15 * day) })
  await world.must('/api/v2/order/sell/extend', { parcelId }, ana)
  expect((await inList(orderNo)).deadline).toEqual({ kind: 'receipt', at: soon(22 * day) })
  await world.must('/api/v2/order/sell/missing', { parcelId }, ana)
  expect((await inList(orderNo)).deadline).toEqual({ kind: 'missingAnswer', at: soon(3 * day) })
  await world.must('/api/v2/order/sell/confirm', { orderNo }, ana)
  expect((await inList(orderNo)).deadline).toBeNull()
})
