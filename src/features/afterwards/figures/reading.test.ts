// Figures as a merchant reads them: its own only, of whom it lets, as tables and files; what waits by its deadline.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer, type Buyer } from '../../../../test/buying.ts'
import { atDesk, claimed, received } from '../../../../test/claims.ts'
import { figuresAddUp } from '../../../../test/figure-sums.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { joinAs } from '../../../../test/roles.ts'
import { clerkOf, sold, type Clerk } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'
import { countDays } from './figures.ts'
import { bucketsOf } from './spans.ts'

let world: World
let goods: TestGoods
let ana: Buyer
let [kiln, paper]: Clerk[] = []
const day = 86_400_000
const count = () => countDays(world.app.db, world.app.context.settings)
beforeAll(async () => {
  world = await openWorld({ settings: { figureLargeShopGoods: 0 } })
  goods = await makeShop(world)
  ana = await buyer(world, { fen: 10_000_000 })
  kiln = await clerkOf(world, goods.merchants.kiln, 'finance')
  paper = await clerkOf(world, goods.merchants.paper, 'manager')
})
afterAll(async () => {
  await figuresAddUp(world)
  await world.close()
})

test('a shop that is new has noughts, and days for all of them', async () => {
  const days = await world.must('/api/v2/mch/stat/days', { period: '30d' }, kiln)
  expect(days.now).toHaveLength(30)
  expect(days.was).toHaveLength(30)
  expect(days.sum).toMatchObject({ sales: 0, visitors: 0, paid: 0 })
  const overview = await world.must('/api/v2/mch/stat/overview', {}, kiln)
  expect(overview).toMatchObject({ so: { sales: 0 }, weekAgo: { sales: 0 } })
  expect(await world.must('/api/v2/mch/home/todo', {}, kiln)).toEqual({ records: [] })
})

test('sales, buyers, regions and goods are those of the merchant; what goes back is of its own day', async () => {
  await sold(world, goods, ana, { quantity: 2 })
  await count()
  await world.advance(2 * day)
  ;[kiln, paper] = await Promise.all([atDesk(world, kiln!), atDesk(world, paper!)])
  await sold(world, goods, ana)
  await sold(world, goods, ana, { sku: 'paper' })
  await count()
  const { sum, now } = await world.must('/api/v2/mch/stat/days', { period: '7d' }, kiln)
  const of = await world.pool.query<{ fen: number }>(
    'select sum(paid)::int as fen from shop_order where merchant_id = $1',
    [goods.merchants.kiln],
  )
  expect(sum).toMatchObject({ paid: 2, sales: of.rows[0]!.fen, buyers: 1, newBuyers: 1 })
  expect(now.at(-1)).toMatchObject({ paid: 1, buyers: 1, newBuyers: 0 })
  const { records } = await world.must('/api/v2/mch/stat/goods', { period: '7d' }, kiln)
  expect(records.map(({ productId, units }) => ({ productId, units }))).toEqual([
    { productId: goods.products.normal, units: 3 },
  ])
  const regions = await world.must('/api/v2/mch/stat/region', { period: '7d' }, { ...kiln, lang: 'es-ES' })
  expect(regions.records).toMatchObject([{ code: 'CN-31', name: 'Shanghai', orders: 2 }])
  expect((await world.must('/api/v2/mch/stat/days', { period: '7d' }, paper)).sum.paid).toBe(1)
})

test('of a long span whole weeks are read: the same numbers as of its days', async () => {
  await world.pool.query(
    `insert into figure_goods (merchant_id, day, product_id, brought, units, sales)
     select $1, d::date, $2, false, extract(doy from d)::int, 1
     from generate_series('2025-01-01'::date, '2025-12-31', '1 day') d`,
    [goods.merchants.kiln, goods.products.cent],
  )
  await world.pool.query(
    `insert into figure_goods_week (merchant_id, week, product_id, units, sales)
     select merchant_id, shop_week(day), product_id, sum(units), sum(sales) from figure_goods where product_id = $1
     group by 1, 2, 3`,
    [goods.products.cent],
  )
  for (const last of ['2025-12-31', '2025-12-28', '2025-11-30', '2025-07-02'])
    for (const period of ['7d', '30d', '90d', '12w', '12m'] as const) {
      const { records } = await world.must('/api/v2/mch/stat/goods', { period, last, order: 'units' }, kiln)
      const buckets = bucketsOf(period, last)
      const { rows } = await world.pool.query<{ units: number }>(
        'select sum(units)::int as units from figure_goods where product_id = $1 and day >= $2 and day < $3',
        [goods.products.cent, buckets[0]!.from, buckets.at(-1)!.until],
      )
      expect(records[0]?.units, `${period} ${last}`).toBe(rows[0]!.units)
    }
  await world.pool.query(`delete from figure_goods where product_id = $1`, [goods.products.cent])
  await world.pool.query(`delete from figure_goods_week where product_id = $1`, [goods.products.cent])
})

test('another merchant, a role without the permission and a shopper read nothing of it', async () => {
  const foreign = { ...kiln!, headers: { ...kiln!.headers, 'merchant-id': String(goods.merchants.paper) } }
  expect((await world.ask('/api/v2/mch/stat/days', { period: '7d' }, foreign)).status).toBe(403)
  const packer = await clerkOf(world, goods.merchants.kiln, 'orders')
  for (const path of ['days', 'goods', 'source', 'region', 'aftersale'] as const)
    expect((await world.ask(`/api/v2/mch/stat/${path}`, { period: '7d' }, packer)).status).toBe(403)
  expect((await world.ask('/api/v2/mch/stat/overview', {}, ana)).status).toBe(403)
  expect((await world.ask('/api/v2/admin/stat/days', { period: '7d' }, kiln)).status).toBe(403)
  expect((await world.ask('/api/v2/admin/stat/recount', {}, kiln)).status).toBe(403)
})

test('days that are none, or not yet, are refused', async () => {
  for (const last of ['2026-02-30', '2999-01-01', '1999-12-31'])
    expect((await world.ask('/api/v2/mch/stat/days', { period: '7d', last }, kiln)).data.reason).toBe('badInput')
})

test('no cell of a file runs in a spreadsheet', async () => {
  await world.pool.query('update product set title = $2 where id = $1', [
    goods.products.normal,
    JSON.stringify({ 'en-US': '=HYPERLINK("http://evil")', 'zh-CN': '+1', 'es-ES': '@x' }),
  ])
  for (const lang of ['en-US', 'zh-CN', 'es-ES']) {
    const { csv } = await world.must('/api/v2/mch/stat/file', { of: 'goods', period: '7d' }, { ...kiln, lang })
    const cells = csv
      .slice(1)
      .split('\n')
      .flatMap((line) => line.split(','))
    expect(cells.filter((cell) => /^"?[=+@]/.test(cell))).toEqual([])
  }
  const { csv } = await world.must('/api/v2/mch/stat/file', { of: 'days', period: '7d' }, kiln)
  expect(csv.trim().split('\n')).toHaveLength(8)
})

test('what waits stands by its deadline, of what the role may read', async () => {
  const claim = await claimed(world, ana, await received(world, goods, ana))
  expect(claim).toBeDefined()
  await sold(world, goods, ana)
  const manager = await clerkOf(world, goods.merchants.kiln, 'manager')
  const { records } = await world.must('/api/v2/mch/home/todo', {}, manager)
  expect(records.map(({ kind }) => kind).toSorted()).toEqual(['claims', 'toShip'])
  const due = records.map(({ at }) => at!)
  expect(due).toEqual(due.toSorted())
  const packer = await clerkOf(world, goods.merchants.kiln, 'goods')
  expect((await world.must('/api/v2/mch/home/todo', {}, packer)).records).toEqual([])
})

test('the platform reads the sums over all shops, and has them counted anew', async () => {
  await count()
  const staff = await joinAs(world, await world.person(), { audience: 'staff', role: 'admin' })
  const all = await world.must('/api/v2/admin/stat/days', { period: '7d' }, staff)
  const each = await Promise.all([kiln, paper].map((who) => world.must('/api/v2/mch/stat/days', { period: '7d' }, who)))
  expect(all.sum.sales).toBe(each[0]!.sum.sales + each[1]!.sum.sales)
  await world.pool.query('update figure_sales set sales = sales + 1')
  expect((await world.must('/api/v2/admin/stat/recount', {}, staff)).days).toBeGreaterThan(0)
  await count()
  expect((await world.must('/api/v2/admin/stat/days', { period: '7d' }, staff)).sum).toEqual(all.sum)
})

test('the best goods of a large shop are found once a day, what they did is told as it is', async () => {
  const best = async (period: '90d' | '12m', size = 100) =>
    (await world.must('/api/v2/mch/stat/goods', { period, order: 'units', size }, kiln)).records
  const before = await best('90d')
  await world.app.context.settings.reload()
  await addJobs(world.app.db, [{ name: 'figures.findBest', payload: {} }])
  await world.runJobs()
  expect([await best('90d'), await best('12m', 1)]).toEqual([before, before.slice(0, 1)])
  const { rows } = await world.pool.query('select distinct period, by from figure_best where merchant_id = $1', [
    goods.merchants.kiln,
  ])
  expect(rows).toHaveLength(16)
  await world.pool.query("update figure_best set products = products[1:0] where period = '12m'")
  expect([await best('12m'), (await best('90d')).length]).toEqual([[], before.length])
  await sold(world, goods, ana, { quantity: 2 })
  await count()
  expect((await best('90d'))[0]!.units).toBe(before[0]!.units + 2)
  await world.advance(2 * day)
  kiln = await atDesk(world, kiln!)
  expect((await best('12m'))[0]!.units).toBe(before[0]!.units + 2)
})
