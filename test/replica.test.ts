// A replica answers the public reads of visitors; whoever is signed in reads from the first database.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeShop } from './goods.ts'
import { openWorld, type World } from './world.ts'

let copy: World
let world: World
beforeAll(async () => {
  copy = await openWorld()
  await makeShop(copy)
  // told apart by what they hold: only the copy has merchants
  world = await openWorld({ env: { DATABASE_REPLICA_URL: copy.databaseUrl } })
})
afterAll(async () => {
  await world.close()
  await copy.close()
})

test('visitors read the copy, people who are signed in the original', async () => {
  expect((await world.must('/api/v2/merchant/page', {})).total).toBe(2)
  const lin = await world.person()
  expect((await world.must('/api/v2/merchant/page', {}, lin)).total).toBe(0)
})
