// Follows through the front door: merchants and brands, undo as it was, and merchants that follow back.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { joinAs } from '../../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
})
afterAll(() => world.close())

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

test('merchants and brands are followed; the number of followers follows each wish once', async () => {
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
test('a merchant follows its own fans back, nobody else’s; without the permission nothing', async () => {
  const fan = await world.person()
  const ownerOf = async (merchantId: number) =>
    joinAs(world, await world.person(), { audience: 'merchant', merchantId, role: 'owner' })
  const [owner, clerk] = [await ownerOf(goods.merchants.paper), await ownerOf(goods.merchants.kiln)]
  await world.must('/api/v2/user/focus/addOrCancel', { type: 'merchant', id: goods.merchants.paper, on: true }, fan)
  const fans = await world.must('/api/v2/mch/fan/page', {}, owner)
  const mine = fans.records.find((r) => r.nickname === fan.email.split('@')[0])!
  expect(mine).toMatchObject({ mutual: false })
  expect(Object.keys(mine).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'fanId',
    'followedAt',
    'mutual',
    'nickname',
  ])
  const back = (fanId: number, who: Person) => world.ask('/api/v2/mch/fan/follow', { fanId, on: true }, who)
  const [theirs, none] = [await back(mine.fanId, clerk), await back(999_999_999, clerk)]
  expect([theirs.status, theirs.message]).toEqual([none.status, none.message])
  expect((await follows('merchant', fan)).records[0]!.mutual).toBe(false)
  expect((await back(mine.fanId, owner)).data).toEqual({ mutual: true })
  expect((await follows('merchant', fan)).records[0]!.mutual).toBe(true)
  expect((await world.must('/api/v2/mch/fan/page', { mutual: true }, owner)).records.map((r) => r.fanId)).toEqual([
    mine.fanId,
  ])
  expect((await world.ask('/api/v2/mch/fan/page', {}, { token: fan.token, headers: { 'user-type': '2' } })).code).toBe(
    40_301,
  )
})
