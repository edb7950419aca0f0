// Every letter in every language: whole, in its language, with the way there, why it comes and the way out, and without
// what a mailbox should not tell.
import { describe, expect, test } from 'vitest'
import { languages } from '#kernel/text/language.ts'
import { letterSamples, shop } from './letter-samples.ts'

describe.each(languages)('in %s', (lang) => {
  const all = letterSamples(lang)
  test('none is missing', () => {
    const count = (kind: string) => all.filter((one) => one.kind === kind).length
    expect([count('code'), count('notice'), count('message') > 45]).toEqual([13, 22, true])
    expect(new Set(all.map(({ mail }) => mail.subject)).size).toBeGreaterThan(all.length * 0.8)
  })
  test.each(all)('$kind $name', ({ kind, mail }) => {
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
    const ways = [text, html].map((part) => part.includes(`${shop}/unsubscribe`))
    expect(ways, 'codes and notices cannot be stopped').toEqual(kind === 'message' ? [true, true] : [false, false])
    expect(mail.unsubscribe !== undefined).toBe(kind === 'message')
    if (kind !== 'code') expect(html).toMatch(/class="foot soft"[^>]*>\s*[^<\s]/)
  })
})
