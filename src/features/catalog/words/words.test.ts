// The rules of words: cutting, stems, typos, readings. Whatever is typed, a reading is sound and says the same twice.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutChinese } from './chinese.ts'
import { piecesOf } from './cutting.ts'
import { plainText } from './folding.ts'
import { lexemesIn, wordProduct } from './lexemes.ts'
import { cleaned, correctionOf, languageOf, readQuery } from './reading.ts'
import { closeForms, oneTypo } from './spelling.ts'
import { stemEnglish, stemSpanish } from './stems.ts'
import { unreachable } from './synonyms.ts'
import type { Vocabulary } from './wanted.ts'

const wordOf = (letters: string, minLength = 1) =>
  fc.array(fc.constantFrom(...letters.split('')), { minLength, maxLength: 12 }).map((l) => l.join(''))
const latin = wordOf('abcdeiorstz')

test.each([
  ['620 毫升', '620ml'],
  ['１,５ Ｌ', '1.5l'],
  ['1,000 g', '1000g'],
  ['Celadón 茶壺', 'celadon 茶壶'],
  ['8 mm', '8mm'],
])('%s is plainly %s', (text, plain) => expect(plainText(text).trim().replaceAll(/\s+/g, ' ')).toBe(plain))
test('folding what is folded changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (s) => {
      expect(plainText(plainText(s)).replaceAll(/\s+/g, ' ')).toBe(plainText(s).replaceAll(/\s+/g, ' '))
    }),
  )
})

test.each([
  ['teapots', 'teapot'],
  ['boxes', 'box'],
  ['dishes', 'dish'],
  ['knives', 'knife'],
  ['berries', 'berry'],
  ['glasses', 'glass'],
  ['hiking', 'hike'],
  ['camping', 'camp'],
  ['knitted', 'knit'],
  ['glazed', 'glaze'],
  ['string', 'string'],
  ['bus', 'bus'],
])('English %s is %s', (word, stem) => expect(stemEnglish(word)).toBe(stem))
test.each([
  ['teteras', 'tetera'],
  ['luces', 'luz'],
  ['papeles', 'papel'],
  ['relojes', 'reloj'],
  ['lapices', 'lapiz'],
  ['negras', 'negro'],
  ['bordada', 'bordado'],
  ['plata', 'plata'],
  ['platos', 'plato'],
])('Spanish %s is %s', (word, stem) => expect(stemSpanish(word)).toBe(stem))
test('a regular plural has the stem of its singular', () => {
  const noun = wordOf('bcdfglmnprt', 3).map((w) => `ca${w}`)
  fc.assert(
    fc.property(noun, (w) => {
      expect(stemEnglish(`${w}s`)).toBe(stemEnglish(w))
    }),
  )
  fc.assert(
    fc.property(noun, fc.constantFrom('a', 'o'), (w, end) => {
      expect(stemSpanish(`${w}${end}s`)).toBe(stemSpanish(w + end))
    }),
  )
})

describe('typos', () => {
  const changed = fc
    .tuple(wordOf('abcdefgh', 4), fc.nat(), fc.constantFrom('x', 'y'), fc.constantFrom('drop', 'add', 'swap', 'turn'))
    .map(([w, n, c, how]) => {
      const at = n % (w.length - 1)
      if (how === 'drop') return [w, w.slice(0, at) + w.slice(at + 1)] as const
      if (how === 'add') return [w, w.slice(0, at) + c + w.slice(at)] as const
      if (how === 'swap') return [w, w.slice(0, at) + c + w.slice(at + 1)] as const
      return [w, w.slice(0, at) + w[at + 1]! + w[at]! + w.slice(at + 2)] as const
    })
  test('one of any kind is known, and its words share a form', () => {
    fc.assert(
      fc.property(changed, ([word, typed]) => {
        expect(oneTypo(word, typed)).toBe(true)
        if (typed.length >= 4) expect(closeForms(word).some((f) => closeForms(typed).includes(f))).toBe(true)
      }),
    )
  })
  test('two are too many', () => {
    for (const [a, b] of [
      ['teapot', 'tepto'],
      ['lamp', 'lmap s'],
      ['plate', 'pallet'],
      ['cup', 'carpet'],
    ])
      expect(oneTypo(a!, b!)).toBe(false)
  })
})

test('goods and queries are cut alike', () => {
  expect(cutChinese('手拉坯茶壶')).toEqual(['手拉坯', '茶壶'])
  expect(piecesOf("men's T-shirt 620 ml").map((p) => [p.kind, p.text])).toEqual([
    ['word', 'men'],
    ['compound', 't-shirt'],
    ['number', '620ml'],
  ])
  expect(lexemesIn('620 毫升 · 二人壶', 'zh-CN').map((f) => f.lexeme)).toEqual(
    expect.arrayContaining(['n:620ml', 'n:620', 'c:壶']),
  )
  expect(unreachable()).toEqual([])
})
test('a word in title and category counts for both; quotes and slashes stay harmless', () => {
  const { vector, words } = wordProduct(
    [
      { place: 'A', lang: 'en-US', text: 'Teapot' },
      { place: 'B', lang: 'en-US', text: 'Teapots' },
      { place: 'D', lang: 'en-US', text: 'A teapot to pour' },
    ],
    ["NK'1\\2"],
  )
  expect(vector).toBe(`'e:teapot':2A,1B 'e:pour':4D 'k:nk''1\\\\2':3C`)
  expect(words.map((w) => [w.lexeme, w.named, w.firm])).toEqual([
    ['e:teapot', true, 1],
    ['e:pour', false, 0],
  ])
})

/** A vocabulary of these lexemes, each on one product. */
const vocabularyOf = (...lexemes: string[]): Vocabulary => {
  const known = lexemes.map((lexeme) => ({ lexeme, shown: lexeme.slice(2), goods: 1, named: false, firm: 1 }))
  return {
    words: (asked) => Promise.resolve(known.filter((w) => asked.includes(w.lexeme))),
    nearby: ({ begins, forms }) =>
      Promise.resolve([
        ...known
          .filter((w) => begins !== '' && w.shown.startsWith(begins))
          .map((w) => ({ ...w, how: 'begins' as const, plain: w.shown, sound: null, initials: null })),
        ...known
          .filter((w) => closeForms(w.shown).some((f) => forms.includes(f)))
          .map((w) => ({ ...w, how: 'near' as const, plain: w.shown, sound: null, initials: null })),
      ]),
  }
}
describe('a reading', () => {
  const shop = vocabularyOf('e:teapot', 'e:wool', 's:tetera', 'z:茶壶', 'c:茶', 'c:壶')
  test('wants every word, as it stands on goods', async () => {
    const { wanted } = await readQuery('the wool teapots', shop)
    expect(wanted.map((w) => w.query)).toEqual(["'e:wool':ABC", "'e:teapot':ABC"])
  })
  test('corrects one typo, unless taken by the letter', async () => {
    expect(correctionOf(await readQuery('wool teapto', shop))).toBe('wool teapot')
    expect(correctionOf(await readQuery('wool teapto', shop, { literal: true }))).toBeUndefined()
    expect((await readQuery('teapto', shop, { literal: true })).wanted[0]!.query).toBe('')
  })
  test('guesses the language by letters and words', async () => {
    const guess = async (text: string) => languageOf(await readQuery(text, shop), 'en-US')
    expect([await guess('茶壶'), await guess('tetera'), await guess('wool'), await guess('zzz')]).toEqual([
      'zh-CN',
      'es-ES',
      'en-US',
      'en-US',
    ])
  })
  test('of whatever is typed is sound', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 90 }),
          latin,
          fc.array(fc.constantFrom('茶', '壶', 'tea', "'", '-', '620', 'ml', ' ', '&|!():*')).map((a) => a.join('')),
        ),
        async (text) => {
          const clean = cleaned(text)
          expect(Array.from(clean).length).toBeLessThanOrEqual(80)
          const reading = await readQuery(clean, shop)
          expect(reading.wanted.length).toBeLessThanOrEqual(8)
          for (const { query, wide } of reading.wanted)
            expect(`${query}${wide}`.replaceAll(/'(?:[^'\\]|''|\\\\)*'/g, '')).toMatch(/^[()|& :*ABC]*$/)
          expect(await readQuery(clean, shop)).toEqual(reading)
        },
      ),
    )
  })
})
