// What the pages of a list and of a product ask beyond the plain facts: merchants to choose from,
// lines of the specification, the lowest price before, pictures of categories.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import type { Calls } from '#kernel/call/contract.ts'
import { transact } from '#kernel/data/db.ts'
import { releaseStock, reserveStock } from '#features/catalog/products/products.ts'

let world: World
let goods: TestGoods
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
})
afterAll(() => world.close())

const list = (input: Calls['/api/v2/goods/goods/page']['input']) => world.must('/api/v2/goods/goods/page', input)
const day = 86_400_000

test('goods of any of the chosen merchants; the merchants count without their own filter', async () => {
  const { kiln, paper } = goods.merchants
  const all = await list({ facets: true })
  const ofPaper = await list({ merchantIds: [paper], facets: true })
  expect(new Set(ofPaper.records.map((r) => r.merchant.merchantId))).toEqual(new Set([paper]))
  expect(ofPaper.total).toBe(all.facets!.merchants.find((m) => m.id === paper)!.count)
  expect(ofPaper.facets!.merchants).toEqual(all.facets!.merchants)
  expect(ofPaper.facets!.merchants.map((m) => m.name)).toContain('Nanshan Kiln')
  expect(ofPaper.facets!.services.find((s) => s.code === 'inStock')!.count).toBeLessThan(
    all.facets!.services.find((s) => s.code === 'inStock')!.count,
  )
  expect((await list({ merchantIds: [kiln, paper] })).total).toBe(all.total)
})

test('an excerpt is brought only when it is asked for, in the language of the shopper', async () => {
  const one = { categoryId: goods.categories.teapots, keyword: 'teapot' }
  expect((await list(one)).records.every((r) => r.excerpt === undefined)).toBe(true)
  const found = (await list({ ...one, excerpt: true })).records.find((r) => r.id === goods.products.normal)!
  expect(found.excerpt).toEqual([{ name: 'Material', value: 'Porcelain' }])
  const bare = (await list({ excerpt: true, categoryId: goods.categories.pens })).records
  expect(bare.every((r) => Array.isArray(r.excerpt))).toBe(true)
})

test('the lowest price of the 30 days before a reduction, not of today and not of long ago', async () => {
  const sku = async () => (await world.must('/api/v2/goods/goods/detail/normal', { id: goods.products.cent })).skus[0]!
  const setPrice = (price: number) =>
    world.pool.query('update sku set price = $2 where id = $1', [goods.skus.cent, price])
  expect((await sku()).lowestBefore).toBeNull()
  await setPrice(5000)
  await setPrice(4000)
  await setPrice(9000)
  await world.advance(40 * day)
  await setPrice(8000)
  await world.advance(day)
  await setPrice(6000)
  expect((await sku()).lowestBefore).toBe(8000)
  await setPrice(7000)
  expect((await sku()).lowestBefore).toBeNull()
})

test('a category without a picture of its own shows its leading goods', async () => {
  await world.pool.query(`update category set picture = 'shelf' where id = $1`, [goods.categories.cups])
  world.app.context.cache.drop('catalog')
  const { records } = await world.must('/api/v2/goods/category/list', {})
  const picture = (id: number) => records.find((c) => c.id === id)!.picture
  expect(picture(goods.categories.teapots)).toBe('teapot')
  expect(picture(goods.categories.cups)).toBe('shelf')
})
test('what unpaid orders hold is not in stock', async () => {
  const inStock = async () => {
    world.app.context.cache.drop('catalog')
    const { records, facets } = await list({ services: ['inStock'], facets: true, size: 100 })
    const { count } = facets!.services.find((s) => s.code === 'inStock')!
    return { held: records.some((r) => r.id === goods.products.last), count, total: records.length }
  }
  const before = await inStock()
  expect(before).toEqual({ held: true, count: before.total, total: before.total })
  await transact(world.app.db, (db) => reserveStock(db, [{ skuId: goods.skus.last, quantity: 1 }], 'test'))
  expect(await inStock()).toEqual({ held: false, count: before.count - 1, total: before.total - 1 })
  await transact(world.app.db, (db) => releaseStock(db, [{ skuId: goods.skus.last, quantity: 1 }], 'test'))
})
