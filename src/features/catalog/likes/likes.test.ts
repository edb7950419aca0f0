// The collection through the front door: explicit wishes in parallel, undo as it was; and all that is kept of a person,
// told and erased.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { personalDataOf } from './likes.ts'
import { telling } from '#kernel/jobs/events.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
beforeAll(async () => {
  world = await openWorld({ settings: { collectionMaxCount: 8 } })
  goods = await makeShop(world)
})
afterAll(() => world.close())

const setHeart = (productId: number, on: boolean | undefined, who: Person) =>
  world.must('/api/v2/user/collection/addOrCancel', { productId, ...(on === undefined ? {} : { on }) }, who)
const heartOf = async (productId: number, who?: Person) => {
  const { favourited, favourites } = await world.must('/api/v2/goods/goods/detail/normal', { id: productId }, who)
  return { favourited, favourites }
}
const reprice = (name: 'paper' | 'cent', price: number) =>
  world.pool.query(
    `with k as (update sku set price = $2, list_price = null where product_id = $1)
     update product set price = $2 where id = $1`,
    [goods.products[name], price],
  )

test('a heart is set, shown on the product, and taken back; twice the same wish counts once', async () => {
  const [who, id] = [await world.person(), goods.products.normal]
  expect(await setHeart(id, true, who)).toEqual({ on: true, favourites: 1 })
  expect(await setHeart(id, true, who)).toEqual({ on: true, favourites: 1 })
  expect(await heartOf(id, who)).toEqual({ favourited: true, favourites: 1 })
  expect(await heartOf(id)).toEqual({ favourited: false, favourites: 1 })
  expect(await setHeart(id, undefined, who)).toEqual({ on: false, favourites: 0 })
  expect(await setHeart(id, undefined, who)).toEqual({ on: true, favourites: 1 })
  expect(await setHeart(id, false, who)).toEqual({ on: false, favourites: 0 })
  expect(await setHeart(id, false, who)).toEqual({ on: false, favourites: 0 })
})
test('50 parallel wishes of one person count once, of many people each; toggles of a pair cancel out', async () => {
  const id = goods.products.cent
  const people = await Promise.all(Array.from({ length: 10 }, () => world.person()))
  await Promise.all(Array.from({ length: 50 }, (_, n) => setHeart(id, true, people[n % 10]!)))
  expect((await heartOf(id)).favourites).toBe(10)
  await Promise.all(Array.from({ length: 50 }, (_, n) => setHeart(id, n % 2 === 1, people[n % 5]!)))
  const { rows } = await world.pool.query(
    'select count(*)::int as n from collection where product_id = $1 and deleted_at is null',
    [id],
  )
  expect((await heartOf(id)).favourites).toBe(rows[0].n)
  const one = people[9]!
  await Promise.all(Array.from({ length: 20 }, () => setHeart(id, undefined, one)))
  expect((await heartOf(id, one)).favourited).toBe(true)
})
test('a repeated request id repeats its answer and turns nothing', async () => {
  const who = await world.person()
  const wish = { productId: goods.products.heavy, requestId: crypto.randomUUID() }
  const first = await world.must('/api/v2/user/collection/addOrCancel', wish, who)
  expect(await world.must('/api/v2/user/collection/addOrCancel', wish, who)).toEqual(first)
  expect((await heartOf(goods.products.heavy, who)).favourited).toBe(true)
})
test('unknown products are refused; the collection has an end', async () => {
  const who = await world.person()
  expect(
    (await world.ask('/api/v2/user/collection/addOrCancel', { productId: 999_999_999, on: true }, who)).data.reason,
  ).toBe('notFound')
  expect((await world.ask('/api/v2/user/collection/addOrCancel', { productId: 999_999_999 }, who)).data.reason).toBe(
    'notFound',
  )
  const all = Object.values(goods.products).filter((id, at, list) => list.indexOf(id) === at)
  for (const id of all.slice(0, 8)) await setHeart(id, true, who)
  expect(
    (await world.ask('/api/v2/user/collection/addOrCancel', { productId: all[8]!, on: true }, who)).data,
  ).toMatchObject({ reason: 'likesFull', max: 8 })
  expect((await setHeart(all[0]!, true, who)).on).toBe(true)
})
test('the list tells what became cheaper, is nearly gone or gone; filters and sorts read on page by page', async () => {
  const who = await world.person()
  const { normal, paper, last, soldOut, offShelf, heavy } = goods.products
  await reprice('paper', 2800)
  for (const id of [normal, paper, last, soldOut, offShelf, heavy]) await setHeart(id, true, who)
  await reprice('paper', 800)
  const page = (input: object) => world.must('/api/v2/user/collection/page', input, who)
  const all = await page({})
  expect(all.records.map((r) => r.productId)).toEqual([heavy, offShelf, soldOut, last, paper, normal])
  expect(all.counts).toEqual({ all: 6, dropped: 1, low: 1, gone: 2 })
  expect(all.categories.map((c) => [c.id, c.count])).toEqual([
    [goods.categories.desk, 2],
    [goods.categories.table, 4],
  ])
  expect(all.records.find((r) => r.productId === paper)).toMatchObject({
    savedPrice: 2800,
    drop: 2000,
    left: null,
    state: 'onSale',
    goods: { price: 800, title: 'Notebook' },
  })
  expect(all.records.find((r) => r.productId === last)).toMatchObject({ left: 1, drop: 0 })
  expect((await page({ filter: 'dropped' })).records.map((r) => r.productId)).toEqual([paper])
  expect((await page({ filter: 'gone' })).records.map((r) => [r.productId, r.state])).toEqual([
    [offShelf, 'offShelf'],
    [soldOut, 'soldOut'],
  ])
  expect((await page({ categoryId: goods.categories.desk })).total).toBe(2)
  expect((await page({ sort: 'drop' })).records[0]!.productId).toBe(paper)
  for (const sort of ['newest', 'drop', 'priceUp', 'priceDown'] as const) {
    const whole = (await page({ sort })).records.map((r) => r.productId)
    const read: number[] = []
    for (let after: string | null | undefined; after !== null;) {
      const part: Awaited<ReturnType<typeof page>> = await page({ sort, size: 2, ...(after ? { after } : {}) })
      read.push(...part.records.map((r) => r.productId))
      after = part.next
    }
    expect(read).toEqual(whole)
  }
})
test('several are taken out at once and put back with their time and price; a later heart begins anew', async () => {
  const [who, other] = [await world.person(), await world.person()]
  const { paper, normal } = goods.products
  await reprice('paper', 2800)
  await setHeart(paper, true, who)
  await setHeart(normal, true, who)
  await reprice('paper', 800)
  const before = (await world.must('/api/v2/user/collection/page', {}, who)).records
  const ids = [paper, normal]
  expect((await world.must('/api/v2/user/collection/batch/del', { productIds: ids }, other)).productIds).toEqual([])
  expect(
    (await world.must('/api/v2/user/collection/batch/del', { productIds: ids }, who)).productIds.toSorted(
      (a, b) => a - b,
    ),
  ).toEqual(ids.toSorted((a, b) => a - b))
  expect((await world.must('/api/v2/user/collection/page', {}, who)).total).toBe(0)
  expect((await world.must('/api/v2/user/collection/batch/restore', { productIds: ids }, other)).productIds).toEqual([])
  await world.must('/api/v2/user/collection/batch/restore', { productIds: ids }, who)
  expect((await world.must('/api/v2/user/collection/page', {}, who)).records).toEqual(before)
  await setHeart(paper, false, who)
  await world.must('/api/v2/user/collection/addOrCancel', { productId: paper, on: true, undo: true }, who)
  expect((await world.must('/api/v2/user/collection/page', {}, who)).records).toEqual(before)
  await setHeart(paper, false, who)
  await setHeart(paper, true, who)
  expect((await world.must('/api/v2/user/collection/page', { filter: 'dropped' }, who)).total).toBe(0)
})

test('a person can have all of it told, and all of it erased; the numbers go down again', async () => {
  const who = await world.person()
  const { normal } = goods.products
  const before = (await heartOf(normal)).favourites
  await setHeart(normal, true, who)
  await world.must('/api/v2/goods/browse/add', { views: [{ productId: normal }] }, who)
  await world.must('/api/v2/user/focus/addOrCancel', { type: 'merchant', id: goods.merchants.paper, on: true }, who)
  const followers = (await world.must('/api/v2/merchant/detail', { id: goods.merchants.paper })).followerCount
  const told = await personalDataOf(world.app.db, who.userId, 'en-US')
  expect(told).toMatchObject({
    collection: [{ product: 'Teapot, thrown by hand', price: 1999 }],
    footprints: [{ product: 'Teapot, thrown by hand' }],
    follows: [{ kind: 'merchant', name: 'Paperbird' }],
  })
  await addJobs(world.app.db, telling('account.erased', { userId: who.userId }))
  await world.runJobs()
  for (const table of ['collection', 'footprint', 'follow', 'footprint_pause'])
    expect((await world.pool.query(`select from ${table} where user_id = $1`, [who.userId])).rowCount, table).toBe(0)
  expect((await heartOf(normal)).favourites).toBe(before)
  expect((await world.must('/api/v2/merchant/detail', { id: goods.merchants.paper })).followerCount).toBe(followers - 1)
})
