// Messages as staff word them: read by every process anew when one changes; what they do not word is said as the shop
// comes with it.
import { allWordings, forgetWording, keepWording, type WordingRow } from './wording-queries.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { kindOf, messageKeys, type Blank, type MessageKind } from '#kernel/messages.ts'
import { textsOf } from '#kernel/text/i18n.ts'
import type { Language } from '#kernel/text/language.ts'
import { textAt, type Words } from '#kernel/text/words.ts'

export interface Wording {
  title: string
  text: string
}
/** What staff say instead; undefined: what the shop comes with. */
export type Worded = (key: string, lang: Language) => Wording | undefined
const nameOf = (key: string, lang: Language): string => `${key} ${lang}`
const aMinute = 60_000
/** What staff worded, of all keys and languages. */
export const wordings = (app: AppContext, db: Db): Promise<Worded> =>
  app.cache.get('content', 'message wordings', aMinute, async () => {
    const rows = await allWordings(db)
    const all = new Map(rows.map(({ key, lang, title, text }) => [nameOf(key, lang), { title, text }]))
    return (key: string, lang: Language) => all.get(nameOf(key, lang))
  })

/** What can be worded: security notices and codes are the shop's own, and so is what names many things in forms. */
const isOpen = ({ mail }: MessageKind): boolean => mail !== 'notice'
export interface Template {
  key: string
  kind: MessageKind
  blanks: Readonly<Record<string, Blank>>
}
export const templateOf = (key: string): Template | undefined => {
  const kind = kindOf(key)
  return kind && isOpen(kind) ? { key, kind, blanks: kind.blanks ?? {} } : undefined
}
export const templates = (): Template[] => messageKeys().flatMap((key) => templateOf(key) ?? [])
const spaceOf = (lang: Language): Words => textsOf(lang).told
/** As the shop comes with it, its blanks open; the form for many where it has several. */
export const shippedOf = (lang: Language, key: string): Wording => {
  const at = (path: string) =>
    textAt(lang, spaceOf(lang), `${key}.${path}`) ?? textAt(lang, spaceOf(lang), `${key}.${path}_other`) ?? ''
  return { title: at('title'), text: at('text') }
}
/** Blanks of a text that the message does not have. */
export const unknownBlanks = ({ title, text }: Wording, blanks: Template['blanks']): string[] => [
  ...new Set(
    [...`${title} ${text}`.matchAll(/\{\{\s*([^}]*?)\s*\}\}/g)]
      .map(([, name]) => name!)
      .filter((name) => !Object.hasOwn(blanks, name)),
  ),
]
/** Keeps a wording, in the caller's transaction. */
export async function word(db: Db, row: WordingRow, by: number): Promise<void> {
  await keepWording(db, row, by)
  await dropPublic(db, 'content')
}
/** It is said again as the shop comes with it. */
export async function unword(db: Db, key: string, lang: Language): Promise<void> {
  await forgetWording(db, key, lang)
  await dropPublic(db, 'content')
}
