// Numbers in the unit that people think in: exact both ways, and nothing that only looks like one.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Unit } from '#kernel/data/settings.ts'
import { bestUnit, shownUnits, toKept, toShown } from './values.ts'

const units: Unit[] = ['seconds', 'milliseconds', 'hours', 'days', 'fen', 'count', 'basis points']
test('what is shown in its best unit comes back as it was', () => {
  fc.assert(
    fc.property(fc.constantFrom(...units), fc.integer({ min: 0, max: 10 ** 10 }), (unit, value) => {
      expect(toKept(unit, toShown(unit, value, bestUnit(unit, value)), bestUnit(unit, value))).toBe(value)
    }),
  )
})
test.each([
  ['seconds', 1800, 'min', '30'],
  ['seconds', 90, 's', '90'],
  ['seconds', 86_400, 'd', '1'],
  ['seconds', 0, 's', '0'],
  ['fen', 3001, 'yuan', '30.01'],
  ['fen', 3010, 'yuan', '30.1'],
  ['basis points', 15_000, 'percent', '150'],
  ['milliseconds', 20_000, 's', '20'],
  ['hours', 48, 'd', '2'],
  ['hours', 25, 'h', '25'],
] as const)('%s %i are %s %s', (unit, value, shown, said) => {
  expect([bestUnit(unit, value), toShown(unit, value, shown)]).toEqual([shown, said])
})
test('half of a unit is said exactly, and what a unit cannot say is no value', () => {
  expect(toKept('seconds', '1.5', 'h')).toBe(5400)
  expect(toKept('seconds', '0,5', 'min')).toBe(30)
  for (const [unit, typed, shown] of [
    ['seconds', '0.01', 'min'],
    ['count', '1.5', 'n'],
    ['fen', '0.001', 'yuan'],
    ['days', '0.5', 'd'],
    ['seconds', '-1', 's'],
    ['seconds', '1e3', 's'],
    ['seconds', '', 's'],
    ['seconds', '0x10', 's'],
    ['seconds', '999999999999999', 'd'],
  ] as const)
    expect(toKept(unit, typed, shown), typed).toBeUndefined()
  expect(units.every((unit) => shownUnits(unit).length > 0)).toBe(true)
})
