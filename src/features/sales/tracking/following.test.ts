// Parcels followed from their shipping, through the front door, with a provider on the wire: what is asked for, what
// becomes of it while the provider is away or refuses, and who is asked about when nothing is pushed.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buyer, type Buyer } from '../../../../test/buying.ts'
import { openFollowingWorld, type FollowingWorld } from '../../../../test/following.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { consoleToken } from '../../../../test/roles.ts'
import { clerkOf, sold, waybill, type Clerk } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { pushPath } from './kuaidi100.ts'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
let on: FollowingWorld
let world: World
let goods: TestGoods
let ana: Buyer
let clerk: Clerk
beforeAll(async () => {
  on = await openFollowingWorld({ trackingTries: 3 })
  world = on.world
  goods = await makeShop(world)
  ana = await buyer(world, { fen: 100_000_000 })
  clerk = await clerkOf(world, goods.merchants.kiln)
})
afterEach(async () => {
  await on.control('reset')
  await world.pool.query(`update tracking_subscription set status = 'ended' where status <> 'ended'`)
})
afterAll(() => on.close())

const desk = async (): Promise<Clerk> => ({ ...clerk, token: await consoleToken(world, clerk.userId) })
/** Shipped, and all that follows from it done. */
async function sent(carrier = 'sf', number = waybill()) {
  const { orderNo } = await sold(world, goods, ana)
  const parcels = [{ carrier, waybill: number }]
  const { parcelIds } = await world.must('/api/v2/mch/order/ship', { orderNo, parcels }, await desk())
  await world.runJobs()
  return { orderNo, number, parcelId: parcelIds[0]! }
}
const parcelOf = async (orderNo: string) =>
  (await world.must('/api/v2/order/sell/logistics', { orderNo }, ana)).parcels[0]!
const addStation = async (parcelId: number, at = world.app.context.clock.now()) =>
  world.ask(
    '/api/v2/mch/order/parcel/station/add',
    { parcelId, at: new Date(at).toISOString(), kind: 'transit', requestId: crypto.randomUUID() },
    await desk(),
  )
const subscriptions = async () =>
  (await on.seen()).requests.filter((r) => r.path === '/poll').map((r) => ({ ...JSON.parse(r.form['param']!), r }))
const questions = async () => (await on.seen()).requests.filter((r) => r.path === '/poll/query.do')
const statusOf = async (parcelId: number) =>
  (
    await world.pool.query<{ status: string; fault: string; tries: number }>(
      'select status, fault, tries from tracking_subscription where parcel_id = $1 order by id desc limit 1',
      [parcelId],
    )
  ).rows[0]

describe('at shipping', () => {
  test('asked for once, to be told at an address and with a secret of its own', async () => {
    const [one, two] = [await sent(), await sent()]
    const [first, second] = await subscriptions()
    expect(first).toMatchObject({ company: 'shunfeng', number: one.number, parameters: { resultv2: '4' } })
    expect(first.r.form).toMatchObject({ schema: 'json' })
    expect(first.r.code).toBe('200')
    expect(first.parameters.callbackurl).toMatch(new RegExp(`^${world.url}${pushPath}/\\d+$`))
    expect(first.parameters.salt).toMatch(/^[0-9a-f]{32}$/)
    expect(second.number).toBe(two.number)
    expect(second.parameters.salt).not.toBe(first.parameters.salt)
    expect((await parcelOf(one.orderNo)).tracked).toBe(true)
    expect((await addStation(one.parcelId)).data.reason, 'its carrier tells').toBe('trackedByCarrier')
    const dump = JSON.stringify((await world.pool.query('select * from tracking_subscription')).rows)
    expect(dump.includes(first.parameters.salt), 'the secret is kept nowhere').toBe(false)
  })
  test('who needs it is told how the number of the receiver ends, nobody is told more', async () => {
    await sent('sf')
    await sent('yto', 'YT1234567890123')
    const asked = await subscriptions()
    expect(asked.map((s) => s.parameters.phone)).toEqual([expect.stringMatching(/^\d{4}$/), undefined])
    expect(JSON.stringify(await on.seen())).not.toContain('13800132719')
  })
  test('a carrier that is not known there is not asked for: its merchant tells by hand', async () => {
    const { parcelId, orderNo } = await sent('nacex', '081212345678')
    expect(await subscriptions()).toEqual([])
    expect((await parcelOf(orderNo)).tracked).toBe(false)
    expect((await addStation(parcelId)).status).toBe(200)
  })
  test('without a key nobody is asked', async () => {
    const alone = await openWorld({ over: world, env: { LOG_LEVEL: 'silent' } })
    try {
      const { orderNo } = await sold(world, goods, ana)
      const parcels = [{ carrier: 'sf', waybill: waybill() }]
      const { parcelIds } = await alone.must('/api/v2/mch/order/ship', { orderNo, parcels }, await desk())
      await alone.runJobs()
      expect(await statusOf(parcelIds[0]!)).toBeUndefined()
      expect((await on.seen()).requests).toEqual([])
      const push = await fetch(`${alone.url}${pushPath}/1`, {
        method: 'POST',
        body: new URLSearchParams({ param: '{}' }),
      })
      expect(push.status).toBe(400)
    } finally {
      await alone.close()
    }
  })
  test('the key was taken away: what was followed is told by hand again', async () => {
    const { parcelId, orderNo } = await sent()
    const alone = await openWorld({ over: world, env: { LOG_LEVEL: 'silent' } })
    try {
      await world.pool.query(`select graphile_worker.add_job('tracking.ask', '{}')`)
      await alone.runJobs()
    } finally {
      await alone.close()
    }
    expect((await parcelOf(orderNo)).tracked).toBe(false)
    expect((await addStation(parcelId)).status).toBe(200)
  })
})

describe('the provider is away or refuses', () => {
  test('an order ships all the same, and is followed when it is back', async () => {
    await on.faults({ silent: { api: true, pushes: false } })
    const { orderNo, parcelId } = await sent()
    expect(await parcelOf(orderNo)).toMatchObject({ status: 'travelling', tracked: false })
    expect((await addStation(parcelId)).status, 'meanwhile by hand').toBe(200)
    await on.faults({ silent: { api: false, pushes: false } })
    await world.runJobs()
    expect((await statusOf(parcelId))!.status, 'not before its time').toBe('wanted')
    await world.advance(2 * minute)
    expect((await statusOf(parcelId))!.status).toBe('subscribed')
    expect((await parcelOf(orderNo)).tracked).toBe(true)
  })
  test.each([{ garbled: true }, { endless: true }, { refuse: '500' }])(
    '%j: tried again, later each time, then parked',
    async (mode) => {
      await on.faults(mode)
      const { parcelId } = await sent()
      expect(await statusOf(parcelId)).toMatchObject({ status: 'wanted', tries: 1 })
      await world.advance(65_000)
      expect(await statusOf(parcelId)).toMatchObject({ status: 'wanted', tries: 2 })
      await world.advance(65_000)
      expect(await statusOf(parcelId), 'twice as late').toMatchObject({ status: 'wanted', tries: 2 })
      await world.advance(65_000)
      expect(await statusOf(parcelId)).toMatchObject({ status: 'parked', tries: 3 })
      await world.advance(day)
      expect((await subscriptions()).length).toBe(3)
      expect((await addStation(parcelId)).status).toBe(200)
    },
  )
  test('a number or carrier that it refuses is not tried again', async () => {
    await on.faults({ refuse: '701' })
    const { parcelId } = await sent()
    expect(await statusOf(parcelId)).toEqual({ status: 'parked', fault: '701', tries: 1 })
  })
  test('its answers were lost, yet it follows: the first push says so', async () => {
    await on.faults({ garbled: true })
    const { number, parcelId, orderNo } = await sent()
    await world.advance(65_000)
    await world.advance(130_000)
    expect((await statusOf(parcelId))!.status).toBe('parked')
    await on.scan(number, '103', 'collected')
    expect((await statusOf(parcelId))!.status).toBe('subscribed')
    expect(await parcelOf(orderNo)).toMatchObject({ tracked: true, scans: [{ text: 'collected' }] })
  })
  test('where one got no answer, the others of that round do not wait for theirs', async () => {
    await on.faults({ silent: { api: true, pushes: false } })
    const numbers = Array.from({ length: 12 }, () => waybill())
    for (const number of numbers) {
      const { orderNo } = await sold(world, goods, ana)
      await world.must(
        '/api/v2/mch/order/ship',
        { orderNo, parcels: [{ carrier: 'sf', waybill: number }] },
        await desk(),
      )
    }
    const began = performance.now()
    await world.runJobs()
    expect((await on.seen()).requests.length).toBe(4)
    expect(performance.now() - began).toBeLessThan(8000)
    await on.control('reset')
    await world.advance(3 * minute)
    expect((await on.seen()).parcels.filter((p) => p.subscriber).length, 'none is forgotten').toBe(12)
  })
})

describe('another waybill', () => {
  const correct = async (parcelId: number, number: string) => {
    await world.must(
      '/api/v2/mch/order/waybill',
      { parcelId, carrier: 'sf', waybill: number, requestId: crypto.randomUUID() },
      await desk(),
    )
    await world.runJobs()
  }
  test('is followed anew; what was told of the old one counts no more, nor what still comes of it', async () => {
    const { number, parcelId, orderNo } = await sent()
    await on.scan(number, '103', 'of another parcel')
    expect((await parcelOf(orderNo)).scans).toHaveLength(1)
    const right = waybill()
    await correct(parcelId, right)
    expect((await parcelOf(orderNo)).scans).toEqual([])
    const late = await on.scan(number, '301', 'of another parcel, delivered')
    expect(late!.state, 'it is taken, so that it does not come again').toBe('taken')
    expect(await parcelOf(orderNo)).toMatchObject({ scans: [], deliveredAt: null, tracked: true })
    await on.scan(right, '103', 'ours')
    expect((await parcelOf(orderNo)).scans.map((s) => s.text)).toEqual(['ours'])
  })
  test('a push that comes between the correction and its job does not count either', async () => {
    const { number, parcelId, orderNo } = await sent()
    const wish = { parcelId, carrier: 'sf', waybill: waybill(), requestId: crypto.randomUUID() }
    await world.must('/api/v2/mch/order/waybill', wish, await desk())
    await on.scan(number, '301', 'of another parcel')
    expect((await parcelOf(orderNo)).scans).toEqual([])
    await world.runJobs()
    expect((await parcelOf(orderNo)).tracked).toBe(true)
  })
  test('and back: the first address tells again', async () => {
    const { number, parcelId, orderNo } = await sent()
    await correct(parcelId, waybill())
    await correct(parcelId, number)
    await on.scan(number, '103', 'ours after all')
    expect((await parcelOf(orderNo)).scans.map((s) => s.text)).toEqual(['ours after all'])
  })
})

describe('nothing is pushed', () => {
  test('it is asked after some hours, not before, and not at once again', async () => {
    const { number, orderNo } = await sent()
    await on.faults({ silent: { api: false, pushes: true } })
    await on.scan(number, '103', 'collected', 0, '浙江,杭州市,余杭区')
    await on.round()
    expect(await questions()).toEqual([])
    await world.advance(6 * hour + minute)
    await on.round()
    await on.round()
    const [asked, ...more] = await questions()
    expect([asked!.code, more]).toEqual(['200', []])
    expect(JSON.parse(asked!.form['param']!)).toMatchObject({ com: 'shunfeng', num: number, resultv2: '4' })
    expect((await parcelOf(orderNo)).scans).toMatchObject([{ kind: 'collected', place: '杭州市', byMerchant: false }])
  })
  test('a push puts the question off; what was delivered is not asked about', async () => {
    const { number } = await sent()
    await world.advance(5 * hour)
    await on.scan(number, '103', 'collected')
    await world.advance(2 * hour)
    await on.round()
    expect(await questions()).toEqual([])
    await on.scan(number, '301', 'there')
    await world.advance(3 * day)
    await on.round()
    expect(await questions()).toEqual([])
  })
  test('whom somebody else asked for before is asked about at once', async () => {
    const shared = waybill()
    await sent('sf', shared)
    await on.scan(shared, '103', 'both are in it')
    const { orderNo } = await sent('sf', shared)
    expect((await subscriptions()).at(-1)!.r.code).toBe('501')
    await on.round()
    expect((await parcelOf(orderNo)).scans.map((s) => s.text)).toEqual(['both are in it'])
  })
  test('never seen for days, or still for many: told; not while the provider itself is silent', async () => {
    const [seen, unseen] = [await sent(), await sent()]
    await on.scan(seen.number, '0', 'on its way')
    await on.faults({ silent: { api: true, pushes: true } })
    await world.advance(4 * day)
    await on.round()
    expect((await parcelOf(unseen.orderNo)).trouble, 'nobody could say').toBeNull()
    await on.faults({ silent: { api: false, pushes: true } })
    await world.advance(7 * hour)
    await on.round()
    expect((await parcelOf(unseen.orderNo)).trouble).toBe('unknown')
    expect((await parcelOf(seen.orderNo)).trouble).toBeNull()
    await world.advance(7 * day)
    await on.round()
    expect((await parcelOf(seen.orderNo)).trouble).toBe('lost')
    await on.faults({ silent: { api: false, pushes: false } })
    await on.scan(seen.number, '0', 'found again')
    expect((await parcelOf(seen.orderNo)).trouble, 'a scan ends it').toBeNull()
  })
  test('twenty at once are asked about a few at a time, and each once', async () => {
    const all = []
    for (let n = 0; n < 20; n++) all.push(await sent())
    await on.faults({ silent: { api: false, pushes: true } })
    for (const { number } of all) await on.scan(number, '103', 'collected')
    await world.advance(7 * hour)
    await Promise.all([on.round(), on.round(), on.round()])
    const asked = (await questions()).map((q) => (JSON.parse(q.form['param']!) as { num: string }).num)
    expect(asked.toSorted()).toEqual(all.map((p) => p.number).toSorted())
  })
})
