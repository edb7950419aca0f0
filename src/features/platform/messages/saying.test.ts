// Every message that a feature declares has its words in three languages, with all blanks filled; a letter tells no
// address and no long number.
import { expect, test } from 'vitest'
import '#app.ts'
import { kindOf, messageKeys, type Blank } from '#kernel/messages.ts'
import { languages } from '#kernel/text/language.ts'
import { countIn, inAllLanguages } from './messages.ts'
import { say, withheld } from './saying.ts'

const examples: Record<Blank, unknown> = {
  money: 5790,
  time: '2026-11-25T08:42:00.000Z',
  day: '2026-11-25T08:42:00.000Z',
  texts: { 'en-US': 'Old Street Grocer' },
  no: 'M2511',
  count: 2,
  words: 'typed by staff',
  items: [{ text: { 'en-US': 'Two orders wait' }, link: '/merchant/orders?shop=1' }],
  code: 'sealed',
}

test('every message has a title and a text in each language, and no blank stays open', () => {
  expect(messageKeys().length).toBeGreaterThan(15)
  for (const key of messageKeys())
    for (const lang of languages) {
      const kind = kindOf(key)!
      const params = Object.fromEntries(Object.entries(kind.blanks ?? {}).map(([n, blank]) => [n, examples[blank]]))
      const { title, text } = say(
        lang,
        { type: kind.type, key, params, about: null },
        {
          open: () => '1234 5678',
        },
      )
      expect(title.length, `${key} in ${lang}`).toBeGreaterThan(1)
      expect(text.length, `${key} in ${lang}`).toBeGreaterThan(5)
      expect(title + text, `${key} in ${lang}`).not.toMatch(/\{\{/)
    }
})

test('what waits is told up to a thousand, with the form of its number', () => {
  const told = (count: number) => inAllLanguages((t, lang) => t('reviewing:waiting.unanswered', countIn(lang, count)))
  expect(told(1001)).toEqual({
    'en-US': 'More than 1,000 reviews without an answer.',
    'zh-CN': '1,000+ 条评价待回复。',
    'es-ES': 'Más de 1000 opiniones sin respuesta.',
  })
  expect(told(1000)['en-US']).toBe('1,000 reviews without an answer.')
  expect(told(1)['es-ES']).toBe('1 opinión sin respuesta.')
})
test('a time is told by the shop’s clock, money in the language', () => {
  const said = (lang: 'en-US' | 'zh-CN' | 'es-ES') =>
    say(lang, {
      type: 'notice',
      key: 'newSignIn',
      params: { device: { 'en-US': 'Chrome' }, time: examples.time },
      about: null,
    }).text
  expect(said('en-US')).toContain('4:42')
  expect(said('zh-CN')).toContain('16:42')
})

test('what is typed goes into a letter without addresses, phones, cards and codes', () => {
  for (const secret of [
    'lin@example.com',
    '13800138000',
    '+86 138 0013 8000',
    '6225 8812 3456 7890',
    '11010519491231002X',
    '135790',
  ])
    expect(withheld(`see ${secret}, please`)).toBe('see …, please')
  expect(withheld('the 2 photos of page 14')).toBe('the 2 photos of page 14')
})
