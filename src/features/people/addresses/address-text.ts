// How names and addresses are written, country by country. Pure.
import type { Language } from '#kernel/text/language.ts'

export interface NameParts {
  consignee: string
  surname: string
  givenName: string
  country: string
}
export interface AddressParts {
  country: string
  state: string
  city: string
  region: string
  /** Orders of before streets were kept have none. */
  street?: string
  zipCode: string
  detail: string
}
const surnameFirst = ['CN', 'TW', 'HK', 'MO', 'JP', 'KR', 'KP', 'VN', 'HU']
/** From the large to the small, as the east writes it. */
const largeFirst = ['CN', 'TW', 'HK', 'MO', 'JP', 'KR']
/** The postcode stands after the city or state, not before the city. */
const zipLast = ['US', 'CA', 'AU', 'NZ', 'GB', 'IE', 'IN', 'SG', 'ZA', 'PH', 'TH', 'ID', 'KE']
const eastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Whether the surname is written before the given name. */
export const surnameIsFirst = (country: string): boolean => surnameFirst.includes(country)

/** The name to show: as entered, or surname and given name in the order of the country. */
export function consigneeName({ consignee, surname, givenName, country }: NameParts): string {
  if (!surname && !givenName) return consignee
  if (eastern.test(surname + givenName)) return surname + givenName
  return (surnameFirst.includes(country) ? [surname, givenName] : [givenName, surname]).filter(Boolean).join(' ')
}

const names = new Map<Language, Intl.DisplayNames>()
/**
 * The country's name in the language. The shop's own country, as its people see it,
 * names its special regions as parts of it.
 */
export function countryName(country: string, lang: Language): string {
  const known = names.get(lang) ?? new Intl.DisplayNames(lang, { type: 'region' })
  names.set(lang, known)
  const name = known.of(country) ?? country
  const shopCountry = known.of('CN')!
  return lang === 'zh-CN' && ['HK', 'MO', 'TW'].includes(country) && !name.includes(shopCountry)
    ? shopCountry + name
    : name
}

/**
 * One line, in the order of the address's country;
 * the country itself is left out for Chinese readers of a Chinese address.
 */
export function addressLine(address: AddressParts, lang: Language): string {
  const { country } = address
  const line = largeFirst.includes(country) ? easternLine(address) : westernLine(address)
  return country === 'CN' && lang === 'zh-CN' ? line : `${line}, ${countryName(country, lang)}`
}

/** The same for a map, whoever reads: China's own without a country, the others with its international name. */
export const mapLine = (address: AddressParts): string =>
  addressLine(address, address.country === 'CN' ? 'zh-CN' : 'en-US')
/** The same of an address that is kept as its lines. */
export const mapLineOf = (text: Partial<Record<Language, string>>): string => {
  const [chinese = '', english = ''] = [text['zh-CN'], text['en-US']]
  return english.startsWith(`${chinese}, `) ? chinese : english
}

/** What China's list puts above districts that belong to no city: nobody writes it. */
const listedTogether = /^(?:县|市辖区|省直辖县|自治区直辖县级行政区划)$/u
/** 上海市徐汇区衡山路 1 号: a city that is its own province stands once. In Latin letters, it runs the other way round. */
function easternLine({ state, city, region, street, zipCode, detail }: AddressParts): string {
  const parts = [state, city, region, street ?? ''].filter(
    (part, i, all) => part && part !== all[i - 1] && !listedTogether.test(part),
  )
  const line = eastern.test(parts.join('') + detail)
    ? parts.join('') + detail
    : [detail, ...parts.toReversed()].join(', ')
  return [line, zipCode].filter(Boolean).join(' ')
}

function westernLine({ country, state, city, region, zipCode, detail }: AddressParts): string {
  const place = city || state
  const rest = city && state !== city ? state : ''
  const parts = zipLast.includes(country)
    ? [detail, region, place, [rest, zipCode].filter(Boolean).join(' ')]
    : [detail, region, [zipCode, place].filter(Boolean).join(' '), rest]
  return parts.filter(Boolean).join(', ')
}
