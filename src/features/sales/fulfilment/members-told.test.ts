// What waits for a merchant is told to those of its people who ship, and to nobody else's.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer, type Buyer } from '../../../../test/buying.ts'
import { atDesk, day, staffer } from '../../../../test/claims.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { clerkOf, shipped, sold, waybill, type Clerk } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
let ana: Buyer
beforeAll(async () => {
  world = await openWorld({ env: { LOG_LEVEL: 'silent' } })
  goods = await makeShop(world)
  ana = await buyer(world, { fen: 100_000_000 })
})
afterAll(() => world.close())

const keysOf = async ({ userId }: Clerk): Promise<string[]> => {
  const { rows } = await world.pool.query<{ key: string }>(
    `select key from message where user_id = $1 and key like 'shop%' order by id`,
    [userId],
  )
  return rows.map(({ key }) => key)
}

test('a request to cancel, a missed parcel and an order that waits too long, each once', async () => {
  const clerk = await clerkOf(world, goods.merchants.kiln)
  const [reader, stranger] = [
    await clerkOf(world, goods.merchants.kiln, 'finance'),
    await clerkOf(world, goods.merchants.paper),
  ]
  const asked = await sold(world, goods, ana)
  const cancel = { orderNo: asked.orderNo, reason: 'I moved' }
  await world.must('/api/v2/order/sell/cancel/request', cancel, ana)
  expect((await world.ask('/api/v2/order/sell/cancel/request', cancel, ana)).status).toBe(409)
  expect(await keysOf(clerk)).toEqual(['shopCancelAsked'])
  const { parcelId } = await shipped(world, goods, ana)
  const waits = await sold(world, goods, ana)
  await world.advance(7 * day + 60_000)
  await world.must('/api/v2/order/sell/missing', { parcelId }, ana)
  await world.runJobs()
  expect((await keysOf(clerk)).toSorted()).toEqual([
    'shopCalledOff',
    'shopCancelAsked',
    'shopOrderLate',
    'shopParcelMissed',
  ])
  expect([await keysOf(reader), await keysOf(stranger)]).toEqual([[], []])
  const { records } = await world.must('/api/v2/user/message/page', { size: 50 }, await atDesk(world, clerk))
  expect(records.some((r) => r.text.includes(waits.orderNo) && !/\{\{/.test(r.text))).toBe(true)
})

/** What the buyer was told of an order, newest last. */
const buyerTold = async (orderNo: string): Promise<string[]> => {
  const { rows } = await world.pool.query<{ key: string }>(
    `select key from message where user_id = $1 and about ->> 'note' = $2 and type = 'order' order by id`,
    [ana.userId, orderNo],
  )
  return rows.map(({ key }) => key)
}
test('what time or staff did in place of the merchant is told to both, with a way to the order', async () => {
  const clerk = await clerkOf(world, goods.merchants.kiln)
  const { orderNo } = await sold(world, goods, ana, { quantity: 3 })
  await world.must('/api/v2/order/sell/remind', { orderNo }, ana)
  const { lines } = await world.must('/api/v2/order/sell/detail', { orderNo }, ana)
  const one = [{ orderLineId: lines[0]!.orderLineId, quantity: 1 }]
  const parcels = [{ carrier: 'sf', waybill: waybill(), lines: one }]
  const { parcelIds } = await world.must('/api/v2/mch/order/ship', { orderNo, parcels }, clerk)
  await world.must('/api/v2/order/sell/cancel/request', { orderNo, reason: 'Enough' }, ana)
  await world.advance(day + 60_000)
  expect(await buyerTold(orderNo)).toEqual(['orderPaid', 'parcelShipped', 'orderRestCalledOff'])
  await world.advance(7 * day)
  const parcelId = parcelIds[0]!
  await world.must('/api/v2/order/sell/missing', { parcelId }, ana)
  await world.advance(3 * day + 60_000)
  const ann = await atDesk(world, await staffer(world, 'orders'))
  const decision = { parcelId, state: 'lost', reason: 'The carrier lost it' } as const
  await world.must('/api/v2/admin/order/parcel/state', decision, ann)
  expect((await buyerTold(orderNo)).slice(3)).toEqual(['parcelGone', 'orderCalledOff'])
  const told = ['shopReminded', 'shopCancelAsked', 'shopCalledOff', 'shopParcelMissed', 'shopParcelDecided']
  expect((await keysOf(clerk)).filter((key) => key !== 'shopOrderLate')).toEqual(told)
  const { rows } = await world.pool.query<{ link: string }>(
    `select distinct link from message where user_id = $1 and params ->> 'number' = $2`,
    [clerk.userId, orderNo],
  )
  expect(rows).toEqual([{ link: `/merchant/orders/${orderNo}?shop=${goods.merchants.kiln}` }])
})
