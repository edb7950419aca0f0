// What cards and product pages say of a price can be proven: which variant it is of, what it cost before, when the
// goods are there; and what is filtered by across departments means the same everywhere.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
})
afterAll(() => world.close())

const card = async (id: number) => (await world.must('/api/v2/goods/goods/cards', { ids: [id] })).records[0]!
const skuOf = async (id: number, skuId: number) =>
  (await world.must('/api/v2/goods/goods/detail/normal', { id })).skus.find((s) => s.id === skuId)!
/** As a save of its merchant does: the price, and the lists anew. */
const reprice = async (skuId: number, productId: number, price: number) => {
  await world.pool.query('update sku set price = $2, list_price = null where id = $1', [skuId, price])
  await world.pool.query('select refresh_listing(array[$1::bigint])', [productId])
}

test('a fall in price counts from the lowest of the 30 days before it', async () => {
  const [id, skuId] = [goods.products.cent, goods.skus.cent]
  expect(await card(id)).toMatchObject({ lowestBefore: null })
  await reprice(skuId, id, 9000)
  expect(await card(id), 'dearer is no fall').toMatchObject({ lowestBefore: null })
  await world.advance(40 * 86_400_000)
  await reprice(skuId, id, 12_000)
  await world.advance(86_400_000)
  await reprice(skuId, id, 8000)
  expect(await card(id), 'raised for a day before it fell').toMatchObject({ price: 8000, lowestBefore: 9000 })
  expect(await skuOf(id, skuId)).toMatchObject({ lowestBefore: 9000 })
  await reprice(skuId, id, 8500)
  expect(await card(id), 'its last change made it dearer').toMatchObject({ lowestBefore: null })
  await reprice(skuId, id, 8400)
  expect(await card(id), 'it had been as cheap before').toMatchObject({ lowestBefore: null })
})
test('the fact of a card is of the variant that is priced, where they differ in price', async () => {
  expect(await card(goods.products.normal)).toMatchObject({ price: 1999, fact: 'Celadon' })
  await reprice(goods.skus.second, goods.products.normal, 1500)
  expect((await card(goods.products.normal)).fact).toBe('Ink black')
})
test('freight tells the days of arrival, and none where nothing is sent or nobody knows', async () => {
  const ask = (skuId: number, country: string) =>
    world.ask('/api/v2/goods/goods/freight', { skuId, quantity: 1, country, stateCode: '31' })
  const { data, raw } = await ask(goods.skus.last, 'CN')
  const days = (iso: string) => Math.round((Date.parse(iso) - Number(raw['timestamp'])) / 86_400_000)
  expect([days(data.arrives!.from), days(data.arrives!.until)]).toEqual([2, 5])
  expect((await ask(goods.skus.last, 'FR')).data.arrives).toBeNull()
})
test('a list of all departments is filtered by what means the same everywhere', async () => {
  const keys = async (categoryId?: number) =>
    (await world.must('/api/v2/goods/goods/page', { facets: true, ...(categoryId && { categoryId }) }))
      .facets!.attributes.map(({ key }) => key)
      .toSorted()
  expect(await keys(goods.categories.table)).toContain('glaze')
  expect(await keys()).not.toContain('glaze')
  const chosen = { facets: true, attributes: [{ key: 'glaze', value: 'ink' }] }
  const { facets } = await world.must('/api/v2/goods/goods/page', chosen)
  expect(
    facets!.attributes.map(({ key }) => key),
    'what is on can be taken off',
  ).toContain('glaze')
})
test('a filter by coupon is no fault; nothing has one yet', async () => {
  expect(await world.must('/api/v2/goods/goods/page', { discount: 'coupon' })).toMatchObject({ total: 0, records: [] })
})
test('words that nothing carries find nothing', async () => {
  const { total, corrected, dropped } = await world.must('/api/v2/goods/goods/page', { keyword: 'zzzz' })
  expect({ total, corrected, dropped }).toEqual({ total: 0, corrected: undefined, dropped: undefined })
})
