// Which language a person is answered in.
import { expect, test } from 'vitest'
import { isLanguage, languages, pick, type Texts } from './language.ts'
import { chooseLanguage, fromAcceptLanguage, knowSpoken, spokenOr } from './spoken.ts'

test('the header is read by weight, by base where the country differs, else English', () => {
  expect(
    ['zh-CN', 'es-MX,en;q=0.5', 'fr,en;q=0.5,zh-TW;q=0.9', 'en;q=0.1,es', 'EN-gb', 'fr', '*', '', undefined].map(
      fromAcceptLanguage,
    ),
  ).toEqual(['zh-CN', 'es-ES', 'zh-CN', 'es-ES', 'en-US', 'en-US', 'en-US', 'en-US', 'en-US'])
})
test('the cookie beats the header, if it names a language we speak', () => {
  expect([chooseLanguage('es-ES', 'zh-CN'), chooseLanguage('xx', 'zh-CN'), chooseLanguage(undefined, 'zh-CN')]).toEqual(
    ['es-ES', 'zh-CN', 'zh-CN'],
  )
  expect([isLanguage('zh-CN'), isLanguage('zh'), isLanguage(null)]).toEqual([true, false, false])
})
test('what the shop does not offer is nobody’s: the first language is for whoever wants none of the others', () => {
  knowSpoken(['es-ES', 'zh-CN', 'klingon'])
  try {
    expect(['en-GB', 'fr', 'zh;q=0.2,en', undefined].map(fromAcceptLanguage)).toEqual([
      'es-ES',
      'es-ES',
      'zh-CN',
      'es-ES',
    ])
    expect([chooseLanguage('en-US', 'zh-CN'), chooseLanguage('zh-CN', 'es')]).toEqual(['zh-CN', 'zh-CN'])
    expect([spokenOr('en-US'), spokenOr('zh-CN'), spokenOr(null)]).toEqual(['es-ES', 'zh-CN', 'es-ES'])
  } finally {
    knowSpoken(undefined)
  }
})
test('a missing text falls back to English, Chinese, Spanish', () => {
  expect([
    pick({ 'es-ES': 'e', 'zh-CN': 'z' }, 'en-US'),
    pick({ 'es-ES': 'e' }, 'zh-CN'),
    pick({ 'en-US': 'a', 'es-ES': 'e' }, 'es-ES'),
    pick(null, 'en-US'),
    pick({}, 'zh-CN'),
  ]).toEqual(['z', 'e', 'e', '', ''])
})
test('whatever texts there are: the own language first, then English, Chinese, Spanish', () => {
  for (let has = 0; has < 8; has++) {
    const texts: Texts = Object.fromEntries(languages.filter((_, i) => has & (1 << i)).map((l) => [l, `in ${l}`]))
    for (const lang of languages) {
      const first = ([lang, 'en-US', 'zh-CN', 'es-ES'] as const).find((l) => texts[l])
      expect(pick(texts, lang), `${JSON.stringify(texts)} for ${lang}`).toBe(first ? `in ${first}` : '')
    }
  }
})
