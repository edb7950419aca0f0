// Accounts that money goes to: bank cards and accounts, Alipay and WeChat; what can be checked without asking them.
// Pure, for the form and the shop.

/** Cards: 13 to 19 digits whose last is a check (Luhn). */
function isCard(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false
  const sum = Array.from(number)
    .toReversed()
    .reduce((all, d, i) => {
      const doubled = Number(d) * (i % 2 === 1 ? 2 : 1)
      return all + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return sum % 10 === 0
}
/** IBAN (ISO 13616): moved by four, letters as numbers, modulo 97 is 1. */
function isIban(number: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(number)) return false
  const digits = (number.slice(4) + number.slice(0, 4)).replace(/[A-Z]/g, (c) => String(c.charCodeAt(0) - 55))
  return Array.from(digits).reduce((rest, d) => (rest * 10 + Number(d)) % 97, 0) === 1
}
/** As people write them: groups of four, hyphens, small letters. */
export const plainAccount = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()
export const isAccount = (plain: string): boolean => isCard(plain) || isIban(plain)

export const accountKinds = ['bank', 'alipay', 'wechat'] as const
export type AccountKind = (typeof accountKinds)[number]
/** How the others are called wherever a bank's name stands. */
export const walletNames = { alipay: '支付宝 Alipay', wechat: '微信支付 WeChat Pay' } as const

const phone = /^(?:\+\d{6,15}|1[3-9]\d{9})$/
const email = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/
const wechatName = /^[a-z][a-z\d_-]{5,19}$/
/** Of any kind: a bank's number, the phone or e-mail of an Alipay account, the phone or name of a WeChat account. */
export function plainAccountOf(kind: AccountKind, typed: string): string {
  if (kind === 'bank') return plainAccount(typed)
  const name = typed.normalize('NFKC').trim().toLowerCase()
  const digits = name.replace(/[\s-]/g, '')
  return phone.test(digits) ? digits : name
}
export const isAccountOf = (kind: AccountKind, plain: string): boolean =>
  kind === 'bank' ? isAccount(plain) : phone.test(plain) || (kind === 'alipay' ? email : wechatName).test(plain)
/** What of it may be shown: four digits; of an e-mail the end of its name, and its place. */
export function endOf(plain: string): string {
  const at = plain.indexOf('@')
  return at < 0 ? plain.slice(-4) : plain.slice(Math.max(1, at - 2)).slice(0, 40)
}
