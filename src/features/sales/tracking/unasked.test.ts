// Followed parcels of which nothing is told any more: their merchant tells by hand, until something is told again.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buyer, type Buyer } from '../../../../test/buying.ts'
import { openFollowingWorld, type FollowingWorld } from '../../../../test/following.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { consoleToken } from '../../../../test/roles.ts'
import { clerkOf, sold, waybill, type Clerk } from '../../../../test/shipping.ts'
import type { World } from '../../../../test/world.ts'

const [hour, day] = [3_600_000, 86_400_000]
let on: FollowingWorld
let world: World
let goods: TestGoods
let ana: Buyer
let clerk: Clerk
beforeAll(async () => {
  on = await openFollowingWorld()
  world = on.world
  goods = await makeShop(world)
  ana = await buyer(world, { fen: 10_000_000 })
  clerk = await clerkOf(world, goods.merchants.kiln)
})
afterEach(() => on.control('reset'))
afterAll(() => on.close())

const desk = async (): Promise<Clerk> => ({ ...clerk, token: await consoleToken(world, clerk.userId) })
async function sent() {
  const { orderNo } = await sold(world, goods, ana)
  const number = waybill()
  const parcels = [{ carrier: 'sf', waybill: number }]
  const { parcelIds } = await world.must('/api/v2/mch/order/ship', { orderNo, parcels }, await desk())
  await world.runJobs()
  return { orderNo, number, parcelId: parcelIds[0]! }
}
const parcelOf = async (orderNo: string) =>
  (await world.must('/api/v2/order/sell/logistics', { orderNo }, ana)).parcels[0]!
const addStation = async (parcelId: number) => {
  const at = new Date(world.app.context.clock.now()).toISOString()
  const station = { parcelId, at, kind: 'transit' as const, requestId: crypto.randomUUID() }
  return world.ask('/api/v2/mch/order/parcel/station/add', station, await desk())
}

test('who answers no more about a parcel leaves it to the merchant’s hand, until it tells again', async () => {
  const { number, orderNo, parcelId } = await sent()
  await on.faults({ silent: { api: false, pushes: true }, refuse: '503' })
  await world.advance(7 * hour)
  await on.round()
  expect((await addStation(parcelId)).data.reason, 'one answer that was missed').toBe('trackedByCarrier')
  await world.advance(day)
  await on.round()
  expect((await parcelOf(orderNo)).tracked).toBe(false)
  expect((await addStation(parcelId)).status).toBe(200)
  await on.faults({ silent: { api: false, pushes: false }, refuse: null })
  await on.scan(number, '0', 'on its way')
  expect((await parcelOf(orderNo)).tracked).toBe(true)
})
test('a number that is refused when it is asked about is told by hand at once', async () => {
  const { orderNo, parcelId } = await sent()
  await on.faults({ silent: { api: false, pushes: true }, refuse: '400' })
  await world.advance(7 * hour)
  await on.round()
  expect((await parcelOf(orderNo)).tracked).toBe(false)
  expect((await addStation(parcelId)).status).toBe(200)
})
