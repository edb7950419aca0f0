// The SQL of scans, of parcels of orders and of claims alike. Whoever writes here holds the lock of the order's row.
import { sql, type RawBuilder } from 'kysely'
import { scanKinds, type ScanFact, type ScanKind, type Standing } from './movement.ts'
import { idList, type Db } from '#kernel/data/db.ts'

const names = [...scanKinds]

/** A parcel of an order, or one of a claim. */
export interface ParcelKey {
  of: 'order' | 'claim'
  id: number
}
const column = (of: ParcelKey['of']): RawBuilder<unknown> => sql.ref(of === 'order' ? 'parcel_id' : 'claim_parcel_id')
const isOf = (key: ParcelKey): RawBuilder<unknown> => sql`${column(key.of)} = ${key.id}`

export interface NewScan {
  at: Date
  kind: ScanKind
  /** as the carrier wrote it */
  text: string
  place: string
}
/**
 * Each scan once; none twice among them. Told again under a later name it takes that name, so that it does not matter
 * which came first. Who keeps so many already gets no new ones.
 */
export const insertScans = (
  db: Db,
  key: ParcelKey,
  scans: readonly NewScan[],
  { byMerchant, atMost }: { byMerchant: boolean; atMost: number },
): Promise<unknown> =>
  sql`
    with told as (
      select * from json_to_recordset(${JSON.stringify(scans)}::json) as s(at timestamptz, kind text, text text,
        place text)
    ), kept as (
      select count(*) as n from parcel_scan where ${isOf(key)} and by_merchant = ${byMerchant}
    )
    insert into parcel_scan (${column(key.of)}, at, kind, text, place, by_merchant)
    select ${key.id}, told.at, told.kind, told.text, told.place, ${byMerchant} from told, kept
    where kept.n < ${atMost} or exists (select from parcel_scan k where ${isOf(key)} and k.at = told.at
      and k.text = told.text and k.by_merchant = ${byMerchant})
    on conflict (${column(key.of)}, at, text, by_merchant) do update set kind = excluded.kind
      where array_position(${names}::text[], excluded.kind)
        > array_position(${names}::text[], parcel_scan.kind)`.execute(db)

export const scansOf = (db: Db, key: ParcelKey): Promise<ScanFact[]> =>
  sql<ScanFact>`select at, kind, text from parcel_scan where ${isOf(key)}`.execute(db).then((r) => r.rows)

/** Takes back what a merchant told, while so many seconds have not passed; false when there is nothing of the kind. */
export const deleteStation = (db: Db, key: ParcelKey, scanId: number, seconds: number): Promise<boolean> =>
  sql`
    delete from parcel_scan where id = ${scanId} and ${isOf(key)} and by_merchant
      and noted_at > shop_now() - make_interval(secs => ${seconds})`
    .execute(db)
    .then((r) => r.numAffectedRows === 1n)
export const isStation = (db: Db, key: ParcelKey, scanId: number): Promise<boolean> =>
  sql`select from parcel_scan where id = ${scanId} and ${isOf(key)} and by_merchant`
    .execute(db)
    .then((r) => r.rows.length === 1)
export const countStations = (db: Db, key: ParcelKey): Promise<number> =>
  sql<{ n: number }>`select count(*)::int as n from parcel_scan where ${isOf(key)} and by_merchant`
    .execute(db)
    .then((r) => r.rows[0]!.n)
/** What was told under a waybill that was not the parcel's. */
export const deleteScans = (db: Db, key: ParcelKey): Promise<unknown> =>
  sql`delete from parcel_scan where ${isOf(key)} and not by_merchant`.execute(db)
/** All that was told of these, when the account of their buyer goes. */
export const eraseScans = (db: Db, of: ParcelKey['of'], ids: readonly number[]): Promise<unknown> =>
  sql`delete from parcel_scan where ${column(of)} = any(${idList(ids)})`.execute(db)

export const standingOf = (db: Db, parcelId: number): Promise<Standing> =>
  sql<Standing>`
    select track, moved_at as "movedAt", delivered_at as "deliveredAt", trouble from parcel where id = ${parcelId}`
    .execute(db)
    .then((r) => r.rows[0]!)
export const writeStanding = (db: Db, parcelId: number, now: Standing): Promise<unknown> =>
  sql`
    update parcel set track = ${now.track}, moved_at = ${now.movedAt}, delivered_at = ${now.deliveredAt},
      trouble = ${now.trouble}
    where id = ${parcelId}`.execute(db)
export const writeTracked = (db: Db, parcelId: number, tracked: boolean): Promise<unknown> =>
  sql`update parcel set tracked = ${tracked} where id = ${parcelId}`.execute(db)
export const writeExpected = (db: Db, parcelId: number, at: Date): Promise<unknown> =>
  sql`update parcel set expected_from = ${at}, expected_until = ${at} where id = ${parcelId}`.execute(db)
