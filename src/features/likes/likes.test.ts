// Collection, footprints and follows through the front door: explicit wishes in parallel, undo as it was,
// other people's ids, pause, tidying, erasure.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { personalDataOf } from './likes.ts'
import { grantMembership } from '#features/accounts/accounts.ts'
import { telling } from '#kernel/events.ts'
import { addJobs } from '#kernel/jobs.ts'
import { makeShop, type TestGoods } from '../../../test/goods.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'

const day = 86_400_000
let world: World
let goods: TestGoods
beforeAll(async () => {
  world = await openWorld({ settings: { footprintMaxCount: 5, collectionMaxCount: 8 } })
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
const follows = async (type: string, who: Person, query = '') => {
  const reply = await fetch(`${world.url}/api/v2/user/focus/page?type=${type}${query}`, {
    headers: { authorization: `Bearer ${who.token}`, 'user-type': '1' },
  })
  return (
    (await reply.json()) as {
      data: {
        total: number
        counts: object
        records: {
          id: number
          name: string
          mutual: boolean
          followers: number
          goods: { id: number }[]
          followedAt: string
        }[]
      }
    }
  ).data
}

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

test('a product stands once in a day of Shanghai, the last look counts; what the visitor saw comes along', async () => {
  const who = await world.person()
  const now = world.app.shop.clock.now()
  const { normal, paper } = goods.products
  const add = (views: { productId: number; at?: string }[]) => world.must('/api/v2/goods/browse/add', { views }, who)
  expect(await add([{ productId: normal }])).toEqual({ recorded: 1 })
  const at = (ms: number) => new Date(ms).toISOString()
  expect(
    await add([
      { productId: normal },
      { productId: paper, at: at(now - 3 * day) },
      { productId: paper, at: at(now + 90 * day) },
      { productId: 999_999_999 },
    ]),
  ).toEqual({
    recorded: 3,
  })
  const page = await world.must('/api/v2/goods/browse/page', {}, who)
  expect(page.today).toBe(new Date(now + 8 * 3_600_000).toISOString().slice(0, 10))
  expect(page.records.map((r) => r.productId).toSorted((a, b) => a - b)).toEqual(
    [normal, paper, paper].toSorted((a, b) => a - b),
  )
  expect(page.records.at(-1)).toMatchObject({ productId: paper, state: 'onSale' })
  expect(page.records.filter((r) => r.day === page.today)).toHaveLength(2)
  expect((await world.must('/api/v2/goods/browse/page', { categoryId: goods.categories.table }, who)).total).toBe(1)
  expect((await world.must('/api/v2/user/likes/mine', {}, who)).recent.toSorted((a, b) => a - b)).toEqual(
    [normal, paper].toSorted((a, b) => a - b),
  )
})
test('times that no database can hold do no harm', async () => {
  const who = await world.person()
  const views = ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59', '2026-06-30T23:59:60Z'].map((at) => ({
    productId: goods.products.normal,
    at,
  }))
  expect((await world.ask('/api/v2/goods/browse/add', { views }, who)).status).toBeLessThan(500)
})
test("footprints are deleted one by one, by day or all, and put back; another's are none", async () => {
  const [who, other] = [await world.person(), await world.person()]
  const now = world.app.shop.clock.now()
  const views = [goods.products.normal, goods.products.paper, goods.products.last].map((productId, n) => ({
    productId,
    at: new Date(now - n * day).toISOString(),
  }))
  await world.must('/api/v2/goods/browse/add', { views }, who)
  const records = (await world.must('/api/v2/goods/browse/page', {}, who)).records
  const ids = records.map((r) => r.id)
  const del = (input: object, person = who) => world.must('/api/v2/goods/browse/delete', input, person)
  expect(await del({ ids }, other)).toEqual(await del({ ids: [999_999_999] }, other))
  expect(await world.must('/api/v2/goods/browse/restore', { ids }, other)).toEqual({ ids: [] })
  expect(await del({ ids: [ids[0]!] })).toEqual({ ids: [ids[0]] })
  expect(await del({ day: records[1]!.day })).toEqual({ ids: [ids[1]] })
  expect(await del({ all: true })).toEqual({ ids: [ids[2]] })
  await world.must('/api/v2/goods/browse/restore', { ids }, who)
  expect((await world.must('/api/v2/goods/browse/page', {}, who)).records).toEqual(records)
  for (const wrong of [{}, { day: '2026-02-30' }, { ids, all: true as const }])
    expect((await world.ask('/api/v2/goods/browse/delete', wrong, who)).code).toBe(40_001)
})
test('paused means that nothing is recorded, whatever a browser sends', async () => {
  const who = await world.person()
  await world.must('/api/v2/goods/browse/pause', { paused: true }, who)
  expect(await world.must('/api/v2/goods/browse/add', { views: [{ productId: goods.products.normal }] }, who)).toEqual({
    recorded: 0,
  })
  expect(await world.must('/api/v2/goods/browse/page', {}, who)).toMatchObject({ total: 0, paused: true })
  await world.must('/api/v2/goods/browse/pause', { paused: false }, who)
  expect(await world.must('/api/v2/goods/browse/add', { views: [{ productId: goods.products.normal }] }, who)).toEqual({
    recorded: 1,
  })
})
test('the night leaves the newest footprints, none too old, and forgets what was taken out', async () => {
  const who = await world.person()
  const now = world.app.shop.clock.now()
  const views = Array.from({ length: 8 }, (_, n) => ({
    productId: goods.products.normal,
    at: new Date(now - n * day).toISOString(),
  }))
  await world.must('/api/v2/goods/browse/add', { views }, who)
  await setHeart(goods.products.normal, true, who)
  await setHeart(goods.products.normal, false, who)
  const tidy = async () => {
    await addJobs(world.app.db, [{ name: 'likes.tidy', payload: {} }])
    await world.runJobs()
  }
  await tidy()
  expect((await world.must('/api/v2/goods/browse/page', {}, who)).total).toBe(5)
  await world.advance(178 * day)
  await tidy()
  expect((await world.must('/api/v2/goods/browse/page', {}, who)).total).toBe(2)
  expect((await world.pool.query('select from collection where user_id = $1', [who.userId])).rowCount).toBe(0)
})

test('houses and brands are followed; the number of followers follows each wish once', async () => {
  const id = goods.merchants.kiln
  const people = await Promise.all(Array.from({ length: 5 }, () => world.person()))
  const wish = (on: boolean, who: Person) =>
    world.must('/api/v2/user/focus/addOrCancel', { type: 'merchant', id, on }, who)
  await Promise.all(Array.from({ length: 50 }, (_, n) => wish(true, people[n % 5]!)))
  const shop = (who?: Person) => world.must('/api/v2/merchant/detail', { id }, who)
  expect(await shop(people[0])).toMatchObject({ followerCount: 38_405, followed: true })
  expect((await shop()).followed).toBe(false)
  await wish(false, people[0]!)
  expect(await wish(false, people[0]!)).toEqual({ on: false, followers: 38_404 })
  const brand = await world.must('/api/v2/user/focus/addOrCancel', { type: 'brand', id: goods.brands.ferry }, people[0])
  expect(brand).toEqual({ on: true, followers: 1 })
  expect(await world.must('/api/v2/goods/brand/detail', { id: goods.brands.ferry }, people[0])).toMatchObject({
    followerCount: 1,
    followed: true,
  })
  expect(
    (await world.ask('/api/v2/user/focus/addOrCancel', { type: 'brand', id: 999_999_999, on: true }, people[0])).data
      .reason,
  ).toBe('notFound')
  const { merchants, brands } = await world.must('/api/v2/user/likes/mine', {}, people[0])
  expect([merchants, brands]).toEqual([[], [goods.brands.ferry]])
})
test('what is followed comes by GET with its newest goods, found by part of its name; undoing a cancel', async () => {
  const who = await world.person()
  const wish = (id: number, on: boolean, undo?: boolean) =>
    world.must('/api/v2/user/focus/addOrCancel', { type: 'merchant', id, on, ...(undo && { undo }) }, who)
  await wish(goods.merchants.kiln, true)
  await wish(goods.merchants.paper, true)
  const before = await follows('merchant', who)
  expect(before.records.map((r) => r.id)).toEqual([goods.merchants.paper, goods.merchants.kiln])
  expect(before.counts).toEqual({ merchant: 2, brand: 0 })
  expect(before.records[1]!.goods).toHaveLength(4)
  expect((await follows('merchant', who, '&size=1')).records).toHaveLength(1)
  expect((await follows('merchant', who, `&keyword=${encodeURIComponent('南山')}`)).records.map((r) => r.id)).toEqual([
    goods.merchants.kiln,
  ])
  expect((await follows('merchant', who, '&keyword=42')).total).toBe(0)
  await wish(goods.merchants.kiln, false)
  await wish(goods.merchants.kiln, true, true)
  expect(await follows('merchant', who)).toEqual(before)
  expect((await world.ask('/api/v2/user/focus/page' as never, {} as never, who)).status).toBe(405)
})
test('a house follows its own fans back, nobody else’s; without the permission nothing', async () => {
  const [fan, owner, clerk] = [await world.person(), await world.person(), await world.person()]
  await grantMembership(world.app.db, {
    userId: owner.userId,
    hat: 2,
    merchantId: goods.merchants.paper,
    role: 'owner',
    permissions: ['shop.read', 'shop.write'],
  })
  await grantMembership(world.app.db, {
    userId: clerk.userId,
    hat: 2,
    merchantId: goods.merchants.kiln,
    role: 'owner',
    permissions: ['shop.read', 'shop.write'],
  })
  const asMerchant = (p: Person) => ({ token: p.token, headers: { 'user-type': '2' } })
  await world.must('/api/v2/user/focus/addOrCancel', { type: 'merchant', id: goods.merchants.paper, on: true }, fan)
  const fans = await world.must('/api/v2/mch/fan/page', {}, asMerchant(owner))
  const mine = fans.records.find((r) => r.nickname === fan.email.split('@')[0])!
  expect(mine).toMatchObject({ mutual: false })
  expect(Object.keys(mine).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'fanId',
    'followedAt',
    'mutual',
    'nickname',
  ])
  const back = (fanId: number, who: Person) => world.ask('/api/v2/mch/fan/follow', { fanId, on: true }, asMerchant(who))
  const [theirs, none] = [await back(mine.fanId, clerk), await back(999_999_999, clerk)]
  expect([theirs.status, theirs.message]).toEqual([none.status, none.message])
  expect((await follows('merchant', fan)).records[0]!.mutual).toBe(false)
  expect((await back(mine.fanId, owner)).data).toEqual({ mutual: true })
  expect((await follows('merchant', fan)).records[0]!.mutual).toBe(true)
  expect(
    (await world.must('/api/v2/mch/fan/page', { mutual: true }, asMerchant(owner))).records.map((r) => r.fanId),
  ).toEqual([mine.fanId])
  expect((await world.ask('/api/v2/mch/fan/page', {}, { token: fan.token, headers: { 'user-type': '2' } })).code).toBe(
    40_301,
  )
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
