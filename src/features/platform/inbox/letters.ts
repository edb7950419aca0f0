// What mails and texts say: plain text, and the same as a drawn letter. Pure.
import type { MailWish } from '#kernel/messages.ts'
import { messages } from '#kernel/text/i18n.ts'
import type { Language } from '#kernel/text/language.ts'
import { reachLine } from '#kernel/text/platform-reach.ts'
import { drawSheet, type About, type Way } from './sheet.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html?: string
  /** The one-time code the mail carries: the development inbox shows it apart. */
  code?: string
  /** The same of every try to send it, so that a mail server drops a second one: `message-12`. */
  id?: string
  /** Where its reader takes back that such mails come, by one press in their mail program (RFC 8058). */
  unsubscribe?: string
}
/**
 * A short message for a phone. Providers that only send approved texts are given the template's name
 * and its values in order instead.
 */
export interface Text {
  /** E.164, as +8613800138000 */
  to: string
  text: string
  lang: Language
  template: 'code' | Notice
  values: Readonly<Record<string, string>>
  code?: string
}
export type Purpose =
  | 'login'
  | 'register'
  | 'resetPassword'
  | 'payPassword'
  | 'changeEmail'
  | 'changePhone'
  | 'bindPhone'
  | 'bindAccount'
  | 'cancelAccount'
  | 'exportData'
  | 'addCard'
  | 'approveAlone'
  | 'console'
type Untold = Readonly<Record<string, never>>
type Refunded = Readonly<{ amount: string; number: string }>
/** What each notice tells besides its words; in the order of an approved template's values. */
export interface Notices {
  passwordChanged: Untold
  /** goes to the old address; `email` is the new one, masked */
  emailChanged: { email: string }
  phoneChanged: { phone: string }
  /** the first of its kind: goes to the other address */
  emailAdded: { email: string }
  phoneAdded: { phone: string }
  passwordAdded: Untold
  payPasswordChanged: Untold
  /** many strangers guess at it */
  passwordHunted: Untold
  /** an account elsewhere, by its name in the reader's language */
  wayAdded: { way: string }
  /** what ended with a forgotten password, as one list */
  recovered: { dropped: string }
  /** a second proof at the console, by its name in the reader's language */
  proofAdded: { proof: string }
  proofRemoved: { proof: string }
  /** how many are left, in words */
  recoveryUsed: { left: string }
  proofsReset: Untold
  newSignIn: { device: string; time: string }
  closingReceived: Untold
  closingApproved: Untold
  closingRejected: { reason: string }
  realNameApproved: Untold
  realNameRejected: { reason: string }
  /** to a role at a merchant; `link`: where it is answered */
  memberInvited: { merchant: string; role: string; until: string; link: string }
  /** to a role of the staff; `link`: good once */
  staffInvited: { role: string; until: string; link: string }
  /** another role of the staff, or their own may do something else */
  staffRole: { role: string }
  staffSuspended: Untold
  staffReopened: { role: string }
  staffRemoved: Untold
  accountBlocked: { why: string; address: string }
  accountUnblocked: Untold
  /** what goes back, and of which order or payment */
  refundBegun: Refunded
  refundLate: Refunded
  refundUnwanted: Refunded
  refundOdd: Refunded
  refundTrouble: Refunded
}
export type Notice = keyof Notices

/** A one-time code: valid for `minutes`; `link` serves in its place. */
export interface CodeSent {
  purpose: Purpose
  code: string
  minutes: number
  link?: string | undefined
}
/** The mail that carries a code, in the recipient's language. */
export function codeMail(to: string, lang: Language, { purpose, code, minutes, link }: CodeSent): Mail {
  const t = messages(lang)
  const subject = t(`inbox:code.${purpose}.subject`, { code })
  const text = t(`inbox:code.${purpose}.text`)
  const linked = link === undefined ? [] : [t('inbox:orLink'), link]
  const rest = [t('inbox:valid', { count: minutes }), ...linked, t('inbox:notYou')]
  return {
    to,
    subject,
    text: plain([text, code, ...rest, t('inbox:signature'), ...reachIn(lang)]),
    html: drawSheet({ lang, preview: text, title: subject, lines: [text, ...rest], code, reach: reachIn(lang)[0] }),
    code,
  }
}

/** That letters leave: to whoever tries the mail server. */
export function tryMail(to: string, lang: Language): Mail {
  const t = messages(lang)
  const [subject, text] = [t('inbox:try.subject'), t('inbox:try.text')]
  return {
    to,
    subject,
    text: plain([text, t('inbox:signature')]),
    html: drawSheet({ lang, preview: text, title: subject, lines: [text] }),
  }
}

/** The same as a short message. */
export function codeText(to: string, lang: Language, { purpose, code, minutes }: CodeSent): Text {
  const t = messages(lang)
  const text = t('inbox:short', { code, what: t(`inbox:code.${purpose}.what`), count: minutes })
  return { to, lang, text, code, template: 'code', values: { code, minutes: String(minutes) } }
}

/** Why a notice comes: to an address that a shop or the staff invited, about money, or about the account. */
const whyOf = (kind: Notice): 'invited' | 'called' | 'orders' | 'account' => {
  if (kind === 'memberInvited') return 'invited'
  if (kind === 'staffInvited') return 'called'
  return kind.startsWith('refund') ? 'orders' : 'account'
}
/**
 * A mail that tells what happened to an account, and what to do if it was somebody else. Nobody can stop these. `link`:
 * where it is seen, if its params name no place.
 */
export function noticeMail<N extends Notice>(
  to: string,
  lang: Language,
  kind: N,
  params: Notices[N],
  link?: string,
): Mail {
  const t = messages(lang)
  const subject = t(`inbox:notice.${kind}.subject`, params)
  const lines = [t(`inbox:notice.${kind}.text`, params), t(`inbox:notice.${kind}.then`)]
  const [way] = [...linkOf(params), ...(link === undefined ? [] : [link])].map((place) => ({
    to: place,
    label: t('inbox:open'),
  }))
  const why = t(`inbox:why.${whyOf(kind)}`)
  return {
    to,
    subject,
    text: plain([...lines, ...(way ? [t('inbox:led', { ...way })] : []), t('inbox:signature'), ...reachIn(lang), why]),
    html: drawSheet({ lang, preview: lines[0]!, title: subject, lines, way, why, reach: reachIn(lang)[0] }),
  }
}
const linkOf = (params: object): string[] => ('link' in params && typeof params.link === 'string' ? [params.link] : [])
export function noticeText<N extends Notice>(to: string, lang: Language, kind: N, params: Notices[N]): Text {
  const t = messages(lang)
  const values = params as Record<string, string>
  return {
    to,
    lang,
    text: [`${t('inbox:signature')}: ${t(`inbox:notice.${kind}.text`, values)}`, ...linkOf(params)].join(' '),
    template: kind,
    values,
  }
}

export interface MessageSaid {
  title: string
  text: string
  /** the thing that it speaks of */
  about?: About | undefined
  /** several things that it names, each with its place, a whole address */
  items?: readonly Way[]
  /** the place in the shop, a whole address, and what the button to it says */
  way?: Way | undefined
  id: string
  /** which wish of its reader it follows, and where they take that back */
  wish: MailWish
  unsubscribe: string
  /** where they choose all of them */
  settings: string
}
/** The mail of a message, with why it comes and the way out of such mails. */
export function messageMail(to: string, lang: Language, said: MessageSaid): Mail {
  const t = messages(lang)
  const { title, text, about, items = [], way, id, wish, unsubscribe, settings } = said
  const lines = text.split('\n')
  const why = t(`inbox:why.${wish}`)
  const out = [
    { to: unsubscribe, label: t('inbox:unsubscribe') },
    { to: settings, label: t('inbox:settings') },
  ]
  const named = items.map((item) => `– ${item.label}\n  ${item.to}`)
  const led = [...(way ? [way] : []), ...out].map((one) => t('inbox:led', { ...one }))
  const [press, ...ends] = way ? led : [undefined, ...led]
  const foot = [t('inbox:signature'), ...reachIn(lang), [why, ...ends].join('\n')]
  return {
    to,
    subject: `${title} · ${thingOf(title, about) ?? t('inbox:signature')}`,
    text: plain([title, ...lines, ...(about ? [aboutLine(about)] : []), ...named, ...(press ? [press] : []), ...foot]),
    html: drawSheet({ lang, preview: lines[0]!, title, lines, about, items, way, why, reach: reachIn(lang)[0], out }),
    id,
    unsubscribe,
  }
}
const aboutLine = ({ title, note }: About): string => (note === '' ? title : `${title} · ${note}`)
/** What a subject names besides what happened, so that a mailbox tells two letters of a kind apart; cut where it is
 * long. */
function thingOf(title: string, about: About | undefined): string | undefined {
  if (!about || title.includes(about.title)) return undefined
  const letters = Array.from(graphemes.segment(about.title), ({ segment }) => segment)
  return letters.length > mostNamed ? `${letters.slice(0, mostNamed).join('').trimEnd()}…` : about.title
}
const mostNamed = 48
const graphemes = new Intl.Segmenter()
/** How the shop is reached, where it said so. */
function reachIn(lang: Language): string[] {
  const ways = reachLine()
  return ways === undefined ? [] : [messages(lang)('inbox:reach', { ways })]
}
const plain = (parts: readonly string[]): string => parts.join('\n\n')
