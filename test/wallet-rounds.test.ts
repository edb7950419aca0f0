// Two wallets over a bad line: few times here, 10,000 by `npm run soak`.
import { expect, inject, test } from 'vitest'
import { runSeed } from './rounds/round.ts'
import { walletRound } from './rounds/wallets.ts'

test('payments by wallets over a bad line end as the books of the providers say', { timeout: 120_000 }, async () => {
  const seed = runSeed()
  console.log(`wallets: TEST_SEED=${seed}`)
  const { wrong, told } = await walletRound({ times: 32, seed, postgres: inject('postgres') })
  expect(wrong, JSON.stringify(told)).toEqual([])
})
