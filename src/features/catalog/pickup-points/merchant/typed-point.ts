// A point as it is typed at the desk, and as calls take it. Pure.
import { dayFits, hoursOf, typedDays, usualDays, type TypedDay } from './parts/typed-hours.ts'
import type { Input, Output } from '#surfaces/console/desk/call.ts'
import { empty, isSite, partsOf, typedOf, type Typed } from '#surfaces/console/desk/typed-address/typed-address.ts'

export type OwnPoint = Output<'/api/v2/mch/pickup/point/list'>['records'][number]
export interface TypedPoint {
  name: string
  site: Typed
  lat: string
  lng: string
  days: readonly TypedDay[]
  note: string
}
export const newPoint: TypedPoint = {
  name: '',
  site: empty,
  lat: '',
  lng: '',
  days: usualDays,
  note: '',
}
export const typedPoint = ({ name, lat, lng, hours, note, ...site }: OwnPoint): TypedPoint => ({
  name,
  site: typedOf(site),
  lat: lat === null ? '' : String(lat),
  lng: lng === null ? '' : String(lng),
  days: typedDays(hours),
  note: note ?? '',
})

const number = (text: string): number => Number(text.trim().replace('−', '-').replace(',', '.'))
/** Both numbers, null where none is typed; undefined: it is no spot. */
export function spotOf({
  lat,
  lng,
}: Pick<TypedPoint, 'lat' | 'lng'>): { lat: number | null; lng: number | null } | undefined {
  if (lat.trim() === '' && lng.trim() === '') return { lat: null, lng: null }
  const spot = { lat: number(lat), lng: number(lng) }
  const fits = lat.trim() !== '' && lng.trim() !== '' && Math.abs(spot.lat) <= 90 && Math.abs(spot.lng) <= 180
  return fits ? spot : undefined
}
/** "29.3005, 117.2072", as maps copy it, into both fields. */
export function pastedSpot(text: string): { lat: string; lng: string } | undefined {
  const [, lat, lng] = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? []
  return lat !== undefined && lng !== undefined ? { lat, lng } : undefined
}

export type Lack = 'name' | 'site' | 'spot' | 'day' | 'hours'
/** What keeps it from being saved. */
export function lacksOf(point: TypedPoint): Lack[] {
  const { name, site, days } = point
  return [
    ...(name.trim() === '' ? (['name'] as const) : []),
    ...(isSite(site) ? [] : (['site'] as const)),
    ...(spotOf(point) ? [] : (['spot'] as const)),
    ...(days.some(({ open }) => open) ? [] : (['hours'] as const)),
    ...(days.every(dayFits) ? [] : (['day'] as const)),
  ]
}
/** As calls take it, once nothing lacks. */
export function partsOfPoint(point: TypedPoint): Omit<Input<'/api/v2/mch/pickup/point/add'>, 'requestId'> {
  const { consignee: _, surname: _s, givenName: _g, ...site } = partsOf(point.site)
  const { lat, lng } = spotOf(point)!
  return { name: point.name.trim(), ...site, lat, lng, hours: hoursOf(point.days), note: point.note.trim() }
}
