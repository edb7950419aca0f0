// The words of the screens: one for one thing in each language, and everybody is spoken to alike.
import { expect, test } from 'vitest'
import { textsOf } from '#kernel/text/i18n.ts'
import { languages } from '#kernel/text/language.ts'

/** What a language says otherwise, with the word that it says. */
const otherwise: Record<(typeof languages)[number], readonly [wrong: RegExp, right: string][]> = {
  'zh-CN': [
    [/您/, '你'],
    [/承运[商方]|快递公司/, '物流公司'],
    [/操作日志/, '审计日志'],
    [/(?<!邮政)编码/, '货号'],
    // one signs in to 账号; 账户 holds money
    [/帐[号户]/, '账号'],
    [/(?<!收款|退款|银行|对公|银行卡和|打入此)账户(?!余额)/, '账号'],
  ],
  'en-US': [
    [/\bhouses?\b/i, 'shop'],
    [/\btracking numbers?\b/i, 'waybill number'],
  ],
  'es-ES': [
    [/\busted(es)?\b|\bvuestr[oa]s?\b|\bvosotr[oa]s\b/i, 'tú'],
    [/\bguías? de envío\b|\bnúmero de guía\b/i, 'número de envío'],
    [/\bportes\b/i, 'envío'],
    [/\bflete\b/i, 'envío'],
  ],
}
const wordsOf = (texts: object, way = ''): [way: string, words: string][] =>
  Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value ? wordsOf(value, `${way}${key}.`) : [[way + key, String(value)]],
  )
/** Where accounts hold money, and nobody signs in by them. */
const ofMoney =
  /^(payouts|withdrawals|books|transfers)|payoutAccount|adjustmentAccount|merchantAccount|told\.withdrawal/
const faults = (lang: (typeof languages)[number], texts: object): string[] =>
  wordsOf(texts).flatMap(([way, words]) =>
    otherwise[lang]
      .filter(([wrong, right]) => wrong.test(words) && !(right === '账号' && ofMoney.test(way)))
      .map(([, right]) => `${way}: say ${right}: ${words}`),
  )

test.each(languages)('one word for one thing: %s', (lang) => {
  expect(faults(lang, textsOf(lang))).toEqual([])
})

test('another word is seen', () => {
  expect(faults('zh-CN', { a: { b: '您的订单' }, zip: '邮政编码' })).toEqual(['a.b: say 你: 您的订单'])
  expect(faults('zh-CN', { a: '账户余额、收款账户', b: '账户与安全' })).toEqual(['b: say 账号: 账户与安全'])
  expect(faults('es-ES', { a: 'Portes gratis' })).toEqual(['a: say envío: Portes gratis'])
})
