// A shop of one person: who may decide about goods sells here too, and nobody else of the staff could. Then nothing
// waits for a decision that nobody may make; another shop's goods wait, and so do its own once somebody else may.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changed, drafted, publish, writing, type Writing } from '../../../../test/drafting.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { joinAs } from '../../../../test/roles.ts'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
let kiln: Writing
let paper: Writing
beforeAll(async () => {
  world = await openWorld({ settings: { goodsReviewFirst: 1000 } })
  goods = await makeShop(world)
  kiln = await writing(world, goods)
  paper = await writing(world, goods, 'paper')
})
afterAll(() => world.close())
const outcome = async ({ keeper, whole }: Writing) =>
  (await publish(world, keeper, await drafted(world, keeper, whole()))).data.outcome
/** A change that staff look at, where others may. */
const retitled = async (productId: number, title: string) => {
  const draft = await changed(world, kiln.keeper, productId, (now) => ({ ...now, title: { 'en-US': title } }))
  return (await publish(world, kiln.keeper, draft)).data.outcome
}

test('goods of the only one who could decide go on sale, until somebody else may; those of others wait', async () => {
  expect(await outcome(kiln)).toBe('inReview')
  const boss = await world.person()
  await joinAs(world, boss, { audience: 'staff', role: 'admin' })
  expect(await outcome(kiln)).toBe('inReview')
  await joinAs(world, boss, { audience: 'merchant', merchantId: goods.merchants.kiln, role: 'owner' })
  const own = await publish(world, kiln.keeper, await drafted(world, kiln.keeper, kiln.whole()))
  const { outcome: first, productId } = own.data
  expect(first).toBe('published')
  expect(await retitled(productId!, 'A bowl of one’s own')).toBe('published')
  expect((await world.must('/api/v2/mch/goods/review/state', {}, kiln.keeper)).left).toBe(0)
  expect(await outcome(paper)).toBe('inReview')
  // one who may not decide about goods changes nothing
  await joinAs(world, await world.person(), { audience: 'staff', role: 'finance' })
  expect(await outcome(kiln)).toBe('published')
  const other = await world.person()
  await joinAs(world, other, { audience: 'staff', role: 'review' })
  expect(await outcome(kiln)).toBe('inReview')
  expect(await retitled(productId!, 'A bowl that somebody else looks at')).toBe('inReview')
  // who is blocked decides nothing
  await world.pool.query(
    `update user_account set status = 'blocked', blocked_at = shop_now(), blocked_why = 'rules' where id = $1`,
    [other.userId],
  )
  expect(await outcome(kiln)).toBe('published')
})
