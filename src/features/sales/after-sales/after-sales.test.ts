// Whoever has an open claim may not leave.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer, type Buyer } from '../../../../test/buying.ts'
import { claimed, received, type Received } from '../../../../test/claims.ts'
import { makeShop } from '../../../../test/goods.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { openClaimsOf } from './after-sales.ts'

let world: World
let ben: Buyer
let order: Received
beforeAll(async () => {
  world = await openWorld()
  ben = await buyer(world)
  order = await received(world, await makeShop(world), ben)
})
afterAll(() => world.close())

test('an open claim keeps its buyer, one that is over does not', async () => {
  const { db } = world.app
  expect(await openClaimsOf(db, ben.userId)).toEqual([])
  const serviceNo = await claimed(world, ben, order)
  expect(await openClaimsOf(db, ben.userId)).toEqual([{ serviceNo, status: 'pendingReview' }])
  const closing = await world.must('/api/v2/user/cancel/detail', {}, ben)
  expect(closing).toMatchObject({ openClaims: [{ serviceNo }] })
  expect(closing.blockers).toContain('openClaims')
  await world.must('/api/v2/order/refund/cancel', { serviceNo }, ben)
  expect(await openClaimsOf(db, ben.userId)).toEqual([])
})
