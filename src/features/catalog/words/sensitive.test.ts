import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normal, wordsIn } from './sensitive.ts'

const list = ['赌博', 'scam', 'estafa', 'cash back'].map((word) => ({ word, normal: normal(word) }))
test.each([
  ['这是赌博', ['赌博']],
  ['这是 赌 · 博', ['赌博']],
  ['赌\u200B博', ['赌博']],
  ['A SCAM!', ['scam']],
  ['ｓｃａｍ', ['scam']],
  ['scampi for dinner', []],
  ['Escamas', []],
  ['Es una ESTAFA.', ['estafa']],
  ['cash   back', ['cash back']],
  ['买scam了', ['scam']],
  ['', []],
])('%s', (text, found) => expect(wordsIn([text], list)).toEqual(found))

test('signs between Chinese characters hide nothing, wherever they stand', () => {
  fc.assert(
    fc.property(fc.constantFrom(' ', '.', '·', '*', '，', '\u200D', '　', '-'), fc.nat(5), (sign, n) => {
      expect(wordsIn([`好的赌${sign.repeat(n)}博吗`], list)).toEqual(['赌博'])
    }),
  )
})
test('characters that nobody sees hide no word', () => {
  for (const text of ['赌\u{E0100}博', '赌\u3164博', 'sc\u034Fam', 'es\u115Ftafa', '赌\u200B博'])
    expect(wordsIn([text], list), JSON.stringify(text)).toHaveLength(1)
})
test('to be made normal twice is the same as once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(normal(normal(text))).toBe(normal(text))
    }),
  )
})
