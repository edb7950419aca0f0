// E-mail addresses, masks and nicknames: what may be kept and what others may see. Pure.
import { Refusal } from '#kernel/refusal.ts'

const pattern = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

/** The address as it is kept: trimmed, lower case. Refuses emailEmpty, emailInvalid (Chinese and everything else outside ASCII included). */
export function checkEmail(input: string): string {
  const typed = input.trim()
  if (/[^\x21-\x7e]/.test(typed)) throw new Refusal('emailInvalid') // before lower case makes letters of other scripts into ours
  const email = typed.toLowerCase()
  if (!email) throw new Refusal('emailEmpty')
  if (email.length > 254 || email.indexOf('@') > 64 || !pattern.test(email)) throw new Refusal('emailInvalid')
  return email
}

/** l***a@example.com: enough for its owner, too little for others. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at)
  return `${local.slice(0, 1)}***${local.length > 2 ? local.slice(-1) : ''}${email.slice(at)}`
}
/** 138****8000 */
export const maskPhone = (phone: string): string => (phone.length > 7 ? `${phone.slice(0, 3)}****${phone.slice(-4)}` : `****${phone.slice(-2)}`)
export const maskedName = (email: string | null, phone: string | null): string => (email ? maskEmail(email) : phone ? maskPhone(phone) : '')

const nicknameLength = 10
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
/** The first nickname of an account: the local part of its address, without a tag, at most ten characters as people count them. */
export const firstNickname = (email: string): string => {
  const local = email.slice(0, email.lastIndexOf('@'))
  return [...graphemes.segment(local.split('+')[0] || local)]
    .slice(0, nicknameLength)
    .map((g) => g.segment)
    .join('')
}
