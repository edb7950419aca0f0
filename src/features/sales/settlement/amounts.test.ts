// Whichever way units of a line go back, before or after it was settled: nothing is lost and nothing is below zero.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { worthFrom, worthOf, worthOfNext, type SoldLine } from './amounts.ts'
import { sumOfUnits, unitShare } from '#kernel/data/money.ts'

const lines = fc
  .record({
    quantity: fc.integer({ min: 1, max: 60 }),
    payable: fc.integer({ min: 0, max: 500_000 }),
    taxed: fc.integer({ min: 0, max: 2000 }),
    platform: fc.array(fc.integer({ min: 0, max: 9000 }), { maxLength: 3 }),
    price: fc.integer({ min: 0, max: 50_000 }),
    commissionBp: fc.integer({ min: 0, max: 3000 }),
  })
  .chain(({ quantity, payable, taxed, platform, price, commissionBp }) =>
    fc.record({
      quantity: fc.constant(quantity),
      refundedQuantity: fc.integer({ min: 0, max: quantity }),
      payable: fc.constant(unitShare(payable, quantity)),
      tax: fc.constant(Math.floor((payable * taxed) / (10_000 + taxed))),
      added: fc.constant(platform.map((amount) => unitShare(amount, quantity, payable))),
      price: fc.constant(price),
      commissionBp: fc.constant(commissionBp),
    }),
  )

test('goods and tax are all that the kept units hold, the platform has its rate of the goods', () => {
  fc.assert(
    fc.property(lines, (line: SoldLine) => {
      const { goods, commission, tax } = worthOf(line)
      const left = line.quantity - line.refundedQuantity
      const kept = [line.payable, ...line.added].map((of) => sumOfUnits(of, line.quantity, line.refundedQuantity, left))
      expect(goods + tax).toBe(kept.reduce((a, b) => a + b, 0))
      expect(Math.min(goods, commission, tax, goods - commission)).toBeGreaterThanOrEqual(0)
      expect(Math.abs(commission * 10_000 - goods * line.commissionBp)).toBeLessThanOrEqual(5000)
    }),
  )
})
test('taken back in any parts, a line is worth nothing at its end', () => {
  fc.assert(
    fc.property(lines, fc.array(fc.integer({ min: 1, max: 20 })), (line, parts) => {
      const sum = worthOf(line)
      let now: SoldLine = line
      for (const part of [...parts, line.quantity]) {
        const units = Math.min(part, now.quantity - now.refundedQuantity)
        const less = worthOfNext(now, units)
        for (const key of ['goods', 'gross', 'added', 'commission', 'tax'] as const) sum[key] -= less[key]
        now = { ...now, refundedQuantity: now.refundedQuantity + units }
        expect(worthOf(now)).toEqual(sum)
      }
      const nothing = { goods: 0, gross: 0, added: 0, commission: 0, tax: 0 }
      expect(worthFrom(line, line.quantity)).toEqual(nothing)
      expect(sum).toEqual(nothing)
    }),
  )
})
