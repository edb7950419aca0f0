// Real parallel requests over HTTP: nothing is sold twice, paid twice, or passed by a limit.
// The same rounds run long in `npm run soak`.
import { expect, inject, test } from 'vitest'
import { expiryRound, doublePayRound } from './rounds/expiry.ts'
import { flashRound, limitedRound, onceRound } from './rounds/flash.ts'
import { limitsRound } from './rounds/limits.ts'
import { runSeed, type Round } from './rounds/round.ts'

const seed = runSeed()
console.log(`races: TEST_SEED=${seed}`)
const run = async (round: Round, times: number): Promise<Record<string, number>> => {
  const { wrong, told } = await round({ times, seed, postgres: inject('postgres') })
  expect(wrong).toEqual([])
  return told
}

test(
  '200 buyers at once on the last piece, three times: one has it, 199 hear a clean no',
  { timeout: 60_000 },
  async () => {
    expect(await run(flashRound(1, 200), 3)).toEqual({ asked: 600, sold: 3 })
  },
)
test(
  '50 buyers on 10 pieces, twice: exactly 10 each time, and every piece is back or paid afterwards',
  { timeout: 60_000 },
  async () => {
    expect(await run(flashRound(10, 50), 2)).toEqual({ asked: 100, sold: 20 })
  },
)
test('150 buyers with two hands each on 30 pieces, one for each person: 30 have one', { timeout: 60_000 }, async () => {
  expect(await run(limitedRound(30, 150), 2)).toEqual({ asked: 600, sold: 60 })
})
test('20 creates at once under one request id make one order', { timeout: 60_000 }, async () => {
  await run(onceRound, 3)
})
test('paying, cancelling and the deadline at one moment: never paid and closed', { timeout: 60_000 }, async () => {
  await run(expiryRound, 200)
})
test('paid from several tabs at once, an order is paid once', { timeout: 60_000 }, async () => {
  await run(doublePayRound, 5)
})
test('no limit is passed by 50 hands at once', { timeout: 120_000 }, async () => {
  await run(limitsRound(), 1)
})
