// How much one piece holds: written in the matrix, and what so much of it costs on cards and pages.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changed, mustPublish, option, publish, sku, writing, type Writing } from '../../../../test/drafting.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { saveProduct } from '#features/catalog/products/products.ts'

let world: World
let goods: TestGoods
let kiln: Writing
beforeAll(async () => {
  world = await openWorld({ settings: { goodsReviewFirst: 0, goodsReviewChanges: 0 } })
  goods = await makeShop(world)
  kiln = await writing(world, goods)
})
afterAll(() => world.close())

const cardOf = async (id: number) => (await world.must('/api/v2/goods/goods/cards', { ids: [id] })).records[0]!
const skusOf = async (id: number) => (await world.must('/api/v2/goods/goods/detail/normal', { id })).skus

test('it is said of each SKU; cards compare the lowest price; taken away, nothing is compared', async () => {
  const options = [option('size', ['small', 'large'])]
  const skus = [
    sku(['small'], { price: 1600, content: { amount: 250_000, unit: 'g' } }),
    sku(['large'], { price: 2900, content: { amount: 500, unit: 'kg' } }),
  ]
  const id = await mustPublish(world, kiln.keeper, kiln.whole({ options, skus }))
  expect((await skusOf(id)).map(({ content }) => content)).toEqual([
    { amount: 250_000, unit: 'g' },
    { amount: 500, unit: 'kg' },
  ])
  expect(await cardOf(id)).toMatchObject({ price: 1600, basePrice: { price: 640, per: '100g' } })
  const cheaper = await changed(world, kiln.keeper, id, (now) => ({
    ...now,
    skus: now.skus.map((one) => (one.values[0] === 'large' ? { ...one, price: 1500 } : one)),
  }))
  expect((await publish(world, kiln.keeper, cheaper)).status).toBe(200)
  expect(await cardOf(id)).toMatchObject({ price: 1500, basePrice: { price: 3000, per: 'kg' } })
  const bare = await changed(world, kiln.keeper, id, (now) => ({
    ...now,
    skus: now.skus.map((one) => ({ ...one, content: null })),
  }))
  expect((await publish(world, kiln.keeper, bare)).status).toBe(200)
  expect((await cardOf(id)).basePrice).toBeNull()
})
test('whoever saves without a word of it leaves it', async () => {
  const draft = {
    merchantId: goods.merchants.kiln,
    handle: 'oil',
    categoryId: goods.categories.cups,
    freightTemplateId: goods.templates.kiln,
    title: { 'en-US': 'Oil' },
  }
  const content = { amount: 750_000, unit: 'ml' as const }
  const { id } = await saveProduct(world.app.db, { ...draft, skus: [{ values: [], price: 1999, content }] })
  await saveProduct(world.app.db, { ...draft, skus: [{ values: [], price: 2999 }] })
  expect(await cardOf(id)).toMatchObject({ price: 2999, basePrice: { price: 3999, per: 'l' } })
  await saveProduct(world.app.db, { ...draft, skus: [{ values: [], price: 2999, content: null }] })
  expect((await skusOf(id))[0]!.content).toBeNull()
})
test('more than there can be, and units that are none, are refused', async () => {
  for (const content of [
    { amount: 0, unit: 'g' },
    { amount: 1.5, unit: 'g' },
    { amount: 1, unit: 'stone' },
  ]) {
    const begun = await world.must('/api/v2/mch/goods/add', { requestId: crypto.randomUUID() }, kiln.keeper)
    const skus = [sku([], { content: content as never })]
    const reply = await world.ask('/api/v2/mch/goods/edit', { ...begun, content: kiln.whole({ skus }) }, kiln.keeper)
    expect(reply.status).toBe(400)
  }
})
