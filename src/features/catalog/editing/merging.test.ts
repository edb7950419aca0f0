// What is the same, in whatever order and form it is written.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSame } from './merging.ts'

test('the order of keys says nothing, nor do texts that say nothing; everything else does', () => {
  expect(isSame({ a: 1, b: '' }, { b: undefined, a: 1 })).toBe(true)
  expect(isSame({ a: { 'en-US': '' } }, { a: {} })).toBe(true)
  expect(isSame({ a: null }, {})).toBe(false)
  expect(isSame({}, { a: 0 })).toBe(false)
  expect(isSame([1, 2], [2, 1])).toBe(false)
  expect(isSame([], {})).toBe(false)
  expect(isSame('1', 1)).toBe(false)
})
test('what every object inherits is not said by it', () => {
  for (const key of ['toString', 'constructor', '__proto__']) {
    const said: unknown = JSON.parse(JSON.stringify({ [key]: ' ' }))
    expect(isSame({}, said), key).toBe(false)
    expect(isSame(said, {}), key).toBe(false)
  }
})
test('a copy is the same as what it was made of, and the other way round', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect(isSame(a, structuredClone(a))).toBe(true)
      expect(isSame({ a, b }, { b: structuredClone(b), a: structuredClone(a) })).toBe(true)
      expect(isSame(a, b)).toBe(isSame(b, a))
    }),
  )
})
