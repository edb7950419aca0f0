// How calls look on the wire: who is asking, by headers and cookies; the envelopes of answers and refusals.
import type { Audience, Browser, Contract, Visitor } from './contract.ts'
import { refusalText, successText } from '../text/i18n.ts'
import type { Language } from '../text/language.ts'
import { chooseLanguage } from '../text/spoken.ts'
import { codeOf, isRefusal, Refusal, statusOf, type Told } from './refusal.ts'

type Headers = Record<string, string | string[] | undefined>
const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value)

/** A cookie's value; values of ours need no decoding. */
export function cookie(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}

const audiences = new Map<string, Audience>([
  ['1', 'shopper'],
  ['2', 'merchant'],
  ['3', 'staff'],
])
/** The visitor of an API call: only the authorization header signs in; a cookie never does. */
export function visitorOf(headers: Headers, ip: string): Visitor {
  const bearer = /^Bearer ([\w-]{20,200})$/i.exec(one(headers['authorization']) ?? '')?.[1]
  const merchantId = Number(one(headers['merchant-id']))
  return {
    lang: chooseLanguage(cookie(one(headers['cookie']), 'lang'), one(headers['accept-language'])),
    token: bearer,
    audience: audiences.get(one(headers['user-type']) ?? '1') ?? 'shopper',
    merchantId: Number.isSafeInteger(merchantId) && merchantId > 0 ? merchantId : undefined,
    ip,
    userAgent: one(headers['user-agent']) ?? '',
  }
}
/** Cookies of a call that no script reads; `give` sets one. Over https, by their names no other host can set them. */
export function browserOf(header: string | undefined, secure: boolean, give: (cookie: string) => void): Browser {
  const own = (name: string): string => (secure ? `__Host-${name}` : name)
  return {
    read: (name) => cookie(header, own(name)),
    keep: (name, value, seconds) =>
      give(`${own(name)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`),
  }
}
/** The visitor of a page: the cookie names the person, for reading only (pages ask nothing that writes). */
export function visitorOfPage(headers: Headers, ip: string, lang: Language): Visitor {
  const token = cookie(one(headers['cookie']), 'token')
  return {
    lang,
    token: token && /^[\w-]{20,200}$/.test(token) ? token : undefined,
    audience: 'shopper',
    ip,
    userAgent: one(headers['user-agent']) ?? '',
  }
}

/** Seconds after which it is worth trying again: what a 429 tells, a moment where the shop is crowded. */
export function retryAfter({ reason, params }: Refusal): number | undefined {
  const status = statusOf(reason)
  if (status === 503) return 2
  if (status !== 429) return undefined
  const { seconds, minutes, hours } = params
  const told = [seconds, minutes, hours].map((n, at) => (typeof n === 'number' ? n * 60 ** at : undefined))
  return told.find((n) => n !== undefined) ?? 60
}

/** A successful answer in the call's envelope. */
export function answer(contract: Contract, output: unknown, lang: Language, now: number): Record<string, unknown> {
  if (contract.envelope === 'login')
    return { code: contract.success, msg: successText(lang, contract.says), userinfo: output }
  return { code: contract.success, message: successText(lang, contract.says), data: output, timestamp: now }
}

/** Puts a refusal into words: the one place for calls and for pages. */
export const tell = ({ reason, params }: Refusal, lang: Language): Told => ({
  status: statusOf(reason),
  message: refusalText(lang, reason, params),
})

/** A refusal in the call's envelope; anything that is not a Refusal is a server error and tells nothing. */
export function refuse(
  contract: Contract | undefined,
  error: unknown,
  lang: Language,
  now: number,
): { status: number; body: Record<string, unknown> } {
  const refusal = isRefusal(error) ? error : new Refusal('serverError')
  const { reason, params } = refusal
  const code = codeOf(reason)
  const { status, message } = tell(refusal, lang)
  if (contract?.envelope === 'login')
    return { status, body: { code, msg: message, userinfo: null, data: { ...params, reason } } }
  return { status, body: { code, message, data: { ...params, reason }, timestamp: now } }
}
