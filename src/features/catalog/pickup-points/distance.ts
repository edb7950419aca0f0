// How far a point is: in metres where both places are known to the metre, else by what of the address they share. Pure.

export interface Spot {
  lat: number
  lng: number
}
const radius = 6_371_009
const rad = (degrees: number): number => (degrees * Math.PI) / 180
/** Metres along the great circle, whole ones. */
export function metresBetween(a: Spot, b: Spot): number {
  const half = (x: number): number => Math.sin(x / 2) ** 2
  const h = half(rad(b.lat - a.lat)) + Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * half(rad(b.lng - a.lng))
  return Math.round(2 * radius * Math.asin(Math.min(1, Math.sqrt(h))))
}

export interface Area {
  country: string
  stateCode?: string | undefined
  city?: string | undefined
  region?: string | undefined
}
export const nearnesses = ['district', 'city', 'state', 'country'] as const
export type Nearness = (typeof nearnesses)[number]
/** The smallest place that both lie in; null: not even the country. What one of them leaves out is not shared. */
export function shared(a: Area, b: Area): Nearness | null {
  if (a.country !== b.country) return null
  const same = (field: 'stateCode' | 'city' | 'region') => Boolean(a[field]) && a[field] === b[field]
  if (!same('stateCode')) return 'country'
  if (!same('city')) return 'state'
  return same('region') ? 'district' : 'city'
}
/** Near first: those measured before those compared by their addresses. */
export function byDistance(
  a: { distance: number | null; nearness: Nearness | null },
  b: { distance: number | null; nearness: Nearness | null },
): number {
  if (a.distance !== null || b.distance !== null) return (a.distance ?? Infinity) - (b.distance ?? Infinity)
  const rank = ({ nearness }: typeof a) => (nearness === null ? nearnesses.length : nearnesses.indexOf(nearness))
  return rank(a) - rank(b)
}
