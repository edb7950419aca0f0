// Prices made from others: the endings, shares, and what must hold whatever is asked.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedBy, ended, endings, priced } from './rounding.ts'

test('the nearest price of an ending, of two equally near the higher; never nothing', () => {
  expect([12_340, 12_350, 12_349, 40].map((fen) => ended(fen, 'whole'))).toEqual([12_300, 12_400, 12_300, 100])
  expect([12_340, 12_339, 12_390, 1].map((fen) => ended(fen, 'ninety'))).toEqual([12_390, 12_290, 12_390, 90])
  expect([12_349, 12_348, 5].map((fen) => ended(fen, 'ninetyNine'))).toEqual([12_399, 12_299, 99])
  expect([12_340, 12_400, 12_399, 10].map((fen) => ended(fen, 'nine'))).toEqual([11_900, 12_900, 11_900, 900])
  expect(ended(12_345, 'none')).toBe(12_345)
})
test('by a share, half a fen up; no price below the first there is', () => {
  expect(changedBy(1999, -1000)).toBe(1799)
  expect(changedBy(5, -1000)).toBe(5)
  expect(changedBy(10_000, 725)).toBe(10_725)
  expect(priced(100, { kind: 'by', fen: -100 })).toBeUndefined()
  expect(priced(100, { kind: 'percent', basisPoints: -10_000, ending: 'none' })).toBeUndefined()
  expect(priced(100, { kind: 'set', fen: 12_800 })).toBe(12_800)
})
test('whatever the price and the ending: whole fen, near, and rounding again changes nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.constantFrom(...endings), (fen, ending) => {
      const made = ended(fen, ending)
      expect(Number.isSafeInteger(made) && made > 0).toBe(true)
      expect(Math.abs(made - fen)).toBeLessThanOrEqual(1000)
      expect(ended(made, ending)).toBe(made)
    }),
  )
})
