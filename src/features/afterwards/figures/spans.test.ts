// Spans of days: how many, where they begin, what they are compared with.
import { expect, test } from 'vitest'
import { bucketsOf, comparedWith, comparisons, isDay, periods, plusDays } from './spans.ts'

const wednesday = '2026-11-25'
test('days end with the last, weeks begin on Monday, months on the first', () => {
  expect(bucketsOf('7d', wednesday).map((b) => b.from)).toEqual([
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
  ])
  expect(bucketsOf('12w', wednesday).at(-1)).toEqual({ from: '2026-11-23', until: '2026-11-30' })
  expect(bucketsOf('12w', '2026-11-29').at(-1)).toEqual({ from: '2026-11-23', until: '2026-11-30' })
  expect(bucketsOf('12m', wednesday)[0]).toEqual({ from: '2025-12-01', until: '2026-01-01' })
  expect(bucketsOf('12m', '2026-01-31').at(-1)).toEqual({ from: '2026-01-01', until: '2026-02-01' })
})
test('whatever the day, the parts lie end to end and hold it, and what they are compared with is as long', () => {
  for (let day = '2024-02-20'; day < '2025-03-05'; day = plusDays(day, 1))
    for (const period of periods) {
      const now = bucketsOf(period, day)
      for (const all of [now, ...comparisons.map((c) => comparedWith(period, day, c))]) {
        expect(all.slice(1).map((b) => b.from)).toEqual(all.slice(0, -1).map((b) => b.until))
        expect(all).toHaveLength(now.length)
      }
      expect(now.at(-1)!.from <= day && day < now.at(-1)!.until).toBe(true)
      expect(comparedWith(period, day, 'before').at(-1)!.until).toBe(now[0]!.from)
    }
})
test('a year before are the same weekdays', () => {
  expect(comparedWith('7d', wednesday, 'year').at(-1)).toEqual({ from: '2025-11-26', until: '2025-11-27' })
})
test.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', '', '2026-02-29'])('%s is no day', (day) => {
  expect(isDay(day)).toBe(false)
})
test('a leap day is one', () => expect(isDay('2028-02-29')).toBe(true))
