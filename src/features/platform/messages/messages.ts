// The door of messages: telling people what happened, inside of the transaction in which it happens. What a
// letter says of it. Nobody is told of the same event (`once`) twice.
import { kindOf, type About, type MessageKey, type Messages } from '#kernel/messages.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Limits } from '#kernel/call/page.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Address, DeskAddress } from '#kernel/pages.ts'
import { telling } from '#kernel/jobs/events.ts'
import { addJobs, type Job } from '#kernel/jobs/jobs.ts'
import { seal, unseal } from '#kernel/security/sealed.ts'
import { messages as texts } from '#kernel/text/i18n.ts'
import { languages, type Language, type Texts } from '#kernel/text/language.ts'
import { countUnread, insertMessages, listMessages, readAllOf, readAnyMessage, type NewMessage } from './queries.ts'
import { aboutIn, onClock, say, type OpenCode } from './saying.ts'
import { wordings } from './wording.ts'

export { markingMailed } from './queries.ts'
export { say } from './saying.ts'
export {
  shippedOf,
  templateOf,
  templates,
  unknownBlanks,
  unword,
  word,
  wordings,
  type Template,
  type Wording,
} from './wording.ts'

const codeSeal = 'message.code'
/** A code for a blank of the kind `code`: only its reader's letter and messages open it. */
export const sealedCode = (app: AppContext, userId: number, code: string): string =>
  seal(app, codeSeal, userId, code).toString('base64url')
/** Opens those of one reader, in groups of four. */
export const codesOf =
  (app: AppContext, userId: number): OpenCode =>
  (sealed) =>
    unseal(app, codeSeal, userId, Buffer.from(sealed, 'base64url')).replace(/\B(?=(?:\d{4})+$)/g, ' ')

export interface Telling<K extends MessageKey> {
  userId: number
  key: K
  params: Messages[K]
  /** the place in the shop, or at the desk, that it is about */
  link?: Address | DeskAddress
  about?: About | undefined
  /** names the event: told again, nothing happens */
  once?: string
  /** by which ways its reader hears of it; left out: by all. By none: they are not told */
  heard?: { app: boolean; mail: boolean }
}
export type AnyTelling = { [K in MessageKey]: Telling<K> }[MessageKey]

/** Tells somebody, in the caller's transaction; a letter follows by a job where they want one. */
export const tell = <K extends MessageKey>(db: Db, message: Telling<K>): Promise<void> =>
  tellAll(db, [message as AnyTelling])

/** What else the queue hears in the same statement. */
export interface Also {
  jobs?: readonly Job[]
  /** keys of timers that are taken back */
  dropped?: readonly string[]
}
/** Tells many at once, in one statement. */
export async function tellAll(
  db: Db,
  told: readonly AnyTelling[],
  { jobs = [], dropped = [] }: Also = {},
): Promise<void> {
  const byMail = told.filter(({ key, heard }) => kindOf(key)?.mail === 'wished' && (heard?.mail ?? true))
  const mailed = new Set(byMail)
  const inAppOnly = told.filter((one) => !mailed.has(one) && (one.heard?.app ?? true))
  if (byMail.length + inAppOnly.length === 0) return addJobs(db, jobs, dropped)
  // whose letter it is, its row will say
  const letters = telling('message.told', { messageId: 0, userId: 0 })
  await insertMessages(db, { inAppOnly: inAppOnly.map(rowOf), byMail: byMail.map(rowOf) }, { letters, jobs, dropped })
}

/** What goes by mail alone lies in the inbox as one that was read. */
function rowOf({ userId, key, params, link, about, once, heard }: AnyTelling): NewMessage {
  const kind = kindOf(key)
  if (!kind) throw new Error(`no feature declares the message ${key}`)
  const row = { user_id: userId, type: kind.type, key, params, link: link ?? null, read: heard?.app === false }
  return { ...row, about: about ?? null, once: once === undefined ? null : `${key} ${once}` }
}

/** A text of the shop in all its languages, for a blank of the kind `texts`. */
export const inAllLanguages = (of: (t: ReturnType<typeof texts>, lang: Language) => string): Texts =>
  Object.fromEntries(languages.map((lang) => [lang, of(texts(lang), lang)]))

/** What waits is counted up to a thousand, and one more where there are more. */
const mostCounted = 1000
/**
 * How many, for words that begin with it: `count` chooses their form, `n` stands in them.
 */
export function countIn(lang: Language, count: number): { count: number; n: string } {
  const told = new Intl.NumberFormat(lang).format(Math.min(count, mostCounted))
  return { count, n: count > mostCounted ? texts(lang)('messages:moreThan', { n: told }) : told }
}

/** A moment, or its day, by the shop's clock, for words in all languages. */
export const timeIn = (lang: Language, at: Date): string => onClock(lang, 'time', at.toISOString())
export const dayIn = (lang: Language, at: Date): string => onClock(lang, 'day', at.toISOString())

/** Unread messages of all types that a person has not muted, announcements too. */
export async function unreadOf(db: Db, app: AppContext, userId: number): Promise<number> {
  return (await unreadByType(db, app, userId)).all
}
/** The same of each type, and what is muted. */
export async function unreadByType(db: Db, app: AppContext, userId: number) {
  const { counts, muted } = await countUnread(db, userId)
  for (const board of app.boards) counts[board.type] += await board.unread(db, userId)
  const heard = Object.entries(counts).filter(([type]) => !muted.some((m) => m === type))
  return { all: heard.reduce((sum, [, n]) => sum + n, 0), ...counts, muted }
}

/** What a letter about a message says, and whose it is; undefined when it was deleted meanwhile. */
export async function letterOf(db: Db, app: AppContext, id: number) {
  const found = await readAnyMessage(db, id)
  if (!found) return undefined
  const { userId, type, key, link } = found
  const worded = await wordings(app, db)
  return {
    userId,
    type,
    link,
    wish: kindOf(key)?.wish,
    inWords: (lang: Language, open?: OpenCode) => ({
      ...say(lang, found, { where: 'letter', open, worded }),
      about: aboutIn(lang, found.about),
    }),
  }
}

/** Somebody's messages in words, for staff who help them: the newest first, codes left out; one more than asked. */
export async function inboxOf(db: Db, lang: Language, userId: number, limits: Limits) {
  const { rows, counted } = await listMessages(db, userId, { types: undefined }, limits)
  const inWords = (m: (typeof rows)[number]) => {
    const { title, text } = say(lang, m)
    return { id: m.id, title, text, createdAt: m.createdAt, read: m.readAt !== null }
  }
  return { rows: rows.map(inWords), counted }
}

/** What the shop keeps of a person here, for the data export. */
export async function personalDataOf(db: Db, userId: number, lang: Language) {
  const { muted } = await countUnread(db, userId)
  const kept = await readAllOf(db, userId)
  const inWords = (m: (typeof kept)[number]) => {
    const { title, text, items } = say(lang, m)
    return { title, text: [text, ...items.map((item) => item.text)].join('\n') }
  }
  const told = kept.map((m) => ({ type: m.type, ...inWords(m), createdAt: m.createdAt, readAt: m.readAt }))
  return { muted, messages: told }
}
