// Which units a claim takes: whatever there is, never more than is free, and those whose window ends first.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { claimable, takeLate, takeUnits, type Source } from './units.ts'

const now = 1_000_000
const source = fc
  .record({ free: fc.nat(5), own: fc.nat(3), claim: fc.integer({ min: -50, max: 50 }), less: fc.nat(40) })
  .map(({ free, own, claim, less }) => ({ free, own, claimUntil: now + claim, returnUntil: now + claim - less }))
const sources = fc
  .array(source, { maxLength: 5 })
  .map((list): Source[] => list.map((s, n) => ({ ...s, parcelId: n + 1, sourceClaimId: null })))
const asked = fc.record({
  quantity: fc.integer({ min: 1, max: 12 }),
  filedAt: fc.integer({ min: now - 60, max: now }),
  withoutReason: fc.boolean(),
})

test('as many as were asked, or none; from a source no more than may be had; none after its window', () => {
  fc.assert(
    fc.property(sources, asked, (from, wish) => {
      const taken = takeUnits(from, { ...wish, now })
      const left = claimable(from, { ...wish, now })
      expect(taken === undefined).toBe(left < wish.quantity)
      if (!taken) return
      expect(taken.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(wish.quantity)
      for (const { parcelId, quantity } of taken) {
        const of = from.find((s) => s.parcelId === parcelId)!
        const until = wish.withoutReason ? of.returnUntil : of.claimUntil
        expect(quantity).toBeLessThanOrEqual((until > now ? of.free : 0) + of.own)
        if (until <= now) expect(of.own > 0 && (!wish.withoutReason || until > wish.filedAt)).toBe(true)
      }
    }),
  )
})
test('the oldest window first', () => {
  const of = (parcelId: number, free: number, ends: number): Source => {
    const until = now + ends
    return { parcelId, sourceClaimId: null, free, own: 0, claimUntil: until, returnUntil: until }
  }
  const from = [of(1, 2, 30), of(2, 2, 10), of(3, 2, -1)]
  const wish = { quantity: 3, now, filedAt: now, withoutReason: false }
  expect(takeUnits(from, wish)!.map((t) => [t.parcelId, t.quantity])).toEqual([
    [2, 2],
    [1, 1],
  ])
  expect(takeUnits(from, { ...wish, quantity: 5 })).toBeUndefined()
})
test('staff take only units whose window is over', () => {
  fc.assert(
    fc.property(sources, fc.integer({ min: 1, max: 12 }), (from, quantity) => {
      const late = from.filter((s) => s.claimUntil <= now).reduce((sum, s) => sum + s.free, 0)
      const { units, left } = takeLate(from, quantity, now)
      expect([left, units !== undefined]).toEqual([late, late >= quantity])
      for (const { parcelId } of units ?? [])
        expect(from.find((s) => s.parcelId === parcelId)!.claimUntil).toBeLessThanOrEqual(now)
    }),
  )
})
