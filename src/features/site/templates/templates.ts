// What staff do to the words of messages, each act in the audit log; a wording is tried out before and after.
import { exampleOf } from './examples.ts'
import { messageMail, sendMail } from '#features/platform/inbox/inbox.ts'
import {
  say,
  shippedOf,
  templateOf,
  unknownBlanks,
  unword,
  word,
  wordings,
  type Template,
  type Wording,
} from '#features/platform/messages/messages.ts'
import { contactOf, maskedName } from '#features/people/accounts/accounts.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Page } from '#kernel/pages.ts'
import { audit } from '#kernel/security/audit.ts'
import { messages } from '#kernel/text/i18n.ts'
import type { Language } from '#kernel/text/language.ts'
import { withoutDisguise } from '#kernel/text/plain-words.ts'

interface Staffer {
  userId: number
  ip: string
}
interface Which {
  key: string
  lang: Language
}
/** Refuses notFound. */
function mustBe(key: string): Template {
  const template = templateOf(key)
  if (!template) throw new Refusal('notFound')
  return template
}
/** Without what nobody sees, and blanks as they are filled: without space in them. */
const tidy = (text: string): string =>
  withoutDisguise(text)
    .trim()
    .replace(/\{\{\s*(\w+)\s*\}\}/g, '{{$1}}')
/** Refuses notFound, templateBlank: a blank that the message does not have, or nothing but space. */
function checked({ key, title, text }: Which & Wording): { template: Template; said: Wording } {
  const template = mustBe(key)
  const said = { title: tidy(title), text: tidy(text) }
  const [blank] = unknownBlanks(said, template.blanks)
  if (blank !== undefined) throw new Refusal('templateBlank', { blank })
  if (said.title === '' || said.text === '')
    throw new Refusal('badInput', { field: said.title === '' ? 'title' : 'text', rule: 'required' })
  return { template, said }
}
/** As its reader would read it. Refuses notFound, templateBlank. */
export function drawn(wish: Which & Wording): Wording {
  const { template, said } = checked(wish)
  const typed = messages(wish.lang)('templates:example.typed')
  const params = Object.fromEntries(
    Object.entries(template.blanks).map(([name, blank]) => [name, exampleOf(blank, typed)]),
  )
  const spoken = { type: template.kind.type, key: template.key, params, about: null }
  const { title, text } = say(wish.lang, spoken, { where: 'letter', open: (code) => code, worded: () => said })
  return { title, text }
}
/** Refuses what the contract lists. */
export async function save(db: Db, app: AppContext, by: Staffer, wish: Which & Wording) {
  const { said } = checked(wish)
  const { key, lang } = wish
  const before = (await wordings(app, db))(key, lang) ?? shippedOf(lang, key)
  await word(db, { key, lang, ...said }, by.userId)
  await note(db, by, 'save', { key, lang }, { before: { ...before }, after: said })
  return {}
}
/** Refuses notFound. */
export async function reset(db: Db, app: AppContext, by: Staffer, { key, lang }: Which) {
  mustBe(key)
  const before = (await wordings(app, db))(key, lang)
  await unword(db, key, lang)
  if (before) await note(db, by, 'reset', { key, lang }, { before: { ...before } })
  return {}
}
const note = (
  db: Db,
  { userId, ip }: Staffer,
  act: string,
  { key, lang }: Which,
  done: { before: { title: string; text: string }; after?: Wording },
) =>
  audit(db, {
    staffId: userId,
    action: `template.${act}`,
    subject: 'template',
    subjectId: 0,
    subjectNo: `${key} ${lang}`,
    ip,
    before: done.before,
    ...(done.after && { after: { title: done.after.title, text: done.after.text } }),
  })
const settingsPage: Page = '/user/setting'
/** To the mailbox of whoever tries it. Refuses what the contract lists. */
export async function tryOut(db: Db, app: AppContext, by: Staffer, wish: Which & Wording) {
  const { title, text } = drawn(wish)
  const { email } = await contactOf(db, by.userId)
  if (email === null) throw new Refusal('templateNoMailbox')
  const settings = app.publicUrl() + settingsPage
  const id = `template-${wish.key}-${app.clock.now()}`
  await sendMail(
    app,
    messageMail(email, wish.lang, { title, text, id, wish: 'messages', unsubscribe: settings, settings }),
  )
  return { to: maskedName(email, null) }
}
