// Goods that go on sale, and off it, by themselves: in store until then, told in the list, and what somebody does by
// hand meanwhile.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changed, drafted, id, publish, writing, type Content, type Writing } from '../../../../test/drafting.ts'
import { makeShop } from '../../../../test/goods.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { saveProduct, takeOffShelf } from '#features/catalog/products/products.ts'

let world: World
let kiln: Writing
let categoryId: number
let templateId: number
beforeAll(async () => {
  world = await openWorld({ settings: { goodsReviewFirst: 0, goodsReviewChanges: 0 } })
  const goods = await makeShop(world)
  kiln = await writing(world, goods)
  categoryId = goods.categories.cups
  templateId = goods.templates.kiln
})
afterAll(() => world.close())

const hour = 3_600_000
const inHours = (hours: number) => new Date(world.app.context.clock.now() + hours * hour).toISOString()
async function planned(more: Partial<Content>) {
  const { data } = await publish(world, kiln.keeper, await drafted(world, kiln.keeper, kiln.whole(more)))
  return data
}
const statusOf = async (productId: number) =>
  (await world.must('/api/v2/goods/goods/detail/normal', { id: productId })).status
const rowOf = async (productId: number) => {
  const { records } = await world.must('/api/v2/mch/goods/page', { size: 50 }, kiln.keeper)
  return records.find((row) => row.id === productId)!
}

test('in store until its time, then on sale, then off it; the list tells when', async () => {
  const [onSaleAt, offSaleAt] = [inHours(1), inHours(3)]
  const { outcome, productId } = await planned({ onSaleAt, offSaleAt })
  expect(outcome).toBe('planned')
  expect(await statusOf(productId!)).toBe('offShelf')
  expect(await rowOf(productId!)).toMatchObject({ status: 'offShelf', onSaleAt, offSaleAt })
  const { published } = await world.must('/api/v2/mch/goods/detail', { productId: productId! }, kiln.keeper)
  expect(published).toMatchObject({ onSale: true, onSaleAt, offSaleAt })
  await world.advance(hour - 60_000)
  expect(await statusOf(productId!)).toBe('offShelf')
  await world.advance(62_000)
  expect(await statusOf(productId!)).toBe('onSale')
  expect(await rowOf(productId!)).toMatchObject({ status: 'onSale', onSaleAt: null, offSaleAt })
  await world.advance(2 * hour)
  expect(await statusOf(productId!)).toBe('offShelf')
  expect(await rowOf(productId!)).toMatchObject({ onSaleAt: null, offSaleAt: null })
})
test('a time that has passed is at once; one that ends before it begins, or has ended, is told', async () => {
  expect((await planned({ onSaleAt: inHours(-1) })).outcome).toBe('published')
  const fault = async (more: Partial<Content>) =>
    (await planned(more)) as unknown as { reason: string; faults: unknown }
  expect(await fault({ onSaleAt: inHours(2), offSaleAt: inHours(1) })).toMatchObject({
    reason: 'draftUnfit',
    faults: [{ at: 'offSaleAt', rule: 'notLater' }],
  })
  expect(await fault({ offSaleAt: inHours(-1) })).toMatchObject({ faults: [{ at: 'offSaleAt', rule: 'past' }] })
})
test('put on sale by hand before its time it is on sale once; the timer finds nothing to do', async () => {
  const { productId } = await planned({ onSaleAt: inHours(1) })
  const shelve = (onSale: boolean) =>
    world.must(
      '/api/v2/mch/goods/shelf',
      { onSale, rows: [{ id: productId!, seen: onSale ? 'offShelf' : 'onSale' }], requestId: id() },
      kiln.keeper,
    )
  await shelve(true)
  expect(await rowOf(productId!)).toMatchObject({ status: 'onSale', onSaleAt: null })
  await shelve(false)
  await world.advance(2 * hour)
  expect(await statusOf(productId!)).toBe('offShelf')
})
test('what staff took off, or lies in the bin, stays there at its time', async () => {
  const [taken, binned] = [await planned({ onSaleAt: inHours(1) }), await planned({ onSaleAt: inHours(1) })]
  await takeOffShelf(world.app.db, taken.productId!, 'A copy')
  const bin = { rows: [{ id: binned.productId!, seen: 'offShelf' as const }], requestId: id() }
  await world.must('/api/v2/mch/goods/bin', bin, kiln.keeper)
  await world.advance(2 * hour)
  expect(await statusOf(taken.productId!)).toBe('offShelf')
  const { rows } = await world.pool.query('select status from product where id = $1', [binned.productId])
  expect(rows).toEqual([{ status: 'deleted' }])
  // published anew with a time it is still theirs to allow
  const again = await changed(world, kiln.keeper, taken.productId!, (now) => ({
    ...now,
    onSale: true,
    onSaleAt: inHours(1),
  }))
  expect((await publish(world, kiln.keeper, again)).data.outcome).toBe('keptOff')
  await world.advance(2 * hour)
  expect(await statusOf(taken.productId!)).toBe('offShelf')
})
test('another time replaces the first; none takes it back', async () => {
  const { productId } = await planned({ onSaleAt: inHours(1) })
  const change = async (more: Partial<Content>) =>
    publish(world, kiln.keeper, await changed(world, kiln.keeper, productId!, (now) => ({ ...now, ...more })))
  await change({ onSaleAt: inHours(5) })
  await world.advance(2 * hour)
  expect(await statusOf(productId!)).toBe('offShelf')
  await change({ onSale: false })
  await world.advance(5 * hour)
  expect(await statusOf(productId!)).toBe('offShelf')
  expect(await rowOf(productId!)).toMatchObject({ onSaleAt: null })
})
test('a file that puts it on sale ends the wait', async () => {
  const { productId } = await planned({ onSaleAt: inHours(1) })
  const { rows } = await world.pool.query<{ handle: string }>('select handle from product where id = $1', [productId])
  await saveProduct(world.app.db, {
    merchantId: kiln.merchantId,
    handle: rows[0]!.handle,
    categoryId,
    freightTemplateId: templateId,
    title: { 'en-US': 'Bowl of a file' },
    skus: [{ values: [], price: 9900 }],
  })
  expect(await rowOf(productId!)).toMatchObject({ status: 'onSale', onSaleAt: null })
})
test('in a category that is closed by then it stays in store, and whoever looks after goods is told once', async () => {
  const { productId } = await planned({ onSaleAt: inHours(1) })
  await world.pool.query('update category set closed = true where id = $1', [categoryId])
  await world.advance(2 * hour)
  expect(await statusOf(productId!)).toBe('offShelf')
  const told = async () =>
    (
      await world.pool.query<{ about: { title: object }; link: string }>(
        `select about, link from message where key = 'goodsPlanBarred' and user_id = $1`,
        [kiln.keeper.userId],
      )
    ).rows
  expect(await told()).toMatchObject([
    { about: { title: kiln.whole().title }, link: `/merchant/goods/${productId}?shop=${kiln.merchantId}` },
  ])
  await world.pool.query(
    `select graphile_worker.add_job('catalog.followPlan', json_build_object('productId', $1::int))`,
    [productId],
  )
  await world.runJobs()
  expect(await told()).toHaveLength(1)
  // opened again it is the merchant's to put on sale
  await world.pool.query('update category set closed = false where id = $1', [categoryId])
  expect(await rowOf(productId!)).toMatchObject({ status: 'offShelf', onSaleAt: null })
})
