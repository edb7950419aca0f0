// The parcel that a buyer wants to know of first, through the front door.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer, type Buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { shipped } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { takeScans } from './scans.ts'
import { transact } from '#kernel/data/db.ts'

const [minute, hour] = [60_000, 3_600_000]
let world: World
let goods: TestGoods
let ana: Buyer
beforeAll(async () => {
  world = await openWorld({ env: { LOG_LEVEL: 'silent' } })
  goods = await makeShop(world)
  ana = await buyer(world, { fen: 100_000_000 })
})
afterAll(() => world.close())

const latest = async (who = ana) => (await world.must('/api/v2/order/sell/parcel/latest', {}, who)).latest
const scan = (parcelId: number, ms: number, text: string) =>
  transact(world.app.db, (trx) =>
    takeScans(trx, world.app.context, parcelId, [
      { at: new Date(world.app.context.clock.now() - ms), kind: 'transit', text, place: '杭州市' },
    ]),
  )

test('none, then the one that moved last, with its newest scan; others are counted', async () => {
  expect(await latest()).toBeNull()
  const first = await shipped(world, goods, ana)
  await world.advance(minute)
  const second = await shipped(world, goods, ana)
  expect(await latest()).toMatchObject({ orderNo: second.orderNo, more: 1, parcel: { scans: [], movedAt: null } })
  await world.advance(2 * hour)
  await scan(first.parcelId, hour, 'earlier')
  await scan(first.parcelId, minute, 'now')
  const told = await latest()
  expect(told).toMatchObject({ orderNo: first.orderNo, parcel: { parcelId: first.parcelId, scans: [{ text: 'now' }] } })
  expect(told!.parcel.scans).toHaveLength(1)
  expect(told!.parcel.lines[0]).toMatchObject({ quantity: 1 })
  await world.must('/api/v2/order/sell/confirm', { orderNo: first.orderNo, requestId: crypto.randomUUID() }, ana)
  expect(await latest()).toMatchObject({ orderNo: second.orderNo, more: 0 })
  await world.must('/api/v2/order/sell/confirm', { orderNo: second.orderNo, requestId: crypto.randomUUID() }, ana)
  expect(await latest(), 'what was received is no news').toBeNull()
})
test('nobody is shown the parcels of another, and a visitor none', async () => {
  await shipped(world, goods, ana)
  expect(await latest(await buyer(world))).toBeNull()
  expect((await world.ask('/api/v2/order/sell/parcel/latest', {})).status).toBe(401)
})
