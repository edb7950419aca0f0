// Messages by mail: one letter for each message and reader, in the reader's language, to whoever wants such mails.
// A mail server that refuses is asked again, slower each time; then the letter is parked and told to staff.
import { hasMail, messageMail, sendMail } from '#features/platform/inbox/inbox.ts'
import { codesOf, letterOf } from '#features/platform/messages/messages.ts'
import { mailReaderOf, type NoticeKind } from '#features/people/profile/profile.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { isRefusal } from '#kernel/call/refusal.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import { addJobs, type Job } from '#kernel/jobs/jobs.ts'
import type { MessageType } from '#kernel/messages.ts'
import type { Page } from '#kernel/pages.ts'
import { messages } from '#kernel/text/i18n.ts'
import type { Language } from '#kernel/text/language.ts'
import { spokenOr } from '#kernel/text/spoken.ts'
import { beginLetter, forgottenLetters, noteFailed, noteSent } from './queries.ts'
import { wayOut } from './way-out.ts'

/** Which wish of the settings decides about a type. */
const wishes: Record<MessageType, NoticeKind> = {
  order: 'orders',
  afterSale: 'orders',
  asset: 'orders',
  activity: 'promotions',
  system: 'messages',
  announcement: 'messages',
  notice: 'messages',
  chat: 'messages',
}
/** What the button says, by where it leads. */
const places: readonly (readonly [RegExp, 'order' | 'claim' | 'product' | 'invoice' | 'console'])[] = [
  [/^\/user\/user\/order\b/, 'order'],
  [/^\/user\/user\/orderRefund\b/, 'claim'],
  [/^\/user\/user\/invoice\b/, 'invoice'],
  [/^\/goods\//, 'product'],
  [/^\/(merchant|admin)\//, 'console'],
]
/** `link`: a path of the shop. */
export const pressOf = (lang: Language, link: string): string =>
  messages(lang)(`letters:press.${places.find(([at]) => at.test(link))?.[1] ?? 'open'}`)
const settingsPage: Page = '/user/setting'
interface Told {
  messageId: number
  userId: number
}
const job = (told: Told, runAt?: Date): Job => ({
  name: 'letters.send',
  payload: told,
  key: `letters.send:${told.messageId}`,
  ...(runAt && { runAt }),
})

/** Sends the letter of a message, if its reader wants one and it has not left yet. */
export async function sendLetter(db: Db, app: AppContext, told: Told): Promise<void> {
  // what was told stands in the shop; a letter of today is not wanted on the day when a mail server is set
  if (!hasMail(app)) return
  const letter = await letterOf(db, app, told.messageId)
  if (!letter) return
  const { userId, type, link, wish } = letter
  const kind = wish ?? wishes[type]
  const reader = await mailReaderOf(db, userId, kind)
  if (!reader || !(await beginLetter(db, told.messageId))) return
  const { email, language } = reader
  const lang = spokenOr(language)
  const { title, text, about, press, items } = letter.inWords(lang, codesOf(app, userId))
  const mail = messageMail(email, lang, {
    title,
    text,
    about: about ?? undefined,
    way: link === null ? undefined : { to: app.publicUrl() + link, label: press ?? pressOf(lang, link) },
    items: items.map((item) => ({ label: item.text, to: app.publicUrl() + item.link })),
    id: `message-${told.messageId}`,
    wish: kind,
    settings: app.publicUrl() + settingsPage,
    unsubscribe: wayOut(app, { userId, kind }, email),
  })
  try {
    await sendMail(app, mail)
  } catch (e) {
    if (!isRefusal(e)) throw e
    return tryAgain(db, app, told)
  }
  await noteSent(db, told.messageId)
}

const tryAgain = (db: Db, app: AppContext, told: Told): Promise<void> =>
  transact(db, async (trx) => {
    const { get } = app.settings
    const againAt = await noteFailed(trx, told.messageId, get('letterTries'), get('letterAgainSeconds'))
    if (againAt) return addJobs(trx, [job(told, againAt)])
    app.log.error({ messageId: told.messageId }, 'a letter was tried too often and is parked')
  })

/** Letters whose job was lost, and those that staff put back. */
export const sweepLetters = async (db: Db): Promise<void> =>
  addJobs(
    db,
    (await forgottenLetters(db)).map((told) => job(told)),
  )
