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
    with shop as (select unnest(${idList(merchantIds)}) as id),
    asked as (
      select o.merchant_id as id, count(*)::int as n, min(c.answer_by) as by
      from cancel_request c join shop_order o on o.id = c.order_id join shop s on s.id = o.merchant_id
      where c.status = 'pending' and o.status = 'awaitingShipment' group by 1),
    missed as (
      select p.merchant_id as id, count(distinct p.order_id)::int as n, min(p.missing_until) as by
      from parcel p join shop s on s.id = p.merchant_id
      where p.status = 'travelling' and p.missing_at is not null group by 1),
    troubled as (
      select p.merchant_id as id, count(*)::int as n
      from ${troubledOrders(sql`true`, stillSeconds)} p join shop s on s.id = p.merchant_id group by 1)
    select s.id as "merchantId", w.n as "toShip", w.since, w.late,
      coalesce(a.n, 0) as "cancelAsked", a.by as "answerBy",
      coalesce(m.n, 0) as missing, m.by as "missingBy", coalesce(t.n, 0) as trouble
    from shop s
    cross join lateral (select
      (select count(*)::int from (select from shop_order o where ${toShip} limit 1001) c) as n,
      (select min(o.paid_at) from shop_order o where ${toShip}) as since,
      (select count(*)::int from (select from shop_order o where ${toShip}
        and o.ship_from < shop_now() - make_interval(secs => ${shipSeconds}) limit 1001) c) as late) w
    left join asked a on a.id = s.id left join missed m on m.id = s.id left join troubled t on t.id = s.id
    where w.n > 0 or m.n > 0 or t.n > 0`
    .execute(db)
    .then((r) => r.rows)
