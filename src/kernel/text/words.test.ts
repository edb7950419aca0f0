import { expect, test } from 'vitest'
import { keyParts, textAt } from './words.ts'

const words = {
  title: 'Cart',
  row: { piece_one: '{{count}} piece', piece_other: '{{count}} pieces', both: '{{a}} of {{b}}' },
}

test('a text is found by its path, and only a text', () => {
  expect(textAt('en-US', words, 'title')).toBe('Cart')
  expect(textAt('en-US', words, 'row.both', { a: 1, b: '{{a}}' })).toBe('1 of {{a}}')
  for (const path of ['row', 'row.none', 'title.length', 'constructor', 'row.toString', ''])
    expect(textAt('en-US', words, path)).toBeUndefined()
  expect(textAt('en-US', undefined, 'title')).toBeUndefined()
})

test('a count chooses the form by the rules of the language', () => {
  expect(textAt('en-US', words, 'row.piece', { count: 1 })).toBe('1 piece')
  expect(textAt('en-US', words, 'row.piece', { count: 0 })).toBe('0 pieces')
  expect(textAt('zh-CN', words, 'row.piece', { count: 1 })).toBe('1 pieces')
  // Spanish has a form for millions, which falls back
  expect(textAt('es-ES', words, 'row.piece', { count: 1_000_000 })).toBe('1000000 pieces')
})

test('a blank without a value stays visible', () =>
  expect(textAt('es-ES', words, 'row.both', { a: 1 })).toBe('1 of {{b}}'))

test('a key may name its space', () => {
  expect(keyParts('errors:http.500', 'storefront')).toEqual(['errors', 'http.500'])
  expect(keyParts('title', 'cart')).toEqual(['cart', 'title'])
})
