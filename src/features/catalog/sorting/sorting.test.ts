// The order of a category as shoppers see it: chosen by staff, kept as prices and sales move, goods pinned by times.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { id } from '../../../../test/drafting.ts'
import { makeShop, same, type TestGoods } from '../../../../test/goods.ts'
import { joinAs } from '../../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { addSales, rankListings, saveProducts, type ProductDraft } from '#features/catalog/products/products.ts'
import type { Calls } from '#kernel/call/contract.ts'
import { transact } from '#kernel/data/db.ts'
import type { CategorySort } from './limits.ts'

let world: World
let goods: TestGoods
let keeper: Person
let made: Record<'a' | 'b' | 'c', number>
const draft = (handle: string, price: number, sales: number, day: number): ProductDraft => ({
  merchantId: goods.merchants.paper,
  handle,
  categoryId: goods.categories.pens,
  freightTemplateId: goods.templates.paper,
  title: same(`Pen ${handle}`),
  sales,
  listedAt: `2026-01-0${day}T00:00:00Z`,
  skus: [{ values: [], price, stock: 9 }],
})
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  keeper = await joinAs(world, await world.person('keeper'), { audience: 'staff', role: 'catalogue' })
  const saved = await saveProducts(world.app.db, [
    draft('a', 300, 10, 1),
    draft('b', 100, 30, 2),
    draft('c', 200, 20, 3),
  ])
  made = { a: saved[0]!.id, b: saved[1]!.id, c: saved[2]!.id }
})
afterAll(() => world.close())

const nameOf = (productId: number) => Object.entries(made).find(([, one]) => one === productId)?.[0]
/** What shoppers are told now, whatever is kept. */
const page = (input: Calls['/api/v2/goods/goods/page']['input']) => {
  world.app.context.cache.drop('catalog')
  return world.must('/api/v2/goods/goods/page', input)
}
/** The pens of this file, in the order in which shoppers see them. */
const shelf = async (more: { sort?: 'newest' } = {}, categoryId = goods.categories.pens) =>
  (await page({ categoryId, size: 50, ...more })).records.flatMap((card) => nameOf(card.id) ?? []).join('')
const order = async (categoryId = goods.categories.pens) =>
  world.must('/api/v2/admin/category/order/detail', { categoryId }, keeper)
interface Pinned {
  productId: number
  fromAt?: string | null
  untilAt?: string | null
}
const wishOf = async (sort: CategorySort, pins: Pinned[] = [], categoryId = goods.categories.pens) => ({
  categoryId,
  sort,
  pins: pins.map(({ productId, fromAt = null, untilAt = null }) => ({ productId, fromAt, untilAt })),
  version: (await order(categoryId)).version,
  requestId: id(),
})
const choose = async (...wish: Parameters<typeof wishOf>) =>
  world.must('/api/v2/admin/category/order/edit', await wishOf(...wish), keeper)
const inHours = (hours: number) => new Date(world.app.context.clock.now() + hours * 3_600_000).toISOString()

describe('an order', () => {
  test.each([
    ['priceUp', 'bca'],
    ['priceDown', 'acb'],
    ['newest', 'cba'],
    ['sales', 'bca'],
    ['mixed', 'bca'],
  ] as const)('%s', async (sort, expected) => {
    await choose(sort)
    expect(await shelf()).toBe(expected)
    const asked = { categoryId: goods.categories.pens, sort, pins: [] }
    const first = await world.must('/api/v2/admin/category/order/preview', asked, keeper)
    expect(first.records.flatMap((card) => nameOf(card.id) ?? []).join('')).toBe(expected)
  })
  test('what sells, or costs less, stands elsewhere at once, and the hourly ranking leaves it there', async () => {
    await choose('sales')
    await transact(world.app.db, (db) => addSales(db, [{ productId: made.a, units: 100 }]))
    expect(await shelf()).toBe('abc')
    await choose('priceUp')
    await saveProducts(world.app.db, [{ ...draft('a', 50, 110, 1) }])
    await rankListings(world.app.db)
    expect(await shelf()).toBe('abc')
    await saveProducts(world.app.db, [{ ...draft('a', 300, 110, 1) }])
    expect(await shelf()).toBe('bca')
  })
  test('is of its category alone, and reads on by a cursor', async () => {
    await choose('priceDown')
    await choose('priceUp', [], goods.categories.writing)
    expect(await shelf()).toBe('acb')
    expect(await shelf({}, goods.categories.writing)).toBe('bca')
    let [walked, after]: [string, string | null | undefined] = ['', undefined]
    do {
      const asked = { categoryId: goods.categories.pens, size: 1, ...(after && { after }) }
      const { records, next } = await page(asked)
      walked += nameOf(records[0]!.id) ?? ''
      after = next
    } while (after)
    expect(walked).toBe('acb')
    expect(await shelf({ sort: 'newest' })).toBe('cba')
  })
})
describe('pins', () => {
  test('stand above all others while their time is, and move by themselves', async () => {
    await choose('priceUp', [{ productId: made.a }, { productId: made.c, fromAt: inHours(1), untilAt: inHours(3) }])
    expect(await shelf()).toBe('abc')
    await world.advance(3_700_000)
    expect(await shelf()).toBe('acb')
    await rankListings(world.app.db)
    expect(await shelf()).toBe('acb')
    await world.advance(2 * 3_600_000)
    expect(await shelf()).toBe('abc')
    expect((await order()).pins.map((pin) => pin.productId)).toEqual([made.a])
    await choose('priceUp')
    expect(await shelf()).toBe('bca')
  })
  test('of other departments, twice, or over already are refused', async () => {
    const refused = async (pins: Pinned[]) =>
      (await world.ask('/api/v2/admin/category/order/edit', await wishOf('mixed', pins), keeper)).data
    expect(await refused([{ productId: goods.products.normal }])).toMatchObject({ reason: 'pinElsewhere' })
    expect(await refused([{ productId: 2_000_000_000 }])).toMatchObject({ reason: 'pinElsewhere' })
    expect(await refused([{ productId: made.a }, { productId: made.a }])).toMatchObject({ reason: 'badInput' })
    expect(await refused([{ productId: made.a, untilAt: inHours(-1) }])).toMatchObject({ reason: 'pinTimes' })
    const backwards = { productId: made.a, fromAt: inHours(2), untilAt: inHours(1) }
    expect(await refused([backwards])).toMatchObject({ reason: 'pinTimes' })
  })
  test('of two who save at once one is told', async () => {
    const wishes = [await wishOf('sales'), await wishOf('newest')]
    const replies = await Promise.all(wishes.map((w) => world.ask('/api/v2/admin/category/order/edit', w, keeper)))
    expect(replies.map((r) => r.status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { rows } = await world.pool.query(
      "select count(*)::int as n from audit_log where action = 'category.order' and after ->> 'sort' = 'sales'",
    )
    expect(rows[0].n).toBeGreaterThan(0)
  })
})
test('a department with many goods follows by a job', async () => {
  await saveProducts(
    world.app.db,
    Array.from({ length: 230 }, (_, i) => draft(`m${i}`, 1000 + i, 0, 1)),
  )
  await choose('priceDown')
  await world.runJobs()
  const first = await page({ categoryId: goods.categories.pens, size: 3 })
  expect(first.records.map((card) => card.price)).toEqual([12_000, 1229, 1228])
})
test('a category that is not there, or is merged away, has no order', async () => {
  const missing = { categoryId: 999_999_999 }
  expect((await world.ask('/api/v2/admin/category/order/detail', missing, keeper)).status).toBe(404)
  const preview = { ...missing, sort: 'mixed' as const, pins: [] }
  expect((await world.ask('/api/v2/admin/category/order/preview', preview, keeper)).status).toBe(404)
  const edit = { ...preview, version: 0, requestId: id() }
  expect((await world.ask('/api/v2/admin/category/order/edit', edit, keeper)).status).toBe(404)
})
