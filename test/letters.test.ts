// Every letter in every language: whole, in its language, with the way there, why it comes and the way out, and without
// what a mailbox should not tell.
import { describe, expect, test } from 'vitest'
import { languages } from '#kernel/text/language.ts'
import { letterSamples, shop, thingsIn } from './letter-samples.ts'

/** What may stand in Chinese in Latin letters, and addresses. */
const latin = /https?:\S+|\S+@\S+|till\.miralo\.example|Webhook|Miralo|Firefox, Linux|SKU|lin@/g
/** What a language does not write: letters of another, signs of another, money in another's form. */
const foreign: Record<(typeof languages)[number], RegExp> = {
  'zh-CN': /[A-Za-z]{2}|您|\p{Script=Han}\s*[,:;?!](?!\d)|[,:;?!]\s*\p{Script=Han}|\d ¥/u,
  'en-US': /\p{Script=Han}|[，。：；？！“]\p{Script=Han}|\d ¥|[¿¡«»]/u,
  'es-ES': /\p{Script=Han}|¥\s?\d|\b(the|your|order|you)\b|[“”]/iu,
}
const doubled = /[.。:：,，]\s*[.。:：,，](?!\.)|\p{L} {2,}\p{L}| [,.:;。，：；](?!\.)/u

/** Those that are about many things. */
const money =
  'refund\\w+|chargeback\\w+|toppedUp|shopStatement\\w+|shopPayout\\w+|shopFee\\w+|withdrawal\\w+|transfer\\w+'
const numbers = new RegExp(`^(shopStockManyLow|${money})$`)
const ending = (words: string) => expect.stringMatching(new RegExp(`${words.replaceAll(/[.?*+^$()]/g, '\\$&')}$`))

describe.each(languages)('in %s', (lang) => {
  const all = letterSamples(lang)
  test('none is missing', () => {
    const count = (kind: string) => all.filter((one) => one.kind === kind).length
    expect([count('code'), count('notice'), count('message') > 45]).toEqual([13, 33, true])
    expect(new Set(all.map(({ mail }) => mail.subject)).size).toBeGreaterThan(all.length * 0.8)
  })
  test.each(all)('$kind $name', ({ name, kind, mail, reason }) => {
    const { subject, text, html = '' } = mail
    const words = html.replace(/<style>.*?<\/style>/s, '').replace(/<[^>]+>/g, ' ')
    for (const part of [subject, text, words]) {
      expect(part).not.toMatch(/\{\{|\}\}|undefined|null|\[object|NaN|\w+:\w+\.\w+/)
      expect(part, 'no phone, no address').not.toMatch(/138 0013 8000|lin@example\.com/)
    }
    expect(html).toContain(`<html lang="${lang}">`)
    expect(html, 'a preview').toMatch(/<div style="display:none[^>]*>\s*\S/)
    expect(html).not.toMatch(/<img|<script|src=/)
    expect(subject.length).toBeLessThan(120)
    // what the letter shows, its plain part tells too
    for (const [, to] of html.matchAll(/href="([^"]+)"/g)) expect(text).toContain(to!.replaceAll('&amp;', '&'))
    if (kind === 'code') expect([text, html].every((part) => part.includes('048213'))).toBe(true)
    else expect(html).toContain('<h1')
    for (const part of [subject, text]) {
      expect(part.replace(latin, ''), 'no other language').not.toMatch(foreign[lang])
      expect(part, 'no sign twice').not.toMatch(doubled)
    }
    // a mailbox shows a subject alone, many letters below each other
    if (kind === 'message' && !numbers.test(name))
      expect(
        thingsIn(lang).some((thing) => subject.includes(thing)),
        subject,
      ).toBe(true)
    if (reason) expect(text.split('\n'), 'what was typed ends as it likes').toContainEqual(ending(reason))
    const ways = [text, html].map((part) => part.includes(`${shop}/unsubscribe`))
    expect(ways, 'codes and notices cannot be stopped').toEqual(kind === 'message' ? [true, true] : [false, false])
    expect(mail.unsubscribe !== undefined).toBe(kind === 'message')
    if (kind !== 'code') expect(html).toMatch(/class="foot soft"[^>]*>\s*[^<\s]/)
  })
})
