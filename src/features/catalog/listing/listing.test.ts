// Lists at length: walking by keys loses and doubles nothing while goods are added, and every sort is an index scan.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeShop, same, type TestGoods } from '../../../../test/goods.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { transact } from '#kernel/data/db.ts'
import { rankListings, saveCategory, saveProducts, type ProductDraft } from '#features/catalog/products/products.ts'
import { pageStatement, type Filter, type Sort } from './list-queries.ts'

const sorts = ['best', 'sales', 'newest', 'rating', 'priceUp', 'priceDown'] as const
let world: World
let goods: TestGoods
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  await add('shelf', 60)
})
afterAll(() => world.close())

/** Products with many equal keys, so that ties are walked through too. */
async function add(name: string, count: number) {
  const { merchants, templates, categories } = goods
  const drafts = Array.from({ length: count }, (_, i): ProductDraft => {
    const categoryId = [categories.cups, categories.teapots, categories.pens][i % 3]!
    const skus = [{ values: [], price: 500 + (i % 7) * 100, stock: 3 }]
    return {
      merchantId: merchants.kiln,
      handle: `${name}-${i}`,
      categoryId,
      freightTemplateId: templates.kiln,
      title: same(`${name} ${i}`),
      skus,
      sales: (i % 5) * 10,
      rating: 400 + (i % 4),
      listedAt: new Date(Date.UTC(2026, 0, 1 + (i % 6))).toISOString(),
    }
  })
  return transact(world.app.db, (db) => saveProducts(db, drafts))
}
const page = (input: object) => world.must('/api/v2/goods/goods/page', input)
async function walk(input: object, between: (pageNumber: number) => Promise<unknown> = () => Promise.resolve()) {
  const seen: { id: number; price: number; sales: number; rating: number }[] = []
  let after: string | undefined
  for (let n = 1; n < 50; n++) {
    const { records, next } = await page({ ...input, size: 7, ...(after ? { after } : {}) })
    seen.push(...records)
    if (!next) return seen
    after = next
    await between(n)
  }
  throw new Error('the walk does not end')
}
const idsListed = async (): Promise<number[]> =>
  (
    await world.pool.query<{ product_id: string }>('select product_id from product_listing where category_id = 0')
  ).rows.map((r) => Number(r.product_id))

test('each sort walks all products once, in order, while others are added', async () => {
  for (const sort of sorts) {
    const before = await idsListed()
    const seen = await walk({ sort }, (n) => (n % 3 === 0 ? add(`late-${sort}-${n}`, 4) : Promise.resolve()))
    const ids = seen.map((r) => r.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(before.filter((id) => !ids.includes(id))).toEqual([])
    const key = {
      priceUp: (r: (typeof seen)[number]) => r.price,
      priceDown: (r: (typeof seen)[number]) => -r.price,
      sales: (r: (typeof seen)[number]) => -r.sales,
      rating: (r: (typeof seen)[number]) => -r.rating,
    }[sort as 'sales']
    if (key) expect(seen.map(key)).toEqual(seen.map(key).sort((a, b) => a - b))
  }
})

test('pages by number and by key tell the same, with an exact total', async () => {
  const total = (await idsListed()).length
  const first = await page({ sort: 'newest', size: 10 })
  expect([first.total, first.totalIsExact, first.page, first.size]).toEqual([total, true, 1, 10])
  const byNumber = await page({ sort: 'newest', size: 10, page: 2 })
  const byKey = await page({ sort: 'newest', size: 10, after: first.next })
  expect(byKey.records.map((r) => r.id)).toEqual(byNumber.records.map((r) => r.id))
  expect((await world.ask('/api/v2/goods/goods/page', { sort: 'newest', after: 'bm90IGEgY3Vyc29y' })).code).toBe(40001)
  expect((await world.ask('/api/v2/goods/goods/page', { sort: 'sales', after: first.next! })).code).toBe(40001)
  expect((await world.ask('/api/v2/goods/goods/page', { sort: 'sales; drop table product' as Sort })).code).toBe(40001)
})

test('the best order shows every kind of goods before a second one of any', async () => {
  await rankListings(world.app.db)
  const { rows } = await world.pool.query<{ own: number; leaf: string }>(
    `select row_number() over (order by s.best, s.product_id) own, p.category_id leaf
     from product_listing s join product p on p.id = s.product_id
     where s.category_id = 0 order by s.best, s.product_id limit 6`,
  )
  expect(new Set(rows.slice(0, 3).map((r) => r.leaf)).size).toBe(3)
  expect(new Set(rows.slice(3, 6).map((r) => r.leaf)).size).toBe(3)
})

test('counters follow what is saved, moved and taken off', async () => {
  const counts = async () =>
    (await world.pool.query('select id, product_count from category order by id')).rows as {
      id: string
      product_count: number
    }[]
  const real = async () =>
    (
      await world.pool.query(
        `select c.id, (select count(*)::int from product_listing s where s.category_id = c.id) product_count
         from category c order by c.id`,
      )
    ).rows as {
      id: string
      product_count: number
    }[]
  await add('moving', 3)
  const { merchants, templates, categories } = goods
  const draft = {
    merchantId: merchants.kiln,
    handle: 'moving-0',
    freightTemplateId: templates.kiln,
    title: same('moving 0'),
    skus: [{ values: [], price: 700 }],
  }
  await transact(world.app.db, (db) => saveProducts(db, [{ ...draft, categoryId: categories.pens }]))
  expect(await counts()).toEqual(await real())
  await transact(world.app.db, (db) =>
    saveProducts(db, [{ ...draft, categoryId: categories.pens, status: 'offShelf' }]),
  )
  expect(await counts()).toEqual(await real())
  const merchantsCount = await world.pool.query(
    `select m.product_count,
       (select count(*)::int from product_listing s where s.merchant_id = m.id and s.category_id = 0) as real
     from merchant m`,
  )
  for (const m of merchantsCount.rows as { product_count: number; real: number }[]) expect(m.product_count).toBe(m.real)
})

test('a category that moves takes its goods and categories along; one renamed is found by its new name', async () => {
  const { categories } = goods
  const listed = async (id: number) => (await page({ categoryId: id })).total
  const [teapots, desk] = [await listed(categories.teapots), await listed(categories.desk)]
  await transact(world.app.db, (db) =>
    saveCategory(db, { code: 'teaware', name: same('Tea ceremony'), parentId: categories.desk }),
  )
  await expect.poll(() => listed(categories.table)).toBe(0)
  await expect.poll(() => listed(categories.desk)).toBeGreaterThan(desk + teapots)
  const { rows } = await world.pool.query<{ path: string[] }>('select path from category where id = $1', [
    categories.teapots,
  ])
  expect(rows[0]!.path.map(Number)).toEqual([categories.desk, categories.teaware])
  await world.runJobs()
  await expect
    .poll(async () => (await page({ keyword: 'ceremony', categoryId: categories.teapots })).total)
    .toBe(teapots)
  await expect(
    transact(world.app.db, (db) =>
      saveCategory(db, { code: 'desk', name: same('Loop'), parentId: categories.writing }),
    ),
  ).rejects.toThrow('below itself')
})

describe('at 30,000 rows', () => {
  const category = 4242
  beforeAll(async () => {
    await world.pool.query('set session_replication_role = replica')
    await world.pool.query(
      `insert into product_listing (category_id, product_id, merchant_id, brand_id, price, on_offer, has_member_price,
         condition, services, sales, rating, listed_at, best)
       select $1, 1000000 + i, 1 + i % 50, 1 + i % 200, (i * 7919::bigint) % 100000, false, false, 'new', '{}',
         (i * 104729::bigint) % 5000, 300 + i % 200, now() - i * interval '1 minute', (i * 7919::bigint) % 100000
       from generate_series(1, 30000) i`,
      [category],
    )
    await world.pool.query('set session_replication_role = origin')
    await world.pool.query('analyze product_listing')
  })
  const planOf = async (f: Filter, sort: Sort, cursor: unknown[] | undefined) => {
    const { sql, parameters } = pageStatement('zh-CN', f, sort, { size: 20, offset: 0, cursor }).compile(world.app.db)
    const { rows } = await world.pool.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, parameters as unknown[])
    return rows.map((r) => r['QUERY PLAN']).join('\n')
  }
  const indexes = {
    best: 'listing_best',
    sales: 'listing_sales',
    newest: 'listing_newest',
    rating: 'listing_rating',
    priceUp: 'listing_price',
    priceDown: 'listing_price',
  }
  test.each(sorts)('%s is an index scan, from the start and from a key', async (sort) => {
    const keys = {
      best: 50_000,
      sales: 2000,
      newest: '2026-01-01T00:00:00.000000Z',
      rating: 400,
      priceUp: 50_000,
      priceDown: 50_000,
    }
    for (const cursor of [undefined, [keys[sort], 1_000_500]]) {
      const plan = await planOf({ categoryId: category }, sort, cursor)
      expect(plan).toMatch(new RegExp(`Index (Only )?Scan (Backward )?using ${indexes[sort]} on product_listing`))
      expect(plan).not.toContain('Seq Scan on product_listing')
      if (cursor) expect(plan).toContain('ROW(')
    }
  })
  test('a plain list counts nothing', async () =>
    expect(await planOf({ categoryId: category }, 'newest', undefined)).not.toContain('count('))
  test('goods of a merchant, newest first, have an index of their own', async () =>
    expect(await planOf({ merchantId: 7, categoryId: category }, 'newest', undefined)).toMatch(
      /listing_(merchant|newest)/,
    ))
})
