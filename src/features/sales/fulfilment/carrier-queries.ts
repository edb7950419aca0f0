// All SQL of the list of carriers.
import { sql } from 'kysely'
import type { Region } from './carriers.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Texts } from '#kernel/text/language.ts'

export interface CarrierWords {
  region: Region
  name: Texts
  waybill: string
  example: string
  phone: string
  site: string
  followedAs: string
  asksPhone: boolean
  active: boolean
}
export interface CarrierRow extends CarrierWords {
  code: string
  version: number
}
const columns = sql`code, region, name, waybill, example, phone, site, followed_as as "followedAs",
  asks_phone as "asksPhone", active, version`
export const listCarriers = async (db: Db): Promise<CarrierRow[]> =>
  (await sql<CarrierRow>`select ${columns} from carrier order by position, code`.execute(db)).rows

/** All of them; nobody else changes the list before the end of the transaction. */
export async function lockCarriers(db: Db): Promise<CarrierRow[]> {
  await sql`select pg_advisory_xact_lock(hashtext('carrier'))`.execute(db)
  return listCarriers(db)
}
/** How many parcels each has, counted up to `most`. */
export const countParcels = async (db: Db, most: number): Promise<{ code: string; parcels: number }[]> =>
  (
    await sql<{ code: string; parcels: number }>`
      select c.code, (
        select count(*)::int from (select from parcel p where p.carrier = c.code limit ${most}) p) as parcels
      from carrier c`.execute(db)
  ).rows

export const insertCarrier = (db: Db, code: string, c: CarrierWords): Promise<unknown> =>
  sql`insert into carrier (code, position, region, name, waybill, example, phone, site, followed_as, asks_phone,
      active)
    select ${code}, coalesce(max(position), 0) + 1, ${c.region}, ${JSON.stringify(c.name)}::jsonb, ${c.waybill},
      ${c.example}, ${c.phone}, ${c.site}, ${c.followedAs}, ${c.asksPhone}, ${c.active} from carrier`.execute(db)

export const updateCarrier = (db: Db, code: string, c: CarrierWords): Promise<unknown> =>
  sql`update carrier set region = ${c.region}, name = ${JSON.stringify(c.name)}::jsonb, waybill = ${c.waybill},
      example = ${c.example}, phone = ${c.phone}, site = ${c.site}, followed_as = ${c.followedAs},
      asks_phone = ${c.asksPhone}, active = ${c.active}, version = version + 1, updated_at = shop_now()
    where code = ${code}`.execute(db)

export const orderCarriers = (db: Db, codes: readonly string[]): Promise<unknown> =>
  sql`update carrier c set position = o.at
    from unnest(${codes}::text[]) with ordinality o(code, at) where o.code = c.code`.execute(db)
