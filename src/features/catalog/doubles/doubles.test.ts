// Goods that a shop has twice: found by what they share, merged once with all that counts for them, never another's;
// the old address leads on, orders keep what they name.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reviews as audits } from '../../../../bin/audit-reviews.ts'
import { buyer } from '../../../../test/buying.ts'
import { id } from '../../../../test/drafting.ts'
import { makeShop, same, type TestGoods } from '../../../../test/goods.ts'
import { reviewed } from '../../../../test/reviewing.ts'
import { clerkOf, type Clerk } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { saveProducts, takeOffShelf, type ProductDraft, type SkuDraft } from '#features/catalog/products/products.ts'

let world: World
let goods: TestGoods
let kiln: Clerk
let paper: Clerk
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  kiln = await clerkOf(world, goods.merchants.kiln, 'goods')
  paper = await clerkOf(world, goods.merchants.paper, 'goods')
})
afterAll(async () => {
  for (const [name, query] of Object.entries(audits))
    expect([name, (await world.pool.query(query)).rows]).toEqual([name, []])
  await world.close()
})

const draft = (
  handle: string,
  sku: Partial<SkuDraft>,
  title = handle,
  merchant: 'kiln' | 'paper' = 'kiln',
): ProductDraft => ({
  merchantId: goods.merchants[merchant],
  handle,
  categoryId: goods.categories.cups,
  freightTemplateId: goods.templates[merchant],
  title: same(title),
  skus: [{ values: [], price: 5000, stock: 9, ...sku }],
})
const save = async (...drafts: ProductDraft[]) => (await saveProducts(world.app.db, drafts)).map((one) => one.id)
const find = () => world.app.tasks['doubles.find']!({}, {} as never)
const pairs = async (who: Clerk = kiln) =>
  (await world.must('/api/v2/mch/goods/double/page', { size: 50 }, who)).records
const pairOf = async (a: number, b: number) =>
  (await pairs()).find(({ one, other }) => one.id === Math.min(a, b) && other.id === Math.max(a, b))
const causesOf = async (a: number, b: number) => (await pairOf(a, b))?.causes
const merge = (pair: number, keepId: number, who: Clerk = kiln) =>
  world.ask('/api/v2/mch/goods/double/merge', { id: pair, keepId, requestId: id() }, who)

test('found by barcode, article number or title, within one shop alone', async () => {
  const [a, b] = await save(draft('plate', { barcode: '4006381333931' }), draft('dish', { barcode: '4006381333931' }))
  const [c, d] = await save(draft('bowl', { code: 'K-1' }), draft('basin', { code: 'k-1' }))
  const [e, f] = await save(draft('g1', {}, 'Moon white vase'), draft('g2', {}, 'Moon-White  Vase!'))
  await save(draft('other', { barcode: '4006381333931', code: 'K-1' }, 'Moon white vase', 'paper'))
  // a title that says too little is no sign
  const short = { title: { 'en-US': 'Pot' } }
  await save({ ...draft('h1', {}), ...short }, { ...draft('h2', {}), ...short })
  await find()
  expect([await causesOf(a!, b!), await causesOf(c!, d!), await causesOf(e!, f!)]).toEqual([
    ['barcode'],
    ['code'],
    ['title'],
  ])
  expect(await pairs()).toHaveLength(3)
  expect(await pairs(paper)).toEqual([])
  await save(draft('dish', { barcode: '' }))
  await find()
  expect(await causesOf(a!, b!)).toBeUndefined()
})
test('said to be two, they are not told of again, and merged by nobody', async () => {
  const [a, b] = await save(draft('s1', { barcode: '73513537' }), draft('s2', { barcode: '73513537' }))
  await find()
  const pair = (await pairOf(a!, b!))!.id
  const wish = { id: pair, requestId: id() }
  expect((await world.ask('/api/v2/mch/goods/double/part', wish, paper)).status).toBe(404)
  await world.must('/api/v2/mch/goods/double/part', wish, kiln)
  await find()
  expect(await causesOf(a!, b!)).toBeUndefined()
  expect((await merge(pair, a!)).status).toBe(404)
})
test('merged: reviews, hearts, sales and the address go along, once; orders keep what they name', async () => {
  const who = await buyer(world)
  const { reviewId } = await reviewed(world, goods, who, { sku: 'cent' })
  const from = goods.products.cent
  const lover = await world.person()
  await world.must('/api/v2/user/collection/addOrCancel', { productId: from }, lover)
  const [into] = await save(draft('kept', { barcode: '036000291452' }))
  await world.pool.query("update sku set barcode = '036000291452' where product_id = $1", [from])
  await find()
  const { rows: before } = await world.pool.query('select sales::int from product where id = $1', [from])
  const pair = (await pairOf(into!, from))!.id
  expect((await merge(pair, from, paper)).status).toBe(404)
  expect((await merge(pair, goods.products.normal)).status).toBe(404)
  const replies = await Promise.all([merge(pair, into!), merge(pair, into!), merge(pair, from)])
  expect(replies.map((r) => r.status).toSorted((x, y) => x - y)).toEqual([200, 404, 404])
  const kept = replies[2].status === 200 ? from : into!
  const gone = kept === from ? into! : from
  expect(await world.must('/api/v2/goods/goods/moved', { id: gone })).toEqual({ productId: kept })
  expect((await world.ask('/api/v2/goods/goods/detail/normal', { id: gone })).status).toBe(404)
  const shown = await world.must('/api/v2/goods/goods/detail/normal', { id: kept }, lover)
  expect(shown).toMatchObject({ reviewCount: 1, favourites: 1, favourited: true, sales: before[0].sales })
  const { records } = await world.must('/api/v2/goods/comment/page', { productId: kept })
  expect(records.map((one) => one.id)).toEqual([reviewId])
  const { rows: lines } = await world.pool.query('select distinct product_id::int as id from order_line')
  expect(lines.map((line) => line.id)).toContain(from)
})
test('every address of what went into another leads there; its name is free for another', async () => {
  const [kept, gone] = await save(draft('k1', { barcode: '90311017' }), draft('k2', { barcode: '90311017' }))
  const { draftId } = await world.must('/api/v2/mch/goods/add', { productId: gone!, requestId: id() }, kiln)
  await find()
  expect((await merge((await pairOf(kept!, gone!))!.id, kept!)).status).toBe(200)
  const open = await world.must('/api/v2/mch/goods/draft/page', { tab: 'draft', size: 50 }, kiln)
  expect(open.records.map((one) => one.id)).not.toContain(draftId)
  const page = await fetch(`${world.url}/products/k2`, { redirect: 'manual' })
  expect([page.status, page.headers.get('location')]).toEqual([301, `/goods/${kept}`])
  const [anew] = await save(draft('k2', { barcode: '90311017' }))
  expect([kept, gone]).not.toContain(anew)
  expect(await world.must('/api/v2/goods/goods/moved', { id: gone! })).toEqual({ productId: kept })
  const { results } = await world.must('/api/v2/mch/goods/restore', { ids: [gone!], requestId: id() }, kiln)
  expect(results).toEqual([{ id: gone, outcome: 'gone' }])
})
test('what staff took off the shelf goes on under no other address', async () => {
  const [kept, off] = await save(draft('o1', { barcode: '96385074' }), draft('o2', { barcode: '96385074' }))
  await takeOffShelf(world.app.db, off!, 'unsafe')
  await find()
  const pair = (await pairOf(kept!, off!))!.id
  for (const keepId of [kept!, off!]) expect((await merge(pair, keepId)).status).toBe(409)
})
test('while staff look at one of them nothing is merged', async () => {
  const [one, other] = await save(draft('r1', { barcode: '12345670' }), draft('r2', { barcode: '12345670' }))
  const { draftId } = await world.must('/api/v2/mch/goods/add', { productId: other!, requestId: id() }, kiln)
  const set = (state: string) =>
    world.pool.query('update product_draft set state = $2, submitted_at = shop_now() where id = $1', [draftId, state])
  await set('inReview')
  await find()
  const pair = (await pairOf(one!, other!))!.id
  for (const keepId of [one!, other!])
    expect((await merge(pair, keepId)).data).toMatchObject({ reason: 'doubleInReview' })
  await set('draft')
  expect((await merge(pair, other!)).status).toBe(200)
  // what was written of the one that stays is still there
  const open = await world.must('/api/v2/mch/goods/draft/page', { tab: 'draft', size: 50 }, kiln)
  expect(open.records.map((row) => row.id)).toContain(draftId)
})
test('of two of which one went meanwhile nothing is merged', async () => {
  const [kept, gone] = await save(draft('w1', { barcode: '4056489007180' }), draft('w2', { barcode: '4056489007180' }))
  await find()
  const pair = (await pairOf(kept!, gone!))!.id
  await world.pool.query(`update product set status = 'deleted' where id = $1`, [gone])
  for (const keepId of [kept!, gone!]) expect((await merge(pair, keepId)).status).toBe(404)
})
test('said to be two while they are merged: one of both is heard', async () => {
  const [one, other] = await save(draft('t1', { barcode: '5901234123457' }), draft('t2', { barcode: '5901234123457' }))
  await find()
  const pair = (await pairOf(one!, other!))!.id
  const client = await world.pool.connect()
  await client.query('begin')
  // whoever merges waits here, past the look at the pair
  await client.query('select from product where id = any($1) for update', [[one, other]])
  const merging = merge(pair, one!)
  await expect.poll(async () => (await waiting()) > 0).toBe(true)
  const parted = await world.ask('/api/v2/mch/goods/double/part', { id: pair, requestId: id() }, kiln)
  await client.query('commit')
  client.release()
  expect([parted.status, (await merging).status]).toEqual([200, 404])
})
const waiting = async (): Promise<number> =>
  (
    await world.pool.query(`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
  ).rowCount ?? 0
