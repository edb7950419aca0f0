// The freight rule: its steps, its areas, and what must hold for every template.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freightOf, type FreightPiece, type FreightRow } from './freight.ts'

const row = (areas: string[], more: Partial<FreightRow> = {}): FreightRow => ({
  areas,
  firstUnits: 1,
  firstFee: 1200,
  nextUnits: 1,
  nextFee: 400,
  freeFromAmount: null,
  freeFromCount: null,
  ...more,
})
const pieces = (quantity: number, weight = 0, volume = 0): FreightPiece[] => [{ quantity, weight, volume }]

test('the most specific area rules, whatever the order of the rows', () => {
  const template = { chargedBy: 'piece' as const, rows: [row(['CN']), row(['CN-65', 'CN-54'], { firstFee: 2500 })] }
  expect(freightOf(template, pieces(1), 0, ['CN-31', 'CN']).freight).toBe(1200)
  expect(freightOf(template, pieces(1), 0, ['CN-65', 'CN']).freight).toBe(2500)
  expect(freightOf(template, pieces(1), 0, ['ES'])).toEqual({ deliverable: false, freight: 0, freeFromAmount: null })
})

test('first step and each further started one', () => {
  const template = {
    chargedBy: 'weight' as const,
    rows: [row(['CN'], { firstUnits: 1000, firstFee: 1000, nextUnits: 500, nextFee: 300 })],
  }
  const fee = (grams: number) => freightOf(template, pieces(1, grams), 0, ['CN']).freight
  expect([0, 1, 1000, 1001, 1500, 1501].map(fee)).toEqual([1000, 1000, 1000, 1300, 1300, 1600])
  const byVolume = { ...template, chargedBy: 'volume' as const }
  expect(freightOf(byVolume, [...pieces(2, 0, 600), ...pieces(1, 0, 1)], 0, ['CN']).freight).toBe(1300)
})

test('free from an amount or a count, and nothing costs nothing', () => {
  const template = { chargedBy: 'piece' as const, rows: [row(['CN'], { freeFromAmount: 29900, freeFromCount: 5 })] }
  expect(freightOf(template, pieces(1), 29899, ['CN'])).toEqual({
    deliverable: true,
    freight: 1200,
    freeFromAmount: 29900,
  })
  expect(freightOf(template, pieces(1), 29900, ['CN']).freight).toBe(0)
  expect(freightOf(template, pieces(5), 0, ['CN']).freight).toBe(0)
  expect(freightOf(template, [], 0, ['CN']).freight).toBe(0)
})

test('whatever template and parcel: whole fen, no less than the first fee unless free, no less for more pieces', () => {
  const step = fc.integer({ min: 1, max: 5000 })
  const fee = fc.integer({ min: 0, max: 100_000 })
  const anyRow = fc.record({
    firstUnits: step,
    firstFee: fee,
    nextUnits: step,
    nextFee: fee,
    freeFromAmount: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
    freeFromCount: fc.constant(null),
  })
  const piece = fc.record({
    quantity: fc.integer({ min: 1, max: 9999 }),
    weight: fc.integer({ min: 0, max: 50_000 }),
    volume: fc.integer({ min: 0, max: 50_000 }),
  })
  const by = fc.constantFrom('piece' as const, 'weight' as const, 'volume' as const)
  fc.assert(
    fc.property(
      by,
      anyRow,
      fc.array(piece, { minLength: 1, maxLength: 8 }),
      piece,
      fc.integer({ min: 0, max: 2_000_000 }),
      (chargedBy, rules, parcel, extra, goods) => {
        const template = { chargedBy, rows: [{ areas: ['CN'], ...rules }] }
        const { freight, deliverable } = freightOf(template, parcel, goods, ['CN-31', 'CN'])
        const more = freightOf(template, [...parcel, extra], goods, ['CN']).freight
        const free = rules.freeFromAmount !== null && goods >= rules.freeFromAmount
        expect(deliverable && Number.isSafeInteger(freight)).toBe(true)
        expect(free ? freight === 0 : freight >= rules.firstFee).toBe(true)
        expect(more).toBeGreaterThanOrEqual(freight)
        expect((freight - (free ? 0 : rules.firstFee)) % Math.max(1, rules.nextFee)).toBe(0)
        // splitting a line changes nothing
        const [head, ...tail] = parcel
        const halves = [
          { ...head!, quantity: Math.floor(head!.quantity / 2) },
          { ...head!, quantity: Math.ceil(head!.quantity / 2) },
        ]
        expect(freightOf(template, [...halves, ...tail], goods, ['CN']).freight).toBe(freight)
      },
    ),
  )
})
