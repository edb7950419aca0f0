// Every refusal has a code of its own, a status that follows from it, and words in three languages.
import { expect, test } from 'vitest'
import { refusalText, untold } from '../text/i18n.ts'
import { languages } from '../text/language.ts'
import '#app.ts'
import { codeOf, isRefusal, knowRefusals, reasons as known, Refusal, statusOf } from './refusal.ts'

const reasons = known()

test('no reason is without words, and none speaks in the wrong language', () => {
  expect(untold()).toEqual([])
  for (const reason of reasons) {
    const texts = languages.map((lang) => refusalText(lang, reason, {}))
    expect(
      texts.every((t) => t.trim() !== '' && t !== reason),
      reason,
    ).toBe(true)
    expect(/\p{Script=Han}/u.test(texts[0]!), `${reason} in Chinese`).toBe(true)
    expect(/\p{Script=Han}/u.test(texts[1]! + texts[2]!), `${reason} not in Chinese`).toBe(false)
    expect(texts[1], `${reason} in Spanish`).not.toBe(texts[2])
  }
})
test('no text asks for a number that others do not give', () => {
  const holes = (text: string): string[] => [...text.matchAll(/\{\{\s*(\w+)/g)].map((m) => m[1]!).sort()
  for (const reason of reasons) {
    const [zh, en, es] = languages.map((lang) =>
      holes(refusalText(lang, reason, { interpolation: { skipOnVariables: true, prefix: '<<', suffix: '>>' } })),
    )
    expect([reason, en, es]).toEqual([reason, zh, zh])
  }
})
test('codes are unique; the status is the first three digits of the code, 401 for sessions', () => {
  expect(reasons.length).toBeGreaterThan(100)
  expect(new Set(reasons.map(codeOf)).size).toBe(reasons.length)
  expect((['sessionRequired', 'tokenRevoked', 'sessionExpired'] as const).map(codeOf)).toEqual([-201, -202, 20230])
  expect(
    (
      [
        'sessionRequired',
        'tokenRevoked',
        'sessionExpired',
        'badInput',
        'forbidden',
        'notFound',
        'labelExists',
        'onlyLeft',
        'tooFast',
        'serverError',
        'crowded',
      ] as const
    ).map(statusOf),
  ).toEqual([401, 401, 401, 400, 403, 404, 409, 422, 429, 500, 503])
  expect(reasons.every((r) => statusOf(r) >= 400 && statusOf(r) < 600)).toBe(true)
})
test('a refusal is told by its shape', () => {
  expect([
    isRefusal(new Refusal('notFound')),
    isRefusal(Object.assign(new Error('x'), { name: 'Refusal', reason: 'notFound' })),
    isRefusal(Object.assign(new Error('x'), { reason: 'notFound' })),
    isRefusal(new Error('notFound')),
  ]).toEqual([true, true, false, false])
})
test('a reason or a code that stands twice ends the start', () => {
  expect(() => knowRefusals([{ cartFull: 42_219 }, { cartFull: 42_299 }])).toThrow('cartFull')
  expect(() => knowRefusals([{ cartFull: 40_001 }])).toThrow('badInput')
  expect(known()).toEqual(reasons)
})
