// A merchant's goods through the front door: listed, found and counted; on and off the shelf, priced, moved, copied;
// what staff took off stays off; foreign goods among one's own; two hands at once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { buyer, mustPlace, place, type Buyer } from '../../../../test/buying.ts'
import { makeShop, same, type TestGoods } from '../../../../test/goods.ts'
import { clerkOf, type Clerk } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { saveProducts, takeOffShelf, type ProductDraft } from '#features/catalog/products/products.ts'
import { transact } from '#kernel/data/db.ts'

let world: World
let goods: TestGoods
let ana: Buyer
let keeper: Clerk
beforeAll(async () => {
  // what staff look at first has a file of its own
  world = await openWorld({ settings: { goodsReviewFirst: 0, goodsReviewChanges: 0 } })
  goods = await makeShop(world)
  ana = await buyer(world, { fen: 100_000_000 })
  keeper = await clerkOf(world, goods.merchants.kiln, 'goods')
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await world.close()
})
const none = 999_999_999
const requestId = () => crypto.randomUUID()
let made = 0
const draft = (more: Partial<ProductDraft> = {}): ProductDraft => ({
  merchantId: goods.merchants.kiln,
  handle: `made-${++made}`,
  categoryId: goods.categories.cups,
  freightTemplateId: goods.templates.kiln,
  title: same(`Made ${made}`),
  skus: [{ values: [], price: 5000, listPrice: 6000, stock: 9, weight: 100 }],
  ...more,
})
/** Products of the kiln with one SKU each. */
async function makeGoods(n: number, more: Partial<ProductDraft> = {}): Promise<{ id: number; skuId: number }[]> {
  const saved = await saveProducts(
    world.app.db,
    Array.from({ length: n }, () => draft(more)),
  )
  const { rows } = await world.pool.query<{ id: number; skuId: number }>(
    'select product_id::int as id, id::int as "skuId" from sku where product_id = any($1) order by product_id',
    [saved.map(({ id }) => id)],
  )
  return rows
}
const one = async () => (await makeGoods(1))[0]!
const list = async (input = {}) => (await world.must('/api/v2/mch/goods/page', { size: 100, ...input }, keeper)).records
const row = async (id: number, sort: 'newest' | 'sales' = 'newest') =>
  (await list({ sort })).find((product) => product.id === id)!
const shelf = (onSale: boolean, rows: { id: number; seen: 'onSale' | 'offShelf' }[], by: Clerk = keeper) =>
  world.ask('/api/v2/mch/goods/shelf', { onSale, rows, note: 'Season', requestId: requestId() }, by)
const seenPrice = { price: 5000, listPrice: 6000 }
const price = (skuId: number, now: number, listPrice: number | null = 6000, seen = seenPrice, by: Clerk = keeper) =>
  world.ask('/api/v2/mch/goods/price', { rows: [{ skuId, price: now, listPrice, seen }], requestId: requestId() }, by)
const outcomes = (reply: { data: Record<string, unknown> }) =>
  (reply.data['results'] as { outcome: string }[]).map(({ outcome }) => outcome)
const shown = async (id: number) => (await world.ask('/api/v2/goods/goods/detail/normal', { id })).data
const isListed = async (id: number) =>
  (await world.pool.query('select from product_listing where product_id = $1', [id])).rows.length > 0

describe('read', () => {
  test('this merchant’s goods alone, by tab, words, code, filters and order', async () => {
    const all = await list()
    expect(all.map(({ id }) => id)).toContain(goods.products.normal)
    expect(all.map(({ id }) => id)).not.toContain(goods.products.paper)
    const of = async (tab: string) => (await list({ tab })).map(({ id }) => id)
    expect(await of('offShelf')).toEqual([goods.products.offShelf])
    expect(await of('soldOut')).toEqual([goods.products.soldOut])
    expect(await world.must('/api/v2/mch/goods/count', {}, keeper)).toMatchObject({
      all: all.length,
      offShelf: 1,
      soldOut: 1,
      bin: 0,
    })
    await world.pool.query(`update sku set code = 'GD-77', barcode = '6900000000077' where id = $1`, [goods.skus.cent])
    for (const keyword of ['gd-77', '6900000000077'])
      expect((await list({ keyword })).map(({ id }) => id)).toEqual([goods.products.cent])
    expect(await list({ keyword: '%' })).toEqual([])
    // a single Chinese character, and words that go on beside one
    const chinese = await world.pool.query(`select from product where merchant_id = $1 and title ->> 'zh-CN' ~ '中'`, [
      goods.merchants.kiln,
    ])
    expect((await list({ keyword: '中' })).length).toBe(chinese.rowCount)
    const { title } = (await list({ tab: 'soldOut' }))[0]!
    expect((await list({ keyword: `${title}（中` })).map(({ id }) => id)).toEqual([goods.products.soldOut])
    expect(await list({ keyword: '国' })).toEqual([])
    const prices = (await list({ sort: 'priceUp' })).map((product) => product.price)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    const dear = await list({ priceFrom: 5000, priceTo: 9900 })
    expect(dear.every((product) => product.priceMax >= 5000 && product.price <= 9900)).toBe(true)
    const { freightTemplates } = await world.must('/api/v2/mch/goods/choices', {}, keeper)
    expect(freightTemplates.map(({ id }) => id)).not.toContain(goods.templates.paper)
    const near = await list({ freightTemplateId: goods.templates.shanghai })
    expect(near.map(({ id }) => id)).toEqual([goods.products.faraway])
  })
  test('the sheet names SKUs with what they cost and what is there', async () => {
    const { records } = await world.must(
      '/api/v2/mch/goods/sku/page',
      { productIds: [goods.products.normal, goods.products.paper] },
      keeper,
    )
    expect(records.map(({ skuId }) => skuId)).toEqual([goods.skus.normal, goods.skus.second])
    expect(records[0]).toMatchObject({ price: 1999, listPrice: 2999, memberPrice: 1800, weight: 620, onHand: 500 })
  })
})

describe('on and off the shelf', () => {
  test('lists follow, who did it and why is kept; foreign and unknown rows are gone alike, others go on', async () => {
    const [{ id: a }, { id: b }] = [await one(), await one()]
    const rows = [a, goods.products.paper, none, b].map((id) => ({ id, seen: 'onSale' as const }))
    const reply = await shelf(false, rows)
    expect(outcomes(reply)).toEqual(['done', 'gone', 'gone', 'done'])
    expect([await isListed(a), await isListed(goods.products.paper)]).toEqual([false, true])
    expect(await shown(a)).toMatchObject({ status: 'offShelf' })
    expect(await row(a)).toMatchObject({ status: 'offShelf', takenOff: { by: 'merchant', reason: '' } })
    const { records } = await world.must('/api/v2/mch/goods/log', { productId: a }, keeper)
    expect(records).toMatchObject([{ field: 'shelf', before: 'onSale', after: 'offShelf', note: 'Season' }])
    expect(records[0]!.by).toEqual(expect.any(String))
    expect(outcomes(await shelf(true, [{ id: a, seen: 'onSale' }]))).toEqual(['changed'])
    expect(outcomes(await shelf(true, [{ id: a, seen: 'offShelf' }]))).toEqual(['done'])
    expect(outcomes(await shelf(true, [{ id: a, seen: 'offShelf' }]))).toEqual(['same'])
    expect(await isListed(a)).toBe(true)
  })
  test('what staff took off stays off: at the desk, by a file, out of the bin; until they allow it', async () => {
    const told = draft()
    const [{ id } = { id: 0 }] = await saveProducts(world.app.db, [told])
    await transact(world.app.db, (db) => takeOffShelf(db, id, 'Looks copied'))
    expect(await row(id)).toMatchObject({ status: 'offShelf', takenOff: { by: 'staff', reason: 'Looks copied' } })
    expect(outcomes(await shelf(true, [{ id, seen: 'offShelf' }]))).toEqual(['takenOff'])
    expect((await saveProducts(world.app.db, [told]))[0]).toMatchObject({ id, outcome: 'unchanged' })
    const anew = { ...told, title: same('Another name'), status: 'onSale' as const }
    expect((await saveProducts(world.app.db, [anew]))[0]).toMatchObject({ id, outcome: 'updated' })
    expect(await row(id)).toMatchObject({ title: 'Another name', status: 'offShelf' })
    const bin = { rows: [{ id, seen: 'offShelf' as const }], requestId: requestId() }
    await world.must('/api/v2/mch/goods/bin', bin, keeper)
    await world.must('/api/v2/mch/goods/restore', { ids: [id], requestId: requestId() }, keeper)
    expect(outcomes(await shelf(true, [{ id, seen: 'offShelf' }]))).toEqual(['takenOff'])
    expect(await isListed(id)).toBe(false)
  })
})

describe('prices', () => {
  test('set, listed, remembered; a change in between, a list price that is none, others’ SKUs are told', async () => {
    const { id, skuId } = await one()
    expect(outcomes(await price(skuId, 4500))).toEqual(['done'])
    expect(await shown(id)).toMatchObject({ price: 4500 })
    expect((await shown(id))['skus']).toMatchObject([{ price: 4500, listPrice: 6000, lowestBefore: 5000 }])
    expect(outcomes(await price(skuId, 4000))).toEqual(['changed'])
    const now = { price: 4500, listPrice: 6000 }
    expect(outcomes(await price(skuId, 6000, 6000, now))).toEqual(['listTooLow'])
    expect(outcomes(await price(skuId, 6000, null, now))).toEqual(['done'])
    for (const foreign of [goods.skus.paper, none])
      expect(outcomes(await price(foreign, 1, null, { price: 800, listPrice: 0 }))).toEqual(['gone'])
    for (const wrong of [0, -1, 1.5, 1e12]) expect((await price(skuId, wrong)).status).toBe(400)
    const { records } = await world.must('/api/v2/mch/goods/log', { productId: id }, keeper)
    expect(records.map(({ field, before, after }) => [field, before, after])).toEqual([
      ['listPrice', 6000, null],
      ['price', 4500, 6000],
      ['price', 5000, 4500],
    ])
  })
  test('two hands at once: one of two prices stands, the other is told', async () => {
    const { skuId } = await one()
    const replies = await Promise.all([4000, 4100, 4200, 4300].map((now) => price(skuId, now)))
    expect(replies.flatMap(outcomes).toSorted()).toEqual(['changed', 'changed', 'changed', 'done'])
  })
  test('against orders being placed: every order has one of the two prices, or was told of the change', async () => {
    const { id, skuId } = await one()
    await world.pool.query('update sku set list_price = null where id = $1', [skuId])
    const seen = { price: 5000, listPrice: null }
    const lines = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const who = await buyer(world)
        return { who, wish: { skuId, quantity: 1 } }
      }),
    )
    const answers = await Promise.all([
      ...lines.map(({ who, wish }) => place(world, who, wish)),
      world.ask(
        '/api/v2/mch/goods/price',
        { rows: [{ skuId, price: 4000, listPrice: null, seen }], requestId: requestId() },
        keeper,
      ),
    ])
    const placed = answers.slice(0, -1)
    expect(placed.every(({ status, data }) => status === 200 || data.reason === 'totalChanged')).toBe(true)
    const { rows } = await world.pool.query<{ price: string }>(
      'select distinct price::text from order_line where product_id = $1',
      [id],
    )
    expect(rows.every(({ price: fen }) => ['4000', '5000'].includes(fen))).toBe(true)
  })
  test('two hundred at once, and not one more', async () => {
    const many = await makeGoods(200)
    const rows = many.map(({ skuId }) => ({ skuId, price: 4900, listPrice: 6000, seen: seenPrice }))
    const reply = await world.ask('/api/v2/mch/goods/price', { rows, requestId: requestId() }, keeper)
    expect(outcomes(reply).every((outcome) => outcome === 'done')).toBe(true)
    const { rows: listed } = await world.pool.query(
      'select from product_listing where product_id = any($1) and category_id = 0 and price = 4900',
      [many.map(({ id }) => id)],
    )
    expect(listed).toHaveLength(200)
    const more = [...rows, rows[0]!]
    expect((await world.ask('/api/v2/mch/goods/price', { rows: more, requestId: requestId() }, keeper)).status).toBe(
      400,
    )
    const twice = [rows[0]!, rows[0]!]
    const refused = await world.ask('/api/v2/mch/goods/price', { rows: twice, requestId: requestId() }, keeper)
    expect(refused.data.reason).toBe('badInput')
  })
})

test('stock by the sheet: of what was seen, not below what orders hold, with its row in the ledger', async () => {
  const { skuId } = await one()
  const { skuId: other } = await one()
  const { skuId: held } = await one()
  await mustPlace(world, ana, { skuId: held, quantity: 3 })
  const rows = [
    { skuId, onHand: 20, seen: 9 },
    { skuId: other, onHand: 20, seen: 8 },
    { skuId: held, onHand: 2, seen: 9 },
    { skuId: goods.skus.paper, onHand: 1, seen: 1 },
    { skuId: none, onHand: 1, seen: 1 },
  ]
  const told = { rows, note: 'Shelf 4', requestId: requestId() }
  const reply = await world.ask('/api/v2/mch/goods/stock', told, keeper)
  expect(outcomes(reply)).toEqual(['done', 'changed', 'held', 'gone', 'gone'])
  const { records } = await world.must('/api/v2/mch/stock/log', { skuId }, keeper)
  expect(records[0]).toMatchObject({ onHand: 11, reason: 'counted', note: 'Shelf 4' })
})

test('category and freight: only a last category, only a template of one’s own, and as it was seen', async () => {
  const { id } = await one()
  const category = (categoryId: number, seen = goods.categories.cups) =>
    world.ask('/api/v2/mch/goods/category', { categoryId, rows: [{ id, seen }], requestId: requestId() }, keeper)
  for (const unfit of [goods.categories.table, none]) expect((await category(unfit)).data.reason).toBe('categoryUnfit')
  expect(outcomes(await category(goods.categories.teapots))).toEqual(['done'])
  expect(outcomes(await category(goods.categories.pens))).toEqual(['changed'])
  expect(await row(id)).toMatchObject({ category: { id: goods.categories.teapots } })
  const freight = (freightTemplateId: number, seen = goods.templates.kiln) =>
    world.ask('/api/v2/mch/goods/freight', { freightTemplateId, rows: [{ id, seen }], requestId: requestId() }, keeper)
  for (const foreign of [goods.templates.paper, none])
    expect((await freight(foreign)).data.reason).toBe('templateForeign')
  expect(outcomes(await freight(goods.templates.shanghai))).toEqual(['done'])
  const { records } = await world.must('/api/v2/mch/goods/log', { productId: id }, keeper)
  expect(records.map(({ field, after }) => [field, after])).toEqual([
    ['freight', 'Shanghai only'],
    ['category', 'teapots'],
  ])
})

test('a copy has everything but a place on the shelf, stock, codes and a past', async () => {
  const { id } = await world.must(
    '/api/v2/mch/goods/copy',
    { id: goods.products.normal, requestId: requestId() },
    keeper,
  )
  const [from, to] = [await row(goods.products.normal, 'sales'), await row(id)]
  expect(to).toMatchObject({ title: `${from.title} (copy)`, status: 'offShelf', free: 0, sales: 0, code: '' })
  expect([to.price, to.skuCount]).toEqual([from.price, from.skuCount])
  for (const foreign of [goods.products.paper, none]) {
    const reply = await world.ask('/api/v2/mch/goods/copy', { id: foreign, requestId: requestId() }, keeper)
    expect(reply.status).toBe(404)
  }
})

test('who may only look changes nothing, nor does who works for another merchant', async () => {
  const { id, skuId } = await one()
  const looker = await clerkOf(world, goods.merchants.kiln, 'orders')
  const stranger = await clerkOf(world, goods.merchants.paper, 'goods')
  expect((await world.ask('/api/v2/mch/goods/page', {}, looker)).status).toBe(200)
  expect((await shelf(false, [{ id, seen: 'onSale' }], looker)).status).toBe(403)
  expect((await price(skuId, 4500, 6000, seenPrice, looker)).status).toBe(403)
  expect(outcomes(await shelf(false, [{ id, seen: 'onSale' }], stranger))).toEqual(['gone'])
  expect(outcomes(await price(skuId, 4500, 6000, seenPrice, stranger))).toEqual(['gone'])
  for (const productId of [id, none])
    expect((await world.ask('/api/v2/mch/goods/log', { productId }, stranger)).status).toBe(404)
  const mass = { onSale: true, rows: [{ id, seen: 'onSale', merchantId: 1 }], requestId: requestId() }
  expect((await world.ask('/api/v2/mch/goods/shelf', mass as never, keeper)).status).toBe(400)
  expect(await row(id)).toMatchObject({ status: 'onSale', price: 5000 })
})
