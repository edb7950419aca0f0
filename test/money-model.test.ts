// Random money in mixed ways: few steps here, thousands by `npm run soak`.
import { expect, inject, test } from 'vitest'
import { moneyRound } from './rounds/money.ts'
import { runSeed } from './rounds/round.ts'

test(
  'whatever comes in whatever order, the books are right at every step and at the end',
  { timeout: 180_000 },
  async () => {
    const seed = runSeed()
    console.log(`money: TEST_SEED=${seed}`)
    const { wrong, told } = await moneyRound({ times: 40, seed, postgres: inject('postgres') })
    expect(wrong, JSON.stringify(told)).toEqual([])
    expect(told['orders']).toBeGreaterThan(5)
  },
)
