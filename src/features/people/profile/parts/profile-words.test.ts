import { expect, test } from 'vitest'
import { genderOf, lengthOf, longDay } from './profile-words.ts'

test('a day is the same wherever it is read', () => {
  expect(longDay('1990-05-04', 'en-US')).toBe('May 4, 1990')
  expect(longDay('1990-05-04', 'es-ES')).toBe('4 de mayo de 1990')
  expect(longDay('1990-05-04', 'zh-CN')).toBe('1990年5月4日')
})
test('characters as people count them', () => {
  expect(lengthOf('  觅乐👩‍👩‍👧‍👦é ')).toBe(4)
  expect(lengthOf('')).toBe(0)
})
test('only words that we know', () =>
  expect([genderOf('female'), genderOf('x'), genderOf(null)]).toEqual(['female', undefined, undefined]))
