import { expect, test } from 'vitest'
import { turnOfTheDay } from './turn-of-the-day.ts'

const day = 86_400_000
const three = ['a', 'b', 'c']
test('each has its day, then the first again', () => {
  const turns = Array.from({ length: 6 }, (_, d) => turnOfTheDay(three, d * day))
  expect(new Set(turns.slice(0, 3)).size).toBe(3)
  expect(turns.slice(3)).toEqual(turns.slice(0, 3))
})
test('the day begins at midnight in Shanghai', () => {
  const midnight = Date.UTC(2026, 10, 20, 16)
  expect(turnOfTheDay(three, midnight - 1)).not.toBe(turnOfTheDay(three, midnight))
  expect(turnOfTheDay(three, midnight)).toBe(turnOfTheDay(three, midnight + day - 1))
})
test('nobody has no turn', () => expect(turnOfTheDay([], 0)).toBeUndefined())
