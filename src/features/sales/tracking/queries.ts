// The SQL of subscriptions. Rows are taken by a statement that puts them off at once, so that of several who work at
// the same time each has its own.
import { sql } from 'kysely'
import type { Followed } from './kuaidi100.ts'
import type { Db } from '#kernel/data/db.ts'

interface Waybill {
  carrier: string
  waybill: string
}
/** The parcel has this waybill now: what was followed under another one has ended. */
export const endOthers = (db: Db, parcelId: number, { carrier, waybill }: Waybill): Promise<unknown> =>
  sql`
    update tracking_subscription set status = 'ended'
    where parcel_id = ${parcelId} and status <> 'ended' and (carrier, waybill) <> (${carrier}, ${waybill})`.execute(db)
/** A waybill that it had before is followed again by the row that it had: the provider may know that address only. */
export const wantSubscription = (db: Db, parcelId: number, { carrier, waybill }: Waybill): Promise<boolean> =>
  sql`
    insert into tracking_subscription as s (parcel_id, carrier, waybill) values (${parcelId}, ${carrier}, ${waybill})
    on conflict (parcel_id, carrier, waybill) do update
      set status = 'wanted', tries = 0, fault = '', try_at = shop_now() where s.status in ('parked', 'ended')`
    .execute(db)
    .then((r) => r.numAffectedRows === 1n)

const followed = sql`s.id, s.parcel_id as "parcelId", s.carrier, s.waybill, s.tries,
  coalesce(right(regexp_replace(
    coalesce(o.address, o.pickup -> 'to') ->> 'phone', '\D', '', 'g'), 4), '') as "phoneEnd"`
export interface Subscription extends Followed {
  parcelId: number
  tries: number
}
/** The next to be subscribed; each is tried again later, twice as late each time, whatever becomes of this try. */
export const takeWanted = (db: Db, most: number, againSeconds: number): Promise<Subscription[]> =>
  sql<Subscription>`
    with due as (
      select id from tracking_subscription where status = 'wanted' and try_at <= shop_now()
      order by try_at, id limit ${most} for update skip locked
    )
    update tracking_subscription s set tries = s.tries + 1,
      try_at = shop_now() + make_interval(secs => least(${againSeconds} * 2 ^ s.tries, 86400))
    from due, parcel p join shop_order o on o.id = p.order_id
    where s.id = due.id and p.id = s.parcel_id
    returning ${followed}`
    .execute(db)
    .then((r) => r.rows)
/** When the next is to be tried. */
export const nextWanted = (db: Db): Promise<Date | undefined> =>
  sql<{ at: Date | null }>`select min(try_at) as at from tracking_subscription where status = 'wanted'`
    .execute(db)
    .then((r) => r.rows[0]?.at ?? undefined)
/** Those of which nothing was told for long, of parcels that still travel; each has been put off. */
export const takeSilent = (db: Db, most: number, silentSeconds: number): Promise<Subscription[]> =>
  sql<Subscription>`
    with due as (
      select s.id from tracking_subscription s join parcel p on p.id = s.parcel_id
      where s.status = 'subscribed' and s.ask_at <= shop_now() and p.status = 'travelling'
      order by s.ask_at, s.id limit ${most} for update of s skip locked
    )
    update tracking_subscription s set ask_at = shop_now() + make_interval(secs => ${silentSeconds})
    from due, parcel p join shop_order o on o.id = p.order_id
    where s.id = due.id and p.id = s.parcel_id
    returning ${followed}`
    .execute(db)
    .then((r) => r.rows)

export const subscriptionOf = (db: Db, id: number): Promise<(Waybill & { parcelId: number }) | undefined> =>
  sql<Waybill & { parcelId: number }>`
    select parcel_id as "parcelId", carrier, waybill from tracking_subscription
    where id = ${id} and status <> 'ended'`
    .execute(db)
    .then((r) => r.rows[0])
/** It is followed from now on; nothing is asked before so many seconds have passed. */
export const noteSubscribed = (db: Db, id: number, askInSeconds: number): Promise<unknown> =>
  sql`
    update tracking_subscription set status = 'subscribed', fault = '', heard_at = shop_now(),
      ask_at = shop_now() + make_interval(secs => ${askInSeconds})
    where id = ${id} and status = 'wanted'`.execute(db)
/** Something was told of it, also where it was thought not to be followed. */
export const noteFollowed = (db: Db, id: number): Promise<unknown> =>
  sql`
    update tracking_subscription set status = 'subscribed', fault = ''
    where id = ${id} and (status in ('wanted', 'parked') or fault <> '')`.execute(db)
/** Nothing was heard of it for so long. */
export const isSilentFor = (db: Db, id: number, seconds: number): Promise<boolean> =>
  sql`
    select from tracking_subscription
    where id = ${id} and heard_at < shop_now() - make_interval(secs => ${seconds})`
    .execute(db)
    .then((r) => r.rows.length > 0)
/** Something was told; what was delivered is not asked about any more. */
export const noteHeard = (db: Db, id: number, silentSeconds: number): Promise<unknown> =>
  sql`
    update tracking_subscription s set heard_at = shop_now(),
      ask_at = case when p.delivered_at is null then shop_now() + make_interval(secs => ${silentSeconds}) end
    from parcel p where s.id = ${id} and p.id = s.parcel_id`.execute(db)
export const noteFault = (db: Db, id: number, fault: string): Promise<void> =>
  sql`update tracking_subscription set fault = ${fault.slice(0, 40)} where id = ${id}`.execute(db).then(() => undefined)
/** True when it was live until now. */
export const park = (db: Db, id: number, fault: string): Promise<boolean> =>
  sql`
    update tracking_subscription set status = 'parked', fault = ${fault.slice(0, 40)}
    where id = ${id} and status in ('wanted', 'subscribed')`
    .execute(db)
    .then((r) => r.numAffectedRows === 1n)
export const end = (db: Db, id: number): Promise<unknown> =>
  sql`update tracking_subscription set status = 'ended' where id = ${id}`.execute(db)
/** Of parcels that travel no more. */
export const endArrived = (db: Db): Promise<unknown> =>
  sql`
    update tracking_subscription s set status = 'ended' from parcel p
    where s.status <> 'ended' and p.id = s.parcel_id and p.status <> 'travelling'`.execute(db)
/** Followed ones, for a shop that follows none any more. */
export const someFollowed = (db: Db, most: number): Promise<{ id: number; parcelId: number }[]> =>
  sql<{ id: number; parcelId: number }>`
    select id, parcel_id as "parcelId" from tracking_subscription where status in ('wanted', 'subscribed')
    order by id limit ${most}`
    .execute(db)
    .then((r) => r.rows)

/** Parcels that were never seen, or stood still for too long, though the provider itself is not silent. */
export const unheard = (
  db: Db,
  most: number,
  { unseenSeconds, lostSeconds, silentSeconds }: Record<'unseenSeconds' | 'lostSeconds' | 'silentSeconds', number>,
): Promise<number[]> =>
  sql<{ id: number }>`
    select p.id from tracking_subscription s join parcel p on p.id = s.parcel_id
    where s.status = 'subscribed' and s.heard_at > shop_now() - make_interval(secs => ${4 * silentSeconds})
      and p.status = 'travelling' and p.trouble is null and p.delivered_at is null
      and case when p.moved_at is null then p.shipped_at < shop_now() - make_interval(secs => ${unseenSeconds})
        else p.moved_at < shop_now() - make_interval(secs => ${lostSeconds}) end
    order by s.id limit ${most}`
    .execute(db)
    .then((r) => r.rows.map(({ id }) => id))
