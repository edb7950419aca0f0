// A review that is not shown, or not yet, stands in no list, counts nowhere and takes no votes.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { addReviews } from './reviews.ts'

let world: World
let goods: TestGoods
let reader: Person
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  reader = await world.person()
})
afterAll(() => world.close())

test.each(['hidden', 'pending'])('%s', async (status) => {
  const productId = goods.products.paper
  const picture = { file: 'notebook', width: 960, height: 960, alt: 'On my desk' }
  const draft = {
    skuId: goods.skus.paper,
    nickname: 'Somebody',
    rating: 1 as const,
    text: 'Words',
    lang: 'en-US' as const,
  }
  const [id] = await addReviews(world.app.db, [{ ...draft, pictures: [picture] }])
  const page = () => world.must('/api/v2/goods/comment/page', { productId })
  const summary = () => world.must('/api/v2/goods/comment/summary', { productId, best: 5 })
  expect([(await page()).total, (await summary()).count, (await summary()).photos.length]).toEqual([1, 1, 1])
  await world.pool.query('update review set status = $2 where id = $1', [id, status])
  expect(await page()).toMatchObject({ records: [], total: 0 })
  expect(await summary()).toMatchObject({ count: 0, best: [], photos: [] })
  const vote = await world.ask('/api/v2/goods/comment/useful', { reviewId: id!, useful: true }, reader)
  expect(vote.data.reason).toBe('notFound')
})
