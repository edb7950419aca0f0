// The unit in which people count.
import { expect, test } from 'vitest'
import { spanOf } from './span.ts'

const after = (days: number) =>
  spanOf('2026-01-01T08:00:00.000Z', new Date(Date.UTC(2026, 0, 1, 8) + days * 86_400_000).toISOString())
test('days, weeks, months, years', () => {
  expect([0, 1, 13, 14, 21, 59, 61, 180, 365, 800].map(after)).toEqual([
    { unit: 'days', count: 1 },
    { unit: 'days', count: 1 },
    { unit: 'days', count: 13 },
    { unit: 'weeks', count: 2 },
    { unit: 'weeks', count: 3 },
    { unit: 'weeks', count: 8 },
    { unit: 'months', count: 2 },
    { unit: 'months', count: 6 },
    { unit: 'months', count: 12 },
    { unit: 'years', count: 2 },
  ])
})
