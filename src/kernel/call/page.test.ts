import { describe, expect, test } from 'vitest'
import { cappedTotal, encodeCursor, limitsOf, pageOf } from './page.ts'

describe('pages', () => {
  test('skip by number, read on by cursor', () => {
    expect(limitsOf({}, 20, ['id'])).toEqual({ page: 1, size: 20, offset: 0, cursor: undefined })
    expect(limitsOf({ page: 3, size: 10 }, 20, ['id'])).toMatchObject({ offset: 20 })
    expect(
      limitsOf({ page: 3, after: encodeCursor([7, '2026-01-02 03:04:05.123456+00']) }, 20, ['id', 'time']),
    ).toMatchObject({
      offset: 0,
      cursor: [7, '2026-01-02 03:04:05.123456+00'],
    })
  })
  test('the row too many makes the cursor', () => {
    const page = pageOf([1, 2, 3], limitsOf({ size: 2 }, 20, ['int']), (n) => [n], 3)
    expect(page).toMatchObject({ records: [1, 2], total: 3, totalIsExact: true, next: encodeCursor([2]) })
    expect(pageOf([1, 2], limitsOf({ size: 2 }, 20, ['int']), (n) => [n], 2).next).toBeNull()
  })
  test('totals are exact to 1,000', () => {
    expect(cappedTotal(1000)).toEqual({ total: 1000, totalIsExact: true })
    expect(cappedTotal(1001)).toEqual({ total: 1000, totalIsExact: false })
  })
  test.each(['', '!', 'e30', encodeCursor([{}]), encodeCursor(['1']), encodeCursor([1.5]), encodeCursor([1, 2])])(
    'a forged cursor %j is refused',
    (after) => {
      expect(() => limitsOf({ after }, 20, ['id'])).toThrow('badInput')
    },
  )
  test.each([
    '2026-02-31 00:00:00+00',
    '2026-01-01',
    "2026-01-01 00:00:00+00'",
    '2026-01-01 25:00:00+00',
    '9999-99-99T00:00:00Z',
  ])('a forged time %s is refused', (at) => {
    expect(() => limitsOf({ after: encodeCursor([at]) }, 20, ['time'])).toThrow('badInput')
  })
})
