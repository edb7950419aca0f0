// An address as it is typed at a desk, and as calls take it. Pure.
import type { Input } from '../call.ts'

const names = [
  'consignee',
  'areaCode',
  'phone',
  'country',
  'state',
  'stateCode',
  'city',
  'region',
  'street',
  'streetCode',
  'zipCode',
  'detail',
] as const
export type Typed = Record<(typeof names)[number], string>
export const empty: Typed = {
  consignee: '',
  areaCode: '86',
  phone: '',
  country: 'CN',
  state: '',
  stateCode: '',
  city: '',
  region: '',
  street: '',
  streetCode: '',
  zipCode: '',
  detail: '',
}
/** What is kept of one; what it lacks is empty. */
export const typedOf = (kept: Partial<Typed>): Typed => {
  const all = Object.fromEntries(names.map((name) => [name, kept[name] ?? ''])) as Typed
  return { ...all, areaCode: all.areaCode.replace('+', '') }
}
type Parts = Input<'/api/v2/mch/order/address'>['address']
/** As calls take it: what is empty is left out. */
export const partsOf = (typed: Typed): Parts => {
  const { areaCode, phone, country, detail, ...rest } = typed
  const said = Object.fromEntries(Object.entries(rest).filter(([, text]) => text.trim() !== ''))
  return { ...said, areaCode, phone, country, detail }
}
export const isWhole = (typed: Typed): boolean => typed.consignee.trim() !== '' && isSite(typed)
/** Whole but for a name. */
export const isSite = (typed: Typed): boolean => {
  const place = typed.country === 'CN' ? typed.region : typed.country
  const needed = [typed.phone, typed.detail, place]
  return needed.every((text) => text.trim() !== '') && /^\d{1,4}$/.test(typed.areaCode)
}
export const sameTyped = (a: Typed, b: Typed): boolean => names.every((name) => a[name].trim() === b[name].trim())
/** Its place in one line, from large to small. */
export const placeLine = ({ state, city, region, street, detail, zipCode }: Typed): string =>
  [state, city, region, street, detail, zipCode].filter(Boolean).join(' ')
