// The periods of statements: which one comes next, and when none can be over.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAfter, firstDayOf, lastDayOf, mayBeOver, nextPeriod } from './periods.ts'

const cycle = fc.constantFrom('day', 'week', 'halfMonth', 'month')
const day = fc.integer({ min: 0, max: 1500 }).map((n) => dayAfter('2025-01-01', n))

test('a period holds the day it is of, and begins where the one before it ended', () => {
  fc.assert(
    fc.property(cycle, day, (of, on) => {
      const [first, last] = [firstDayOf(of, on), lastDayOf(of, on)]
      expect(first <= on && on <= last).toBe(true)
      expect(firstDayOf(of, dayAfter(last))).toBe(dayAfter(last))
    }),
  )
})
test('where none can be over, none is made, wherever the oldest posting lies; one that is made is over', () => {
  fc.assert(
    fc.property(cycle, day, fc.option(day, { nil: undefined }), day, (of, oldest, newest, today) => {
      const next = nextPeriod(of, { oldest, newest, today })
      if (!mayBeOver(of, newest, today)) expect(next).toBeUndefined()
      if (!next) return
      expect(next.toDay < today && next.fromDay <= next.toDay).toBe(true)
      if (newest !== undefined) expect(next.fromDay > newest).toBe(true)
    }),
    { numRuns: 400 },
  )
})
test('a month that is stated is over again when the next one is', () => {
  expect(mayBeOver('month', '2026-09-30', '2026-10-31')).toBe(false)
  expect(mayBeOver('month', '2026-09-30', '2026-11-01')).toBe(true)
  expect(mayBeOver('month', undefined, '2026-09-02')).toBe(true)
})
