// Pushes of the tracking provider on the wire: late, repeated, out of order, forged, of another parcel, huge, broken,
// hostile. Each as its own attack, with what the buyer sees afterwards.
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyer, type Buyer } from '../../../../test/buying.ts'
import { openFollowingWorld, type FollowingWorld } from '../../../../test/following.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { shipped } from '../../../../test/shipping.ts'
import type { World } from '../../../../test/world.ts'
import { pushPath } from './kuaidi100.ts'

const hour = 3_600_000
let on: FollowingWorld
let world: World
let goods: TestGoods
let ana: Buyer
beforeAll(async () => {
  on = await openFollowingWorld()
  world = on.world
  goods = await makeShop(world)
  ana = await buyer(world, { fen: 100_000_000 })
})
afterAll(() => on.close())

/** A parcel that is followed. */
async function sent(who = ana) {
  const { orderNo, parcelId } = await shipped(world, goods, who)
  await world.runJobs()
  const { waybill: number } = await parcelOf(orderNo, who)
  const { subscriber } = (await on.seen()).parcels.find((p) => p.number === number)!
  return { orderNo, parcelId, number, ...subscriber! }
}
const parcelOf = async (orderNo: string, who = ana) =>
  (await world.must('/api/v2/order/sell/logistics', { orderNo }, who)).parcels[0]!
const textsOf = async (orderNo: string) => (await parcelOf(orderNo)).scans.map((s) => s.text)
const messagesOf = async (who: Buyer) =>
  (await world.must('/api/v2/user/message/page', { type: 'order' }, who)).records.map((m) => m.title)
const signOf = (param: string, salt: string) =>
  createHash('md5')
    .update(param + salt)
    .digest('hex')
    .toUpperCase()
async function push(url: string, param: string, sign: string) {
  const reply = await fetch(url, { method: 'POST', body: new URLSearchParams({ param, sign }) })
  return { status: reply.status, body: await reply.text() }
}
const timeAt = (ms: number) => new Date(ms + 8 * hour).toISOString().slice(0, 19).replace('T', ' ')
const now = () => timeAt(world.app.context.clock.now())
/** Rightly signed, whatever it says. */
const say = ({ callbackurl, salt }: { callbackurl: string; salt: string }, content: unknown) => {
  const param = JSON.stringify(content)
  return push(callbackurl, param, signOf(param, salt))
}

describe('honest ones', () => {
  test('scans as they come, with their place; delivered is told to the buyer once, and is no receipt', async () => {
    const eva = await buyer(world, { fen: 1_000_000 })
    const parcel = await sent(eva)
    await on.scan(parcel.number, '103', '快件已揽收', 3 * hour, '江西,景德镇市,珠山区')
    await on.scan(parcel.number, '1002', '到达转运中心', 2 * hour)
    await on.scan(parcel.number, '5', '正在派送', hour)
    const last = await on.scan(parcel.number, '301', '已签收')
    expect(JSON.parse(last!.attempts[0]!.answer)).toEqual({ result: true, returnCode: '200', message: '成功' })
    const { scans, track, status, deliveredAt } = await parcelOf(parcel.orderNo, eva)
    expect(scans.map((s) => [s.kind, s.text, s.place, s.byMerchant])).toEqual([
      ['delivered', '已签收', '', false],
      ['out', '正在派送', '', false],
      ['transit', '到达转运中心', '', false],
      ['collected', '快件已揽收', '景德镇市', false],
    ])
    expect([track, status, deliveredAt]).toEqual(['delivered', 'travelling', scans[0]!.at])
    expect((await messagesOf(eva)).filter((title) => title === 'Your parcel was delivered')).toHaveLength(1)
  })
  test('delayed: taken when they come, at the time of which they speak', async () => {
    const { number, orderNo } = await sent()
    await on.faults({ delayMs: 150 })
    await on.scan(number, '103', 'hours ago', 2 * hour)
    expect(await textsOf(orderNo)).toEqual([])
    await on.control('settled')
    await on.faults({ delayMs: 0 })
    const [scan] = (await parcelOf(orderNo)).scans
    expect(world.app.context.clock.now() - Date.parse(scan!.at)).toBeGreaterThan(1.9 * hour)
  })
  test('repeated, and twenty at once: each scan once, nobody is told twice', async () => {
    const eva = await buyer(world, { fen: 1_000_000 })
    const { number, orderNo } = await sent(eva)
    await on.faults({ duplicate: 20 })
    await on.scan(number, '103', 'in', hour)
    const done = await on.scan(number, '301', 'done')
    await on.faults({ duplicate: 0 })
    await on.control(`resend/${done!.id}`, { times: 3 })
    expect((await parcelOf(orderNo, eva)).scans.map((s) => s.text)).toEqual(['done', 'in'])
    expect((await messagesOf(eva)).filter((title) => title === 'Your parcel was delivered')).toHaveLength(1)
  })
  test('out of order: it stands as the newest says, whichever came last', async () => {
    const { number, orderNo } = await sent()
    await on.faults({ reorder: true })
    await on.scan(number, '103', 'in', 3 * hour)
    await on.scan(number, '5', 'almost', 2 * hour)
    await on.scan(number, '301', 'done', hour)
    await on.faults({ reorder: false })
    expect(await textsOf(orderNo)).toEqual([])
    await on.control('flush')
    const { pushes } = await on.seen()
    expect(JSON.parse(pushes.at(-3)!.param).lastResult.data, 'the oldest came last').toHaveLength(1)
    expect(await parcelOf(orderNo)).toMatchObject({ track: 'delivered' })
    expect(await textsOf(orderNo)).toEqual(['done', 'almost', 'in'])
  })
  test('it asks no more: the merchant is told that its carrier never saw it', async () => {
    const { number, orderNo } = await sent()
    await on.control('abort', { number })
    expect((await parcelOf(orderNo)).trouble).toBe('unknown')
  })
})

describe('forged ones', () => {
  test('signed with a guess: refused, and nothing happens', async () => {
    const { number, orderNo } = await sent()
    const { push: forged } = await on.control('forge', { number })
    expect(forged!.attempts[0]).toMatchObject({ status: 400 })
    expect(await parcelOf(orderNo)).toMatchObject({ scans: [], deliveredAt: null })
  })
  test('signed with the secret of another parcel: refused too', async () => {
    const [mine, theirs] = [await sent(), await sent()]
    const { push: forged } = await on.control('forge', { number: mine.number, saltOf: theirs.number })
    expect(forged!.state).toBe('refused')
    expect((await parcelOf(mine.orderNo)).scans).toEqual([])
  })
  test('rightly signed for one parcel, and speaking of another: neither is touched', async () => {
    const [mine, theirs] = [await sent(), await sent()]
    await on.control('forge', { number: mine.number, saltOf: mine.number, about: theirs.number })
    expect((await parcelOf(mine.orderNo)).scans).toEqual([])
    expect((await parcelOf(theirs.orderNo)).scans).toEqual([])
  })
  test('one letter of what was signed is another: refused', async () => {
    const parcel = await sent()
    const param = JSON.stringify({ status: 'polling', lastResult: { nu: parcel.number, data: [] } })
    const sign = signOf(param, parcel.salt)
    expect((await push(parcel.callbackurl, param, sign)).status).toBe(200)
    expect((await push(parcel.callbackurl, param.replace('polling', 'abort'), sign)).status).toBe(400)
    expect((await push(parcel.callbackurl, param, sign.toLowerCase())).status, 'in whichever case').toBe(200)
  })
  test('a parcel that is not there answers as a wrong signature does', async () => {
    const parcel = await sent()
    const wrong = await push(parcel.callbackurl, '{}', signOf('{}', 'guess'))
    expect(wrong.status).toBe(400)
    for (const id of ['999999999', '0', '-1', 'x', '1e3', '99999999999999999999', '%00', "1'--"])
      expect(await push(`${world.url}${pushPath}/${id}`, '{}', signOf('{}', 'guess')), id).toEqual(wrong)
    for (const body of ['', 'sign=&param=', 'sign=A', `sign=${'A'.repeat(32)}`])
      expect((await fetch(parcel.callbackurl, { method: 'POST', body: new URLSearchParams(body) })).status, body).toBe(
        400,
      )
  })
  test('a forged one asks the database nothing', async () => {
    const parcel = await sent()
    const asked = await world.pool.query<{ n: number }>(`select sum(n_tup_ins + idx_scan)::int as n
      from pg_stat_user_tables where relname = 'tracking_subscription'`)
    await Promise.all(Array.from({ length: 50 }, () => push(parcel.callbackurl, '{}', 'A'.repeat(32))))
    const after = await world.pool.query<{ n: number }>(`select sum(n_tup_ins + idx_scan)::int as n
      from pg_stat_user_tables where relname = 'tracking_subscription'`)
    expect(after.rows).toEqual(asked.rows)
  })
})

describe('hostile and broken ones, rightly signed', () => {
  test('too long is cut off; another type than a form is refused', async () => {
    const parcel = await sent()
    const param = JSON.stringify({ status: 'polling', x: 'x'.repeat(140_000) })
    expect((await push(parcel.callbackurl, param, signOf(param, parcel.salt))).status).toBe(413)
    const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
    expect((await fetch(parcel.callbackurl, json)).status).toBe(415)
    expect((await parcelOf(parcel.orderNo)).scans).toEqual([])
  })
  test.each([
    null,
    1,
    'x',
    [],
    {},
    { lastResult: null },
    { lastResult: [] },
    { lastResult: { data: 'x' } },
    { lastResult: { data: [null, 1, 'x', [], {}, { ftime: 1 }, { ftime: '2026-13-45 99:99:99', context: 'x' }] } },
    {
      lastResult: {
        data: [
          { ftime: 'now', context: 'x' },
          { ftime: '', context: 5 },
        ],
      },
    },
    { lastResult: { nu: 5, data: [{ __proto__: null, constructor: 'x', statusCode: 'constructor' }] } },
  ])('%j is taken, and is nothing', async (content) => {
    const parcel = await sent()
    expect((await say(parcel, content)).status).toBe(200)
    expect((await parcelOf(parcel.orderNo)).scans).toEqual([])
  })
  test('no JSON at all is taken, and is nothing', async () => {
    const parcel = await sent()
    expect((await push(parcel.callbackurl, '{', signOf('{', parcel.salt))).status).toBe(200)
  })
  test('words are words: markup stays text, what cannot be seen goes, what is long is cut', async () => {
    const parcel = await sent()
    const script = '<script>alert(1)</script><img src=x onerror=alert(1)>'
    const data = [
      { ftime: now(), context: script, statusCode: '0', areaName: `${script},${'长'.repeat(90)}` },
      {
        ftime: timeAt(world.app.context.clock.now() - hour),
        context: '\u202Eevil\u0000\u0007 \uD800 text',
        statusCode: '0',
      },
      { ftime: timeAt(world.app.context.clock.now() - 2 * hour), context: `${'a'.repeat(499)}🎁🎁`, statusCode: '0' },
    ]
    expect((await say(parcel, { status: 'polling', lastResult: { nu: parcel.number, data } })).status).toBe(200)
    const [first, second, third] = (await parcelOf(parcel.orderNo)).scans
    expect([first!.text, first!.place]).toEqual([script, '长'.repeat(60)])
    expect(second!.text).toBe('evil text')
    expect([third!.text.slice(0, 499), third!.text.length]).toEqual(['a'.repeat(499), 500])
  })
  test('thousands of scans, of all times, are some hundreds of its own', async () => {
    const parcel = await sent()
    const at = world.app.context.clock.now()
    const data = Array.from({ length: 1200 }, (_, n) => ({ time: timeAt(at - n * 1000), context: 'x' }))
    await say(parcel, { lastResult: { nu: parcel.number, data } })
    expect((await parcelOf(parcel.orderNo)).scans).toHaveLength(300)
    const other = await sent()
    const far = ['1970-01-01 00:00:00', '2999-01-01 00:00:00'].map((ftime) => ({
      ftime,
      context: 'x',
      statusCode: '3',
    }))
    await say(other, { lastResult: { nu: other.number, data: far } })
    expect(await parcelOf(other.orderNo)).toMatchObject({ scans: [], deliveredAt: null })
  })
  test('of a parcel that was received nothing is taken any more', async () => {
    const parcel = await sent()
    await world.must('/api/v2/order/sell/confirm', { orderNo: parcel.orderNo, requestId: crypto.randomUUID() }, ana)
    const late = await on.scan(parcel.number, '4', 'returned to sender')
    expect(late!.state).toBe('taken')
    expect(await parcelOf(parcel.orderNo)).toMatchObject({ status: 'received', scans: [] })
  })
})
