import { expect, test } from 'vitest'
import { marksOf } from './marks.ts'

const written = (before: string, after: string) =>
  marksOf(before, after)
    .map(({ kind, text }) => ({ same: text, gone: `[-${text}]`, come: `[+${text}]` })[kind])
    .join('')

test('what went and what came, word by word, in every language', () => {
  expect(written('Strained once, never heated.', 'Strained twice, never heated.')).toBe(
    'Strained [-once][+twice], never heated.',
  )
  expect(written('龙眼花蜜', '龙眼花蜜（止咳）')).toBe('龙眼花蜜[+（止咳）]')
  expect(written('', 'Miel')).toBe('[+Miel]')
  expect(written('Miel', 'Miel')).toBe('Miel')
})
test('both texts can be read out of the marks', () => {
  const [a, b] = ['una miel de abril, colada', 'miel de mayo, colada dos veces']
  const pieces = marksOf(a, b)
  expect(pieces.flatMap(({ kind, text }) => (kind === 'come' ? [] : [text])).join('')).toBe(a)
  expect(pieces.flatMap(({ kind, text }) => (kind === 'gone' ? [] : [text])).join('')).toBe(b)
})
