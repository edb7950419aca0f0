// What was read out of a pasted address, as values of the form; what was not found leaves the form as it is. Pure.
import type { Calls } from '#app.ts'
import { fieldOrder, oneName } from './address-fields.ts'
import type { AddressFields, FieldName } from './address-fields.ts'

type Parsed = Calls['/api/v2/user/address/parse']['output']

/** A place found takes the one before it away as a whole. */
export function fieldsFound(parsed: Parsed): Partial<AddressFields> {
  const { country, consignee, surname, givenName, areaCode, phone, state, stateCode, city, region, zipCode, detail } = parsed
  const names = oneName(country) ? { consignee } : { surname, givenName }
  const numbers = phone ? { areaCode: `+${areaCode}`, phone } : {}
  const found = Object.fromEntries(Object.entries({ ...names, ...numbers, zipCode, detail }).filter(([, value]) => value !== ''))
  if (Object.keys(found).length === 0 && !state && !city) return {}
  return { country, ...found, ...(state || city ? { state, stateCode, city, region } : {}) }
}

/** Those with a value, in the order of the form. */
export const shownFields = (fields: Partial<AddressFields>): FieldName[] => (fields.country ? fieldOrder(fields.country).filter((name) => fields[name]) : [])
