// What mails say and how they look: plain text and a small HTML letter. Pure; everything is escaped.
import { messages } from '#kernel/i18n.ts'
import type { Language } from '#kernel/language.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html?: string
  /** The one-time code the mail carries: the development inbox shows it apart. */
  code?: string
}
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => escapes[c]!)

export type CodePurpose = 'login' | 'payPassword'
/** The mail that carries a code, in the recipient's language; valid for `minutes`. */
export function codeMail(to: string, lang: Language, purpose: CodePurpose, code: string, minutes: number): Mail {
  const t = messages(lang)
  const lines = [t(`inbox:${purpose}.text`), code, t('inbox:valid', { count: minutes }), t('inbox:notYou')]
  const subject = t(`inbox:${purpose}.subject`, { code })
  return { to, subject, code, text: [...lines, t('inbox:signature')].join('\n\n'), html: letter(lang, subject, lines, code, t('inbox:signature')) }
}

const paper = 'margin:0;padding:32px 16px;background:#fbf8f4;color:#1c1715;font:16px/1.6 system-ui,-apple-system,Segoe UI,sans-serif'
const sheet = 'max-width:480px;margin:0 auto;padding:32px;background:#fff;border-radius:12px'
const big = 'margin:24px 0;font-size:36px;font-weight:650;letter-spacing:.18em;font-variant-numeric:tabular-nums'
/** Mail programs know little CSS: styles stand on the elements. */
function letter(lang: Language, title: string, lines: readonly string[], code: string, signature: string): string {
  const body = lines.map((line) => `<p style="${line === code ? big : 'margin:12px 0'}">${escapeHtml(line)}</p>`).join('')
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body style="${paper}"><div style="${sheet}">${body}<p style="margin:24px 0 0;color:#756a63">${escapeHtml(signature)}</p></div></body></html>`
}
