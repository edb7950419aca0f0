// The address form's values, what is missing in them, and how they go to the shop.
// Pure; the shop checks again and more (phone, characters).
import type { Calls } from '#kernel/call/contract.ts'
import { surnameIsFirst } from '../address-text.ts'
import type { Address } from './address-text.ts'

export type AddressInput = Calls['/api/v2/user/address/add']['input']
export interface AddressFields {
  country: string
  consignee: string
  surname: string
  givenName: string
  areaCode: string
  phone: string
  state: string
  stateCode: string
  city: string
  region: string
  street: string
  streetCode: string
  zipCode: string
  detail: string
  label: string
  isDefault: boolean
}
export type FieldName = keyof AddressFields
/** required: fill it in; the others are reasons of the shop. */
export type Lack =
  | 'required'
  | 'regionRequired'
  | 'cityRequired'
  | 'stateRequired'
  | 'addressDetailRequired'
  | 'zipInvalid'

export const emptyFields = (country: string, areaCode: string): AddressFields => ({
  country,
  consignee: '',
  surname: '',
  givenName: '',
  areaCode,
  phone: '',
  state: '',
  stateCode: '',
  city: '',
  region: '',
  street: '',
  streetCode: '',
  zipCode: '',
  detail: '',
  label: '',
  isDefault: false,
})
export function fieldsOf(address: Address): AddressFields {
  const { id: _id, misfit: _misfit, label, consignee, ...rest } = address
  return {
    ...rest,
    areaCode: `+${address.areaCode.replace('+', '')}`,
    consignee: address.surname || address.givenName ? '' : consignee,
    label: label ?? '',
  }
}

/** Countries whose states come from a list, and those of them that no parcel arrives in without one. */
export const listedStates = ['US', 'CA', 'AU', 'MX', 'ES', 'DE', 'IT', 'BR', 'JP', 'IN']
const neededStates = ['US', 'CA', 'AU', 'MX', 'IT', 'BR', 'JP', 'IN']
export const needsState = (country: string): boolean => neededStates.includes(country)

/** In China one name in one field, elsewhere surname and given name apart. */
export const oneName = (country: string): boolean => country === 'CN'

export function lackOf(name: FieldName, fields: AddressFields): Lack | undefined {
  const inChina = fields.country === 'CN'
  const empty = typeof fields[name] === 'string' && fields[name].trim() === ''
  if (name === 'zipCode') return /^[A-Za-z0-9 -]*$/.test(fields.zipCode) ? undefined : 'zipInvalid'
  if (!empty) return undefined
  if (name === 'consignee') return oneName(fields.country) ? 'required' : undefined
  if (name === 'surname' || name === 'givenName') return oneName(fields.country) ? undefined : 'required'
  if (name === 'areaCode' || name === 'phone' || name === 'country') return 'required'
  // of three empty places the first is asked for
  if (name === 'state') return inChina ? 'regionRequired' : needsState(fields.country) ? 'stateRequired' : undefined
  if (name === 'city') return !inChina ? 'cityRequired' : fields.state === '' ? undefined : 'regionRequired'
  if (name === 'region') return inChina && fields.city !== '' ? 'regionRequired' : undefined
  if (name === 'detail') return 'addressDetailRequired'
  return undefined
}

/** In China one, elsewhere two, in the order of the country. */
export const nameFields = (country: string): FieldName[] =>
  oneName(country) ? ['consignee'] : surnameIsFirst(country) ? ['surname', 'givenName'] : ['givenName', 'surname']

/** In the order in which the fields stand on the page. */
export const fieldOrder = (country: string): FieldName[] => [
  'country',
  ...nameFields(country),
  'areaCode',
  'phone',
  ...(country === 'CN'
    ? (['state', 'city', 'region', 'street', 'detail', 'zipCode'] as const)
    : (['detail', 'zipCode', 'city', 'state'] as const)),
  'label',
]

/** What the shop takes: only what the country uses, trimmed, empty ones left out. */
export function inputOf(fields: AddressFields): AddressInput {
  const filled = (text: string): string | undefined => text.trim() || undefined
  const names = oneName(fields.country)
    ? { consignee: filled(fields.consignee) }
    : { surname: filled(fields.surname), givenName: filled(fields.givenName) }
  const optional = {
    ...names,
    state: filled(fields.state),
    stateCode: fields.country === 'CN' || listedStates.includes(fields.country) ? filled(fields.stateCode) : undefined,
    city: filled(fields.city),
    region: fields.country === 'CN' ? filled(fields.region) : undefined,
    street: fields.country === 'CN' ? filled(fields.street) : undefined,
    streetCode: fields.country === 'CN' && filled(fields.street) ? filled(fields.streetCode) : undefined,
    zipCode: filled(fields.zipCode),
    label: filled(fields.label),
  }
  const given = Object.fromEntries(
    Object.entries(optional).filter(([, value]) => value !== undefined),
  ) as typeof optional
  return {
    country: fields.country,
    areaCode: fields.areaCode.trim(),
    phone: fields.phone.trim(),
    detail: fields.detail.trim(),
    isDefault: fields.isDefault,
    ...given,
  }
}

/** The field a refusal of the shop speaks of; undefined when it is about the whole. */
export function fieldOf(reason: string, params: Record<string, unknown>, country: string): FieldName | undefined {
  const named = typeof params['field'] === 'string' ? params['field'].split('/')[0] : undefined
  if (reason === 'badInput' || reason === 'placesMismatch')
    return fieldOrder(country).find(
      (name) => name === (named === 'streetCode' ? 'street' : named === 'stateCode' ? 'state' : named),
    )
  return new Map<string, FieldName>([
    ['regionRequired', country === 'CN' ? 'state' : 'city'],
    ['addressDetailRequired', 'detail'],
    ['addressDetailInvalid', 'detail'],
    ['phoneInvalid', 'phone'],
    ['labelExists', 'label'],
  ]).get(reason)
}
