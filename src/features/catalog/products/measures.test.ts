import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basePriceOf, measureIn, measureText, measureUnits, mostAmount } from './measures.ts'

test.each([
  ['500 g', 1600, { price: 3200, per: 'kg' }],
  ['250 g', 1600, { price: 640, per: '100g' }],
  ['251 g', 1600, { price: 6375, per: 'kg' }],
  ['0,75 l', 1999, { price: 2665, per: 'l' }],
  ['75cl', 1999, { price: 2665, per: 'l' }],
  ['30 ml', 9900, { price: 33_000, per: '100ml' }],
  ['12 pcs', 1000, { price: 83, per: 'piece' }],
  ['2.5 m²', 1000, { price: 400, per: 'm2' }],
  ['150 cm', 900, { price: 600, per: 'm' }],
  ['500克', 1600, { price: 3200, per: 'kg' }],
  // the price says it already
  ['1 kg', 1600, null],
  ['100 ml', 1600, null],
  ['1 件', 1600, null],
] as const)('%s for %i fen', (text, fen, expected) => expect(basePriceOf(fen, measureIn(text))).toEqual(expected))
test.each([
  '',
  'g',
  '500',
  '1e3 g',
  '-5 g',
  '0 g',
  '500 stones',
  '1.2345 g',
  'constructor',
  '5 constructor',
  '99999999999 kg',
])('%j is no content', (text) => expect(measureIn(text)).toBeUndefined())
test('what is written back is read as the same; a base price is what so much costs, to half a fen', () => {
  const measure = fc.record({
    amount: fc.integer({ min: 1, max: 999_999_999_000 }),
    unit: fc.constantFrom(...measureUnits),
  })
  fc.assert(
    fc.property(measure, fc.nat(10_000_000), (content, fen) => {
      expect(measureIn(measureText(content))).toEqual(content)
      const base = basePriceOf(fen, content)
      if (!base) return
      const thousandths = content.unit === 'kg' || content.unit === 'l' ? content.amount * 1000 : content.amount
      const by = { '100g': 100_000, kg: 1_000_000, '100ml': 100_000, l: 1_000_000, m: 1000, m2: 1000, piece: 1000 }[
        base.per
      ]
      expect(Math.abs(base.price - (fen * by) / thousandths)).toBeLessThanOrEqual(0.5 + base.price * 1e-12)
    }),
  )
  expect(mostAmount).toBeGreaterThan(999_999_999_000)
})
