// The bin: what lies in it is nowhere else, comes back off the shelf, and is gone for good after its days.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { buyer, mustPlace, type Buyer } from '../../../../test/buying.ts'
import { makeShop, same, type TestGoods } from '../../../../test/goods.ts'
import { clerkOf, type Clerk } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { saveProduct, saveProducts, type ProductDraft } from '#features/catalog/products/products.ts'

let world: World
let goods: TestGoods
let ana: Buyer
let keeper: Clerk
beforeAll(async () => {
  world = await openWorld()
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
const draft = (): ProductDraft => ({
  merchantId: goods.merchants.kiln,
  handle: `made-${++made}`,
  categoryId: goods.categories.cups,
  freightTemplateId: goods.templates.kiln,
  title: same(`Made ${made}`),
  skus: [{ values: [], price: 5000, listPrice: 6000, stock: 9, weight: 100 }],
})
/** A product of the kiln with one SKU. */
async function one(): Promise<{ id: number; skuId: number }> {
  const { id } = await saveProduct(world.app.db, draft())
  const { rows } = await world.pool.query<{ id: number }>('select id::int from sku where product_id = $1', [id])
  return { id, skuId: rows[0]!.id }
}
const row = async (id: number, tab?: 'bin') => {
  const asked = { size: 100, sort: 'newest' as const, ...(tab && { tab }) }
  return (await world.must('/api/v2/mch/goods/page', asked, keeper)).records.find((product) => product.id === id)
}
const putOn = (id: number) => {
  const rows = [{ id, seen: 'offShelf' as const }]
  return world.ask('/api/v2/mch/goods/shelf', { onSale: true, rows, note: 'Season', requestId: requestId() }, keeper)
}
const bin = (id: number) =>
  world.ask('/api/v2/mch/goods/bin', { rows: [{ id, seen: 'onSale' }], requestId: requestId() }, keeper)
const restore = (ids: number[]) => world.ask('/api/v2/mch/goods/restore', { ids, requestId: requestId() }, keeper)
const outcomes = (reply: { data: Record<string, unknown> }) =>
  (reply.data['results'] as { outcome: string }[]).map(({ outcome }) => outcome)
const isListed = async (id: number) =>
  (await world.pool.query('select from product_listing where product_id = $1', [id])).rows.length > 0

test('out of lists and carts at once, orders keep what they name, back off the shelf', async () => {
  const { id, skuId } = await one()
  await world.must('/api/v2/cart/cart/add', { skuId, quantity: 1 }, ana)
  const { orderNos } = await mustPlace(world, ana, { skuId, quantity: 2 })
  expect(outcomes(await bin(id))).toEqual(['done'])
  expect(await isListed(id)).toBe(false)
  expect((await world.ask('/api/v2/goods/goods/detail/normal', { id })).status).toBe(404)
  expect((await world.ask('/api/v2/cart/cart/list', {}, ana)).status).toBe(200)
  const order = await world.must('/api/v2/order/sell/detail', { orderNo: orderNos[0]! }, ana)
  expect(order.lines[0]).toMatchObject({ quantity: 2 })
  const wish = { from: { skuId, quantity: 1 }, addressId: ana.addressId }
  expect((await world.ask('/api/v2/order/sell/normal/preview', wish, ana)).status).toBe(404)
  expect(await row(id)).toBeUndefined()
  expect(await row(id, 'bin')).toMatchObject({ status: 'bin', binUntil: expect.any(String) as string })
  expect(outcomes(await putOn(id))).toEqual(['gone'])
  expect(outcomes(await restore([id, goods.products.paper, none]))).toEqual(['done', 'gone', 'gone'])
  expect(await row(id)).toMatchObject({ status: 'offShelf' })
})

test('after thirty days gone for good, the handle free; a file that names it before brings it back', async () => {
  const [told, kept] = [draft(), draft()]
  const [gone, back] = [await saveProduct(world.app.db, told), await saveProduct(world.app.db, kept)]
  await bin(gone.id)
  await bin(back.id)
  expect((await saveProducts(world.app.db, [kept]))[0]).toMatchObject({ id: back.id, outcome: 'updated' })
  expect(await row(back.id)).toMatchObject({ status: 'onSale', takenOff: null })
  await world.pool.query(`update product set binned_at = binned_at - interval '31 days' where id = $1`, [gone.id])
  await world.app.tasks['assortment.emptyBin']!({}, {} as never)
  expect(await row(gone.id, 'bin')).toBeUndefined()
  expect(outcomes(await restore([gone.id]))).toEqual(['gone'])
  const [anew] = await saveProducts(world.app.db, [told])
  expect(anew).toMatchObject({ outcome: 'created' })
  expect(anew!.id).not.toBe(gone.id)
})
