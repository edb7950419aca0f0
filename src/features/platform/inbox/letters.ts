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

/** The mail that carries a code, in the recipient's language; valid for `minutes`. */
export function codeMail(to: string, lang: Language, purpose: Purpose, code: string, minutes: number): Mail {
  const t = messages(lang)
  const lines = [t(`inbox:code.${purpose}.text`), code, t('inbox:valid', { count: minutes }), t('inbox:notYou')]
  return { ...written(to, lang, t(`inbox:code.${purpose}.subject`, { code }), lines, code), code }
}

/** The same as a short message. */
export function codeText(to: string, lang: Language, purpose: Purpose, code: string, minutes: number): Text {
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
  ])
}
export function noticeText<N extends Notice>(to: string, lang: Language, kind: N, params: Notices[N]): Text {
  const t = messages(lang)
  const values = params as Record<string, string>
  return {
    to,
    lang,
    text: `${t('inbox:signature')}: ${t(`inbox:notice.${kind}.text`, values)}`,
    template: kind,
    values,
  }
}

function written(to: string, lang: Language, subject: string, lines: readonly string[], code?: string): Mail {
  const signature = messages(lang)('inbox:signature')
  return { to, subject, text: [...lines, signature].join('\n\n'), html: letter(lang, subject, lines, code, signature) }
}

const paper =
  'margin:0;padding:32px 16px;background:#fbf8f4;color:#1c1715;' +
  'font:16px/1.6 system-ui,-apple-system,Segoe UI,sans-serif'
const sheet = 'max-width:480px;margin:0 auto;padding:32px;background:#fff;border-radius:12px'
const big = 'margin:24px 0;font-size:36px;font-weight:650;letter-spacing:.18em;font-variant-numeric:tabular-nums'
/** Mail programs know little CSS: styles stand on the elements. */
function letter(
  lang: Language,
  title: string,
  lines: readonly string[],
  code: string | undefined,
  signature: string,
): string {
  const body = lines
    .map((line) => `<p style="${line === code ? big : 'margin:12px 0'}">${escapeHtml(line)}</p>`)
    .join('')
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="${paper}"><div style="${sheet}">${body}
<p style="margin:24px 0 0;color:#756a63">${escapeHtml(signature)}</p></div></body></html>`
}
