// The SQL of parcels of claims. Whoever writes here holds the lock of the order's row, then that of the claim.
import { sql } from 'kysely'
import { astray, type Way } from './states.ts'
import type { Standing as Movement } from '../fulfilment/movement.ts'
import type { ScanView } from '../fulfilment/scan-view.ts'
import { textList, type Db } from '#kernel/data/db.ts'

export interface ClaimParcel {
  id: number
  way: Way
  carrier: string
  waybill: string
  sentAt: Date
  travelling: boolean
  tracked: boolean
  movement: Movement
}
interface NewParcel {
  way: Way
  carrier: string
  waybill: string
}
export const insertParcel = async (db: Db, claimId: number, parcel: NewParcel): Promise<number> =>
  (
    await db
      .insertInto('claim_parcel')
      .values({ claim_id: claimId, ...parcel })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
/** The claim went on: nothing of it travels any more. */
export const endParcels = (db: Db, claimId: number): Promise<unknown> =>
  sql`update claim_parcel set ended_at = shop_now() where claim_id = ${claimId} and ended_at is null`.execute(db)
export const claimOfParcel = (db: Db, id: number): Promise<number | undefined> =>
  sql<{ id: number }>`select claim_id as id from claim_parcel where id = ${id}`.execute(db).then((r) => r.rows[0]?.id)
export const parcelById = async (db: Db, id: number): Promise<ClaimParcel> => {
  const { rows } = await sql<Omit<ClaimParcel, 'movement'> & Movement>`
    select id, way, carrier, waybill, sent_at as "sentAt", ended_at is null as travelling, tracked, track,
      moved_at as "movedAt", delivered_at as "deliveredAt", trouble
    from claim_parcel where id = ${id}`.execute(db)
  const { track, movedAt, deliveredAt, trouble, ...parcel } = rows[0]!
  return { ...parcel, movement: { track, movedAt, deliveredAt, trouble } }
}
export const writeMovement = (db: Db, id: number, now: Movement): Promise<unknown> =>
  sql`
    update claim_parcel set track = ${now.track}, moved_at = ${now.movedAt}, delivered_at = ${now.deliveredAt},
      trouble = ${now.trouble}
    where id = ${id}`.execute(db)
export const writeTracked = (db: Db, id: number, tracked: boolean): Promise<unknown> =>
  sql`update claim_parcel set tracked = ${tracked} where id = ${id}`.execute(db)

/** Of a claim `c`: what travels for it does not arrive, by its carrier's word. */
export const isAstray = sql<boolean>`exists (select from claim_parcel w
  where w.claim_id = c.id and w.ended_at is null and w.trouble = any(${textList(astray)}))`

/** A replacement went astray: its time is over sooner. */
export const hasten = (db: Db, claimId: number, seconds: number): Promise<Date> =>
  sql<{ deadline: Date }>`
    update claim set deadline = least(deadline, shop_now() + make_interval(secs => ${seconds}))
    where id = ${claimId} returning deadline`
    .execute(db)
    .then((r) => r.rows[0]!.deadline)
/** It was found: the time of its sending, at least so much more. */
export const giveTime = (db: Db, claimId: number, seconds: number, atLeast: number): Promise<Date> =>
  sql<{ deadline: Date }>`
    update claim set deadline = greatest(moved_at + make_interval(secs => ${seconds}),
      shop_now() + make_interval(secs => ${atLeast}))
    where id = ${claimId} returning deadline`
    .execute(db)
    .then((r) => r.rows[0]!.deadline)

/** What was sent by, or to, somebody who leaves: waybills of their own go. */
export const eraseParcels = (db: Db, userId: number): Promise<number[]> =>
  sql<{ id: number }>`
    update claim_parcel w set waybill = case when w.way = 'return' then '' else w.waybill end
    from claim c where c.id = w.claim_id and c.user_id = ${userId} returning w.id`
    .execute(db)
    .then((r) => r.rows.map(({ id }) => id))

export interface ClaimParcelView extends Pick<Movement, 'track' | 'trouble'> {
  claimParcelId: number
  way: Way
  carrier: string
  waybill: string
  sentAt: string
  endedAt: string | null
  movedAt: string | null
  deliveredAt: string | null
  tracked: boolean
  scans: ScanView[]
}
/** Of a claim `c`: its parcels as readers get them, the newest first. */
export const parcelViews = sql`(
  select coalesce(json_agg(json_build_object('claimParcelId', w.id, 'way', w.way, 'carrier', w.carrier,
    'waybill', w.waybill, 'sentAt', w.sent_at, 'endedAt', w.ended_at, 'track', w.track, 'movedAt', w.moved_at,
    'deliveredAt', w.delivered_at, 'trouble', w.trouble, 'tracked', w.tracked, 'scans', (
      select coalesce(json_agg(json_build_object('scanId', s.id, 'at', s.at, 'kind', s.kind, 'text', s.text,
        'place', s.place, 'byMerchant', s.by_merchant)), '[]') from parcel_scan s where s.claim_parcel_id = w.id))
    order by w.id desc), '[]')
  from claim_parcel w where w.claim_id = c.id)`
