// What an address must be, and how it is kept: trimmed, in Unicode's composed form, its province or state
// and its street as the lists name them. Pure.
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Static } from 'typebox'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Address, addressAdd } from './contract.ts'
import { districtOf, provinceOf, streetOf } from './places/china.ts'
import { spanishProvince, stateOf } from './places/states.ts'
import { isCallingCode, isCountry } from './regions.ts'

type AddressInput = Omit<Static<typeof addressAdd.input>, 'requestId' | 'isDefault'>
export type AddressFields = Omit<Static<typeof Address>, 'id' | 'isDefault'>

/** A name that a parcel or a note can carry. Refuses badInput. */
export function checkName(input: string): string {
  const name = tidy(input)
  if (!name || !isPlainText(name)) throw new Refusal('badInput', { field: 'name', rule: name ? 'pattern' : 'required' })
  return name
}

/** Controls and runs of spaces become one space; the ends are cut. */
export const tidy = (text = ''): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()

// Letters of every script with their marks, digits, 〇, and the punctuation of addresses with its Chinese twins.
// Variation selectors make emoji out of digits: out.
const allowed =
  /^(?:[\p{L}\p{Nd}〇 ,.\-/#()'°ºª&·，．。、－—–／＃（）’‘＇＆・]|(?![\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}])[\p{Mn}\p{Mc}])*$/u
export const isPlainText = (text: string): boolean => allowed.test(text)

/**
 * The address as it is kept. Refuses regionRequired, addressDetailRequired, addressDetailInvalid, phoneInvalid,
 * badInput (a name or place that no parcel can carry).
 */
export function checkAddress(input: AddressInput): AddressFields {
  const names = { consignee: tidy(input.consignee), surname: tidy(input.surname), givenName: tidy(input.givenName) }
  if (!names.consignee && !names.surname && !names.givenName)
    throw new Refusal('badInput', { field: 'consignee', rule: 'required' })
  const place = {
    ...checkPlace(input),
    region: tidy(input.region),
    street: tidy(input.street),
    zipCode: tidy(input.zipCode),
  }
  for (const [field, text] of Object.entries({ ...names, ...place }))
    if (!isPlainText(text)) throw new Refusal('badInput', { field, rule: 'pattern' })
  return {
    ...names,
    ...place,
    ...checkStreet(place, input),
    ...checkPhone(input.areaCode, input.phone),
    country: input.country,
    detail: checkDetail(input.detail),
    label: tidy(input.label) || null,
  }
}

/**
 * China: province, city and district; the province is kept as the list names it, for freight goes by it.
 * Elsewhere: a state or a city, the state as the country's list names it where there is one.
 */
function checkPlace(input: AddressInput): Pick<AddressFields, 'state' | 'stateCode' | 'city'> {
  const [state, city] = [tidy(input.state), tidy(input.city)]
  const stateCode = tidy(input.stateCode).toUpperCase()
  if (!isCountry(input.country)) throw new Refusal('regionRequired', { field: 'country' })
  if (input.country !== 'CN') {
    if (!state && !city) throw new Refusal('regionRequired')
    const known =
      stateOf(input.country, stateCode) ??
      stateOf(input.country, state) ??
      (input.country === 'ES' && !state ? spanishProvince(tidy(input.zipCode)) : undefined)
    if (known) return { state: known.name, stateCode: known.code, city }
    const code = stateCode.replace(`${input.country}-`, '')
    if (!/^[A-Z0-9]{0,3}$/.test(code)) throw new Refusal('badInput', { field: 'stateCode', rule: 'pattern' })
    return { state, stateCode: code, city }
  }
  const province = provinceOf(stateCode, state)
  if (!province || !city || !tidy(input.region)) throw new Refusal('regionRequired')
  return { state: province.name, stateCode: province.code, city }
}

/** In China a street with a code must be one of the district; one without is kept by its code where the list has it. */
function checkStreet(
  place: Pick<AddressFields, 'state' | 'stateCode' | 'city' | 'region' | 'street'>,
  input: AddressInput,
): Pick<AddressFields, 'street' | 'streetCode'> {
  const code = tidy(input.streetCode)
  if (input.country !== 'CN' || (!code && !place.street)) return { street: '', streetCode: '' }
  const district = districtOf(place.stateCode, place.city, place.region)
  const street = district && streetOf(district.code, { code, name: place.street })
  if (code && !street) throw new Refusal('badInput', { field: 'streetCode', rule: 'pattern' })
  return { street: street?.name ?? place.street, streetCode: street?.code ?? '' }
}

function checkDetail(input: string): string {
  const detail = tidy(input)
  if (!detail) throw new Refusal('addressDetailRequired')
  if (!isPlainText(detail)) throw new Refusal('addressDetailInvalid')
  return detail
}

/** A number that exists in the area; kept without the area code and without separators. Refuses phoneInvalid. */
export function checkPhone(area: string, phone: string): Pick<AddressFields, 'areaCode' | 'phone'> {
  const areaCode = area.replace('+', '')
  if (!isCallingCode(areaCode)) throw new Refusal('phoneInvalid')
  const parsed = parsePhoneNumberFromString(tidy(phone), { defaultCallingCode: areaCode, extract: false })
  if (!parsed?.isValid() || parsed.ext || parsed.countryCallingCode !== areaCode) throw new Refusal('phoneInvalid')
  return { areaCode, phone: parsed.nationalNumber }
}

const twins = new Map([
  ['TW', 'CN-71'],
  ['HK', 'CN-81'],
  ['MO', 'CN-82'],
])
/**
 * What freight rows may name, the most specific first: ['CN-31', 'CN'], ['ES-MD', 'ES']. CN is the mainland;
 * Hong Kong, Macao and Taiwan are one place under either of their two codes.
 */
export function areasOf({ country, stateCode }: { country: string; stateCode: string }): string[] {
  const own = stateCode ? [`${country}-${stateCode}`] : []
  const twin = twins.get(country) ?? [...twins].find(([, code]) => code === own[0])?.[0]
  if (country === 'CN' && twin) return [...own, twin]
  return [...own, country, ...(twin ? [twin] : [])]
}
