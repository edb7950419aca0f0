// E-mail addresses, phone numbers, masks and nicknames: what may be kept and what others may see.
// A contact is an e-mail (with @) or a phone in E.164. Pure.
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { Refusal } from '#kernel/call/refusal.ts'
import { titleName } from '#kernel/text/platform-name.ts'

const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const tail = '(?:[a-z0-9-]{0,61}[a-z0-9])'
const pattern = new RegExp(`^${atom}(?:\\.${atom})*@(?:[a-z0-9]${tail}?\\.)+[a-z]${tail}$`)

/**
 * The address as it is kept: trimmed, lower case.
 * Refuses emailEmpty, emailInvalid (Chinese and everything else outside ASCII included).
 */
export function checkEmail(input: string): string {
  const typed = input.trim()
  // before lower case makes letters of other scripts into ours
  if (/[^\x21-\x7e]/.test(typed)) throw new Refusal('emailInvalid')
  const email = typed.toLowerCase()
  if (!email) throw new Refusal('emailEmpty')
  if (email.length > 254 || email.indexOf('@') > 64 || !pattern.test(email)) throw new Refusal('emailInvalid')
  return email
}

const callingCodes: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)))
/** The number in E.164, as +8613800138000; one that exists in the area. Refuses phoneInvalid. */
export function checkPhone(areaCode: string | undefined, phone: string): string {
  const area = (areaCode ?? '').replace('+', '') || '86'
  const typed = phone.normalize('NFKC').trim()
  if (!callingCodes.has(area) || !/^\+?[\d\s().-]{5,30}$/.test(typed)) throw new Refusal('phoneInvalid')
  const parsed = parsePhoneNumberFromString(typed, { defaultCallingCode: area, extract: false })
  if (!parsed?.isValid() || parsed.ext) throw new Refusal('phoneInvalid')
  return parsed.number
}

/** What somebody typed as their account: an e-mail or a phone. Refuses accountEmpty, emailInvalid, phoneInvalid. */
export function checkContact(typed: string, areaCode: string | undefined): string {
  if (typed.trim() === '') throw new Refusal('accountEmpty')
  return typed.includes('@') || /[^\d\s()+.-]/.test(typed.normalize('NFKC'))
    ? checkEmail(typed)
    : checkPhone(areaCode, typed)
}

export const isEmail = (contact: string): boolean => contact.includes('@')
export const recipientOf = (contact: string): { email: string } | { phone: string } =>
  isEmail(contact) ? { email: contact } : { phone: contact }

/** l***a@example.com: enough for its owner, too little for others. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at)
  return `${local.slice(0, 1)}***${local.length > 2 ? local.slice(-1) : ''}${email.slice(at)}`
}
/** +86 138****8000 */
export function maskPhone(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone)
  const number = parsed?.nationalNumber ?? phone.replace('+', '')
  const masked = number.length > 7 ? `${number.slice(0, 3)}****${number.slice(-4)}` : `****${number.slice(-2)}`
  return parsed ? `+${parsed.countryCallingCode} ${masked}` : masked
}
export const maskContact = (contact: string): string => (isEmail(contact) ? maskEmail(contact) : maskPhone(contact))
export const maskedName = (email: string | null, phone: string | null): string =>
  email ? maskEmail(email) : phone ? maskPhone(phone) : ''

const nicknameLength = 10
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
/**
 * The first nickname of an account: the local part of its address, without a tag, at most ten characters
 * as people count them. Everybody sees it, so nothing of a phone number is in it.
 */
export function firstNickname(contact: string): string {
  if (!isEmail(contact)) return titleName('en-US')
  const local = contact.slice(0, contact.lastIndexOf('@'))
  return [...graphemes.segment(local.split('+')[0] || local)]
    .slice(0, nicknameLength)
    .map((g) => g.segment)
    .join('')
}
// the joiner makes families out of emoji; the rest hides, or turns the direction of writing
const hidden = /(?!\u200d)[\p{Cf}\p{Cc}\p{Co}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/u
/**
 * A nickname as it is kept. Refuses nicknameInvalid: nothing to see, more than ten characters as people count them,
 * controls and hidden characters.
 */
export function checkNickname(input: string): string {
  const nickname = input
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
  const length = [...graphemes.segment(nickname)].length
  if (
    length > nicknameLength ||
    nickname.length > 100 ||
    hidden.test(nickname) ||
    !/[\p{L}\p{N}\p{P}\p{S}]/u.test(nickname)
  )
    throw new Refusal('nicknameInvalid')
  return nickname
}
