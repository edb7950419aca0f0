// All SQL of what staff changed of the list of places, and of what depends on one.
import { sql } from 'kysely'
import type { PlaceChange } from './places/known-places.ts'
import { textList, type Db } from '#kernel/data/db.ts'

export interface PlaceRow extends PlaceChange {
  version: number
}
const columns = sql`code, parent, name, former, active, version`
export const listPlaceChanges = async (db: Db): Promise<PlaceRow[]> =>
  (await sql<PlaceRow>`select ${columns} from place_change order by code`.execute(db)).rows
/** Nobody else changes the list before the end of the transaction. */
export async function lockPlace(db: Db, code: string): Promise<PlaceRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('place'))`.execute(db)
  return (await sql<PlaceRow>`select ${columns} from place_change where code = ${code}`.execute(db)).rows[0]
}
export const writePlace = (db: Db, { code, parent, name, former, active }: PlaceChange): Promise<unknown> =>
  sql`
    insert into place_change as p (code, parent, name, former, active)
    values (${code}, ${parent}, ${name}, ${textList(former)}, ${active})
    on conflict (code) do update set name = excluded.name, former = excluded.former, active = excluded.active,
      version = p.version + 1, updated_at = shop_now()`.execute(db)

export const closePlaces = (db: Db, codes: readonly string[]): Promise<unknown> =>
  sql`
    insert into place_change as p (code, active) select code, false from unnest(${textList(codes)}) code
    on conflict (code) do update set active = false, version = p.version + 1, updated_at = shop_now()`.execute(db)

export interface PlaceNames {
  country: string
  stateCode: string | null
  /** each by all its names; null: all of the place above */
  cities: readonly string[] | null
  regions: readonly string[] | null
}
const among = (column: string, names: readonly string[] | null) =>
  names === null ? sql`` : sql`and ${sql.ref(column)} = any(${textList(names)})`
/** Up to `most`. */
export const countAddressesIn = (db: Db, { country, stateCode, cities, regions }: PlaceNames, most: number) =>
  sql<{ n: number }>`
    select count(*)::int as n from (
      select from address where country = ${country}
        ${stateCode === null ? sql`` : sql`and state_code = ${stateCode}`} ${among('city', cities)}
        ${among('region', regions)} limit ${most}) a`
    .execute(db)
    .then((r) => r.rows[0]!.n)
/** Templates that name one of these areas. */
export const countTemplatesFor = (db: Db, areas: readonly string[]) =>
  sql<{ templates: number; merchants: number }>`
    select count(distinct t.id)::int as templates, count(distinct t.merchant_id)::int as merchants
    from freight_region r join freight_template t on t.id = r.template_id where r.areas && ${textList(areas)}`
    .execute(db)
    .then((r) => r.rows[0]!)
/** Where templates of open merchants deliver; what a template excludes may be reached by another. */
export const listReached = async (db: Db): Promise<string[]> =>
  (
    await sql<{ area: string }>`
      select distinct area from merchant m join freight_template t on t.merchant_id = m.id
        join freight_region r on r.template_id = t.id, unnest(r.areas) area
      where m.status = 'open' and t.deleted_at is null`.execute(db)
  ).rows.map(({ area }) => area)
