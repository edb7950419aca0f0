// The catalogue's calls over HTTP: a product, lists with every filter and sort, facets, categories,
// brands, freight, merchants.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import type { Calls } from '#kernel/call/contract.ts'
import { transact } from '#kernel/data/db.ts'
import { saveMerchant } from '#features/catalog/merchants/merchants.ts'
import { reserveStock, saveProduct } from './products.ts'

let world: World
let goods: TestGoods
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
})
afterAll(() => world.close())

const detail = (id: number, lang = 'en-US') => world.must('/api/v2/goods/goods/detail/normal', { id }, { lang })
const list = (input: Calls['/api/v2/goods/goods/page']['input'] = {}) => world.must('/api/v2/goods/goods/page', input)
type Wish = Parameters<typeof list>[0]
const titles = async (input: Wish) => (await list(input)).records.map((r) => r.title)

test('a product tells everything its page needs, in the language asked, with live stock', async () => {
  const p = await detail(goods.products.normal)
  expect(p).toMatchObject({
    status: 'onSale',
    title: 'Teapot, thrown by hand',
    body: '<p>One potter, one wheel.</p>',
    price: 1999,
    priceMax: 2499,
    rating: 491,
    reviewCount: 2184,
    sales: 8600,
    purchaseLimit: null,
  })
  expect(p.options).toEqual([
    {
      code: 'glaze',
      name: 'Glaze',
      values: [
        { code: 'celadon', name: 'Celadon', picture: 'teapot-celadon', colour: null },
        { code: 'ink', name: 'Ink black', picture: null, colour: null },
      ],
    },
  ])
  expect(p.skus).toMatchObject([
    {
      id: goods.skus.normal,
      optionValues: ['celadon'],
      price: 1999,
      listPrice: 2999,
      memberPrice: 1800,
      available: 500,
      weight: 620,
    },
    { id: goods.skus.second, optionValues: ['ink'], price: 2499, listPrice: null, available: 40 },
  ])
  expect(p.attributes).toEqual([{ key: 'material', name: 'Material', value: 'Porcelain' }])
  expect(p.pictures).toEqual([{ file: 'teapot', width: 1440, height: 1440, alt: 'Teapot, thrown by hand' }])
  expect(p.categories.map((c) => c.id)).toEqual([
    goods.categories.table,
    goods.categories.teaware,
    goods.categories.teapots,
  ])
  expect(p.merchant).toMatchObject({
    merchantId: goods.merchants.kiln,
    name: 'Nanshan Kiln',
    seal: { char: '窑' },
    place: 'Jingdezhen',
    scoreGoods: 492,
    followerCount: 38_400,
  })
  expect(p.brand).toEqual({ id: goods.brands.nanshan, name: 'Nanshan' })
  expect(p.listedAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
  const zh = await detail(goods.products.normal, 'zh-CN')
  expect([zh.title, zh.options[0]!.values[1]!.name, zh.merchant.name]).toEqual(['手拉坯茶壶', '墨黑', '南山窑'])

  await transact(world.app.db, (db) => reserveStock(db, [{ skuId: goods.skus.second, quantity: 3 }], 'look'))
  expect((await detail(goods.products.normal)).skus[1]!.available).toBe(37)
})

test('off the shelf still answers; deleted, unknown and foreign ids do not', async () => {
  expect(await detail(goods.products.offShelf)).toMatchObject({ status: 'offShelf' })
  await world.pool.query("update product set status = 'deleted' where id = $1", [goods.products.cent])
  for (const id of [goods.products.cent, 999_999])
    expect(await world.ask('/api/v2/goods/goods/detail/normal', { id })).toMatchObject({ status: 404, code: 40401 })
  await world.pool.query("update product set status = 'onSale' where id = $1", [goods.products.cent])
})

test('lists filter by category, merchant, brand, price, offer, service, attribute, condition and words', async () => {
  const { categories, merchants, brands } = goods
  const sorted = async (input: Wish) => (await titles(input)).sort()
  expect((await list()).total).toBe(8)
  expect(await sorted({ categoryId: categories.desk })).toEqual(['Brass press', 'Notebook'])
  expect(await titles({ categoryId: categories.teapots })).toEqual(['Teapot, thrown by hand'])
  expect(await sorted({ merchantId: merchants.paper })).toEqual(['Brass press', 'Notebook'])
  expect(await titles({ brandIds: [brands.ferry] })).toEqual(['Notebook'])
  expect(await sorted({ brandIds: [brands.ferry, brands.nanshan], priceMin: 3000, priceMax: 5000 })).toEqual([
    'Last bowl',
    'Sold-out saucer',
    'Tall amphora',
  ])
  expect(await titles({ discount: 'onSale' })).toEqual(['Teapot, thrown by hand'])
  expect(await sorted({ discount: 'member' })).toEqual(['Brass press', 'Teapot, thrown by hand'])
  expect(await titles({ services: ['freeFreight'] })).toEqual(['Brass press'])
  expect(await titles({ services: ['return7', 'inStock'], priceMin: 3000, priceMax: 3000 })).toEqual(['Tall amphora'])
  expect(await titles({ attributes: [{ key: 'glaze', value: 'ink' }] })).toEqual(['Teapot, thrown by hand'])
  expect(
    (
      await list({
        attributes: [
          { key: 'material', value: 'Porcelain' },
          { key: 'glaze', value: 'ink' },
          { key: 'glaze', value: 'celadon' },
        ],
      })
    ).total,
  ).toBe(1)
  expect(await titles({ condition: 'used' })).toEqual(['Last bowl'])
  expect(await titles({ keyword: '  TEAPOT nanshan ' })).toEqual(['Teapot, thrown by hand'])
  for (const keyword of ['茶壶', '茶', '手拉坯', '南山 壶', '壶'])
    expect(await titles({ keyword, categoryId: categories.teapots })).toEqual(['Teapot, thrown by hand'])
  expect(await titles({ keyword: 'zzqqxx' })).toEqual([])
  expect(await titles({ keyword: 'nk-tp-ink' })).toEqual(['Teapot, thrown by hand'])
  expect(await titles({ keyword: '100%_nothing' })).toEqual([])
  expect(await titles({ categoryId: 987_654 })).toEqual([])
})

test('a card tells price, sold-out, newness and the only SKU', async () => {
  const { records } = await list({ sort: 'priceUp' })
  const card = (name: keyof TestGoods['products']) => records.find((r) => r.id === goods.products[name])!
  expect(records.map((r) => r.price)).toEqual([1, 800, 1999, 3000, 3000, 5000, 9900, 12_000])
  expect(card('normal')).toMatchObject({
    onlySkuId: null,
    priceMax: 2499,
    listPrice: 2999,
    memberPrice: 1800,
    soldOut: false,
    isNew: true,
    merchant: { name: 'Nanshan Kiln' },
  })
  expect(card('soldOut')).toMatchObject({ soldOut: true, onlySkuId: goods.skus.soldOut })
  expect(card('cent').picture).toMatchObject({ file: 'cent', alt: 'Clay bead' })
})

test('facets leave their own filter out', async () => {
  const { facets } = await list({ facets: true, brandIds: [goods.brands.ferry] })
  expect(facets!.brands).toEqual([
    { id: goods.brands.nanshan, name: 'Nanshan', count: 6 },
    { id: goods.brands.ferry, name: 'Ferry', count: 1 },
  ])
  expect(facets!.price).toEqual({ min: 800, max: 800 })
  const glaze = (await list({ facets: true, attributes: [{ key: 'glaze', value: 'ink' }] })).facets!
  expect(glaze.attributes).toEqual([
    {
      key: 'glaze',
      name: 'Glaze',
      values: [
        { value: 'celadon', name: 'Celadon', count: 1, colour: null },
        { value: 'ink', name: 'Ink black', count: 1, colour: null },
      ],
    },
  ])
  expect(glaze.brands).toEqual([{ id: goods.brands.nanshan, name: 'Nanshan', count: 1 }])
  const all = (await list({ facets: true, priceMax: 5000, discount: 'member', services: ['inStock'] })).facets!
  expect(all.discount).toEqual({ onSale: 1, member: 1 })
  expect(all.price).toEqual({ min: 1999, max: 12_000 })
  expect(Object.fromEntries(all.services.map((s) => [s.code, s.count]))).toEqual({
    freeFreight: 0,
    inStock: 1,
    pickup: 0,
    return7: 1,
    invoice: 1,
  })
})

test('categories and merchants count what is listed', async () => {
  const { records } = await world.must('/api/v2/goods/category/list', {})
  const count = (id: number) => records.find((c) => c.id === id)!.productCount
  expect([count(goods.categories.table), count(goods.categories.cups), count(goods.categories.pens)]).toEqual([6, 5, 2])
  expect(records[0]).toMatchObject({ level: 1, departmentNo: 1, code: 'desk', parentId: null })
  const mine = await world.must('/api/v2/goods/category/list/merchant', { merchantId: goods.merchants.paper })
  expect(mine.records.map((c) => [c.id, c.productCount])).toEqual(
    [goods.categories.desk, goods.categories.writing, goods.categories.pens].map((id) => [id, 2]),
  )
  const merchants = await world.must('/api/v2/merchant/page', { size: 1 })
  expect(merchants).toMatchObject({ total: 2, records: [{ id: goods.merchants.paper, productCount: 2 }] })
  expect((await world.must('/api/v2/merchant/page', { size: 1, after: merchants.next! })).records[0]).toMatchObject({
    id: goods.merchants.kiln,
    scores: { goods: 492 },
  })
  expect(await world.must('/api/v2/merchant/detail', { id: goods.merchants.kiln })).toMatchObject({
    code: 'kiln',
    place: 'Jingdezhen',
    founded: null,
    story: '',
  })
  expect((await world.ask('/api/v2/merchant/detail', { id: 4711 })).code).toBe(40401)
})

test('brands come with most goods first', async () => {
  const { records, total } = await world.must('/api/v2/goods/brand/page', {})
  expect([total, ...records.map((b) => [b.code, b.productCount])]).toEqual([2, ['nanshan', 6], ['ferry', 1]])
  expect(await world.must('/api/v2/goods/brand/detail', { id: goods.brands.ferry }, { lang: 'zh-CN' })).toMatchObject({
    name: '渡口',
    country: 'CN',
  })
})

test('freight of a SKU to a place', async () => {
  const freight = (skuId: number, quantity: number, country: string, stateCode?: string) =>
    world.must('/api/v2/goods/goods/freight', { skuId, quantity, country, ...(stateCode ? { stateCode } : {}) })
  expect(await freight(goods.skus.normal, 2, 'CN', '31')).toEqual({
    deliverable: true,
    freight: 1600,
    freeFromAmount: 29_900,
    merchantId: goods.merchants.kiln,
    arrives: { from: expect.any(String), until: expect.any(String) },
  })
  expect(await freight(goods.skus.normal, 1, 'CN', '65')).toMatchObject({ freight: 2500 })
  expect(await freight(goods.skus.heavy, 1, 'CN')).toMatchObject({ freight: 1600 })
  expect(await freight(goods.skus.faraway, 1, 'CN', '11')).toMatchObject({ deliverable: false, freight: 0 })
  expect((await world.ask('/api/v2/goods/goods/freight', { skuId: 4711, quantity: 1, country: 'CN' })).code).toBe(40401)
})

test('a suspended merchant leaves the lists and comes back', async () => {
  const base = { code: 'paper', name: { 'en-US': 'Paperbird' }, seal: { char: '鸟', shape: 'round', ink: '#2d4b7d' } }
  await transact(world.app.db, (db) => saveMerchant(db, { ...base, status: 'suspended' }))
  await expect.poll(async () => (await list({ merchantId: goods.merchants.paper })).total).toBe(0)
  expect((await detail(goods.products.paper)).status).toBe('offShelf')
  await transact(world.app.db, (db) => saveMerchant(db, { ...base, status: 'open' }))
  await expect.poll(async () => (await list({ merchantId: goods.merchants.paper })).total).toBe(2)
})

test('a saved price shows on the next look, cache or not', async () => {
  await list({ categoryId: goods.categories.cups, sort: 'priceDown' })
  const draft = {
    merchantId: goods.merchants.kiln,
    handle: 'limited',
    categoryId: goods.categories.cups,
    freightTemplateId: goods.templates.kiln,
    title: { 'en-US': 'Numbered cup' },
  }
  await transact(world.app.db, (db) => saveProduct(db, { ...draft, skus: [{ values: [], price: 99_900 }] }))
  await expect
    .poll(async () => (await list({ categoryId: goods.categories.cups, sort: 'priceDown' })).records[0]!.price, {
      timeout: 500,
      interval: 5,
    })
    .toBe(99_900)
})

test('cards come in the order asked, without what is unknown or off the shelf', async () => {
  const { normal, last } = goods.products
  const { records } = await world.must('/api/v2/goods/goods/cards', { ids: [last, 999_999, normal] })
  expect(records.map((r) => r.id)).toEqual([last, normal])
  expect(records[1]).toEqual((await list({ size: 60 })).records.find((r) => r.id === normal))
  expect((await world.must('/api/v2/goods/goods/cards', { ids: [] })).records).toEqual([])
})
