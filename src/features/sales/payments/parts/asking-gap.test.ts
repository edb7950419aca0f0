// How often a waiting page asks.
import { expect, test } from 'vitest'
import { gapAfter } from './asking-gap.ts'

test('every two seconds for a minute, then slower and slower, at last every quarter of a minute', () => {
  const gaps = Array.from({ length: 60 }, (_, n) => gapAfter(n + 1))
  expect(gaps.slice(0, 30)).toEqual(Array(30).fill(2000))
  expect(gaps.every((gap, n) => n === 0 || gap >= gaps[n - 1]!)).toBe(true)
  expect(gaps.at(-1)).toBe(15_000)
})
