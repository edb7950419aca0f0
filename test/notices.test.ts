// Hostile and clumsy notices of the payment provider: no order ends wrong. The same round runs long in `npm run soak`.
import { expect, inject, test } from 'vitest'
import { noticeRound } from './rounds/notices.ts'
import { runSeed } from './rounds/round.ts'

test(
  '100 notices, doubled, out of order, late, forged, wrong: every order ends as the provider says',
  { timeout: 120_000 },
  async () => {
    const seed = runSeed()
    console.log(`notices: TEST_SEED=${seed}`)
    const { wrong, told } = await noticeRound({ times: 100, seed, postgres: inject('postgres') })
    console.log(JSON.stringify(told))
    expect(wrong).toEqual([])
  },
)
