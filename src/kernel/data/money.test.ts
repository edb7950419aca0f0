// Money: what is read, shared and split stays exact to the fen.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fenToDecimal, parseFen, share, split, sumOfUnits, typedFen, unitShare } from './money.ts'

const fen = fc.maxSafeInteger().map((n) => n % 10_000_000_000_000)
const amount = fc.integer({ min: 0, max: 10_000_000_000 })
const sum = (parts: readonly number[]): number => parts.reduce((a, b) => a + b, 0)

test('amounts are read by pattern, exactly, or not at all', () => {
  expect(['0', '1299', '1,299.5', '1299.50', '-0.07', ' 12 ', '4.35', '1,000,000.01'].map(parseFen)).toEqual([
    0, 129_900, 129_950, 129_950, -7, 1200, 435, 100_000_001,
  ])
  expect(
    [
      '',
      '.5',
      '1.',
      '1.234',
      '1,29',
      '12,99.5',
      '1e3',
      '0x1F',
      'NaN',
      '١٢',
      '1 2',
      '--1',
      '+1',
      '99999999999999999999',
    ].map(parseFen),
  ).toEqual(Array(14).fill(undefined))
})
test('an amount written out is read back as it was', () => {
  fc.assert(fc.property(fen, (n) => parseFen(fenToDecimal(n)) === n))
  expect([0, 5, -5, 129_950].map(fenToDecimal)).toEqual(['0.00', '0.05', '-0.05', '1299.50'])
})
test('a share is half up, away from zero, and never off by more than half a fen', () => {
  expect([
    share(1850, 1300),
    share(-1850, 1300),
    share(1, 5000),
    share(1, 4999),
    share(9_007_199_254_740_991, 10_000),
  ]).toEqual([241, -241, 1, 0, 9_007_199_254_740_991])
  fc.assert(
    fc.property(fen, fc.integer({ min: 0, max: 10_000 }), (n, bp) => {
      const twice = 2n * (BigInt(share(n, bp)) * 10_000n - BigInt(n) * BigInt(bp))
      return twice <= 10_000n && twice >= -10_000n
    }),
  )
})
test('parts sum to the whole, each within a fen of its proportion, in any sizes', () => {
  fc.assert(
    fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 20 }), (total, bases) => {
      const parts = split(total, bases)
      const whole = bases.reduce((a, b) => a + BigInt(b), 0n)
      expect(sum(parts)).toBe(total)
      if (whole === 0n) expect(parts.slice(1).every((p) => p === 0)).toBe(true)
      else
        for (const [i, part] of parts.entries()) {
          const floor = (BigInt(total) * BigInt(bases[i]!)) / whole
          expect(BigInt(part) === floor || BigInt(part) === floor + 1n).toBe(true)
        }
    }),
  )
  expect(split(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(split(7, [0, 0])).toEqual([7, 0])
  expect(split(0, [3, 4])).toEqual([0, 0])
})
test('units refunded in any parts and any order end at exactly the whole', () => {
  const chops = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 200 })
  fc.assert(
    fc.property(amount, amount, chops, (total, after, counts) => {
      const quantity = sum(counts)
      const carried = unitShare(total, quantity, after)
      let first = 0
      const parts = counts.map((count) => {
        const part = sumOfUnits(carried, quantity, first, count)
        first += count
        return part
      })
      expect(sum(parts)).toBe(total)
      expect(
        parts.every(
          (p, i) => p >= Math.floor(total / quantity) * counts[i]! && p <= Math.ceil(total / quantity) * counts[i]!,
        ),
      ).toBe(true)
    }),
  )
  const ofThree = (after: number) => [0, 1, 2].map((first) => sumOfUnits(unitShare(10, 3, after), 3, first, 1))
  expect([ofThree(0), ofThree(1), ofThree(2)]).toEqual([
    [4, 3, 3],
    [3, 4, 3],
    [3, 3, 4],
  ])
})
test('amounts taken off one after the other leave no unit below zero, and what is left of a unit is its own', () => {
  const cuts = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 7 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 100 }), cuts, (quantity, total, wanted) => {
      let left = total
      const shares = wanted.map((cut) => {
        const taken = Math.min(cut, left)
        left -= taken
        return unitShare(taken, quantity, left)
      })
      const rest = unitShare(left, quantity)
      for (let unit = 0; unit < quantity; unit++) {
        const off = shares.map((one) => sumOfUnits(one, quantity, unit, 1))
        expect(off.every((part) => part >= 0)).toBe(true)
        expect(sumOfUnits(unitShare(total, quantity), quantity, unit, 1) - sum(off)).toBe(
          sumOfUnits(rest, quantity, unit, 1),
        )
      }
    }),
  )
})
test('people type a comma before the cents, a true minus and wide digits; two ways at once are none', () => {
  expect(['12,5', '−3,20', ' １２ ', '12.5'].map(typedFen)).toEqual([1250, -320, 1200, 1250])
  expect(['1,299', '1.299.000', '1,299.50', '1.299,5', '￥1 299'].map(typedFen)).toEqual([
    129900, 129900000, 129950, 129950, 129900,
  ])
  expect(
    ['1,2,3', '1.2.3', '1.299', '1,2345', '12,34.5', '1e3', '-', ''].filter((t) => typedFen(t) !== undefined),
  ).toEqual([])
})
