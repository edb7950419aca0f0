// What stands in the blanks of a message that is tried out. Pure, but for its texts.
import type { Blank } from '#kernel/messages.ts'
import type { Page } from '#kernel/pages.ts'
import { languages, type Texts } from '#kernel/text/language.ts'
import { messages } from '#kernel/text/i18n.ts'

const inEach = (key: 'thing' | 'typed' | 'line'): Texts =>
  Object.fromEntries(languages.map((lang) => [lang, messages(lang)(`templates:example.${key}`)]))
const orders: Page = '/user/user/order'
/** A day and an hour that everybody reads as one: the first of the month, afternoon. */
const moment = '2026-12-01T08:30:00.000Z'
export function exampleOf(blank: Blank, typed: string): unknown {
  const examples: Record<Blank, unknown> = {
    money: 128_800,
    time: moment,
    day: moment,
    texts: inEach('thing'),
    no: '251201100000417',
    count: 3,
    words: typed,
    items: [{ text: inEach('line'), link: orders }],
    code: '0482 1357',
  }
  return examples[blank]
}
