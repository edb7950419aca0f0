// What an address must be, and how it is kept: trimmed, in Unicode's composed form, its places and its street
// as the lists name them. Pure.
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Static } from 'typebox'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Address, addressAdd } from './contract.ts'
import { readPlace, type Place } from './place-rules.ts'
import { streetOf } from './places/china.ts'
import { tidy } from './plain-text.ts'
import { isCallingCode, isCountry } from './regions.ts'

type AddressInput = Omit<Static<typeof addressAdd.input>, 'requestId' | 'isDefault'>
export type AddressFields = Omit<Static<typeof Address>, 'id' | 'isDefault' | 'misfit'>
type OfSomebody = 'consignee' | 'surname' | 'givenName' | 'label'
/** A place that a house has, not a person, and its phone. */
export type SiteFields = Omit<AddressFields, OfSomebody>

/** A name that a parcel or a note can carry. Refuses badInput. */
export function checkName(input: string): string {
  const name = tidy(input)
  if (!name || !isPlainText(name)) throw new Refusal('badInput', { field: 'name', rule: name ? 'pattern' : 'required' })
  return name
}

// Letters of every script with their marks, digits, 〇, and the punctuation of addresses with its Chinese twins.
// Variation selectors make emoji out of digits: out.
const allowed =
  /^(?:[\p{L}\p{Nd}〇 ,.\-/#()'°ºª&·，．。、－—–／＃（）’‘＇＆・]|(?![\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}])[\p{Mn}\p{Mc}])*$/u
export const isPlainText = (text: string): boolean => allowed.test(text)

/**
 * The address as it is kept. Refuses regionRequired, placesMismatch, addressDetailRequired, addressDetailInvalid,
 * phoneInvalid, badInput (a name or place that no parcel can carry).
 */
export function checkAddress(input: AddressInput): AddressFields {
  const names = { consignee: tidy(input.consignee), surname: tidy(input.surname), givenName: tidy(input.givenName) }
  if (!names.consignee && !names.surname && !names.givenName)
    throw new Refusal('badInput', { field: 'consignee', rule: 'required' })
  mustBePlain(names)
  return { ...names, ...checkSite(input), label: tidy(input.label) || null }
}

/** The same of a place with nobody's name. Refuses as checkAddress does. */
export function checkSite(input: Omit<AddressInput, OfSomebody>): SiteFields {
  const { cityCode: _, districtCode, ...place } = checkPlace(input)
  const [street, zipCode] = [tidy(input.street), tidy(input.zipCode)]
  mustBePlain({ ...place, street, zipCode })
  return {
    ...place,
    zipCode,
    ...checkStreet(districtCode, street, input),
    ...checkPhone(input.areaCode, input.phone),
    country: input.country,
    detail: checkDetail(input.detail),
  }
}
function mustBePlain(texts: Record<string, string>): void {
  for (const [field, text] of Object.entries(texts))
    if (!isPlainText(text)) throw new Refusal('badInput', { field, rule: 'pattern' })
}

/** Refuses regionRequired, placesMismatch, badInput. */
function checkPlace(input: Omit<AddressInput, OfSomebody>): Place {
  if (!isCountry(input.country)) throw new Refusal('regionRequired', { field: 'country' })
  const read = readPlace(input)
  if ('missing' in read) throw new Refusal('regionRequired')
  if ('misfit' in read) throw new Refusal('placesMismatch', { field: read.misfit })
  if ('badCode' in read) throw new Refusal('badInput', { field: 'stateCode', rule: 'pattern' })
  return read.place
}

/** In China a street with a code must be one of the district; one without is kept by its code where the list has it. */
function checkStreet(
  districtCode: string | undefined,
  name: string,
  input: Omit<AddressInput, OfSomebody>,
): Pick<AddressFields, 'street' | 'streetCode'> {
  const code = tidy(input.streetCode)
  if (districtCode === undefined || (!code && !name)) return { street: '', streetCode: '' }
  const street = streetOf(districtCode, { code, name })
  if (code && (!street || (name && street.name !== name))) throw new Refusal('placesMismatch', { field: 'street' })
  return { street: street?.name ?? name, streetCode: street?.code ?? '' }
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
