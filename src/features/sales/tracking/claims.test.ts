// Parcels of claims followed at their carriers, through the front door: what buyers send back and what is sent instead;
// what their sides see, hear, and what silence then means. Forged, repeated and late words, and other people's parcels.
import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { claimParcels, type ClaimParcels } from '../../../../test/claim-parcels.ts'
import { atDesk, claimed, day, hour, photo, received, show } from '../../../../test/claims.ts'
import { openFollowingWorld, type FollowingWorld } from '../../../../test/following.ts'
import { waybill } from '../../../../test/shipping.ts'
import type { World } from '../../../../test/world.ts'

const minute = 60_000
let on: FollowingWorld
let world: World
let made: ClaimParcels
beforeAll(async () => {
  on = await openFollowingWorld()
  world = on.world
  made = await claimParcels(on)
})
afterEach(async () => {
  await on.control('reset')
  await world.pool.query(`update tracking_subscription set status = 'ended' where status <> 'ended'`)
})
afterAll(async () => {
  expect((await auditBooks(world.pool)).differences).toEqual({})
  await on.close()
})

const textsOf = async (serviceNo: string) => (await made.parcelOf(serviceNo)).scans.map((s) => s.text)
const left = async (serviceNo: string): Promise<number> =>
  Math.round((Date.parse((await show(world, made.ben, serviceNo)).deadline!) - world.app.context.clock.now()) / hour)
describe('goods sent back', () => {
  test('are asked for at their carrier, by the phone of the return address, and seen by all three sides', async () => {
    const { serviceNo, number } = await made.returning()
    const [asked] = (await on.seen()).requests.filter(({ path }) => path === '/poll')
    expect(JSON.parse(asked!.form['param']!)).toMatchObject({ number, parameters: { phone: '2720' } })
    await on.scan(number, '103', 'collected', hour, '浙江,杭州市,余杭区')
    const seen = { way: 'return', tracked: true, track: 'collected', scans: [{ text: 'collected', place: '杭州市' }] }
    expect(await made.parcelOf(serviceNo)).toMatchObject({ ...seen, carrierName: 'SF Express', mayTell: false })
    const desk = await world.must('/api/v2/mch/refund/detail', { serviceNo }, await atDesk(world, made.clerk))
    const ours = await world.must('/api/v2/admin/refund/detail', { serviceNo }, await atDesk(world, made.ann))
    expect([desk.parcels[0], ours.parcels[0]]).toMatchObject([seen, seen])
  })
  test('delivered: the merchant is told once; it is no receipt, and ten days of silence still are', async () => {
    const { serviceNo, number } = await made.returning()
    await on.scan(number, '301', 'there')
    await on.scan(number, '301', 'there, again')
    expect(await show(world, made.ben, serviceNo)).toMatchObject({ status: 'returning', onDeadline: 'receive' })
    expect((await made.toldOf(serviceNo, made.clerk.userId)).filter((key) => key === 'ReturnThere')).toHaveLength(1)
    expect(await left(serviceNo)).toBe(240)
    await world.advance(10 * day + minute)
    expect((await show(world, made.ben, serviceNo)).status).not.toBe('returning')
  })
  test.each([
    ['going back to the buyer', async (number: string) => void (await on.scan(number, '4', 'returned'))],
    ['given up, never seen', async (number: string) => void (await on.control('abort', { number }))],
  ])('%s: both hear of it, and silence is no receipt but a question to staff', async (_, happens) => {
    const { serviceNo, number } = await made.returning()
    await happens(number)
    expect(await made.last(serviceNo)).toEqual({ buyer: 'ReturnAstray', merchant: 'ReturnUnheard' })
    expect(await show(world, made.ben, serviceNo)).toMatchObject({
      astray: true,
      onDeadline: 'ask',
      waitsFor: 'merchant',
    })
    await world.advance(10 * day + minute)
    expect(await show(world, made.ben, serviceNo)).toMatchObject({
      status: 'returning',
      notArrived: true,
      deadline: null,
    })
    expect(await made.last(serviceNo)).toEqual({ buyer: 'ReturnLost', merchant: 'ReturnAsked' })
    await made.must(made.staff('arrival', { serviceNo, arrived: false, reason: 'The carrier says so' }))
    expect((await show(world, made.ben, serviceNo)).endedBecause).toBe('notArrived')
  })
  test('astray and found: silence is a receipt again; held up: the buyer hears of it', async () => {
    const { serviceNo, number } = await made.returning()
    await on.scan(number, '6', 'turned around', 3 * hour)
    expect((await show(world, made.ben, serviceNo)).onDeadline).toBe('ask')
    await on.scan(number, '301', 'delivered after all', hour)
    expect((await show(world, made.ben, serviceNo)).onDeadline).toBe('receive')
    const held = await made.returning()
    await on.scan(held.number, '2', 'address unclear')
    expect((await made.last(held.serviceNo)).buyer).toBe('ParcelHeld')
    expect((await show(world, made.ben, held.serviceNo)).onDeadline, 'it may still come').toBe('receive')
  })
  test('the waybill by which the goods once came says nothing of their way back', async () => {
    const order = await received(world, made.goods, made.ben)
    const { parcels } = await world.must('/api/v2/order/sell/logistics', { orderNo: order.orderNo }, made.ben)
    const old = parcels[0]!.waybill
    await world.advance(3 * day)
    const serviceNo = await claimed(world, made.ben, order, { type: 'returnAndRefund' })
    await made.must(made.mch('audit', { serviceNo, approve: true }))
    const parcel = { carrier: 'sf', waybill: old, phone: '13800132719' }
    await world.must('/api/v2/order/refund/logistics/add', { serviceNo, ...parcel }, made.ben)
    await world.runJobs()
    await on.scan(old, '301', 'delivered to the buyer', 3 * day)
    await on.round()
    expect(await made.parcelOf(serviceNo)).toMatchObject({ scans: [], deliveredAt: null })
  })
  test('refused by the merchant: the way back to the buyer is followed, the first one no more', async () => {
    const { serviceNo, number } = await made.returning()
    const uploadIds = [await photo(world, await atDesk(world, made.clerk))]
    const back = waybill()
    await made.must(made.mch('refuse', { serviceNo, reason: 'Another cup', uploadIds, carrier: 'sf', waybill: back }))
    await made.subscriberOf(back)
    await on.scan(number, '301', 'late')
    await on.scan(back, '103', 'collected again')
    const { parcels } = await show(world, made.ben, serviceNo)
    expect(parcels.map((p) => [p.way, p.endedAt === null, p.scans.length])).toEqual([
      ['back', true, 1],
      ['return', false, 0],
    ])
  })
})

describe('a replacement', () => {
  test('delivered: its buyer is told, and closes it; nothing is taken of it afterwards', async () => {
    const { serviceNo, number } = await made.replaced()
    await on.scan(number, '301', 'there')
    expect(await made.last(serviceNo)).toMatchObject({ buyer: 'ReplacementThere' })
    expect(await show(world, made.ben, serviceNo)).toMatchObject({ status: 'processing', onDeadline: 'done' })
    await world.must('/api/v2/order/refund/confirm', { serviceNo }, made.ben)
    const late = await on.scan(number, '4', 'went back')
    expect(late!.state, 'it is taken, so that it does not come again').toBe('taken')
    expect(await show(world, made.ben, serviceNo)).toMatchObject({ status: 'closed', endedBecause: 'done' })
    expect(await textsOf(serviceNo)).toEqual(['there'])
  })
  test('returned to its sender: three days for the merchant, then it counts as lost and seven days begin', async () => {
    const { serviceNo, number } = await made.replaced()
    await on.scan(number, '4', 'returned')
    expect(await made.last(serviceNo)).toEqual({ buyer: 'ReplacementAstray', merchant: 'ShipmentAstray' })
    expect(await show(world, made.ben, serviceNo)).toMatchObject({
      onDeadline: 'lose',
      waitsFor: 'merchant',
      astray: true,
    })
    expect(await left(serviceNo)).toBe(72)
    const queue = await world.must('/api/v2/mch/refund/page', { tab: 'mine' }, await atDesk(world, made.clerk))
    expect(queue.records.map((r) => r.serviceNo)).toContain(serviceNo)
    await world.advance(3 * day + minute)
    expect(await show(world, made.ben, serviceNo)).toMatchObject({ status: 'merchantReceived', astray: false })
    expect(await left(serviceNo)).toBe(168)
    expect(await made.last(serviceNo)).toEqual({ buyer: 'ReplacementLost', merchant: 'ShipmentLost' })
    const next = waybill()
    await made.must(made.mch('reship', { serviceNo, carrier: 'sf', waybill: next }))
    await made.subscriberOf(next)
    await on.scan(next, '301', 'the second came')
    expect((await show(world, made.ben, serviceNo)).parcels.map((p) => p.scans[0]?.text)).toEqual([
      'the second came',
      'returned',
      undefined,
    ])
    await world.advance(15 * day + minute)
    expect((await show(world, made.ben, serviceNo)).endedBecause).toBe('done')
  })
  test('never handed over: after days unseen it does not count as received, whatever its sender hopes', async () => {
    const { serviceNo } = await made.replaced()
    await world.advance(3 * day + hour)
    await on.round()
    await world.advance(10 * minute)
    await on.round()
    expect(await show(world, made.ben, serviceNo)).toMatchObject({ astray: true, onDeadline: 'lose' })
    await world.advance(3 * day + minute)
    expect((await show(world, made.ben, serviceNo)).status).toBe('merchantReceived')
    await world.advance(7 * day + minute)
    expect((await show(world, made.ben, serviceNo)).status, 'and nothing sent for seven days: money').toBe(
      'refundComplete',
    )
  })
  test('found again before that: its fifteen days go on', async () => {
    const { serviceNo, number } = await made.replaced()
    await on.scan(number, '6', 'turned around', 3 * hour)
    expect(await left(serviceNo)).toBe(72)
    await on.scan(number, '301', 'there after all')
    expect(await show(world, made.ben, serviceNo)).toMatchObject({
      astray: false,
      onDeadline: 'done',
      waitsFor: 'buyer',
    })
    expect(await left(serviceNo)).toBe(360)
    await world.advance(3 * day + minute)
    expect((await show(world, made.ben, serviceNo)).status).toBe('processing')
  })
  test('a replenishment that goes back waits for staff, then is due anew', async () => {
    const { serviceNo, number } = await made.supplied()
    await on.scan(number, '4', 'returned')
    expect(await show(world, made.ben, serviceNo)).toMatchObject({ waitsFor: 'staff', onDeadline: 'lose' })
    expect(await made.toldOf(serviceNo, made.clerk.userId), 'it is not the merchant’s').not.toContain('ShipmentAstray')
    const queue = await world.must('/api/v2/admin/refund/page', { tab: 'mine' }, await atDesk(world, made.ann))
    expect(queue.records.map((r) => r.serviceNo)).toContain(serviceNo)
    await world.advance(3 * day + minute)
    expect((await show(world, made.ben, serviceNo)).status).toBe('approved')
  })
})

describe('words that are not to be believed', () => {
  const signOf = (param: string, salt: string) =>
    createHash('md5')
      .update(param + salt)
      .digest('hex')
      .toUpperCase()
  const push = async (url: string, param: string, sign: string) =>
    (await fetch(url, { method: 'POST', body: new URLSearchParams({ param, sign }) })).status
  test('signed with a guess, or for a parcel of an order or of another claim: refused', async () => {
    const [mine, theirs] = [await made.replaced(), await made.replaced()]
    const { push: guessed } = await on.control('forge', { number: mine.number })
    const { push: foreign } = await on.control('forge', { number: mine.number, saltOf: theirs.number })
    expect([guessed!.state, foreign!.state]).toEqual(['refused', 'refused'])
    await on.control('forge', { number: mine.number, saltOf: mine.number, about: theirs.number })
    expect([await textsOf(mine.serviceNo), await textsOf(theirs.serviceNo)]).toEqual([[], []])
    expect((await show(world, made.ben, mine.serviceNo)).onDeadline).toBe('done')
  })
  test('repeated and in any order: each once, and what follows stands by all of them', async () => {
    const { serviceNo, number } = await made.replaced()
    await on.faults({ reorder: true })
    await on.scan(number, '103', 'in', 4 * hour)
    await on.scan(number, '6', 'turned around', 3 * hour)
    await on.scan(number, '301', 'there', hour)
    await on.faults({ reorder: false })
    await on.control('flush')
    for (const at of [1, 2, 3]) {
      const { pushes } = await on.seen()
      const told = pushes.findLast(({ param }) => param.includes('there'))!
      const { callbackurl, salt } = (await made.subscriberOf(number))!
      expect(await push(callbackurl, told.param, signOf(told.param, salt)), String(at)).toBe(200)
    }
    expect(await textsOf(serviceNo)).toEqual(['there', 'turned around', 'in'])
    expect(await show(world, made.ben, serviceNo)).toMatchObject({ astray: false, onDeadline: 'done' })
    const keys = await made.toldOf(serviceNo, made.ben.userId)
    expect(keys.filter((key) => key === 'ReplacementThere')).toHaveLength(1)
  })
  test('twenty at once about one parcel: one deadline, one message', async () => {
    const { serviceNo, number, callbackurl, salt } = await made.replaced()
    const ftime = new Date(world.app.context.clock.now() + 8 * hour).toISOString().slice(0, 19).replace('T', ' ')
    const data = [{ ftime, context: 'returned', statusCode: '4' }]
    const param = JSON.stringify({ status: 'polling', lastResult: { nu: number, data } })
    const all = Array.from({ length: 20 }, () => push(callbackurl!, param, signOf(param, salt!)))
    expect(new Set(await Promise.all(all))).toEqual(new Set([200]))
    expect(await textsOf(serviceNo)).toEqual(['returned'])
    expect((await made.toldOf(serviceNo, made.clerk.userId)).filter((key) => key === 'ShipmentAstray')).toHaveLength(1)
    expect(await left(serviceNo)).toBe(72)
  })
})

test('another buyer does not see it', async () => {
  const { serviceNo } = await made.returning()
  const stranger = await world.person()
  expect((await world.ask('/api/v2/order/refund/detail', { serviceNo }, stranger)).data).toMatchObject({
    reason: 'invalidAfterSale',
  })
})
