// Lines that leave the cart for the saved goods: all or none, each once, nobody else's.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
beforeAll(async () => {
  world = await openWorld({ settings: { collectionMaxCount: 2 } })
  goods = await makeShop(world)
})
afterAll(() => world.close())

test('goods are saved and their lines are gone; a full collection keeps them where they are', async () => {
  const [lin, eve] = [await buyer(world), await buyer(world)]
  const { normal, second, paper, heavy } = goods.skus
  for (const who of [lin, eve])
    for (const skuId of [normal, second, paper, heavy])
      await world.must('/api/v2/cart/cart/add', { skuId, quantity: 2 }, who)
  const moved = await world.must('/api/v2/cart/cart/collect', { skuIds: [normal, second] }, lin)
  expect(moved, 'two variants of one product').toEqual({ moved: 2, count: 4 })
  const saved = async (who: typeof lin) => (await world.must('/api/v2/user/likes/mine', {}, who)).collected
  expect(await saved(lin)).toEqual([goods.products.normal])
  const full = await world.ask('/api/v2/cart/cart/collect', { skuIds: [paper, heavy] }, lin)
  expect(full.data).toMatchObject({ reason: 'likesFull', max: 2 })
  expect((await world.must('/api/v2/cart/cart/total', {}, lin)).count, 'all or none').toBe(4)
  expect(await saved(lin)).toHaveLength(1)
  expect(await world.must('/api/v2/cart/cart/collect', { skuIds: [normal] }, lin), 'it is not there').toEqual({
    moved: 0,
    count: 4,
  })
  expect(await saved(eve)).toEqual([])
  expect((await world.must('/api/v2/cart/cart/total', {}, eve)).count).toBe(8)
})
