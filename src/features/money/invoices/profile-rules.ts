// What an invoice profile must hold, whoever writes it. Pure.
import { asksTaxNo, isTaxNo, plainTaxNo, type BuyerType } from './tax-number.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { plainWords } from '#kernel/text/plain-words.ts'

export interface ProfileFields {
  type: BuyerType
  title: string
  country: string
  taxNo: string
  bank: string
  account: string
  address: string
  phone: string
  email: string
}
type ProfileInput = Pick<ProfileFields, 'type' | 'title'> & Partial<Omit<ProfileFields, 'type' | 'title'>>

export const plainAccount = (text: string): string => text.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '')
export const isAccount = (plain: string): boolean => /^[A-Z0-9]{5,34}$/.test(plain) && /\d{4}/.test(plain)
export const isPhone = (text: string): boolean =>
  /^\+?[\d\s()-]{5,30}$/.test(text) && text.replace(/\D/g, '').length >= 5
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[\x21-\x3f\x41-\x7e]+@[\x21-\x3f\x41-\x7e]+\.[A-Za-z\d-]{2,}$/.test(text)

/**
 * The fields as they are kept. Refuses invoiceTitleRequired, taxNoRequired, taxNoInvalid, phoneInvalid,
 * emailInvalid, badInput (account).
 */
export function checkProfile(input: ProfileInput): ProfileFields {
  const trimmed = (text = '') => plainWords(text).replace(/\s+/g, ' ')
  const { type, country = 'CN' } = input
  const title = trimmed(input.title)
  const taxNo = plainTaxNo(input.taxNo ?? '', country)
  const account = plainAccount(input.account ?? '')
  const [phone, email] = [trimmed(input.phone), trimmed(input.email).toLowerCase()]
  if (!title) throw new Refusal('invoiceTitleRequired')
  if (type === 'enterprise' && !taxNo) throw new Refusal('taxNoRequired')
  if (taxNo && !(asksTaxNo(country, type) && isTaxNo(taxNo, country, type))) throw new Refusal('taxNoInvalid')
  if (account && !isAccount(account)) throw new Refusal('badInput', { field: 'account', rule: 'pattern' })
  if (phone && !isPhone(phone)) throw new Refusal('phoneInvalid')
  if (email && !isEmail(email)) throw new Refusal('emailInvalid')
  return {
    type,
    title,
    country,
    taxNo,
    bank: trimmed(input.bank),
    account,
    address: trimmed(input.address),
    phone,
    email,
  }
}

/** •••• 6789: enough to know it again. */
export const masked = (text: string): string => (text === '' ? '' : text.length > 6 ? `•••• ${text.slice(-4)}` : '••••')
