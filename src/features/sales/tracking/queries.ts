// The SQL of subscriptions. Rows are taken by a statement that puts them off at once, so that of several who work at
// the same time each has its own.
import { sql, type RawBuilder } from 'kysely'
import type { Followed } from './kuaidi100.ts'
import type { ParcelKey } from '#features/sales/fulfilment/fulfilment.ts'
import type { Db } from '#kernel/data/db.ts'

interface Waybill {
  carrier: string
  waybill: string
}
/** As a row names its parcel. */
interface Ids {
  parcelId: number | null
  claimParcelId: number | null
}
const keyOf = ({ parcelId, claimParcelId }: Ids): ParcelKey =>
  claimParcelId === null ? { of: 'order', id: parcelId! } : { of: 'claim', id: claimParcelId }
const ids = sql`s.parcel_id as "parcelId", s.claim_parcel_id as "claimParcelId"`
const isOf = ({ of, id }: ParcelKey): RawBuilder<unknown> =>
  of === 'order' ? sql`parcel_id = ${id}` : sql`claim_parcel_id = ${id}`

/** The parcel has this waybill now: what was followed under another one has ended. */
export const endOthers = (db: Db, key: ParcelKey, { carrier, waybill }: Waybill): Promise<unknown> =>
  sql`
    update tracking_subscription set status = 'ended'
    where ${isOf(key)} and status <> 'ended' and (carrier, waybill) <> (${carrier}, ${waybill})`.execute(db)
/** A waybill that it had before is followed again by the row that it had: the provider may know that address only. */
export const wantSubscription = (db: Db, { of, id }: ParcelKey, { carrier, waybill }: Waybill): Promise<boolean> => {
  const [column, once] =
    of === 'order'
      ? [sql`parcel_id`, sql`(parcel_id, carrier, waybill)`]
      : [sql`claim_parcel_id`, sql`(claim_parcel_id)`]
  return sql`
    insert into tracking_subscription as s (${column}, carrier, waybill) values (${id}, ${carrier}, ${waybill})
    on conflict ${once} do update
      set status = 'wanted', tries = 0, fault = '', try_at = shop_now() where s.status in ('parked', 'ended')`
    .execute(db)
    .then((r) => r.numAffectedRows === 1n)
}

/** Whose a subscription `s` is: a parcel `p` of an order, or `w` of a claim. */
const parcels = sql`left join parcel p on p.id = s.parcel_id left join claim_parcel w on w.id = s.claim_parcel_id`
const travels = sql`coalesce(p.status = 'travelling', w.ended_at is null)`
const movedAt = sql`coalesce(p.moved_at, w.moved_at)`
const deliveredAt = sql`coalesce(p.delivered_at, w.delivered_at)`
// who receives it: the buyer, or what they send back the merchant
const phone = sql`case when w.way = 'return' then c.return_address ->> 'phone'
  else coalesce(o.address, o.pickup -> 'to') ->> 'phone' end`
/** Of rows `s` that were just put off. */
const taken = sql`
  select s.id, ${ids}, s.carrier, s.waybill, s.tries,
    coalesce(right(regexp_replace(${phone}, '[^0-9]', '', 'g'), 4), '') as "phoneEnd"
  from put_off s ${parcels} left join claim c on c.id = w.claim_id
  join shop_order o on o.id = coalesce(p.order_id, c.order_id)`
export interface Subscription extends Followed {
  parcel: ParcelKey
  tries: number
}
const subscriptions = ({ rows }: { rows: (Ids & Omit<Subscription, 'parcel'>)[] }): Subscription[] =>
  rows.map(({ parcelId, claimParcelId, ...row }) => ({ ...row, parcel: keyOf({ parcelId, claimParcelId }) }))
/** The next to be subscribed; each is tried again later, twice as late each time, whatever becomes of this try. */
export const takeWanted = (db: Db, most: number, againSeconds: number): Promise<Subscription[]> =>
  sql<Ids & Omit<Subscription, 'parcel'>>`
    with due as (
      select id from tracking_subscription where status = 'wanted' and try_at <= shop_now()
      order by try_at, id limit ${most} for update skip locked
    ), put_off as (
      update tracking_subscription s set tries = s.tries + 1,
        try_at = shop_now() + make_interval(secs => least(${againSeconds} * 2 ^ s.tries, 86400))
      from due where s.id = due.id returning s.*
    ) ${taken}`
    .execute(db)
    .then(subscriptions)
/** When the next is to be tried. */
export const nextWanted = (db: Db): Promise<Date | undefined> =>
  sql<{ at: Date | null }>`select min(try_at) as at from tracking_subscription where status = 'wanted'`
    .execute(db)
    .then((r) => r.rows[0]?.at ?? undefined)
/** Those of which nothing was told for long, of parcels that still travel; each has been put off. */
export const takeSilent = (db: Db, most: number, silentSeconds: number): Promise<Subscription[]> =>
  sql<Ids & Omit<Subscription, 'parcel'>>`
    with due as (
      select s.id from tracking_subscription s ${parcels}
      where s.status = 'subscribed' and s.ask_at <= shop_now() and ${travels}
      order by s.ask_at, s.id limit ${most} for update of s skip locked
    ), put_off as (
      update tracking_subscription s set ask_at = shop_now() + make_interval(secs => ${silentSeconds})
      from due where s.id = due.id returning s.*
    ) ${taken}`
    .execute(db)
    .then(subscriptions)

export const subscriptionOf = async (db: Db, id: number): Promise<(Waybill & { parcel: ParcelKey }) | undefined> => {
  const { rows } = await sql<Waybill & Ids>`
    select ${ids}, s.carrier, s.waybill from tracking_subscription s
    where s.id = ${id} and s.status <> 'ended'`.execute(db)
  return rows[0] && { parcel: keyOf(rows[0]), carrier: rows[0].carrier, waybill: rows[0].waybill }
}
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
      ask_at = case when not t.there then shop_now() + make_interval(secs => ${silentSeconds}) end
    from (select s.id, ${deliveredAt} is not null as there from tracking_subscription s ${parcels}
      where s.id = ${id}) t
    where s.id = t.id`.execute(db)
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
    update tracking_subscription set status = 'ended' where id in (
      select s.id from tracking_subscription s ${parcels} where s.status <> 'ended' and not ${travels})`.execute(db)
/** Followed ones, for a shop that follows none any more. */
export const someFollowed = (db: Db, most: number): Promise<{ id: number; parcel: ParcelKey }[]> =>
  sql<Ids & { id: number }>`
    select s.id, ${ids} from tracking_subscription s where s.status in ('wanted', 'subscribed')
    order by s.id limit ${most}`
    .execute(db)
    .then((r) => r.rows.map((row) => ({ id: row.id, parcel: keyOf(row) })))

/** Parcels that were never seen, or stood still for too long, though the provider itself is not silent. */
export const unheard = (
  db: Db,
  most: number,
  { unseenSeconds, lostSeconds, silentSeconds }: Record<'unseenSeconds' | 'lostSeconds' | 'silentSeconds', number>,
): Promise<ParcelKey[]> =>
  sql<Ids>`
    select ${ids} from tracking_subscription s ${parcels}
    where s.status = 'subscribed' and s.heard_at > shop_now() - make_interval(secs => ${4 * silentSeconds})
      and ${travels} and coalesce(p.trouble, w.trouble) is null and ${deliveredAt} is null
      and case when ${movedAt} is null
        then coalesce(p.shipped_at, w.sent_at) < shop_now() - make_interval(secs => ${unseenSeconds})
        else ${movedAt} < shop_now() - make_interval(secs => ${lostSeconds}) end
    order by s.id limit ${most}`
    .execute(db)
    .then((r) => r.rows.map(keyOf))
/** What somebody sent back by a waybill of their own. */
export const eraseReturns = (db: Db, userId: number): Promise<unknown> =>
  sql`
    delete from tracking_subscription s using claim_parcel w join claim c on c.id = w.claim_id
    where w.id = s.claim_parcel_id and w.way = 'return' and c.user_id = ${userId}`.execute(db)
