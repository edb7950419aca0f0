// The SQL of a paid order that moves.
import { sql } from 'kysely'
import type { OrderStatus } from './states.ts'
import { idList, type Db } from '#kernel/data/db.ts'

/** Whose order: its buyer's, its merchant's, or anybody's (jobs and staff). */
export type OrderKey = ({ orderNo: string } | { id: number }) & Owner
export type Owner = { userId: number } | { merchantId: number } | { anybody: true }
export interface LockedOrder {
  id: number
  orderNo: string
  userId: number
  merchantId: number
  status: OrderStatus
  payable: number
  freightRefunded: boolean
  paidAt: Date | null
  /** it is collected, not sent */
  isCollected: boolean
  readyAt: Date | null
  /** kept until then */
  collectUntil: Date | null
}
export const lockOrderRow = (db: Db, key: OrderKey): Promise<LockedOrder | undefined> => {
  const which = 'id' in key ? sql`id = ${key.id}` : sql`order_no = ${key.orderNo}`
  const whose =
    'userId' in key
      ? sql`user_id = ${key.userId}`
      : 'merchantId' in key
        ? sql`merchant_id = ${key.merchantId}`
        : sql`true`
  return sql<LockedOrder>`
    select id, order_no as "orderNo", user_id as "userId", merchant_id as "merchantId", status, payable,
      freight_refunded as "freightRefunded", paid_at as "paidAt",
      pickup is not null as "isCollected", ready_at as "readyAt", collect_until as "collectUntil"
    from shop_order where ${which} and ${whose} for update`
    .execute(db)
    .then((r) => r.rows[0])
}
export const moveOrderRow = (db: Db, { id, status }: LockedOrder, to: OrderStatus): Promise<boolean> =>
  sql`
    update shop_order set status = ${to},
      shipped_at = case when ${to} = 'awaitingReceipt' then coalesce(shipped_at, shop_now()) else shipped_at end,
      received_at = case when ${to} = 'toReview' then coalesce(received_at, shop_now()) else received_at end,
      ended_at = case when ${to} in ('completed', 'cancelled') then shop_now()
        when ${to} = 'reviewed' then coalesce(ended_at, shop_now()) else ended_at end
    where id = ${id} and status = ${status}`
    .execute(db)
    .then((r) => r.numAffectedRows === 1n)

/** It is ready to be collected, and kept for so many days; until when. */
export const setReady = (db: Db, orderId: number, days: number): Promise<Date> =>
  sql<{ until: Date }>`
    update shop_order set ready_at = shop_now(), collect_until = shop_now() + make_interval(days => ${days})
    where id = ${orderId} returning collect_until as until`
    .execute(db)
    .then((r) => r.rows[0]!.until)
export const setCollected = (db: Db, orderId: number): Promise<unknown> =>
  sql`update shop_order set collected_at = shop_now() where id = ${orderId}`.execute(db)

/** Its lines may be reviewed for so long from now. */
export const setReviewUntil = (db: Db, orderId: number, seconds: number): Promise<unknown> =>
  sql`update shop_order set review_until = shop_now() + make_interval(secs => ${seconds})
    where id = ${orderId}`.execute(db)

export interface HistoryRow {
  orderId: number
  event: string
  from: OrderStatus
  to: OrderStatus
  actor: string
  actorId?: number
  note?: string
}
/** Its id. */
export const insertHistory = (
  db: Db,
  { orderId, event, from, to, actor, actorId, note = '' }: HistoryRow,
): Promise<number> =>
  sql<{ id: number }>`insert into order_history (order_id, event, from_status, to_status, actor, actor_id, note)
    values (${orderId}, ${event}, ${from}, ${to}, ${actor}, ${actorId ?? null}, ${note}) returning id`
    .execute(db)
    .then((r) => r.rows[0]!.id)

/** What the payer paid for freight, and what the platform added, once: undefined when it went back before. */
export const takeFreight = (db: Db, orderId: number): Promise<{ payer: number; platform: number } | undefined> =>
  sql<{ payer: number; platform: number }>`
    with o as (
      update shop_order set freight_refunded = true where id = ${orderId} and not freight_refunded returning id, payable
    )
    select (o.payable - (select sum(l.payable) from order_line l where l.order_id = o.id))::bigint as payer,
      (select coalesce(sum(s.amount), 0) from order_share s
        where s.order_id = o.id and s.order_line_id is null and s.bearer = 'platform')::bigint as platform
    from o`
    .execute(db)
    .then((r) => r.rows[0])
/** The payer's part of that of each of these orders, as it stands. */
export const freightLeft = (db: Db, orderIds: readonly number[]): Promise<Map<number, number>> =>
  sql<{ id: number; payer: number }>`
    select o.id, case when o.freight_refunded then 0
      else o.payable - (select sum(l.payable) from order_line l where l.order_id = o.id) end::bigint as payer
    from shop_order o where o.id = any(${idList(orderIds)})`
    .execute(db)
    .then((r) => new Map(r.rows.map(({ id, payer }) => [id, payer])))
