// Tax numbers by country: how they are written and whether their check characters agree.
// Pure; the form and the shop ask the same.
import { isCif, isCreditCode, isPersonalNif } from '#features/people/realname/numbers.ts'

export type BuyerType = 'individual' | 'enterprise'

/** As it is kept: capitals, without spaces, dots, slashes and hyphens, in Spain without the VAT prefix. */
export function plainTaxNo(text: string, country: string): string {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s./-]/g, '')
  return country === 'ES' ? plain.replace(/^ES(?=[A-Z0-9]{9}$)/, '') : plain
}

/** Whether a plain number can be one of this country. A person in China gives none: it would be the identity number. */
export function isTaxNo(plain: string, country: string, type: BuyerType): boolean {
  if (country === 'CN') return type === 'enterprise' && (isCreditCode(plain) || isLegacyChinese(plain))
  if (country === 'ES') return isPersonalNif(plain) || (type === 'enterprise' && isCif(plain))
  return /^(?=.*\d)[A-Z0-9]{6,30}$/.test(plain)
}

/** A person in China is asked for none. */
export const asksTaxNo = (country: string, type: BuyerType): boolean => !(country === 'CN' && type === 'individual')

/**
 * Numbers from before 2015: 15 (region and organisation code) or 20 digits;
 * they carry no check of their own that all offices kept.
 */
const isLegacyChinese = (code: string): boolean => /^\d{6}[0-9A-Z]{9}$/.test(code) || /^\d{17}[0-9X]\d{2}$/.test(code)

/** Where a plain number certainly comes from, by its check character; else the country given. */
export const countryOfTaxNo = (plain: string, otherwise: string): string =>
  isCreditCode(plain) ? 'CN' : isPersonalNif(plain) || isCif(plain) ? 'ES' : otherwise
