// The SQL of parcels, units and requests. Whoever writes here holds the lock of the order's row.
import { sql } from 'kysely'
import type { LineUnits } from './standing.ts'
import { idList, type Db } from '#kernel/data/db.ts'

export interface PaidOrder {
  id: number
  orderNo: string
  merchantId: number
  status: string
  payable: number
  paidAt: Date
  /** for which days there are preorders; null: something that is none */
  days: (string | null)[]
}
/** What is begun to be watched, as it stands; undefined where it is not paid. */
export const paidOrder = (db: Db, orderId: number): Promise<PaidOrder | undefined> =>
  sql<PaidOrder>`
    select o.id, o.order_no as "orderNo", o.merchant_id as "merchantId", o.status, o.payable, o.paid_at as "paidAt",
      (select json_agg(distinct l.preorder_day) from order_line l where l.order_id = o.id) as days
    from shop_order o where o.id = ${orderId} and o.paid_at is not null`
    .execute(db)
    .then((r) => r.rows[0])

/** How the lines of an order stand. */
export const unitsOf = (db: Db, orderId: number): Promise<LineUnits[]> =>
  sql<LineUnits>`
    select l.id as "orderLineId", l.sku_id as "skuId", l.quantity, p.shipped, p.travelling, p.received,
      l.preorder_day::text as "preorderDay",
      (select coalesce(sum(c.quantity), 0)::int from called_off c where c.order_line_id = l.id) as "calledOff"
    from order_line l cross join lateral (
      select coalesce(sum(u.quantity), 0)::int as shipped,
        coalesce(sum(u.quantity) filter (where p.status = 'travelling'), 0)::int as travelling,
        coalesce(sum(u.quantity) filter (where p.status = 'received'), 0)::int as received
      from parcel_line u join parcel p on p.id = u.parcel_id where u.order_line_id = l.id
    ) p
    where l.order_id = ${orderId} order by l.id`
    .execute(db)
    .then((r) => r.rows)

/** Those of these units whose pieces were counted when they were sold. */
export async function countedOf<U extends { orderLineId: number }>(db: Db, units: readonly U[]): Promise<U[]> {
  const ids = idList(units.map((u) => u.orderLineId))
  const { rows } = await sql<{ id: number }>`
    select id from order_line where id = any(${ids}) and stock <> 'uncounted'`.execute(db)
  const counted = new Set(rows.map(({ id }) => id))
  return units.filter((u) => counted.has(u.orderLineId))
}

export interface NewParcel {
  orderId: number
  carrier: string
  waybill: string
  confirmSeconds: number
  /** when it should be there; null where nobody promised */
  expected: { from: string; until: string } | null
  lines: readonly { orderLineId: number; quantity: number }[]
}
export async function insertParcel(db: Db, parcel: NewParcel) {
  const { orderId, carrier, waybill, confirmSeconds, expected, lines } = parcel
  const { rows } = await sql<{ id: number; confirmAt: Date }>`
    with made as (
      insert into parcel (order_id, merchant_id, carrier, waybill, confirm_at, expected_from, expected_until)
      select o.id, o.merchant_id, ${carrier}, ${waybill}, shop_now() + make_interval(secs => ${confirmSeconds}),
        ${expected?.from ?? null}::timestamptz, ${expected?.until ?? null}::timestamptz
      from shop_order o where o.id = ${orderId}
      returning id, confirm_at
    ), put as (
      insert into parcel_line (parcel_id, order_line_id, quantity)
      select made.id, l."orderLineId", l.quantity
      from made, json_to_recordset(${JSON.stringify(lines)}::json) as l("orderLineId" bigint, quantity int)
    )
    select id, confirm_at as "confirmAt" from made`.execute(db)
  return rows[0]!
}

export interface ParcelRow {
  id: number
  orderId: number
  carrier: string
  waybill: string
  status: 'travelling' | 'received' | 'lost' | 'returned'
  extended: boolean
  confirmAt: Date
  due: boolean
  missingAt: Date | null
  /** its merchant let the time for an answer go by */
  unanswered: boolean
  shippedAt: Date
  /** its carrier is asked about it */
  tracked: boolean
  /** seconds since it was shipped */
  age: number
  /** seconds since it moved, as far as anybody told */
  still: number
  /** seconds until it should be there; null where nobody promised */
  expectedIn: number | null
}
const columns = sql`p.id, p.order_id as "orderId", p.carrier, p.waybill, p.status, p.extended,
  p.confirm_at as "confirmAt", p.confirm_at <= shop_now() as due, p.missing_at as "missingAt",
  coalesce(p.missing_until <= shop_now(), false) as unanswered,
  p.shipped_at as "shippedAt", p.tracked, extract(epoch from shop_now() - p.shipped_at)::int as age,
  extract(epoch from shop_now() - greatest(p.shipped_at, p.moved_at))::int as still,
  extract(epoch from p.expected_until - shop_now())::int as "expectedIn"`
/** Where the order goes, the most specific area first. */
export const areasOf = (db: Db, orderId: number): Promise<string[]> =>
  sql<{ areas: string[] | null }>`select address -> 'areas' as areas from shop_order where id = ${orderId}`
    .execute(db)
    .then((r) => r.rows[0]?.areas ?? [])
/** Which order a parcel belongs to: locked is the order, never the parcel alone. */
export const orderOfParcel = (db: Db, parcelId: number): Promise<number | undefined> =>
  sql<{ id: number }>`select order_id as id from parcel where id = ${parcelId}`.execute(db).then((r) => r.rows[0]?.id)
export const parcelsOf = (db: Db, orderId: number): Promise<ParcelRow[]> =>
  sql<ParcelRow>`select ${columns} from parcel p where p.order_id = ${orderId} order by p.id`
    .execute(db)
    .then((r) => r.rows)
export const linesOfParcel = (
  db: Db,
  parcelId: number,
): Promise<{ orderLineId: number; skuId: number; quantity: number }[]> =>
  sql<{ orderLineId: number; skuId: number; quantity: number }>`
    select u.order_line_id as "orderLineId", l.sku_id as "skuId", u.quantity
    from parcel_line u join order_line l on l.id = u.order_line_id where u.parcel_id = ${parcelId} order by 1`
    .execute(db)
    .then((r) => r.rows)

export const endParcel = (db: Db, id: number, status: 'lost' | 'returned', note: string): Promise<unknown> =>
  sql`
    update parcel set status = ${status}, ended_at = shop_now(), note = coalesce(nullif(${note}, ''), note)
    where id = ${id} and status = 'travelling'`.execute(db)
/** It arrived: its units may be claimed for so long, and for so long be given back without a reason. */
export const receiveParcel = (db: Db, id: number, claimSeconds: number, returnSeconds: number): Promise<unknown> =>
  sql`
    update parcel set status = 'received', ended_at = shop_now(),
      claim_until = shop_now() + make_interval(secs => ${claimSeconds}),
      return_until = shop_now() + make_interval(secs => ${returnSeconds})
    where id = ${id} and status = 'travelling'`.execute(db)
export const extendParcel = (db: Db, id: number, seconds: number): Promise<Date> =>
  sql<{ at: Date }>`
    update parcel set extended = true, confirm_at = confirm_at + make_interval(secs => ${seconds})
    where id = ${id} returning confirm_at as at`
    .execute(db)
    .then((r) => r.rows[0]!.at)
export const correctParcel = (db: Db, id: number, carrier: string, waybill: string): Promise<unknown> =>
  sql`update parcel set carrier = ${carrier}, waybill = ${waybill} where id = ${id}`.execute(db)
export const markMissing = (db: Db, id: number, answerSeconds: number): Promise<Date> =>
  sql<{ until: Date }>`
    update parcel set missing_at = shop_now(), missing_until = shop_now() + make_interval(secs => ${answerSeconds})
    where id = ${id} returning missing_until as until`
    .execute(db)
    .then((r) => r.rows[0]!.until)
/** It was delivered after all: the time for its receipt stood still and goes on. */
export const markFound = (db: Db, id: number, note: string): Promise<Date> =>
  sql<{ at: Date }>`
    update parcel set confirm_at = confirm_at + (shop_now() - missing_at), missing_at = null, missing_until = null,
      note = ${note}
    where id = ${id} returning confirm_at as at`
    .execute(db)
    .then((r) => r.rows[0]!.at)

export const insertCalledOff = (
  db: Db,
  units: readonly { orderLineId: number; quantity: number }[],
): Promise<unknown> =>
  sql`insert into called_off (order_line_id, quantity)
    select "orderLineId", quantity
    from json_to_recordset(${JSON.stringify(units)}::json) as u("orderLineId" bigint, quantity int)`.execute(db)

export interface RequestRow {
  id: number
  status: 'pending' | 'approved' | 'rejected'
  due: boolean
  /** answered within the last day */
  fresh: boolean
}
/** The newest request to call an order off. */
export const newestRequest = (db: Db, orderId: number): Promise<RequestRow | undefined> =>
  sql<RequestRow>`
    select id, status, answer_by <= shop_now() as due,
      coalesce(answered_at > shop_now() - interval '1 day', false) as fresh
    from cancel_request where order_id = ${orderId} order by id desc limit 1`
    .execute(db)
    .then((r) => r.rows[0])
export const insertRequest = (db: Db, orderId: number, reason: string, answerSeconds: number) =>
  sql<{ id: number; answerBy: Date }>`
    insert into cancel_request (order_id, reason, answer_by)
    values (${orderId}, ${reason}, shop_now() + make_interval(secs => ${answerSeconds}))
    returning id, answer_by as "answerBy"`
    .execute(db)
    .then((r) => r.rows[0]!)
export const answerRequest = (db: Db, id: number, status: 'approved' | 'rejected', answer: string): Promise<unknown> =>
  sql`update cancel_request set status = ${status}, answer = ${answer}, answered_at = shop_now()
    where id = ${id} and status = 'pending'`.execute(db)

/** Notes a reminder unless the last one keeps it waiting; the next may come after so many seconds. */
export const insertReminder = (db: Db, orderId: number, againSeconds: number): Promise<boolean> =>
  sql`
    insert into order_reminder (order_id, again_at)
    select ${orderId}, shop_now() + make_interval(secs => ${againSeconds}) where not exists (
      select from order_reminder where order_id = ${orderId} and again_at > shop_now())`
    .execute(db)
    .then((r) => r.numAffectedRows === 1n)

/** What a lost timer left: parcels, requests and orders that are long due. */
export const overdue = (db: Db, limit: number, unshippedSeconds: number) =>
  sql<{ what: 'parcel' | 'request' | 'order' | 'ready'; id: number }>`
    (select 'parcel' as what, id from parcel
      where status = 'travelling' and missing_at is null and confirm_at < shop_now() - interval '5 minutes'
      order by confirm_at limit ${limit})
    union all (select 'request', id from cancel_request
      where status = 'pending' and answer_by < shop_now() - interval '5 minutes' order by answer_by limit ${limit})
    union all (select 'order', id from shop_order
      where status = 'awaitingShipment' and ready_at is null
        and ship_from < shop_now() - make_interval(secs => ${unshippedSeconds})
      order by ship_from limit ${limit})
    union all (select 'ready', id from shop_order
      where status = 'awaitingShipment' and ready_at is not null
        and collect_until < shop_now() - interval '5 minutes'
      order by ready_at limit ${limit})`
    .execute(db)
    .then((r) => r.rows)
export const orderOfRequest = (db: Db, requestId: number): Promise<number | undefined> =>
  sql<{ id: number }>`select order_id as id from cancel_request where id = ${requestId}`
    .execute(db)
    .then((r) => r.rows[0]?.id)

/** What a buyer wrote when they asked, what they were answered, what was stated of their parcels and where these were.
 */
export const eraseWords = (db: Db, userId: number): Promise<unknown> =>
  sql`with own as (select id from shop_order where user_id = ${userId}),
    asked as (update cancel_request c set reason = '', answer = '' from own where c.order_id = own.id),
    scanned as (delete from parcel_scan s using parcel p, own where s.parcel_id = p.id and p.order_id = own.id)
    update parcel p set note = '' from own where p.order_id = own.id and p.note <> ''`.execute(db)
