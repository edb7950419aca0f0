import { expect, test } from 'vitest'
import { arrivalOf } from './arrival.ts'

const days = { arrivalFromDays: 2, arrivalUntilDays: 5, arrivalAbroadFromDays: 7, arrivalAbroadUntilDays: 15 }
const paid = Date.parse('2026-11-20T10:00:00Z')

test.each([
  [['CN-31', 'CN'], '2026-11-22', '2026-11-25'],
  [['ES-SE', 'ES'], '2026-11-27', '2026-12-05'],
  // Hong Kong lies beyond the mainland
  [['CN-81', 'HK'], '2026-11-27', '2026-12-05'],
])('to %o', (areas, from, until) => {
  const arrival = arrivalOf(days, areas, paid)
  expect([arrival.from.slice(0, 10), arrival.until.slice(0, 10)]).toEqual([from, until])
})

test('never ends before it begins, whatever the numbers say', () => {
  const arrival = arrivalOf({ ...days, arrivalUntilDays: 1 }, ['CN'], paid)
  expect(arrival.until).toBe(arrival.from)
})
