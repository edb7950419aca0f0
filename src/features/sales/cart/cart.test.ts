// The cart by its calls: a visitor's lines come along, lines of one product share its limit,
// two lines that meet become one.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer, type Buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { capped, judge, type Facts } from './limits.ts'

let world: World
let goods: TestGoods
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
})
afterAll(() => world.close())

const add = (who: Buyer, skuId: number, quantity: number) =>
  world.ask('/api/v2/cart/cart/add', { skuId, quantity }, who)
const merge = (who: Buyer, lines: { skuId: number; quantity: number; selected?: boolean }[]) =>
  world.must('/api/v2/cart/cart/merge', { lines }, who)
const linesOf = async (who: Buyer) => {
  const { groups, invalid } = await world.must('/api/v2/cart/cart/list', {}, who)
  return [...groups.flatMap((g) => g.lines), ...invalid]
}
const kept = async (who: Buyer) =>
  Object.fromEntries((await linesOf(who)).map((l) => [l.skuId, [l.quantity, l.selected] as const]))

test("a visitor's lines are taken over: the larger quantity wins, capped; what cannot be bought is left", async () => {
  const ana = await buyer(world)
  const { normal, second, last, offShelf, soldOut, paper } = goods.skus
  await add(ana, normal, 5)
  await add(ana, paper, 2)
  const lines = [
    { skuId: normal, quantity: 3 },
    { skuId: paper, quantity: 9 },
    { skuId: second, quantity: 1, selected: false },
    { skuId: last, quantity: 4 },
    { skuId: offShelf, quantity: 1 },
    { skuId: soldOut, quantity: 1 },
  ]
  expect(await merge(ana, lines)).toEqual({ merged: 4, count: 5 + 9 + 1 + 1 })
  expect(await kept(ana)).toEqual({
    [normal]: [5, true],
    [paper]: [9, true],
    [second]: [1, false],
    [last]: [1, true],
  })
})
test('a line of mine stays ticked, also where the visitor had unticked it', async () => {
  const ana = await buyer(world)
  const { normal, paper } = goods.skus
  await add(ana, normal, 1)
  await merge(ana, [
    { skuId: normal, quantity: 2, selected: false },
    { skuId: paper, quantity: 2, selected: false },
  ])
  expect(await kept(ana)).toEqual({ [normal]: [2, true], [paper]: [2, false] })
})
test('lines of one product share its purchase limit', async () => {
  const ana = await buyer(world)
  const { normal, second } = goods.skus
  await world.pool.query('update product set purchase_limit = 5 where id = $1', [goods.products.normal])
  try {
    expect((await add(ana, normal, 3)).status).toBe(200)
    expect((await add(ana, second, 3)).data).toMatchObject({ reason: 'atMost', limit: 5, left: 2 })
    expect((await add(ana, second, 2)).status).toBe(200)
    expect((await add(ana, normal, 1)).data.reason).toBe('atMost')
    // what stands there by another way is told, and cannot be ordered
    await world.pool.query('update cart_line set quantity = 4 where user_id = $1 and sku_id = $2', [ana.userId, normal])
    expect((await linesOf(ana)).map((l) => l.problem)).toEqual(['overLimit', 'overLimit'])
  } finally {
    await world.pool.query('update product set purchase_limit = null where id = $1', [goods.products.normal])
  }
})
test('two lines of one product that meet become one; other goods are not changed to', async () => {
  const ana = await buyer(world)
  const { normal, second, paper } = goods.skus
  const line = (await add(ana, normal, 2)).data.cartLineId
  await add(ana, second, 3)
  expect((await world.ask('/api/v2/cart/cart/sku', { cartLineId: line, skuId: paper }, ana)).data.reason).toBe(
    'notFound',
  )
  expect((await world.must('/api/v2/cart/cart/sku', { cartLineId: line, skuId: second }, ana)).quantity).toBe(5)
  expect(await kept(ana)).toEqual({ [second]: [5, true] })
})

const facts = (more: Partial<Facts> = {}): Facts => ({
  onSale: true,
  pausedUntil: null,
  available: 10,
  purchaseLimit: null,
  bought: 0,
  inOtherLines: 0,
  ...more,
})
test.each<[Partial<Facts>, number, string | undefined, number]>([
  [{}, 10, undefined, 10],
  [{}, 11, 'onlyLeft', 10],
  [{ onSale: false }, 1, 'itemOffShelf', 0],
  [{ available: 0 }, 1, 'itemNotInStock', 0],
  [{ available: -1 }, 1, 'itemNotInStock', 0],
  [{ purchaseLimit: 5, bought: 2, inOtherLines: 1 }, 2, undefined, 2],
  [{ purchaseLimit: 5, bought: 2, inOtherLines: 1 }, 3, 'atMost', 2],
  [{ purchaseLimit: 5, bought: 5 }, 1, 'exceedsPurchaseLimit', 0],
  [{ purchaseLimit: 5, inOtherLines: 9 }, 1, 'exceedsPurchaseLimit', 0],
  [{ purchaseLimit: 50 }, 11, 'onlyLeft', 10],
])('with %j, %i pieces: %s, at most %i', (given, wanted, reason, most) => {
  expect(judge(facts(given), wanted)?.reason).toBe(reason)
  expect(capped(facts(given), wanted)).toBe(most)
})
