import { expect, test } from 'vitest'
import { floorsOfTheDay } from './floors-of-the-day.ts'

const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9]
test('no floor stands twice, whatever the day and the number of floors', () => {
  for (let length = 0; length <= 9; length++)
    for (let d = 0; d < 20; d++) {
      const shown = floorsOfTheDay(nine.slice(0, length), d * 86_400_000, 4)
      expect(new Set(shown).size).toBe(Math.min(4, length))
    }
})
test('tomorrow shows others', () => {
  expect(floorsOfTheDay(nine, 0, 4)).not.toEqual(floorsOfTheDay(nine, 86_400_000, 4))
})
