// Rankings by the front door: what is sold counts once, boards stand for an hour and tell their movement,
// recommendations never show what was given.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveProducts, type ProductDraft } from '#features/catalog/products/products.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'
import { buyer, mustPlace, payFromBalance } from '../../../../test/buying.ts'
import { makeShop, same, type TestGoods } from '../../../../test/goods.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import type { Board } from './contract.ts'
import { bringSales } from './ranking.ts'

const hour = 3_600_000
const day = 24 * hour
let world: World
let goods: TestGoods
/** products of the pens' category, by their letter */
const pens = new Map<string, number>()
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  const draft = (letter: string, more: Partial<ProductDraft> = {}): ProductDraft => ({
    merchantId: goods.merchants.paper,
    handle: `pen-${letter}`,
    categoryId: goods.categories.pens,
    brandId: goods.brands.ferry,
    freightTemplateId: goods.templates.paper,
    title: same(`Pen ${letter}`),
    pictures: [{ file: `pen-${letter}`, width: 1440, height: 1440 }],
    skus: [{ values: [], price: 10_000, stock: 50, weight: 20, volume: 10 }],
    ...more,
  })
  const saved = await saveProducts(world.app.db, [
    draft('a', { rating: 500, reviewCount: 12, sales: 400 }),
    draft('b', { rating: 488, reviewCount: 900, sales: 300 }),
    draft('c', { rating: 500, reviewCount: 2, sales: 200, listedAt: new Date(Date.now() - 200 * day).toISOString() }),
    draft('d', { sales: 100 }),
  ])
  for (const s of saved) pens.set(s.handle.slice(-1), s.id)
})
afterAll(() => world.close())

const pen = (letter: string): number => pens.get(letter)!
const board = (code: Board, categoryId?: number) =>
  world.must('/api/v2/goods/rank/page', { code, ...(categoryId ? { categoryId } : {}), size: 50 })
const run = async (...names: string[]) => {
  await addJobs(
    world.app.db,
    names.map((name) => ({ name, payload: {} })),
  )
  await world.runJobs()
}
const salesOf = async (productId: number): Promise<number[]> => {
  const { rows } = await world.pool.query<{ n: number }>(
    `select sales n from product where id = $1 union select sales from product_listing where product_id = $1`,
    [productId],
  )
  return rows.map((r) => r.n)
}
const brought = (letter: string, units: number, at: number, cameBack = 0) => ({
  productId: pen(letter),
  units,
  cameBack,
  at: new Date(at),
})

test('a paid order counts once, however often its event comes, and is taken back when it is cancelled', async () => {
  const who = await buyer(world)
  const placed = await mustPlace(world, who, { skuId: goods.skus.cent, quantity: 3 })
  await run('ranking.countSales')
  expect(await salesOf(goods.products.cent)).toEqual([0])
  expect((await payFromBalance(world, who, placed.payNo)).status).toBe(200)
  const { rows } = await world.pool.query<{ id: number }>('select id from shop_order order by id desc limit 1')
  const again = { name: 'ranking.recordPaid', payload: { orderId: rows[0]!.id } }
  await addJobs(world.app.db, [again, again, again])
  await world.runJobs()
  await run('ranking.countSales', 'ranking.countSales', 'ranking.countSales')
  await addJobs(world.app.db, [again])
  await world.runJobs()
  await run('ranking.countSales')
  expect(await salesOf(goods.products.cent)).toEqual([3])
  // a piece that went back is taken off again
  await world.pool.query(`update order_line set refunded_quantity = 1 where order_id = $1`, [rows[0]!.id])
  await addJobs(world.app.db, [again])
  await world.runJobs()
  await run('ranking.countSales')
  expect(await salesOf(goods.products.cent)).toEqual([2])
  await world.pool.query(`update shop_order set status = 'cancelled' where id = $1`, [rows[0]!.id])
  // the two events may also come the other way round: each looks at the order
  await addJobs(world.app.db, [{ ...again, name: 'ranking.recordCancelled' }, again])
  await world.runJobs()
  await run('ranking.countSales', 'ranking.countSales')
  expect(await salesOf(goods.products.cent)).toEqual([0])
})

test('sales board: by the pieces of the last days, also of its department; hourly, then with movement', async () => {
  const now = world.app.context.clock.now()
  await bringSales(world.app.db, [
    brought('a', 30, now - 40 * day),
    brought('b', 20, now - 5 * day),
    brought('c', 12, now - 5 * day),
    brought('d', 9, now - 29 * day),
  ])
  expect((await board('sales')).records).toEqual([])
  await run('ranking.takeSnapshot', 'ranking.takeSnapshot')
  const first = await board('sales')
  expect(first.records.map((r) => [r.rank, r.product.id, r.movement])).toEqual([
    [1, pen('b'), null],
    [2, pen('c'), null],
    [3, pen('d'), null],
  ])
  expect(first.records[0]!.reason).toEqual({ kind: 'sales', sold: 20, days: 30, total: 300 })
  expect(first.categoryIds).toEqual([goods.categories.desk])
  expect((await board('sales', goods.categories.desk)).records).toHaveLength(3)
  expect((await board('sales', goods.categories.table)).records).toHaveLength(0)

  // less than an hour: nothing moves
  await bringSales(world.app.db, [brought('d', 50, now)])
  await run('ranking.takeSnapshot')
  expect((await board('sales')).records.map((r) => r.product.id)).toEqual([pen('b'), pen('c'), pen('d')])

  await world.advance(hour)
  await run('ranking.takeSnapshot', 'ranking.takeSnapshot')
  world.app.context.cache.drop('catalog')
  const second = await board('sales')
  expect(second.records.map((r) => [r.rank, r.product.id, r.movement])).toEqual([
    [1, pen('d'), 2],
    [2, pen('b'), -1],
    [3, pen('c'), -1],
  ])
  expect(Date.parse(second.updatedAt!)).toBeGreaterThan(Date.parse(first.updatedAt!))

  // off the shelf in between: the places close up
  await world.pool.query(`update product set status = 'offShelf' where id = $1`, [pen('b')])
  await world.pool.query('select refresh_listing(array[$1::bigint])', [pen('b')])
  world.app.context.cache.drop('catalog')
  expect((await board('sales')).records.map((r) => [r.rank, r.product.id])).toEqual([
    [1, pen('d')],
    [2, pen('c')],
  ])
  await world.pool.query(`update product set status = 'onSale' where id = $1`, [pen('b')])
  await world.pool.query('select refresh_listing(array[$1::bigint])', [pen('b')])
  const { rows } = await world.pool.query('select 1 from rank_snapshot')
  expect(rows).toHaveLength(2)
})

test('top rated: few reviews do not outweigh many, too few do not count', async () => {
  world.app.context.cache.drop('catalog')
  const { records, method } = await board('rated', goods.categories.desk)
  // (mean ≈ 490 × 50 + 500 × 12) / 62 ≈ 492 beats 488 × 900; pen c has two reviews
  expect(records.map((r) => r.product.id)).toEqual([pen('a'), pen('b')])
  expect(records[0]!.reason).toEqual({ kind: 'rated', rating: 500, reviews: 12 })
  expect(method.minReviews).toBe(10)
})

test('new arrivals leave the board with age', async () => {
  const ids = (await board('new', goods.categories.desk)).records.map((r) => r.product.id)
  expect(ids).toContain(pen('a'))
  expect(ids).not.toContain(pen('c'))
})

test('repeat purchase counts buyers who came back, not pieces', async () => {
  const [loyal, hoarder] = [await buyer(world), await buyer(world)]
  for (const [who, quantity] of [
    [loyal, 1],
    [loyal, 1],
    [hoarder, 5],
  ] as const) {
    const placed = await mustPlace(world, who, { skuId: goods.skus.paper, quantity })
    await payFromBalance(world, who, placed.payNo)
  }
  await bringSales(world.app.db, [brought('a', 5, world.app.context.clock.now() - day, 4)])
  await world.runJobs()
  await world.advance(hour)
  await run('ranking.takeSnapshot')
  world.app.context.cache.drop('catalog')
  expect((await board('repeat')).records.map((r) => [r.product.id, r.reason])).toEqual([
    [pen('a'), { kind: 'repeat', buyers: 4, days: 30 }],
    [goods.products.paper, { kind: 'repeat', buyers: 1, days: 30 }],
  ])
})

test('a price drop is told against the lowest price of the days before; up and down again is none', async () => {
  const price = (letter: string, fen: number) =>
    world.pool
      .query('update sku set price = $2 where product_id = $1', [pen(letter), fen])
      .then(() => world.pool.query('select refresh_listing(array[$1::bigint])', [pen(letter)]))
  await price('a', 8000)
  await price('b', 20_000)
  await world.advance(hour)
  await price('b', 10_000)
  await price('d', 9950)
  await run('ranking.takeSnapshot')
  world.app.context.cache.drop('catalog')
  const { records } = await board('drop')
  expect(records.map((r) => r.product.id)).toEqual([pen('a')])
  expect(records[0]!.reason).toEqual({ kind: 'drop', before: 10_000, now: 8000, percent: 20, days: 30 })
  expect((await world.must('/api/v2/goods/rank/list', {})).records.map((r) => [r.code, r.top.length])).toEqual([
    ['sales', 3],
    ['new', 3],
    ['rated', 3],
    ['repeat', 2],
    ['drop', 1],
  ])
  await world.advance(31 * day)
  await run('ranking.takeSnapshot')
  world.app.context.cache.drop('catalog')
  expect((await board('drop')).records).toEqual([])
})

test.each(['home', 'product', 'cart', 'paid'] as const)(
  'recommended for %s: none of those given, each once, in stock',
  async (scene) => {
    const given = [goods.products.normal, pen('a')]
    const { records } = await world.must(
      '/api/v2/goods/goods/recommend',
      scene === 'product' ? { scene, productId: given[0]!, size: 20 } : { scene, productIds: given, size: 20 },
    )
    const ids = records.map((r) => r.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(1)
    expect(ids).not.toContain(given[0])
    if (scene !== 'product') expect(ids).not.toContain(given[1])
    expect(ids).not.toContain(goods.products.soldOut)
    expect(ids).not.toContain(goods.products.offShelf)
  },
)

test('home tells what was viewed, a visitor without a past gets what is popular', async () => {
  const viewed = await world.must('/api/v2/goods/goods/recommend', { scene: 'home', productIds: [pen('a')], size: 5 })
  expect(viewed.records[0]!.reason).toEqual({ kind: 'viewed', productId: pen('a'), title: 'Pen a' })
  const nobody = await world.must('/api/v2/goods/goods/recommend', { scene: 'home', size: 5 })
  expect(new Set(nobody.records.map((r) => r.reason.kind))).toEqual(new Set(['popular']))
})

test('bought together: told from two orders on, and before what is merely similar', async () => {
  const beside = async () => {
    world.app.context.cache.drop('catalog')
    const { records } = await world.must('/api/v2/goods/goods/recommend', {
      scene: 'product',
      productId: goods.products.cent,
      size: 10,
    })
    return records.filter((r) => r.reason.kind === 'together').map((r) => r.id)
  }
  for (const expected of [[], [goods.products.normal]]) {
    const who = await buyer(world)
    for (const skuId of [goods.skus.cent, goods.skus.normal])
      await world.must('/api/v2/cart/cart/add', { skuId, quantity: 1 }, who)
    const placed = await mustPlace(world, who, { cart: true })
    await payFromBalance(world, who, placed.payNo)
    await world.runJobs()
    expect(await beside()).toEqual(expected)
  }
})

test('after a payment other departments come first; with a cart other categories of the same one do', async () => {
  const departmentOf = async (ids: readonly number[]): Promise<number[]> =>
    (
      await world.pool.query<{ department: number }>(
        `select coalesce(c.path[1], c.id) department from unnest($1::bigint[]) with ordinality g(id, at)
         join product p on p.id = g.id join category c on c.id = p.category_id order by at`,
        [ids],
      )
    ).rows.map((r) => r.department)
  const paid = await world.must('/api/v2/goods/goods/recommend', {
    scene: 'paid',
    productIds: [goods.products.normal],
    size: 3,
  })
  expect(new Set(await departmentOf(paid.records.map((r) => r.id)))).toEqual(new Set([goods.categories.desk]))
  const cart = await world.must('/api/v2/goods/goods/recommend', {
    scene: 'cart',
    productIds: [goods.products.normal],
    size: 3,
  })
  expect(new Set(await departmentOf(cart.records.map((r) => r.id)))).toEqual(new Set([goods.categories.table]))
})

test('a page tells each minute what was sold; the lists follow within the hour, and nothing counts twice', async () => {
  const who = await buyer(world)
  const id = goods.products.normal
  const shown = async () => (await world.must('/api/v2/goods/goods/detail/normal', { id })).sales
  await run('ranking.countSales')
  const before = await shown()
  const { payNo } = await mustPlace(world, who, { skuId: goods.skus.normal, quantity: 2 })
  expect((await payFromBalance(world, who, payNo)).status).toBe(200)
  await world.runJobs()
  await run('ranking.countSold', 'ranking.countSold')
  expect(await shown()).toBe(before + 2)
  expect(await salesOf(id)).toEqual([before])
  await run('ranking.countSales', 'ranking.countSold', 'ranking.countSales')
  expect(await salesOf(id)).toEqual([before + 2])
  expect(await shown()).toBe(before + 2)
})
