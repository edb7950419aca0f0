// Saving: the same again changes nothing, what vanished goes off the shelf, rich text comes in clean.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeShop, same, type TestGoods } from '../../../../test/goods.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { transact } from '#kernel/data/db.ts'
import { productsStanding, saveProduct, saveProducts, skusForSale, type ProductDraft } from './products.ts'
import { cleanHtml } from './draft.ts'

let world: World
let goods: TestGoods
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
})
afterAll(() => world.close())

const sizes = {
  code: 'size',
  name: same('Size'),
  values: ['s', 'm', 'l'].map((code) => ({ code, name: same(code.toUpperCase()) })),
}
const draft = (more: Partial<ProductDraft> = {}): ProductDraft => ({
  merchantId: goods.merchants.kiln,
  handle: 'apron',
  categoryId: goods.categories.cups,
  freightTemplateId: goods.templates.kiln,
  title: same('Apron'),
  body: { 'en-US': '<p onclick="x()">Linen.<script>alert(1)</script></p>' },
  options: [sizes],
  skus: ['s', 'm', 'l'].map((code, i) => ({ values: [code], price: 5000 + i * 100, stock: 10, weight: 300 })),
  ...more,
})
const save = (d: ProductDraft) => transact(world.app.db, (db) => saveProduct(db, d))
const state = async () =>
  (
    await world.pool.query(
      `select md5(string_agg(t, '|' order by t)) m from (
         select product::text t from product union all select sku::text from sku
         union all select stock::text from stock union all select product_listing::text from product_listing
         union all select stock_move::text from stock_move) x`,
    )
  ).rows[0] as { m: string }

test('created, unchanged, updated', async () => {
  const first = await save(draft())
  expect(first.outcome).toBe('created')
  const before = await state()
  expect(await save(draft())).toEqual({ ...first, outcome: 'unchanged' })
  expect(await state()).toEqual(before)
  expect((await save(draft({ title: same('Long apron') }))).outcome).toBe('updated')
  expect(
    (await save(draft({ title: same('Long apron'), skus: draft().skus.map((s) => ({ ...s, stock: 11 })) }))).outcome,
  ).toBe('updated')
})

test('SKUs are matched by their values; one that is not named goes off the shelf and may come back', async () => {
  const { id } = await save(draft())
  const skus = async () =>
    (
      await world.pool.query<{ v: string; status: string; id: string }>(
        'select id, option_values[1] v, status from sku where product_id = $1 order by position, id',
        [id],
      )
    ).rows
  const before = await skus()
  await save(draft({ skus: draft().skus.slice(0, 2) }))
  expect((await skus()).map((s) => [s.v, s.status])).toEqual([
    ['s', 'onSale'],
    ['m', 'onSale'],
    ['l', 'offShelf'],
  ])
  const look = await world.must('/api/v2/goods/goods/detail/normal', { id })
  expect([look.skus.length, look.priceMax]).toEqual([2, 5100])
  await save(draft())
  expect(await skus()).toEqual(before)
})

test('stock that is not told stays; what is counted by the shop stays', async () => {
  const { id } = await save(draft({ sales: 40, rating: 480 }))
  await save(draft({ skus: draft().skus.map(({ stock: _, ...s }) => ({ ...s, price: s.price + 1 })) }))
  const { rows } = await world.pool.query(
    `select p.sales, p.rating, sum(s.on_hand)::int as stock
     from product p join sku k on k.product_id = p.id join stock s on s.sku_id = k.id where p.id = $1 group by p.id`,
    [id],
  )
  expect(rows).toEqual([{ sales: 40, rating: 480, stock: 30 }])
})

test('scripts, handlers, foreign pictures and odd links do not come in', async () => {
  expect(
    cleanHtml(
      '<h1>A</h1><p onclick="x()">b<script>alert(1)</script><img src="https://spy.example/p.gif">' +
        '<img src="/img/teapot-480.webp" onerror="x()"></p><a href="javascript:x()">c</a><iframe src="x"></iframe>',
    ),
  ).toBe('<h2>A</h2><p>b<img src="/img/teapot-480.webp" /></p><a>c</a>')
  const { id } = await save(draft())
  expect((await world.must('/api/v2/goods/goods/detail/normal', { id })).body).toBe('<p>Linen.</p>')
})

test('drafts that contradict themselves are refused whole', async () => {
  const bad = (more: Partial<ProductDraft>) =>
    transact(world.app.db, (db) =>
      saveProducts(db, [draft({ handle: 'new-one' }), draft({ handle: 'other', ...more })]),
    )
  await expect(bad({ skus: [{ values: ['xl'], price: 1 }] })).rejects.toThrow('does not fit the options')
  await expect(bad({ skus: [{ values: ['s'], price: 1.5 }] })).rejects.toThrow('not whole')
  await expect(
    bad({
      skus: [
        { values: ['s'], price: 1 },
        { values: ['s'], price: 2 },
      ],
    }),
  ).rejects.toThrow('two SKUs')
  await expect(bad({ handle: 'new-one' })).rejects.toThrow('twice')
  expect((await world.pool.query("select 1 from product where handle = 'new-one'")).rowCount).toBe(0)
})

test('two people saving the same product at once leave one listing and right counters', async () => {
  await Promise.all(
    Array.from({ length: 12 }, (_, i) => save(draft({ handle: `race-${i % 2}`, title: same(`Race ${i}`) }))),
  )
  const { rows } = await world.pool.query(
    `select (select product_count from category where id = $1) as kept,
       (select count(*)::int from product_listing where category_id = $1) as real`,
    [goods.categories.cups],
  )
  expect(rows[0]!.kept).toBe(rows[0]!.real)
})

test('what cart and orders ask of SKUs', async () => {
  const { skus, products } = goods
  const found = await skusForSale(
    world.app.db,
    [skus.second, skus.offShelf, 987_654, skus.soldOut, skus.second],
    'zh-CN',
  )
  expect(found.map((s) => [s.skuId, s.onSale, s.available])).toEqual([
    [skus.second, true, 40],
    [skus.offShelf, false, 10],
    [skus.soldOut, true, 0],
  ])
  expect(found[0]).toMatchObject({
    productId: products.normal,
    title: '手拉坯茶壶',
    titles: { 'es-ES': 'Tetera torneada a mano' },
    spec: '墨黑',
    price: 2499,
    listPrice: null,
    memberPrice: null,
    purchaseLimit: null,
    weight: 800,
    volume: 2400,
    picture: 'teapot',
    taxBp: 0,
    commissionBp: 500,
    specs: [{ code: 'glaze', valueCode: 'ink', value: { 'en-US': 'Ink black', 'zh-CN': '墨黑' } }],
    merchant: { merchantId: goods.merchants.kiln, name: '南山窑', seal: { char: '窑' } },
    freightTemplateId: goods.templates.kiln,
    categoryIds: [goods.categories.table, goods.categories.teaware, goods.categories.teapots],
  })
  expect((await skusForSale(world.app.db, [skus.normal], 'en-US'))[0]).toMatchObject({
    picture: 'teapot-celadon',
    memberPrice: 1800,
  })
  const standing = await productsStanding(world.app.db, [products.last, products.offShelf, 4711])
  expect(
    [products.last, products.offShelf, 4711]
      .flatMap((id) => standing.get(id) ?? [])
      .map((s) => [s.productId, s.onSale, s.available]),
  ).toEqual([
    [products.last, true, 1],
    [products.offShelf, false, 10],
  ])
})
