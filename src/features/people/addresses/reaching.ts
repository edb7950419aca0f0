// Where parcels of this shop go at all: where staff let goods be delivered, and some open merchant delivers. A shop
// without merchants that deliver is not yet told from one that delivers everywhere.
import { listReached } from './place-queries.ts'
import { areasOf, keptPlace, type PlaceInput } from './place-rules.ts'
import { isOff } from './places/known-places.ts'
import type { Region } from './regions.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'

const minute = 60_000
export type Reach = ReadonlySet<string>
/** The areas that freight rows of open merchants name, and each country of theirs as `ES-`. */
export const reachOf = (db: Db, app: Pick<AppContext, 'cache'>): Promise<Reach> =>
  app.cache.get('catalog', 'reached', minute, async () => {
    const areas = await listReached(db)
    return new Set(areas.flatMap((area) => [area, `${area.slice(0, 2)}-`]))
  })
const reaches = (reach: Reach, areas: readonly string[]): boolean =>
  reach.size === 0 || areas.some((area) => reach.has(area))

/** Whether nothing is delivered to an address as it is kept; one that must be mended first is told so instead. */
export function isOutside(reach: Reach, row: PlaceInput): boolean {
  const { areas, misfit } = keptPlace(row)
  // without areas it is off
  return misfit === null && (areas.length === 0 || !reaches(reach, areas))
}
/** Whether nothing is delivered to a place of the list: below a country, its state or a place of China by GB code. */
function isPlaceOutside(reach: Reach, { code }: Region, country: string | undefined): boolean {
  if (country === undefined)
    return isOff([code]) || !reaches(reach, [...areasOf({ country: code, stateCode: '' }), `${code}-`])
  if (country !== 'CN') return isOff([`${country}-${code}`]) || !reaches(reach, areasOf({ country, stateCode: code }))
  return isOff([code]) || !reaches(reach, areasOf({ country, stateCode: code.slice(0, 2) }))
}
export const marked = (reach: Reach, places: readonly Region[], country: string | undefined): Region[] =>
  places.map((place) => (isPlaceOutside(reach, place, country) ? { ...place, outside: true } : place))
