// Which place of the tree of China an address means: province, city and district must lie in each other. Freight goes
// by the province and the parcel by the district, so two codes of two provinces would be a cheap way to anywhere. Pure.
import { formerNames } from './known-places.ts'
import { chinaBelow, latinName, provinceOf, shortName, type ChinesePlace } from './china.ts'

export interface PlaceWords {
  state: string
  stateCode: string
  city: string
  region: string
}
/** The level that does not lie in the one above it, or is none of the list's. */
export type Misfit = 'state' | 'city' | 'region'
export type ChinesePath = readonly [province: ChinesePlace, city: ChinesePlace, district: ChinesePlace]

/** The path from the province down, or where it breaks. A code and a name of the province must mean the same one. */
export function pathOf({ state, stateCode, city, region }: PlaceWords): ChinesePath | Misfit {
  const province = provinceOf(stateCode, state)
  if (!province || (stateCode && state && provinceOf('', state)?.code !== province.code)) return 'state'
  const cities = chinaBelow(`${province.code}0000`)
  const within = named(cities, city) ?? wholeCity(cities, city, province.name)
  if (!within) return 'city'
  const district = named(chinaBelow(within.code), region, shortName(within.name))
  if (district) return [province, within, district]
  // the counties of Chongqing are listed beside the city that bears its name
  if (within.name === province.name)
    for (const beside of cities) {
      const county = named(chinaBelow(beside.code), region)
      if (county) return [province, beside, county]
    }
  return 'region'
}

/** 市辖区 names the districts of a city of the first rank taken together. */
const wholeCity = (cities: readonly ChinesePlace[], city: string, province: string): ChinesePlace | undefined =>
  city === '市辖区' ? cities.find((c) => c.name === province) : undefined

const letters = (text: string): string => text.toLowerCase().replace(/[^a-zü]/g, '')
/** By its full name, else by a short or Latin one that only one of them has. */
function named(places: readonly ChinesePlace[], wanted: string, within = ''): ChinesePlace | undefined {
  const whole = places.find((p) => p.name === wanted) ?? places.find((p) => formerNames(p.code).includes(wanted))
  if (whole) return whole
  const latin = letters(wanted)
  const found = places.filter(
    (p) =>
      shortName(p.name) === wanted ||
      (within && p.name === within + wanted) ||
      (latin !== '' && !/\p{Script=Han}/u.test(wanted) && letters(latinName(p)) === latin),
  )
  return found.length === 1 ? found[0] : undefined
}
