// The door of pickup points: where goods of a merchant may be collected, as others read it.
import { byDistance, metresBetween, shared, type Area, type Spot } from './distance.ts'
import type { Hours } from './hours.ts'
import { findPoint, listOpenPoints, type PointRow } from './queries.ts'
import { addressLine } from '#features/people/addresses/address-text.ts'
import { areasOf, type SiteFields } from '#features/people/addresses/addresses.ts'
import type { Db } from '#kernel/data/db.ts'
import { readTogether } from '#kernel/data/read-together.ts'
import { languages, type Language } from '#kernel/text/language.ts'

export { addPoint } from './keeping.ts'
export { isCollectable } from './queries.ts'

/** A point as an order keeps it. */
export interface PointSnapshot {
  id: number
  name: string
  /** the place and the phone, with the fields of an address */
  address: SiteFields
  /** what freight and tax look at, the most specific first */
  areas: string[]
  /** the address in one line */
  text: Record<Language, string>
  hours: Hours
  lat: number | null
  lng: number | null
  note: string | null
}
export function snapshotOf({ id, name, address, hours, lat, lng, note }: PointRow): PointSnapshot {
  const text = Object.fromEntries(languages.map((lang) => [lang, addressLine(address, lang)]))
  return { id, name, address, areas: areasOf(address), text: text as PointSnapshot['text'], hours, lat, lng, note }
}

/** This point of this merchant, if it is in use; undefined: there is none, or it is another merchant's. */
export async function openPoint(
  db: Db,
  { merchantId, pointId }: { merchantId: number; pointId: number },
): Promise<PointSnapshot | undefined> {
  const row = await findPoint(db, merchantId, pointId)
  return row?.enabled ? snapshotOf(row) : undefined
}

const open = readTogether<number, PointRow[]>(async (db, merchantIds) => {
  const byMerchant = Map.groupBy(await listOpenPoints(db, merchantIds), (p) => p.merchantId)
  return new Map(merchantIds.map((id) => [id, byMerchant.get(id) ?? []]))
})
const pointRows = async (db: Db, merchantIds: readonly number[]): Promise<ReadonlyMap<number, PointRow[]>> =>
  merchantIds.length === 0 ? new Map<number, PointRow[]>() : open(db, [...new Set(merchantIds)])
/** The points in use of these merchants, by merchant; [] where it has none or is not open. One statement. */
export async function pointsOf(db: Db, merchantIds: readonly number[]): Promise<ReadonlyMap<number, PointSnapshot[]>> {
  return new Map([...(await pointRows(db, merchantIds))].map(([id, rows]) => [id, rows.map(snapshotOf)]))
}

export interface From {
  near?: Spot | undefined
  area?: Area | undefined
}
/** The same as one list, the nearest first. */
export async function nearestPoints(db: Db, merchantIds: readonly number[], { near, area }: From) {
  const rows = [...(await pointRows(db, merchantIds)).values()].flat()
  return rows
    .map((row) => {
      const { lat, lng } = row
      const distance = near && lat !== null && lng !== null ? metresBetween(near, { lat, lng }) : null
      return { ...row, distance, nearness: area ? shared(area, row.address) : null }
    })
    .sort(byDistance)
}
