// What place an address means, and whether its parts belong together: in China by the tree of places, elsewhere by the
// list of states where one is kept. Freight looks only at what is answered here. Pure.
import { findChinesePlaces } from './parse/chinese-places.ts'
import { pathOf } from './places/belonging.ts'
import { citiesNamed, provinceOf } from './places/china.ts'
import { isOff } from './places/known-places.ts'
import { spanishProvince, stateOf } from './places/states.ts'
import { tidy } from './plain-text.ts'

export interface PlaceInput {
  country: string
  state?: string | undefined
  stateCode?: string | undefined
  city?: string | undefined
  region?: string | undefined
  street?: string | undefined
  zipCode?: string | undefined
  detail: string
}
/** As it is kept; in China with the codes of city and district. */
export interface Place {
  state: string
  stateCode: string
  city: string
  region: string
  cityCode?: string
  districtCode?: string
}
/** The field that does not belong to those before it. */
export type MisfitField = 'country' | 'state' | 'city' | 'region' | 'street' | 'zipCode' | 'detail'
export type PlaceRead = { place: Place } | { missing: true } | { misfit: MisfitField } | { badCode: true }

const twins = new Map([
  ['TW', 'CN-71'],
  ['HK', 'CN-81'],
  ['MO', 'CN-82'],
])

export function readPlace(input: PlaceInput): PlaceRead {
  const read = input.country === 'CN' ? inChina(input) : abroad(input)
  if (!('place' in read)) return read
  for (const field of ['street', 'detail'] as const)
    if (strays(tidy(input[field]), input.country, read.place)) return { misfit: field }
  return read
}

/** Province, city and district, named as the list does. */
function inChina(input: PlaceInput): PlaceRead {
  const [state, city, region] = [tidy(input.state), tidy(input.city), tidy(input.region)]
  const stateCode = tidy(input.stateCode).toUpperCase()
  if (!(state || stateCode) || !city || !region) return { missing: true }
  const path = pathOf({ state, stateCode, city, region })
  if (typeof path === 'string') return { misfit: path }
  const [province, inProvince, district] = path
  return {
    place: {
      state: province.name,
      stateCode: province.code,
      city: inProvince.name,
      region: district.name,
      cityCode: inProvince.code,
      districtCode: district.code,
    },
  }
}

/** A state or a city; the state as the country's list names it where there is one. */
function abroad(input: PlaceInput): PlaceRead {
  const { country } = input
  const [state, city, region] = [tidy(input.state), tidy(input.city), tidy(input.region)]
  const stateCode = tidy(input.stateCode).toUpperCase()
  if (!state && !city) return { missing: true }
  if (twins.has(country) && [state, city, region].some(isOfTheMainland)) return { misfit: 'country' }
  const [byCode, byName] = [stateOf(country, stateCode), stateOf(country, state)]
  if (byCode && state && byName !== byCode) return { misfit: 'state' }
  const known = byCode ?? byName
  const byPostcode = country === 'ES' ? spanishProvince(tidy(input.zipCode)) : undefined
  if (known && byPostcode && known !== byPostcode) return { misfit: 'zipCode' }
  if (known) return { place: { state: known.name, stateCode: known.code, city, region } }
  const code = stateCode.replace(`${country}-`, '')
  if (!/^[A-Z0-9]{0,3}$/.test(code)) return { badCode: true }
  // a Spanish region of several provinces: the postcode knows which
  if (byPostcode) return { place: { state: state || byPostcode.name, stateCode: byPostcode.code, city, region } }
  return { place: { state, stateCode: code, city, region } }
}
const isOfTheMainland = (name: string): boolean => {
  const province = name === '' ? undefined : provinceOf('', name)
  return [province, ...citiesNamed(name)].some((p) => p && !/^[78]/.test(p.code))
}

/** Whether a text that is not looked at for freight names a city and its district of another place. */
function strays(text: string, country: string, place: Place): boolean {
  const found = findChinesePlaces(text)
  const [city, district] = found?.named.slice(-2) ?? []
  if (!found || !city || district?.level !== 2) return false
  const said = (mark: { start: number; end: number }) => text.slice(mark.start, mark.end)
  if (said(district) !== found.path[2]!.name || said(city) !== found.path[city.level]!.name) return false
  if (country === 'CN') return found.path[1]!.code !== place.cityCode
  return twins.get(country) !== `CN-${found.path[0]!.code.slice(0, 2)}`
}

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

/** The same where something is delivered; none where nothing is. */
export function deliveredAreas(at: { country: string; stateCode: string }): string[] {
  const areas = areasOf(at)
  // provinces of China stand in the list by their GB code
  const provinces = areas.map((area) => area.replace(/^CN-(\d\d)$/, '$10000'))
  return isOff([...areas, ...provinces]) ? [] : areas
}
/** A kept address as freight may look at it: what was kept before its places were checked may not fit. */
export function keptPlace(row: PlaceInput): { areas: string[]; misfit: MisfitField | null } {
  const read = readPlace(row)
  if ('place' in read) {
    const { stateCode, cityCode, districtCode } = read.place
    const areas = isOff([cityCode, districtCode]) ? [] : deliveredAreas({ country: row.country, stateCode })
    return { areas, misfit: null }
  }
  return { areas: [], misfit: 'misfit' in read ? read.misfit : 'state' }
}
