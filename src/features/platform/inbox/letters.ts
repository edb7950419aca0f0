// What mails and texts say and how they look: plain text and a small HTML letter. Pure; everything is escaped.
import { ownValue } from '#kernel/data/own.ts'
import { messages } from '#kernel/text/i18n.ts'
import type { Language } from '#kernel/text/language.ts'

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
  newSignIn: { device: string; time: string }
  closingReceived: Untold
  closingApproved: Untold
  closingRejected: { reason: string }
  realNameApproved: Untold
  realNameRejected: { reason: string }
  /** to a role at a merchant; `link`: where it is answered */
  memberInvited: { merchant: string; role: string; until: string; link: string }
  /** what goes back, and of which order or payment */
  refundBegun: Refunded
  refundLate: Refunded
  refundUnwanted: Refunded
  refundOdd: Refunded
  refundTrouble: Refunded
}
export type Notice = keyof Notices

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => ownValue(escapes, c)!)

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
  const linked = link === undefined ? [] : [t('inbox:orLink'), link]
  const lines = [
    t(`inbox:code.${purpose}.text`),
    code,
    t('inbox:valid', { count: minutes }),
    ...linked,
    t('inbox:notYou'),
  ]
  return { ...written(to, lang, t(`inbox:code.${purpose}.subject`, { code }), lines, code), code }
}

/** The same as a short message. */
export function codeText(to: string, lang: Language, { purpose, code, minutes }: CodeSent): Text {
  const t = messages(lang)
  const text = t('inbox:short', { code, what: t(`inbox:code.${purpose}.what`), count: minutes })
  return { to, lang, text, code, template: 'code', values: { code, minutes: String(minutes) } }
}

/** A mail that tells what happened to an account, and what to do if it was somebody else. */
export function noticeMail<N extends Notice>(to: string, lang: Language, kind: N, params: Notices[N]): Mail {
  const t = messages(lang)
  return written(to, lang, t(`inbox:notice.${kind}.subject`, params), [
    t(`inbox:notice.${kind}.text`, params),
    t(`inbox:notice.${kind}.then`),
    ...linkOf(params),
  ])
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
  /** the thing that it speaks of, in one line */
  about?: string | undefined
  /** several things that it names, each with its place, a whole address */
  items?: readonly { text: string; to: string }[]
  /** the place in the shop, a whole address, and what the button to it says */
  way?: { to: string; label: string } | undefined
  id: string
  unsubscribe: string
}
/** The mail of a message, with the way out of such mails. */
export function messageMail(to: string, lang: Language, said: MessageSaid): Mail {
  const t = messages(lang)
  const { title, text, about, items = [], way, id, unsubscribe } = said
  const lines = [...text.split('\n'), ...(about ? [about] : [])]
  const named = items.map((item) => `– ${item.text}\n  ${item.to}`)
  const led = way ? [`${way.label}: ${way.to}`] : []
  const out = `${t('inbox:unsubscribe')}: ${unsubscribe}`
  return {
    to,
    subject: `${title} · ${t('inbox:signature')}`,
    text: [title, ...lines, ...named, ...led, t('inbox:signature'), out].join('\n\n'),
    html: messageHtml(lang, said, lines),
    id,
    unsubscribe,
  }
}
function messageHtml(
  lang: Language,
  { title, items = [], way, unsubscribe }: MessageSaid,
  lines: readonly string[],
): string {
  const t = messages(lang)
  const body = lines.map((line) => `<p style="margin:12px 0">${escapeHtml(line)}</p>`).join('')
  const linked = (style: string, to: string, words: string): string =>
    `<a style="${style}" href="${escapeHtml(to)}">${escapeHtml(words)}</a>`
  const named = items
    .map((item) => `<p style="margin:12px 0">${linked('color:#1c1715', item.to, item.text)}</p>`)
    .join('')
  const button = way ? `<p style="margin:24px 0">${linked(press, way.to, way.label)}</p>` : ''
  const heading = `<h1 style="${head}">${escapeHtml(title)}</h1>`
  const out = linked('color:#756a63', unsubscribe, t('inbox:unsubscribe'))
  return sheetOf(lang, title, heading + body + named + button, `${escapeHtml(t('inbox:signature'))} · ${out}`)
}

function written(to: string, lang: Language, subject: string, lines: readonly string[], code?: string): Mail {
  const signature = messages(lang)('inbox:signature')
  return { to, subject, text: [...lines, signature].join('\n\n'), html: letter(lang, subject, lines, code, signature) }
}

/** A line that is an address of ours is one to press. */
const linkOr = (line: string): string => {
  const words = escapeHtml(line)
  return /^https?:\/\/\S+$/.test(line) ? `<a style="word-break:break-all" href="${words}">${words}</a>` : words
}
const paper =
  'margin:0;padding:32px 16px;background:#fbf8f4;color:#1c1715;' +
  'font:16px/1.6 system-ui,-apple-system,Segoe UI,sans-serif'
const sheet = 'max-width:480px;margin:0 auto;padding:32px;background:#fff;border-radius:12px'
const big = 'margin:24px 0;font-size:36px;font-weight:650;letter-spacing:.18em;font-variant-numeric:tabular-nums'
const head = 'margin:0 0 16px;font:400 28px/1.25 Georgia,Songti SC,serif'
const press =
  'display:inline-block;padding:12px 20px;background:#c8102e;color:#fff;border-radius:6px;' +
  'text-decoration:none;font-weight:600'
/** Mail programs know little CSS: styles stand on the elements. */
function letter(
  lang: Language,
  title: string,
  lines: readonly string[],
  code: string | undefined,
  signature: string,
): string {
  const body = lines.map((line) => `<p style="${line === code ? big : 'margin:12px 0'}">${linkOr(line)}</p>`).join('')
  return sheetOf(lang, title, body, escapeHtml(signature))
}
/** `body` and `foot` are HTML, escaped by whoever wrote them. */
const sheetOf = (lang: Language, title: string, body: string, foot: string): string => `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="${paper}"><div style="${sheet}">${body}
<p style="margin:24px 0 0;color:#756a63">${foot}</p></div></body></html>`
