// Footprints through the front door: once in a day, other people's ids, undo, pause, tidying.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addJobs } from '#kernel/jobs/jobs.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

const day = 86_400_000
let world: World
let goods: TestGoods
beforeAll(async () => {
  world = await openWorld({ settings: { footprintMaxCount: 5 } })
  goods = await makeShop(world)
})
afterAll(() => world.close())

const setHeart = (productId: number, on: boolean, who: Person) =>
  world.must('/api/v2/user/collection/addOrCancel', { productId, on }, who)

test('a product stands once in a day of Shanghai, the last look counts; what the visitor saw comes along', async () => {
  const who = await world.person()
  const now = world.app.context.clock.now()
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
  const now = world.app.context.clock.now()
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
  const now = world.app.context.clock.now()
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
