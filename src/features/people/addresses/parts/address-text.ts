// How addresses are written on pages: the line in the order of its country, the phone with its area code. Pure.
import type { Calls } from '#kernel/call/contract.ts'
import { addressLine } from '../address-text.ts'

export type Address = Calls['/api/v2/user/address/detail']['output']
export const lineOf = addressLine

/** "+86 138 0013 2719": a Chinese mobile in groups, others as entered. */
export function phoneText({ areaCode, phone }: Pick<Address, 'areaCode' | 'phone'>): string {
  const grouped = /^1\d{10}$/.test(phone) ? phone.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3') : phone
  const code = areaCode.replace(/^\+/, '')
  return code ? `+${code} ${grouped}` : grouped
}
