// Stations by the merchant's hand, through the front door: what the buyer sees of them, whose they are, their bounds;
// and scans of carriers through the door of others.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyer, type Buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { consoleToken } from '../../../../test/roles.ts'
import { clerkOf, shipped, waybill, type Clerk } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { noteTracked, takeScans } from './scans.ts'
import type { NewScan } from './scan-queries.ts'
import { transact } from '#kernel/data/db.ts'

const [hour, day] = [3_600_000, 86_400_000]
let world: World
let goods: TestGoods
let ana: Buyer
let clerk: Clerk
beforeAll(async () => {
  world = await openWorld({ settings: { stationsMax: 3 }, env: { LOG_LEVEL: 'silent' } })
  goods = await makeShop(world)
  ana = await buyer(world, { fen: 100_000_000 })
  clerk = await clerkOf(world, goods.merchants.kiln)
})
afterAll(() => world.close())

const desk = async (): Promise<Clerk> => ({ ...clerk, token: await consoleToken(world, clerk.userId) })
const agoIso = (ms: number): string => new Date(world.app.context.clock.now() - ms).toISOString()
type Kind = 'collected' | 'transit' | 'delivered'
const add = async (parcelId: number, kind: Kind, ms = 0, more: { text?: string; place?: string } = {}, who?: Clerk) =>
  world.ask(
    '/api/v2/mch/order/parcel/station/add',
    { parcelId, at: agoIso(ms), kind, ...more, requestId: crypto.randomUUID() },
    who ?? (await desk()),
  )
const remove = async (parcelId: number, scanId: number, who?: Clerk) =>
  world.ask('/api/v2/mch/order/parcel/station/remove', { parcelId, scanId }, who ?? (await desk()))
const parcelOf = async (orderNo: string, lang: 'en-US' | 'zh-CN' | 'es-ES' = 'en-US') =>
  (await world.must('/api/v2/order/sell/logistics', { orderNo }, { ...ana, lang })).parcels[0]!
const titlesOf = async (who: Buyer) =>
  (await world.must('/api/v2/user/message/page', { type: 'order' }, who)).records.map((m) => m.title)
const scan = (ms: number, kind: NewScan['kind'], text: string): NewScan => ({
  at: new Date(world.app.context.clock.now() - ms),
  kind,
  text,
  place: '',
})
const take = (parcelId: number, ...scans: NewScan[]) =>
  transact(world.app.db, (trx) => takeScans(trx, world.app.context, parcelId, scans))

describe('by hand', () => {
  test('the buyer sees them newest first, as the word of the merchant', async () => {
    const { orderNo, parcelId } = await shipped(world, goods, ana)
    await add(parcelId, 'transit', hour, { text: '  到达南昌 ', place: '南昌市' })
    await add(parcelId, 'collected', 2 * hour)
    const { scans, track, movedAt, deliveredAt, still } = await parcelOf(orderNo, 'es-ES')
    expect(scans.map((s) => [s.kind, s.text, s.place, s.byMerchant])).toEqual([
      ['transit', '到达南昌', '南昌市', true],
      ['collected', '', '', true],
    ])
    expect([track, movedAt, deliveredAt, still]).toEqual(['transit', scans[0]!.at, null, false])
  })
  test('bounds: a time between shipping and now, so many, of a parcel on its way, not beside a carrier', async () => {
    const { orderNo, parcelId } = await shipped(world, goods, ana)
    expect((await add(parcelId, 'transit', -hour)).data.reason).toBe('stationTime')
    expect((await add(parcelId, 'transit', 4 * day)).data.reason).toBe('stationTime')
    for (const ms of [1, 2, 3]) expect((await add(parcelId, 'transit', ms * hour)).status).toBe(200)
    expect((await add(parcelId, 'transit', 4 * hour)).data).toMatchObject({ reason: 'stationsFull', max: 3 })
    await world.must('/api/v2/order/sell/confirm', { orderNo }, ana)
    expect((await add(parcelId, 'delivered')).data.reason).toBe('orderStateChanged')
    const followed = await shipped(world, goods, ana)
    await transact(world.app.db, (trx) => noteTracked(trx, followed.parcelId, true))
    expect((await add(followed.parcelId, 'transit')).data.reason).toBe('trackedByCarrier')
  })
  test('other merchants and readers add and take back nothing', async () => {
    const { parcelId, orderNo } = await shipped(world, goods, ana)
    await add(parcelId, 'transit')
    const { scanId } = (await parcelOf(orderNo)).scans[0]!
    const others = await clerkOf(world, goods.merchants.paper)
    expect((await add(parcelId, 'transit', hour, {}, others)).data.reason).toBe('notFound')
    expect((await remove(parcelId, scanId, others)).data.reason).toBe('notFound')
    const reader = await clerkOf(world, goods.merchants.kiln, 'service')
    expect((await add(parcelId, 'transit', hour, {}, reader)).status).toBe(403)
    const another = await shipped(world, goods, ana)
    expect((await remove(another.parcelId, scanId)).data.reason, 'of another parcel').toBe('notFound')
  })
  test('taken back within a day, but not what a carrier told, nor while the buyer misses the parcel', async () => {
    const { parcelId, orderNo } = await shipped(world, goods, ana)
    await add(parcelId, 'transit', hour)
    await add(parcelId, 'delivered')
    const [delivered, transit] = (await parcelOf(orderNo)).scans
    expect((await parcelOf(orderNo)).deliveredAt).not.toBeNull()
    expect((await remove(parcelId, delivered!.scanId)).status).toBe(200)
    expect((await parcelOf(orderNo)).deliveredAt).toBeNull()
    await world.advance(2 * day)
    expect((await remove(parcelId, transit!.scanId)).data.reason).toBe('stationFixed')
    await add(parcelId, 'transit')
    await world.advance(2 * day)
    await add(parcelId, 'transit', 3 * day)
    await world.must('/api/v2/order/sell/missing', { parcelId }, ana)
    const young = (await parcelOf(orderNo)).scans.find((s) => s.scanId !== transit!.scanId)!
    expect((await remove(parcelId, young.scanId)).data.reason).toBe('stationFixed')
    const told = await shipped(world, goods, ana)
    await take(told.parcelId, scan(hour, 'transit', 'by its carrier'))
    const { scanId } = (await parcelOf(told.orderNo)).scans[0]!
    expect((await remove(told.parcelId, scanId)).data.reason).toBe('notFound')
  })
})

describe('by its carrier', () => {
  test('told twice and in any order it stands the same; a later name for a scan holds', async () => {
    const { parcelId, orderNo } = await shipped(world, goods, ana)
    const way = [scan(3 * hour, 'collected', 'in'), scan(2 * hour, 'transit', 'through'), scan(hour, 'out', 'almost')]
    await take(parcelId, way[2]!, way[0]!)
    await take(parcelId, ...way, ...way)
    expect((await parcelOf(orderNo)).scans.map((s) => s.text)).toEqual(['almost', 'through', 'in'])
    await take(parcelId, { ...way[2]!, kind: 'delivered' })
    await take(parcelId, ...way)
    expect((await parcelOf(orderNo)).track, 'a late push never moves it back').toBe('delivered')
    expect((await parcelOf(orderNo)).scans).toHaveLength(3)
  })
  test('twenty pushes at once are the scans once', async () => {
    const eva = await buyer(world, { fen: 1_000_000 })
    const { parcelId, orderNo } = await shipped(world, goods, eva)
    const way = [scan(3 * hour, 'collected', 'in'), scan(2 * hour, 'delivered', 'done')]
    await Promise.all(Array.from({ length: 20 }, () => take(parcelId, ...way)))
    const { parcels } = await world.must('/api/v2/order/sell/logistics', { orderNo }, eva)
    expect(parcels[0]!.scans).toHaveLength(2)
    expect((await titlesOf(eva)).filter((title) => title === 'Your parcel was delivered')).toHaveLength(1)
  })
  test('what a number was used for long ago, or lies ahead, is not of this parcel', async () => {
    const { parcelId, orderNo } = await shipped(world, goods, ana)
    await take(parcelId, scan(200 * day, 'delivered', 'another parcel'), scan(-3 * day, 'delivered', 'not yet'))
    expect(await parcelOf(orderNo)).toMatchObject({ scans: [], deliveredAt: null })
  })
  test('delivered is not received: the buyer confirms, or time does; its own time runs from shipping', async () => {
    const { parcelId, orderNo } = await shipped(world, goods, ana)
    const { confirmAt } = await parcelOf(orderNo)
    await take(parcelId, scan(0, 'delivered', 'signed'))
    expect(await parcelOf(orderNo)).toMatchObject({ status: 'travelling', confirmAt })
    await world.advance(15 * day + hour)
    expect((await parcelOf(orderNo)).status).toBe('received')
  })
  test('trouble is told to buyer and merchant, each kind once, and over with the next good scan', async () => {
    const eva = await buyer(world, { fen: 1_000_000 })
    const { parcelId, orderNo } = await shipped(world, goods, eva)
    await take(parcelId, scan(3 * hour, 'problem', '地址不详'))
    await take(parcelId, scan(3 * hour, 'problem', '地址不详'), scan(2 * hour, 'problem', '电话无人接听'))
    await take(parcelId, scan(hour, 'out', '再次派送'), scan(0, 'returning', '退回'))
    expect((await titlesOf(eva)).slice(0, 2)).toEqual([
      'Your parcel is going back to the shop',
      'There is a problem with your parcel',
    ])
    const told = await world.must('/api/v2/user/message/page', { type: 'order' }, await desk())
    expect(told.records.slice(0, 2).map((m) => m.title)).toEqual([
      'A parcel is coming back to you',
      'There is a problem with a parcel',
    ])
    expect((await world.must('/api/v2/order/sell/logistics', { orderNo }, eva)).parcels[0]!.trouble).toBe('back')
  })
  test('another waybill: what was told under the old one is gone', async () => {
    const { parcelId, orderNo } = await shipped(world, goods, ana)
    await take(parcelId, scan(0, 'delivered', 'of somebody else'))
    const corrected = { parcelId, carrier: 'sf', waybill: waybill() }
    await world.must('/api/v2/mch/order/waybill', corrected, await desk())
    expect(await parcelOf(orderNo)).toMatchObject({ scans: [], deliveredAt: null, track: null, movedAt: null })
  })
})

test('it may be missed after two days without movement, or after the day it was expected', async () => {
  const { parcelId, orderNo } = await shipped(world, goods, ana)
  const miss = () => world.ask('/api/v2/order/sell/missing', { parcelId }, ana)
  await world.advance(2 * day - hour)
  expect((await miss()).data).toMatchObject({ reason: 'missingTooEarly', hours: 1 })
  await take(parcelId, scan(0, 'transit', 'moving'))
  await world.advance(day + 2 * hour)
  expect((await miss()).data).toMatchObject({ reason: 'missingTooEarly', hours: 22 })
  await take(parcelId, scan(0, 'transit', 'moving'))
  await world.advance(2 * day)
  expect(await parcelOf(orderNo)).toMatchObject({ still: true, mayMiss: true })
  await take(parcelId, scan(hour, 'transit', 'moving'))
  expect(await parcelOf(orderNo), 'the promise is five days').toMatchObject({ still: false, mayMiss: true })
  expect((await miss()).status).toBe(200)
})
