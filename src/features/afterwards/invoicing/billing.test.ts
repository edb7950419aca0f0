// What stands on invoices and credit notes: to the fen, whatever goes back and in whichever order.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { billedOf, creditOf, standing, taxOf, totalOf, type OrderLine } from './billing.ts'

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 50 }),
    unit: fc.integer({ min: 0, max: 100_000 }),
    tax: fc.integer({ min: 0, max: 5000 }),
    back: fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 5 }),
  })
  .map((l) => ({ ...l, back: l.back.map((n) => Math.min(n, l.quantity)).toSorted((a, b) => a - b) }))
type Line = typeof line extends fc.Arbitrary<infer T> ? T : never
const at = (lines: readonly Line[], step: number): OrderLine[] =>
  lines.map(({ quantity, unit, tax, back }, n) => {
    const refundedQuantity = back[Math.min(step, back.length - 1)] ?? 0
    const left = (quantity - refundedQuantity) * unit
    return { orderLineId: n + 1, title: {}, spec: [], quantity, refundedQuantity, left, tax, taxBp: 0 } as never
  })

test('an invoice less its credit notes is what is left of the order, after every step', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), fc.nat(9999), (lines, freight) => {
      const now = (step: number) => {
        const all = at(lines, step)
        return billedOf(
          all,
          freight,
          all.reduce((sum, l) => sum + l.left, freight),
        )
      }
      const invoice = now(0)
      const credits = []
      for (const step of [1, 2, 3, 4, 5]) {
        const credit = creditOf(standing(invoice, credits), now(step))
        expect(totalOf(credit)).toBeGreaterThanOrEqual(0)
        credits.push(credit)
        const left = standing(invoice, credits)
        expect([totalOf(left), taxOf(left)]).toEqual([totalOf(now(step)), taxOf(now(step))])
      }
      expect(invoice.other).toBe(0)
    }),
  )
})
test('what no line explains stands on a line of its own, so that no fen is lost', () => {
  const [only] = at([{ quantity: 3, unit: 100, tax: 10, back: [1] }], 0)
  const billed = billedOf([only!], 50, 245)
  expect(billed).toMatchObject({ freight: 50, other: -5, lines: [{ quantity: 2, amount: 200, tax: 7 }] })
  expect(totalOf(billed)).toBe(245)
})
