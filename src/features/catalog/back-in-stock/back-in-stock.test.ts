// Told when what was sold out can be bought again: once, whoever still waits, however the looks come together.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { adjustStock } from '#features/catalog/products/products.ts'
import { transact } from '#kernel/data/db.ts'

const day = 86_400_000
const wait = '/api/v2/user/stock/addOrCancel'
let world: World
let goods: TestGoods
let skuId: number
beforeAll(async () => {
  world = await openWorld({ settings: { backInStockMaxCount: 2 } })
  goods = await makeShop(world)
  skuId = goods.skus.soldOut
})
afterAll(() => world.close())

const setStock = (onHand: number, sku = skuId) =>
  transact(world.app.db, (db) => adjustStock(db, [{ skuId: sku, onHand }], 'counted', 'test'))
const look = async (): Promise<void> => {
  await world.app.tasks['backInStock.tell']!({}, {} as never)
}
const told = async (who: Person) => {
  const { records } = await world.must('/api/v2/user/message/page', { type: 'activity' }, who)
  return Promise.all(
    records.map(async ({ id }) => {
      const { title, link } = await world.must('/api/v2/user/message/detail', { id }, who)
      return { title, link }
    }),
  )
}
const waiting = async (who: Person) => (await world.must('/api/v2/user/likes/mine', {}, who)).waiting

describe('who waits', () => {
  test('is told once it is back, with the way there, and no second time', async () => {
    await setStock(0)
    const [ana, ben] = [await world.person(), await world.person()]
    await world.must(wait, { skuId, on: true }, ana)
    await world.must(wait, { skuId, on: true }, ana)
    await world.must(wait, { skuId, on: true }, ben)
    expect(await waiting(ana)).toEqual([skuId])
    await world.must(wait, { skuId, on: false }, ben)
    await look()
    expect(await told(ana)).toEqual([])
    await setStock(3)
    await Promise.all([look(), look(), look()])
    expect(await told(ana)).toEqual([
      { title: expect.stringMatching(/^Back in stock: /), link: `/goods/${goods.products.soldOut}?skuId=${skuId}` },
    ])
    expect(await told(ben)).toEqual([])
    expect(await waiting(ana)).toEqual([])
    await look()
    expect(await told(ana)).toHaveLength(1)
  })
  test('hears nothing while what came back is off the shelf, and nothing after half a year', async () => {
    await setStock(0)
    const ana = await world.person()
    await world.must(wait, { skuId, on: true }, ana)
    await world.pool.query(`update product set status = 'offShelf' where id = $1`, [goods.products.soldOut])
    await setStock(5)
    await look()
    expect(await told(ana)).toEqual([])
    await setStock(0)
    await world.pool.query(`update product set status = 'onSale' where id = $1`, [goods.products.soldOut])
    await world.advance(181 * day)
    await look()
    await setStock(5)
    await look()
    expect(await told(ana)).toEqual([])
    await setStock(0)
  })
})

test('only what is sold out and for sale may be waited for, and not more than so many', async () => {
  await setStock(0)
  const ana = await world.person()
  const refused = async (sku: number) => (await world.ask(wait, { skuId: sku, on: true }, ana)).data.reason
  expect(await refused(goods.skus.normal)).toBe('notSoldOut')
  expect(await refused(goods.skus.offShelf)).toBe('notFound')
  expect(await refused(999_999_999)).toBe('notFound')
  await world.must(wait, { skuId, on: true }, ana)
  await setStock(0, goods.skus.cent)
  await setStock(0, goods.skus.last)
  await world.must(wait, { skuId: goods.skus.cent, on: true }, ana)
  expect(await refused(goods.skus.last)).toBe('waitsFull')
  await world.must(wait, { skuId, on: true }, ana)
})
