// A message in words: its key and parameters in the reader's language. Pure, but for the texts.
import { priceText } from '#ui/goods/price-text.ts'
import { ownValue } from '#kernel/data/own.ts'
import { kindOf, type About, type Blank, type Item, type MessageType } from '#kernel/messages.ts'
import { messages, textsOf } from '#kernel/text/i18n.ts'
import { pick, type Language, type Texts } from '#kernel/text/language.ts'
import type { Worded } from './wording.ts'
import { textAt } from '#kernel/text/words.ts'

export interface Spoken {
  type: MessageType
  key: string
  params: Readonly<Record<string, unknown>>
  about: About | null
}
export interface Said {
  title: string
  text: string
  /** what the way there is called, where its type says too little */
  press: string | undefined
  /** each with its place, of a message that names several things */
  items: readonly { text: string; link: string }[]
}
/** letter: goes to a mailbox that others may read over a shoulder. */
type Where = 'shop' | 'letter'

const clocks = {
  time: { dateStyle: 'medium', timeStyle: 'short' },
  day: { dateStyle: 'long' },
} as const
export const onClock = (lang: Language, how: keyof typeof clocks, iso: string): string =>
  new Intl.DateTimeFormat(lang, { ...clocks[how], timeZone: 'Asia/Shanghai' }).format(new Date(iso))

/** E-mail addresses, phones, numbers of cards and persons, codes: what is typed may hold any of them. */
export const withheld = (typed: string): string =>
  typed.replace(/[\w.+-]+@[\w.-]*\w|\+?\d(?:[\s()./-]*[\dxX]){3,}/g, '…')

const itemsIn = (lang: Language, value: unknown) =>
  (value as readonly Item[]).map(({ text, link }) => ({ text: pick(text, lang), link }))

/** Opens a code that was sealed for the reader. */
export type OpenCode = (sealed: string) => string
function filled(lang: Language, where: Where, blank: Blank, value: unknown, open?: OpenCode): unknown {
  if (blank === 'code') return open?.(value as string) ?? '…'
  if (blank === 'money') return priceText(value as number, lang)
  if (blank === 'time' || blank === 'day') return onClock(lang, blank, value as string)
  if (blank === 'texts') return pick(value as Texts, lang)
  return blank === 'words' && where === 'letter' ? withheld(String(value)) : value
}

interface Saying {
  where?: Where
  open?: OpenCode | undefined
  /** what staff word otherwise */
  worded?: Worded
}
/** The words of a message. One of a kind that this release does not know is told by its type alone. */
export function say(lang: Language, { type, key, params }: Spoken, how: Saying = {}): Said {
  const { where = 'shop', open, worded } = how
  const kind = kindOf(key)
  const blanks = Object.entries(kind?.blanks ?? {})
  const given = Object.fromEntries(
    blanks.map(([n, blank]) => [n, filled(lang, where, blank, ownValue(params, n), open)]),
  )
  const itemsOf = () => blanks.flatMap(([n, blank]) => (blank === 'items' ? itemsIn(lang, ownValue(params, n)) : []))
  const words = (space: 'told' | 'inbox', path: string) => textAt(lang, textsOf(lang)[space], path, given)
  const own = worded?.(key, lang)
  if (own && kind?.mail !== 'notice') {
    const filledIn = (text: string) => textAt(lang, { text }, 'text', given) ?? ''
    return {
      title: filledIn(own.title),
      text: filledIn(own.text),
      press: words('told', `${key}.press`),
      items: itemsOf(),
    }
  }
  const title = kind?.mail === 'notice' ? words('inbox', `notice.${key}.subject`) : words('told', `${key}.title`)
  const text =
    kind?.mail === 'notice'
      ? ['text', 'then'].map((part) => words('inbox', `notice.${key}.${part}`) ?? '').join('\n')
      : words('told', `${key}.text`)
  const items = itemsOf()
  const press = words('told', `${key}.press`)
  return { title: title ?? messages(lang)(`messages:type.${type}`), text: text ?? '', press, items }
}

/** The card of a message. */
export const aboutIn = (lang: Language, about: About | null) =>
  about && { title: pick(about.title, lang), note: about.note }
