import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normal, sensitiveIn, type SensitiveWord } from './sensitive.ts'

const listed = (word: string, more: Partial<SensitiveWord> = {}): SensitiveWord => ({
  id: 1,
  word,
  normal: normal(word),
  severity: 'hold',
  lang: null,
  places: ['reviews', 'goods'],
  ...more,
})
const list = ['赌博', 'scam', 'estafa', 'cash back'].map((word) => listed(word))
const wordsIn = (texts: readonly string[], all: readonly SensitiveWord[]): string[] =>
  sensitiveIn(
    texts.map((text) => ({ text, lang: null })),
    all,
    'reviews',
  ).map(({ word }) => word)
test('a word is looked for in its places and its language alone', () => {
  const sin = listed('sin', { lang: 'en-US', places: ['reviews'] })
  const of = (text: string, lang: 'en-US' | 'es-ES' | null, place: 'reviews' | 'goods') =>
    sensitiveIn([{ text, lang }], [sin], place).length
  expect([of('a sin', 'en-US', 'reviews'), of('a sin', null, 'reviews')]).toEqual([1, 1])
  expect([of('sin azúcar', 'es-ES', 'reviews'), of('a sin', 'en-US', 'goods')]).toEqual([0, 0])
})
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
