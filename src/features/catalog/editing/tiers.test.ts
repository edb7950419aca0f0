// Prices by quantity from the matrix to the order: shown with their steps, charged by the one price function, agreed to
// by the token of the preview; and what a shop pays for its goods, which no shopper ever sees.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { agreed, buyer, mustPlace } from '../../../../test/buying.ts'
import { changed, drafted, mustPublish, publish, sku, writing, type Writing } from '../../../../test/drafting.ts'
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
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await world.close()
})
const tiers = [
  { from: 3, price: 8900 },
  { from: 10, price: 7900 },
]
const priced = { tiers, memberPrice: 8500, cost: 4321, stock: 50 }
const made = async () => {
  const productId = await mustPublish(world, kiln.keeper, kiln.whole({ skus: [sku([], priced)] }))
  const product = await world.must('/api/v2/goods/goods/detail/normal', { id: productId })
  return { productId, skuId: product.skus[0]!.id, product }
}
const inTheCart = async (skuId: number, quantity: number) =>
  (await world.must('/api/v2/cart/cart/list', { lines: [{ skuId, quantity }] })).groups[0]!.lines[0]!

test('page, cart, confirmation and order tell one price, by the step that the pieces reach', async () => {
  const { skuId, product } = await made()
  expect(product.skus[0]).toMatchObject({ price: 9900, tiers, memberPrice: 8500 })
  expect(await inTheCart(skuId, 2)).toMatchObject({ price: 9900, unitPrice: 9900, subtotal: 19_800, tiers })
  expect(await inTheCart(skuId, 3)).toMatchObject({ price: 9900, unitPrice: 8900, subtotal: 26_700 })
  const lin = await buyer(world, { fen: 1_000_000 })
  const preview = await world.must(
    '/api/v2/order/sell/normal/preview',
    { from: { skuId, quantity: 10 }, addressId: lin.addressId },
    lin,
  )
  expect(preview.groups[0]).toMatchObject({ goodsAmount: 79_000 })
  expect(preview.groups[0]!.lines[0]).toMatchObject({ price: 7900, ordinaryPrice: 9900, tiers, goodsAmount: 79_000 })
  const { orderNos } = await mustPlace(world, lin, { skuId, quantity: 10 })
  const order = await world.must('/api/v2/order/sell/detail', { orderNo: orderNos[0]! }, lin)
  expect(order.lines[0]).toMatchObject({ price: 7900, quantity: 10, goodsAmount: 79_000 })
  const { rows } = await world.pool.query('select price_kind from order_line where sku_id = $1', [skuId])
  expect(rows).toEqual([{ price_kind: 'tier' }])
})
test('freight on the page is free from an amount as the basket has it', async () => {
  const { skuId } = await made()
  const place = { country: 'CN', stateCode: '31' }
  const lin = await buyer(world)
  for (const quantity of [2, 3, 4, 10]) {
    const asked = await world.must('/api/v2/goods/goods/freight', { skuId, quantity, ...place })
    const from = { skuId, quantity }
    const preview = await world.must('/api/v2/order/sell/normal/preview', { from, addressId: lin.addressId }, lin)
    expect(asked.freight).toBe(preview.groups[0]!.freight)
  }
})
test('a step that changes between preview and create is said and asked anew', async () => {
  const { productId, skuId } = await made()
  const lin = await buyer(world, { fen: 1_000_000 })
  const wish = await agreed(world, lin, { skuId, quantity: 3 })
  const dearer = [{ from: 3, price: 9000 }]
  await publish(
    world,
    kiln.keeper,
    await changed(world, kiln.keeper, productId, (now) => ({
      ...now,
      skus: now.skus.map((one) => ({ ...one, tiers: dearer })),
    })),
  )
  const reply = await world.ask('/api/v2/order/sell/normal/create', wish, lin)
  expect(reply.data).toMatchObject({
    reason: 'totalChanged',
    changes: expect.arrayContaining([{ field: 'price', skuId, before: 8900, after: 9000 }]),
  })
})
test('steps that do not fall are told at their variant; they are kept with the draft meanwhile', async () => {
  const wrong = [
    { from: 3, price: 8900 },
    { from: 5, price: 9000 },
  ]
  const draft = await drafted(world, kiln.keeper, kiln.whole({ skus: [sku([], { tiers: wrong })] }))
  const reply = await publish(world, kiln.keeper, draft)
  expect(reply.data).toMatchObject({ reason: 'draftUnfit', faults: [{ at: 'skus.[].tiers', rule: 'notFalling' }] })
  const bad = [{ from: 1, price: 8900 }]
  const { draftId, version } = draft
  const content = kiln.whole({ skus: [sku([], { tiers: bad })] })
  const edited = await world.ask('/api/v2/mch/goods/edit', { draftId, version, content }, kiln.keeper)
  expect(edited.data).toMatchObject({ reason: 'badInput' })
})
test('who saves goods without saying steps leaves them: a file, say', async () => {
  const { productId, skuId } = await made()
  const { rows } = await world.pool.query<{ handle: string }>('select handle from product where id = $1', [productId])
  await saveProduct(world.app.db, {
    merchantId: kiln.merchantId,
    handle: rows[0]!.handle,
    categoryId: goods.categories.cups,
    freightTemplateId: goods.templates.kiln,
    title: { 'en-US': 'Rice bowl of a file' },
    skus: [{ values: [], price: 9900 }],
  })
  expect(await inTheCart(skuId, 3)).toMatchObject({ unitPrice: 8900, title: 'Rice bowl of a file' })
})
test('what the shop pays for its goods is told to nobody but the shop', async () => {
  const { productId, skuId } = await made()
  const lin = await buyer(world)
  const told = [
    await world.ask('/api/v2/goods/goods/detail/normal', { id: productId }, lin),
    await world.ask('/api/v2/goods/goods/page', { keyword: 'Rice bowl' }, lin),
    await world.ask('/api/v2/cart/cart/list', { lines: [{ skuId, quantity: 3 }] }),
    await world.ask('/api/v2/order/sell/normal/preview', { from: { skuId, quantity: 3 } }, lin),
  ]
  for (const { raw, status } of told) {
    expect(status).toBe(200)
    expect(JSON.stringify(raw)).not.toMatch(/4321|"cost"/)
  }
  const own = await world.must('/api/v2/mch/goods/detail', { productId }, kiln.keeper)
  expect(own.published!.skus[0]).toMatchObject({ cost: 4321, memberPrice: 8500, tiers })
})
