// The demo shop fills itself once, quickly, and a second time changes nothing.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '../bin/audit-books.ts'
import { seedDemo } from './seed.ts'
import { merchants } from './merchants.ts'
import { people } from './people.ts'
import { products } from './products.ts'
import { countOf } from './reviews-plan.ts'
import { openWorld, type World } from '../test/world.ts'
import { placeFrom } from '#surfaces/storefront/visit/place.ts'

const BUYERS = people().buyers
const PRODUCTS = products()
let world: World
beforeAll(async () => {
  world = await openWorld()
  await seedDemo(world.app)
})
afterAll(() => world.close())

const count = async (text: string): Promise<number> =>
  (await world.pool.query<{ n: string }>(text)).rows[0]!.n as unknown as number

test('every product stands on its shelf with pictures that are there', async () => {
  const { total, records, totalIsExact } = await world.must('/api/v2/goods/goods/page', { size: 100 })
  expect([total, totalIsExact]).toEqual([PRODUCTS.filter((p) => p.status === 'onSale').length, true])
  const picture = await fetch(`${world.url}/img/${records[0]!.picture!.file}-480.webp`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  // the mixed order: the first row of the window shows different kinds of goods
  const first = records.slice(0, 4).map((r) => r.id)
  const { rows } = await world.pool.query('select distinct category_id from product where id = any($1)', [first])
  expect(rows).toHaveLength(4)
})

test('buyers have addresses, money and a payment password; articles and announcements stand', async () => {
  const theirs = `select count(*)::int n from address a join user_account u on u.id = a.user_id
    where u.pay_password_hash is not null`
  expect(await count(theirs)).toBe(BUYERS.flatMap((b) => b.addresses).length)
  expect(await count(`select count(*)::int n from ledger_account where owner = 'user' and balance >= 100000`)).toBe(
    BUYERS.length,
  )
  expect(await count('select count(*)::int n from user_account where pay_password_hash is not null')).toBe(
    BUYERS.length,
  )
  expect((await world.must('/api/v2/article/page', {})).total).toBeGreaterThan(5)
  expect((await world.must('/api/v2/announcement/page', {})).total).toBeGreaterThan(2)
})

test('every buyer has saved goods, some cheaper by now, footprints of several days, and follows others', async () => {
  const { rows } = await world.pool.query<{
    saved: number
    cheaper: number
    days: number
    merchants: number
    brands: number
  }>(
    `
    select (select count(*)::int from collection c where c.user_id = u.id) saved,
      (select count(*)::int from collection c join product p on p.id = c.product_id
        where c.user_id = u.id and p.price < c.price) cheaper,
      (select count(distinct day)::int from footprint f where f.user_id = u.id) days,
      (select count(*)::int from follow f where f.user_id = u.id and kind = 'merchant') merchants,
      (select count(*)::int from follow f where f.user_id = u.id and kind = 'brand') brands
    from user_account u where email = any($1)`,
    [BUYERS.map((b) => b.email)],
  )
  expect(rows).toHaveLength(BUYERS.length)
  for (const r of rows)
    expect([r.saved > 8, r.cheaper > 0, r.days > 4, r.merchants > 2, r.brands > 1]).toEqual([
      true,
      true,
      true,
      true,
      true,
    ])
})

test('a second start changes nothing', async () => {
  const state = () => count(`select md5(string_agg(p::text, '' order by id)) n from product p`)
  const before = await state()
  await seedDemo(world.app)
  expect(await state()).toBe(before)
  const told = await world.pool.query('select from product where handle = any($1)', [PRODUCTS.map(({ code }) => code)])
  expect(told.rows).toHaveLength(PRODUCTS.length)
})

test('each merchant has the scores that it is said to have, from its reviews', async () => {
  const { rows } = await world.pool.query<{ code: string; scores: object }>(
    // beside those of the demo's own buyers
    `select m.code, json_build_object('goods', round(100 * avg(r.shop_goods)),
       'service', round(100 * avg(r.shop_service)), 'delivery', round(100 * avg(r.shop_delivery))) as scores
     from merchant m join review r on r.merchant_id = m.id where r.order_id is null group by m.id`,
  )
  const told = new Map(rows.map(({ code, scores }) => [code, scores]))
  for (const { code, scores } of merchants()) expect(told.get(code), code).toEqual(scores)
})

test('each product has the reviews it is said to have, no text twice, and their average is its rating', async () => {
  const numbers = await world.pool.query<{
    handle: string
    rows: number
    average: number
    texts: number
    different: number
  }>(`
    select p.handle, count(r.id)::int as rows, coalesce(round(avg(r.rating) * 100), 0)::int as average,
      count(nullif(r.body, ''))::int as texts, count(distinct nullif(r.body, ''))::int as different
    from product p left join review r on r.product_id = p.id and r.order_id is null group by p.id`)
  for (const p of PRODUCTS) {
    const told = numbers.rows.find((r) => r.handle === p.code)!
    expect([told.rows, told.different], p.code).toEqual([countOf(p), told.texts])
    if (told.rows === 0) continue
    // as close as so many whole stars can come
    expect(Math.abs(told.average - p.rating), p.code).toBeLessThanOrEqual(Math.ceil(50 / told.rows))
  }
  expect(
    await count(`select count(*)::int n from
      (select body from review where body <> '' and order_id is null
        group by body having count(distinct product_id) > 1) twice`),
  ).toBe(0)
  expect(
    await count(`select count(*)::int n from review where body ~ '[{}]' or followed_up_at < created_at
      or replied_at < created_at - interval '10 hours' or created_at > shop_now()`),
  ).toBe(0)
})

test('what there is once was never sold and nobody praises it', async () => {
  const { rows } = await world.pool.query<{ handle: string }>(`
    select p.handle, p.sales, p.review_count as reviews,
      (select coalesce(sum(s.units), 0)::int from product_sale s where s.product_id = p.id) as lately,
      (select count(*)::int from review r where r.product_id = p.id) as written,
      (select count(*)::int from order_line l join sku k on k.id = l.sku_id where k.product_id = p.id) as ordered
    from product p
    where (select sum(t.on_hand) from sku k join stock t on t.sku_id = k.id where k.product_id = p.id) = 1`)
  expect(rows.map(({ handle }) => handle)).toContain('rose-teapot-sample')
  for (const { handle, ...told } of rows)
    expect(told, handle).toEqual({ sales: 0, reviews: 0, lately: 0, written: 0, ordered: 0 })
})

test('no product has more reviews or sales of a month than it ever sold', async () => {
  const { rows } = await world.pool.query(`
    select p.handle from product p
    where (select count(*) from review r where r.product_id = p.id and r.order_id is null) > p.sales
      or (select sum(s.units) from product_sale s where s.product_id = p.id and s.order_id is null) > p.sales
      or exists (select from product_sale s where s.product_id = p.id and s.came_back > s.units)`)
  expect(rows).toEqual([])
})

test('a review is of a kind that the product has, and who is known to have written it received that kind', async () => {
  const { rows } = await world.pool.query(`
    select r.id from review r join sku k on k.id = r.sku_id
    where k.product_id <> r.product_id or (r.order_id is null) <> (r.user_id is null)
      or r.order_id is not null and not exists (
        select from shop_order o join order_line l on l.order_id = o.id
        where o.id = r.order_id and o.user_id = r.user_id and l.sku_id = r.sku_id and o.received_at <= r.created_at)`)
  expect(rows).toEqual([])
  expect(await count('select count(*)::int n from review where order_id is not null')).toBeGreaterThan(5)
})

// where readers of the language are taken to be, and where a buyer of the demo who reads it lives
test.each([
  ['zh-CN', ['CN']],
  ['en-US', ['CN', 'US']],
  ['es-ES', ['ES']],
] as const)('the windows of the home page lead to goods that are sent to the reader: %s', async (lang, homes) => {
  expect(homes).toContain(placeFrom(undefined, lang).country)
  const { blocks } = await world.must('/api/v2/page/home/detail', {}, { lang })
  const windows = blocks.flatMap((one) => (one.type === 'hero' ? one.data.slides : []))
  expect(windows.length).toBeGreaterThan(1)
  for (const { to, title } of windows)
    for (const home of homes) {
      const { rows } = await world.pool.query<{ all: number; sent: number }>(
        `select count(*)::int as all, count(*) filter (where exists (
             select from freight_region f where f.template_id = p.freight_template_id
               and exists (select from unnest(f.areas) a where a = $2 or a like $2 || '-%')))::int as sent
           from product p join category c on c.id = p.category_id
           where p.status = 'onSale' and $1 = any(c.path || c.id)`,
        [new URL(to, world.url).searchParams.get('categoryId'), home],
      )
      expect(rows[0]!.all, title).toBeGreaterThan(20)
      expect(rows[0]!.sent / rows[0]!.all, `${title} to ${home}`).toBeGreaterThan(0.4)
    }
})

test('orders stand in every state, over three months, with their messages, and the books are right', async () => {
  const { rows } = await world.pool.query<{ status: string; n: number }>(
    'select status, count(*)::int as n from shop_order group by 1',
  )
  const standing = Object.fromEntries(rows.map(({ status, n }) => [status, n]))
  for (const status of [
    'pendingPayment',
    'cancelled',
    'awaitingShipment',
    'awaitingReceipt',
    'toReview',
    'completed',
    'reviewed',
  ])
    expect([status, standing[status]! > 1]).toEqual([status, true])
  const days = 'extract(day from shop_now() - created_at)'
  expect(await count(`select max(${days})::int n from shop_order`)).toBeGreaterThan(80)
  expect(await count(`select max(${days})::int n from message`)).toBeGreaterThan(60)
  expect(await count('select count(*)::int n from message where created_at > shop_now()')).toBe(0)
  expect(await count('select count(*)::int n from clock where shift <> $$0$$::interval')).toBe(0)
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await world.runJobs()
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
})
