// The SQL of what waits at the order desks of many merchants at once: each count by its own small index.
import { sql } from 'kysely'
import { troubledOrders } from './trouble-queries.ts'
import type { Patience } from './desk-queries.ts'
import { idList, type Db } from '#kernel/data/db.ts'

export interface OrdersWaiting {
  merchantId: number
  toShip: number
  /** when the oldest of them was paid */
  since: Date | null
  late: number
  cancelAsked: number
  answerBy: Date | null
  missing: number
  missingBy: Date | null
  trouble: number
}
const toShip = sql`o.merchant_id = s.id and o.status = 'awaitingShipment'`
/** Counted to 1,000 of each. */
export const ordersWaiting = (
  db: Db,
  merchantIds: readonly number[],
  { shipSeconds, stillSeconds }: Patience,
): Promise<OrdersWaiting[]> =>
  sql<OrdersWaiting>`
    with shop as (select unnest(${idList(merchantIds)}) as id)
    select s.id as "merchantId", w.n as "toShip", w.since, w.late,
      a.n as "cancelAsked", a.by as "answerBy", m.n as missing, m.by as "missingBy", t.n as trouble
    from shop s
    cross join lateral (select
      (select count(*)::int from (select from shop_order o where ${toShip} limit 1001) c) as n,
      (select min(o.paid_at) from shop_order o where ${toShip}) as since,
      (select count(*)::int from (select from shop_order o where ${toShip}
        and o.ship_from < shop_now() - make_interval(secs => ${shipSeconds}) limit 1001) c) as late) w
    cross join lateral (select count(*)::int as n, min(c.answer_by) as by from (
      select c.answer_by from shop_order o join cancel_request c on c.order_id = o.id and c.status = 'pending'
      where ${toShip} limit 1001) c) a
    cross join lateral (select count(distinct p.order_id)::int as n, min(p.missing_until) as by from (
      select p.order_id, p.missing_until from parcel p
      where p.merchant_id = s.id and p.status = 'travelling' and p.missing_at is not null
      order by p.missing_until limit 1001) p) m
    cross join lateral (select count(*)::int as n from (
      select from ${troubledOrders(sql`p.merchant_id = s.id`, stillSeconds)} p limit 1001) p) t
    where w.n > 0 or m.n > 0 or t.n > 0`
    .execute(db)
    .then((r) => r.rows)
