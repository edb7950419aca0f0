// Holidays of a shop through the front door: planned, begun and ended by the calendar, told wherever its goods are
// shown, and nothing paused is sold: in no way, to nobody, at no moment.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agreed, buyer, mustPlace, payFromBalance, place, stockOf } from '../../../../test/buying.ts'
import { makeShop, same, type TestGoods } from '../../../../test/goods.ts'
import { clerkOf, sold, type Clerk } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import type { Calls } from '#kernel/call/contract.ts'

let world: World
let goods: TestGoods
let kiln: Clerk
let paper: Clerk
const id = () => crypto.randomUUID()
const dayMs = 86_400_000
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
})
beforeEach(async () => {
  kiln = await clerkOf(world, goods.merchants.kiln, 'manager')
  paper = await clerkOf(world, goods.merchants.paper, 'manager')
})
afterAll(() => world.close())
afterEach(() => world.pool.query('delete from shop_holiday'))

const list = (by = kiln) => world.must('/api/v2/mch/shop/holiday/list', {}, by)
/** So many days from today, by the calendar of Shanghai. */
const day = (days: number): string =>
  new Date(world.app.context.clock.now() + 8 * 3_600_000 + days * dayMs).toISOString().slice(0, 10)
type Wish = Calls['/api/v2/mch/shop/holiday/save']['input']
const wish = (from: number, back: number, more: Partial<Wish> = {}): Wish => ({
  fromDay: day(from),
  backDay: day(back),
  mode: 'paused',
  words: same('Off to the sea'),
  requestId: id(),
  ...more,
})
/** As it stands by now; 1 of what is not there. */
const versionOf = async (one: number) => (await list()).records.find((r) => r.id === one)?.version ?? 1
const save = async (from: number, back: number, more: Partial<Wish> = {}, by = kiln) => {
  const seen = more.id === undefined ? {} : { version: await versionOf(more.id) }
  return world.ask('/api/v2/mch/shop/holiday/save', wish(from, back, { ...seen, ...more }), by)
}
const end = async (one: number, by = kiln) =>
  world.ask('/api/v2/mch/shop/holiday/end', { id: one, version: await versionOf(one), requestId: id() }, by)
const reasonOf = ({ status, data }: { status: number; data: unknown }) =>
  status === 200 ? 'done' : (data as { reason?: string }).reason
const shop = () => world.must('/api/v2/merchant/detail', { id: goods.merchants.kiln }, { lang: 'en-US' })
const product = () => world.must('/api/v2/goods/goods/detail/normal', { id: goods.products.normal })
/** The clock goes on until a second into that day; who signed in at a console before is out. */
const midnight = (days: number) =>
  world.advance(Date.parse(`${day(days)}T00:00:01+08:00`) - world.app.context.clock.now())

describe('planning', () => {
  test('days that the calendar has, in their order, not past, not too far, not too long', async () => {
    const wrong = async (from: number, back: number, more: Partial<Wish> = {}) =>
      (await save(from, back, more)).data as unknown as { field?: string; rule?: string }
    expect(await wrong(-1, 3)).toMatchObject({ field: 'fromDay', rule: 'minimum' })
    expect(await wrong(2, 2)).toMatchObject({ field: 'backDay', rule: 'minimum' })
    expect(await wrong(1, 92)).toMatchObject({ field: 'backDay', rule: 'maximum' })
    expect(await wrong(400, 410)).toMatchObject({ field: 'fromDay', rule: 'maximum' })
    expect(await wrong(1, 3, { backDay: '2027-02-31' })).toMatchObject({ field: 'backDay', rule: 'date' })
    expect((await list()).records).toEqual([])
  })
  test('two never share a day, also planned at once; those that only touch may stand', async () => {
    const both = await Promise.all([save(2, 6), save(4, 8)])
    expect(new Set(both.map(reasonOf))).toEqual(new Set(['done', 'holidayOverlaps']))
    const { records } = await list()
    expect(records).toHaveLength(1)
    const touching = { fromDay: records[0]!.backDay, backDay: day(10) }
    expect(reasonOf(await save(2, 6, touching))).toBe('done')
  })
  test('it is changed while it is not over; one that runs keeps its first day', async () => {
    const one = (await save(0, 3)).data.id
    expect(reasonOf(await save(1, 3, { id: one }))).toBe('badInput')
    expect(reasonOf(await save(0, 5, { id: one, mode: 'open' }))).toBe('done')
    expect((await list()).records[0]).toMatchObject({ backDay: day(5), mode: 'open', state: 'running' })
    expect(reasonOf(await end(one))).toBe('done')
    expect((await list()).records[0]).toMatchObject({ state: 'over' })
    expect(reasonOf(await save(0, 5, { id: one }))).toBe('notFound')
    expect(reasonOf(await end(one))).toBe('notFound')
    expect(reasonOf(await save(0, 4))).toBe('done')
  })
  test('of two who save one holiday, also at once, the second is told; nothing is overwritten unseen', async () => {
    const one = (await save(1, 3)).data.id
    const [first, second] = await Promise.all([
      save(1, 5, { id: one, version: 1, words: same('Five days') }),
      save(1, 7, { id: one, version: 1, words: same('Seven days') }),
    ])
    expect(new Set([reasonOf(first), reasonOf(second)])).toEqual(new Set(['done', 'holidayChanged']))
    const [kept] = (await list()).records
    expect([kept!.backDay, kept!.version]).toEqual([reasonOf(first) === 'done' ? day(5) : day(7), 2])
    const stale = { id: one, version: 1, requestId: id() }
    expect(reasonOf(await world.ask('/api/v2/mch/shop/holiday/end', stale, kiln))).toBe('holidayChanged')
    expect(reasonOf(await world.ask('/api/v2/mch/shop/holiday/save', wish(1, 9, { id: one }), kiln))).toBe(
      'holidayChanged',
    )
    expect((await list()).records).toEqual([kept])
    expect(reasonOf(await save(1, 9, { id: one }))).toBe('done')
  })
  test('another shop’s is not there; nothing more than is asked comes in; words stay words', async () => {
    const script = '<script>alert(1)</script>'
    const one = (await save(0, 3, { words: { 'en-US': ` ${script}\n x ` } })).data.id
    expect(reasonOf(await save(0, 5, { id: one }, paper))).toBe('notFound')
    expect(reasonOf(await end(one, paper))).toBe('notFound')
    expect((await list(paper)).records).toEqual([])
    const more = { ...wish(5, 6), merchantId: goods.merchants.paper, endedAt: null }
    expect((await world.ask('/api/v2/mch/shop/holiday/save', more as Wish, kiln)).status).toBe(400)
    const orders = await clerkOf(world, goods.merchants.kiln, 'orders')
    expect((await save(5, 6, {}, orders)).status).toBe(403)
    expect((await shop()).holiday!.words).toBe(`${script} x`)
  })
  test('the desk is told which paid orders fall due inside it, its own only', async () => {
    const order = await sold(world, goods, await buyer(world))
    const days = { fromDay: day(0), backDay: day(30) }
    const due = (by: Clerk, asked = days) => world.must('/api/v2/mch/order/due', asked, by)
    expect((await due(kiln)).orders.map((o) => o.orderNo)).toContain(order.orderNo)
    expect(await due(paper)).toEqual({ count: 0, orders: [] })
    expect((await due(kiln, { fromDay: day(20), backDay: day(30) })).count).toBe(0)
    const wrong = { fromDay: '2027-02-31', backDay: '2027-03-02' }
    expect((await world.ask('/api/v2/mch/order/due', wrong, kiln)).status).toBe(400)
  })
})

describe('paused', () => {
  test('begins and ends by the calendar: shop, goods and lists tell it, and goods stay found', async () => {
    const listed = async () =>
      (await world.must('/api/v2/goods/goods/page', { merchantId: goods.merchants.kiln, size: 50 })).records.length
    const before = await listed()
    const one = wish(1, 3)
    await world.must('/api/v2/mch/shop/holiday/save', one, kiln)
    expect((await shop()).holiday).toBeNull()
    await midnight(1)
    const told = { mode: 'paused', day: one.backDay, words: 'Off to the sea' }
    expect((await shop()).holiday).toEqual(told)
    expect((await product()).merchant.holiday).toEqual(told)
    expect(await listed()).toBe(before)
    expect(reasonOf(await place(world, await buyer(world), { skuId: goods.skus.normal, quantity: 1 }))).toBe(
      'shopOnHoliday',
    )
    await midnight(2)
    expect((await shop()).holiday).toBeNull()
    await mustPlace(world, await buyer(world), { skuId: goods.skus.normal, quantity: 1 })
  })
  test('what is kept is made new when it begins and when it ends', async () => {
    let loads = 0
    const kept = () => world.app.context.cache.get('catalog', 'holiday test', dayMs, () => Promise.resolve(++loads))
    const before = await kept()
    await save(1, 2)
    await expect.poll(kept).toBeGreaterThan(before)
    for (const at of [1, 1]) {
      const seen = await kept()
      await midnight(at)
      await expect.poll(kept).toBeGreaterThan(seen)
    }
  })
  test('cart: nothing is put in, what stands there says its day and is left when the rest is cleared', async () => {
    const ana = await buyer(world)
    const put = () =>
      world.ask('/api/v2/cart/cart/add', { skuId: goods.skus.normal, quantity: 1, requestId: id() }, ana)
    expect(reasonOf(await put())).toBe('done')
    const one = (await save(0, 3)).data.id
    expect(reasonOf(await put())).toBe('shopOnHoliday')
    const cart = await world.must('/api/v2/cart/cart/list', {}, ana)
    expect(cart.groups).toEqual([])
    expect(cart.invalid[0]).toMatchObject({ problem: 'paused', pausedUntil: day(3) })
    expect(cart.totals.total).toBe(0)
    expect((await world.must('/api/v2/cart/cart/clearInvalid', {}, ana)).removed).toBe(0)
    await end(one)
    expect((await world.must('/api/v2/cart/cart/list', {}, ana)).groups[0]!.lines).toHaveLength(1)
  })
  test('neither an old confirmation nor buying at once gets it', async () => {
    const ana = await buyer(world)
    const old = await agreed(world, ana, { skuId: goods.skus.normal, quantity: 1 })
    await save(0, 3)
    expect(reasonOf(await world.ask('/api/v2/order/sell/normal/create', old, ana))).toBe('shopOnHoliday')
    const quick = await agreed(world, ana, { skuId: goods.skus.normal, quantity: 1 })
    expect(reasonOf(await world.ask('/api/v2/order/sell/normal/create', quick, ana))).toBe('shopOnHoliday')
    const preview = await world.must('/api/v2/order/sell/normal/preview', { from: quick.from }, ana)
    expect(preview).toMatchObject({ canPlace: false, blockedBy: 'shopOnHoliday' })
    expect(preview.groups[0]!.lines[0]!.problem).toBe('paused')
  })
  test('an order placed before is paid and shipped as ever', async () => {
    const ana = await buyer(world)
    const { payNo } = await mustPlace(world, ana, { skuId: goods.skus.normal, quantity: 1 })
    await save(0, 3)
    expect((await payFromBalance(world, ana, payNo)).status).toBe(200)
  })
  test('orders race the pause: each is wholly before or after, and stock agrees', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => buyer(world)))
    const wishes = await Promise.all(people.map((who) => agreed(world, who, { skuId: goods.skus.normal, quantity: 1 })))
    const before = await stockOf(world, goods.skus.normal)
    const [holiday, ...replies] = await Promise.all([
      save(0, 3),
      ...wishes.map((one, i) => world.ask('/api/v2/order/sell/normal/create', one, people[i])),
    ])
    expect(reasonOf(holiday)).toBe('done')
    expect(replies.map(reasonOf).filter((r) => r !== 'done' && r !== 'shopOnHoliday')).toEqual([])
    const placed = replies.filter(({ status }) => status === 200).length
    expect((await stockOf(world, goods.skus.normal)).reserved - before.reserved).toBe(placed)
    expect(reasonOf(await place(world, people[0]!, { skuId: goods.skus.normal, quantity: 1 }))).toBe('shopOnHoliday')
  })
  test('an order that waits for a pause being saved comes after it', async () => {
    const ana = await buyer(world)
    const old = await agreed(world, ana, { skuId: goods.skus.normal, quantity: 1 })
    const other = await world.pool.connect()
    try {
      await other.query('begin')
      await other.query('select from merchant where id = $1 for update', [goods.merchants.kiln])
      const placing = world.ask('/api/v2/order/sell/normal/create', old, ana)
      await expect
        .poll(async () => {
          const { rows } = await world.pool.query<{ n: number }>(
            `select count(*)::int as n from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock' and query like '%from merchant where id%'`,
          )
          return rows[0]!.n
        })
        .toBe(1)
      await other.query(
        `insert into shop_holiday (merchant_id, from_day, back_day, mode) values ($1, $2, $3, 'paused')`,
        [goods.merchants.kiln, day(0), day(2)],
      )
      await other.query('commit')
      expect(reasonOf(await placing)).toBe('shopOnHoliday')
    } finally {
      await other.query('rollback')
      other.release()
    }
  })
})

describe('sold with its day', () => {
  test('the day is told before, agreed to, kept by the order, and its time to ship runs from it', async () => {
    const ana = await buyer(world)
    const old = await agreed(world, ana, { skuId: goods.skus.normal, quantity: 1 })
    const back = day(9)
    await save(0, 9, { mode: 'open' })
    const refused = await world.ask('/api/v2/order/sell/normal/create', old, ana)
    expect(refused.data).toMatchObject({
      reason: 'totalChanged',
      changes: [{ field: 'preorder', skuId: goods.skus.normal, before: null, after: back }],
    })
    const wished = { from: { skuId: goods.skus.normal, quantity: 1 }, addressId: ana.addressId }
    const preview = await world.must('/api/v2/order/sell/normal/preview', wished, ana)
    expect(preview.groups[0]!.lines[0]!.preorderDay).toBe(back)
    expect(Date.parse(preview.groups[0]!.arrives!.from)).toBeGreaterThan(Date.parse(`${back}T00:00:00+08:00`))
    const { orderNo } = await sold(world, goods, ana)
    const order = await world.must('/api/v2/order/sell/detail', { orderNo }, ana)
    expect(order.lines[0]).toMatchObject({ stock: 'counted', preorderDay: back })
    const desk = await world.must('/api/v2/mch/order/detail', { orderNo }, kiln)
    expect(desk.lines[0]!.preorderDay).toBe(back)
    expect(Date.parse(desk.due!.from)).toBe(Date.parse(`${back}T00:00:00+08:00`))
    // ended early, the promise stays
    await end((await list()).records[0]!.id)
    expect((await world.must('/api/v2/order/sell/detail', { orderNo }, ana)).lines[0]!.preorderDay).toBe(back)
    const after = await sold(world, goods, ana)
    expect(
      (await world.must('/api/v2/order/sell/detail', { orderNo: after.orderNo }, ana)).lines[0]!.preorderDay,
    ).toBeNull()
  })
  test('a day moved between the confirmation and the order is told, also in the last moment', async () => {
    const ana = await buyer(world)
    const one = (await save(0, 3, { mode: 'open' })).data.id
    const old = await agreed(world, ana, { skuId: goods.skus.normal, quantity: 1 })
    await save(0, 5, { id: one, mode: 'open' })
    expect((await world.ask('/api/v2/order/sell/normal/create', old, ana)).data).toMatchObject({
      changes: [{ field: 'preorder', before: day(3), after: day(5) }],
    })
  })
})
