// What a merchant changes from its list and staff look at first: a category, a price that rises far. It waits for them
// and what is on sale stays on sale; small changes go in at once; there is no way around by doing it twice.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changed, mustPublish, publish, writing, type Writing } from '../../../../test/drafting.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { joinAs } from '../../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { sku } from '../../../../test/drafting.ts'

let world: World
let goods: TestGoods
let kiln: Writing
let staff: Person & { headers: Record<string, string> }
beforeAll(async () => {
  world = await openWorld({ settings: { goodsReviewFirst: 0 } })
  goods = await makeShop(world)
  kiln = await writing(world, goods)
  staff = await joinAs(world, await world.person(), { audience: 'staff', role: 'review' })
})
afterAll(() => world.close())
const requestId = () => crypto.randomUUID()
const outcomes = ({ results }: { results: { outcome: string }[] }) => results.map(({ outcome }) => outcome)

const two = () =>
  kiln.whole({
    options: [
      {
        code: 'size',
        name: { 'en-US': 'Size' },
        values: ['s', 'l'].map((code) => ({ code, name: { 'en-US': code }, picture: null })),
      },
    ],
    skus: [sku(['s'], { price: 1000 }), sku(['l'], { price: 2000 })],
  })
const move = async (rows: { id: number; seen: number }[], categoryId = goods.categories.pens) =>
  outcomes(await world.must('/api/v2/mch/goods/category', { categoryId, rows, requestId: requestId() }, kiln.keeper))
const price = async (rows: { skuId: number; price: number; was: number }[]) =>
  outcomes(
    await world.must(
      '/api/v2/mch/goods/price',
      {
        rows: rows.map(({ skuId, price: now, was }) => ({
          skuId,
          price: now,
          listPrice: null,
          seen: { price: was, listPrice: null },
        })),
        requestId: requestId(),
      },
      kiln.keeper,
    ),
  )
const standing = async (id: number) =>
  (
    await world.pool.query<{ category: number; status: string; prices: number[]; skus: number[] }>(
      `select p.category_id as category, p.status, array_agg(k.price::int order by k.position) as prices,
        array_agg(k.id::int order by k.position) as skus
      from product p join sku k on k.product_id = p.id where p.id = $1 group by p.id`,
      [id],
    )
  ).rows[0]!
const draftOf = async (productId: number) =>
  (await world.must('/api/v2/mch/goods/detail', { productId }, kiln.keeper)).draft
async function decide(productId: number, approve: boolean) {
  const { id: draftId, version } = (await draftOf(productId))!
  const said = { draftId, version, approve, notes: [], reason: approve ? '' : 'No', requestId: requestId() }
  return world.must('/api/v2/admin/goods/audit', said, staff)
}

test('a category waits, in the old one it is sold; twice is refused, approved it is there', async () => {
  const [id, other] = [await mustPublish(world, kiln.keeper, two()), await mustPublish(world, kiln.keeper, two())]
  const { cups, pens } = goods.categories
  expect(
    await move([
      { id, seen: cups },
      { id: goods.products.paper, seen: cups },
    ]),
  ).toEqual(['toReview', 'gone'])
  expect(await standing(id)).toMatchObject({ category: cups, status: 'onSale' })
  expect(await draftOf(id)).toMatchObject({ state: 'inReview', causes: ['category'] })
  expect(await move([{ id, seen: cups }])).toEqual(['inReview'])
  await decide(id, true)
  expect(await standing(id)).toMatchObject({ category: pens, status: 'onSale' })
  expect(await move([{ id, seen: pens }])).toEqual(['same'])
  // what somebody writes at is theirs to finish
  const draft = await changed(world, kiln.keeper, other, (now) => ({ ...now, fact: { 'en-US': 'By hand' } }))
  expect(await move([{ id: other, seen: cups }])).toEqual(['drafted'])
  expect((await publish(world, kiln.keeper, draft)).data.outcome).toBe('inReview')
  await decide(other, false)
  expect(await move([{ id: other, seen: cups }])).toEqual(['drafted'])
  expect(await standing(other)).toMatchObject({ category: cups })
})
test('a price that rises by more than half waits, the others of the same product go in at once', async () => {
  const id = await mustPublish(world, kiln.keeper, two())
  const [small, large] = (await standing(id)).skus as [number, number]
  expect(
    await price([
      { skuId: small, price: 1501, was: 1000 },
      { skuId: large, price: 3000, was: 2000 },
    ]),
  ).toEqual(['toReview', 'done'])
  expect((await standing(id)).prices).toEqual([1000, 3000])
  expect(await draftOf(id)).toMatchObject({ state: 'inReview', causes: ['price'] })
  expect(await price([{ skuId: small, price: 9900, was: 1000 }])).toEqual(['inReview'])
  expect(await price([{ skuId: large, price: 2500, was: 3000 }])).toEqual(['done'])
  await decide(id, true)
  expect((await standing(id)).prices).toEqual([1501, 2500])
})
test('two who raise it at once: one draft, and the old price until staff say so', async () => {
  const id = await mustPublish(world, kiln.keeper, two())
  const [small] = (await standing(id)).skus as [number]
  const told = await Promise.all([5000, 6000, 7000].map((now) => price([{ skuId: small, price: now, was: 1000 }])))
  expect(told.flat().toSorted()).toEqual(['inReview', 'inReview', 'toReview'])
  expect((await standing(id)).prices).toEqual([1000, 2000])
})
test('off the shelf it waits all the same; where staff look at no changes, all goes in at once', async () => {
  const id = await mustPublish(world, kiln.keeper, two())
  const [small] = (await standing(id)).skus as [number]
  const off = { onSale: false, rows: [{ id, seen: 'onSale' as const }], requestId: requestId() }
  await world.must('/api/v2/mch/goods/shelf', off, kiln.keeper)
  expect(await price([{ skuId: small, price: 5000, was: 1000 }])).toEqual(['toReview'])
  await world.pool.query(`insert into setting (name, value) values ('goodsReviewChanges', '0')`)
  await world.app.context.settings.reload()
  const free = await mustPublish(world, kiln.keeper, two())
  const [one] = (await standing(free)).skus as [number]
  expect(await price([{ skuId: one, price: 9000, was: 1000 }])).toEqual(['done'])
  expect(await move([{ id: free, seen: goods.categories.cups }])).toEqual(['done'])
})
