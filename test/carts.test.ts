// A hundred random carts from cart to paid: one sum everywhere. The same round runs long in `npm run soak`.
import { expect, inject, test } from 'vitest'
import { cartRound } from './rounds/carts.ts'
import { runSeed } from './rounds/round.ts'

test('100 random carts: cart, preview, orders and payment agree to the fen', { timeout: 120_000 }, async () => {
  const seed = runSeed()
  console.log(`carts: TEST_SEED=${seed}`)
  expect(await cartRound({ times: 100, seed, postgres: inject('postgres') })).toEqual({
    wrong: [],
    told: { carts: 100 },
  })
})
