import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromFen, parseDecimal, toFen, toWhole } from './decimal.ts'

const one = parseDecimal('1')!
const fen = (text: string, commaFirst = false): number | undefined => {
  const amount = parseDecimal(text, commaFirst)
  return amount && toFen(amount, one)
}

test('amounts are read as people write them', () => {
  expect(
    [
      '49',
      '49.9',
      '49,90',
      '1,299.50',
      '1.299,50',
      '¥ 1 299,5',
      '$5',
      '5 €',
      'CNY 12.00',
      "1'299.50",
      '.5',
      '1,234,567',
      '-3',
    ].map((t) => fen(t)),
  ).toEqual([4900, 4990, 4990, 129_950, 129_950, 129_950, 500, 500, 1200, 129_950, 50, 123_456_700, -300])
  expect(['', 'twelve', '1.2.3', '1,29,9', '12a', '--1', '1e5', '.'].map((t) => fen(t))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
test('three digits after one sign are thousands only as the file writes them', () => {
  expect([fen('1,299'), fen('1.299'), fen('1,299', true), fen('1.299', true)]).toEqual([129_900, 130, 130, 129_900])
})
test('conversion is exact and rounds half up to the fen', () => {
  const at = (text: string, rate: string): number => toFen(parseDecimal(text)!, parseDecimal(rate)!)!
  expect([at('19.99', '7.2'), at('0.01', '0.5'), at('0.01', '0.49'), at('1', '7.12345'), at('9.995', '1')]).toEqual([
    14_393, 1, 0, 712, 1000,
  ])
})
test('an amount in cents survives the way to fen and back when the rate is at least one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 10_000, max: 999_999 }), (cents, rate) => {
      const decimal = parseDecimal(`${Math.floor(rate / 10_000)}.${String(rate % 10_000).padStart(4, '0')}`)!
      const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
      expect(fromFen(toFen(parseDecimal(text)!, decimal)!, decimal)).toBe(text)
    }),
  )
})
test('weights become grams', () => {
  expect([
    toWhole(parseDecimal('0.5')!, [1000n, 1n]),
    toWhole(parseDecimal('1.2345')!, [1000n, 1n]),
    toWhole(parseDecimal('2')!, [45_359_237n, 100_000n]),
  ]).toEqual([500, 1235, 907])
})
