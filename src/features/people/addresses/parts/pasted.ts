// What was read out of a pasted address, as values of the form; what was not found leaves the form as it is. Pure.
import type { Calls } from '#kernel/call/contract.ts'
import { fieldOrder, oneName } from './address-fields.ts'
import type { AddressFields, FieldName } from './address-fields.ts'

type Parsed = Calls['/api/v2/user/address/parse']['output']

/** A place found takes the one before it away as a whole. */
export function fieldsFound(parsed: Parsed): Partial<AddressFields> {
  const {
    country,
    consignee,
    surname,
    givenName,
    areaCode,
    phone,
    state,
    stateCode,
    city,
    region,
    street,
    streetCode,
    zipCode,
    detail,
  } = parsed
  const names = oneName(country) ? { consignee } : { surname, givenName }
  const numbers = phone ? { areaCode: `+${areaCode}`, phone } : {}
  const found = Object.fromEntries(
    Object.entries({ ...names, ...numbers, zipCode, detail }).filter(([, value]) => value !== ''),
  )
  if (Object.keys(found).length === 0 && !state && !city) return {}
  return { country, ...found, ...(state || city ? { state, stateCode, city, region, street, streetCode } : {}) }
}

/** What the confirmation lists: a phone with its area code and a place of China are one thing to a person. */
export function shownRows(fields: Partial<AddressFields>): { name: FieldName; parts: FieldName[]; value: string }[] {
  const together: Partial<Record<FieldName, FieldName[]>> = {
    phone: ['areaCode', 'phone'],
    ...(fields.country === 'CN' ? { state: ['state', 'city', 'region', 'street'] } : {}),
  }
  const inside = Object.entries(together).flatMap(([name, parts]) => parts.filter((part) => part !== name))
  return shownFields(fields).flatMap((name) => {
    if (inside.includes(name)) return []
    const parts = together[name] ?? [name]
    const values = parts.flatMap((part) => (fields[part] ? [String(fields[part])] : []))
    return [{ name, parts, value: values.join(name === 'state' ? ' / ' : ' ') }]
  })
}

/** Those with a value, in the order of the form. */
export const shownFields = (fields: Partial<AddressFields>): FieldName[] =>
  fields.country ? fieldOrder(fields.country).filter((name) => fields[name]) : []

export interface Piece {
  text: string
  start: number
  /** The field it was read as; without one it was left aside. */
  field?: Parsed['marks'][number]['field']
  unsure: boolean
}
/** Parts of one field with nothing but signs between them are one. */
function joined(text: string, marks: Parsed['marks']): Parsed['marks'] {
  const whole: Parsed['marks'] = []
  for (const mark of marks) {
    const last = whole.at(-1)
    if (last?.field === mark.field && /^[^\p{L}\p{N}\n]*$/u.test(text.slice(last.end, mark.start)))
      whole[whole.length - 1] = { ...last, end: mark.end }
    else whole.push(mark)
  }
  return whole
}
/** The pasted text cut into what was read and what was not, in its order. */
export function piecesOf({ text, marks, unsure }: Pick<Parsed, 'text' | 'marks' | 'unsure'>): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { field, start, end } of joined(text, marks)) {
    if (start < at) continue
    if (start > at) pieces.push({ text: text.slice(at, start), start: at, unsure: false })
    pieces.push({ text: text.slice(start, end), start, field, unsure: unsure.includes(field) })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at), start: at, unsure: false })
  return pieces
}
/** Whether a field of the form came from a guess: both halves of a name do when the name does. */
export const isUnsure = (unsure: Parsed['unsure'], name: FieldName): boolean =>
  name === 'surname' || name === 'givenName' ? unsure.includes('consignee') : unsure.some((field) => field === name)
