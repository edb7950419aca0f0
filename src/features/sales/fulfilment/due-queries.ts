// The SQL of what ends the state of an order, and when. One place for the list, the order itself and the counts.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

export interface Due {
  kind: 'pay' | 'ship' | 'answer' | 'missing' | 'confirm' | 'complete' | 'collect'
  from: string
  at: string
}
/** After the order `o`: its `due` (null when nothing will happen by itself). Made up anew only where it is read. */
export const dueJoin = (shipSeconds: number) => sql`
  left join lateral (
    select d.kind, d.begun, d.ends from (
      select 1 as rank, 'answer' as kind, c.asked_at as begun, c.answer_by as ends
      from cancel_request c where c.order_id = o.id and c.status = 'pending' and o.status = 'awaitingShipment'
      union all
      select 2, 'missing', p.missing_at, p.missing_until
      from parcel p where p.order_id = o.id and p.status = 'travelling' and p.missing_at is not null
      union all
      select 3, 'ship', o.ship_from, o.ship_from + make_interval(secs => ${shipSeconds})
      where o.status = 'awaitingShipment' and o.ready_at is null
      union all
      select 4, 'confirm', p.shipped_at, p.confirm_at
      from parcel p where p.order_id = o.id and p.status = 'travelling' and p.missing_at is null
        and o.status = 'awaitingReceipt'
      union all
      select 4, 'collect', o.ready_at, o.collect_until
      where o.status = 'awaitingShipment' and o.ready_at is not null
      union all
      select 5, 'pay', o.created_at, o.expires_at where o.status = 'pendingPayment' and o.expires_at is not null
    ) d order by d.rank, d.ends limit 1
  ) due on true`
export const dueOf = sql`case when due.ends is not null
  then json_build_object('kind', due.kind, 'from', due.begun, 'at', due.ends) end`

/** Paid orders of a merchant that must be shipped within these days of Shanghai: the first of them, and how many. */
export const dueWithin = (
  db: Db,
  merchantId: number,
  { fromDay, backDay }: { fromDay: string; backDay: string },
  { shipSeconds, most }: { shipSeconds: number; most: number },
): Promise<{ count: number; orders: { orderNo: string; at: Date }[] }> =>
  sql<{ orderNo: string; at: Date; count: number }>`
    select o.order_no as "orderNo", o.ship_from + make_interval(secs => ${shipSeconds}) as at,
      (count(*) over ())::int as count
    from shop_order o
    where o.merchant_id = ${merchantId} and o.status = 'awaitingShipment' and o.ready_at is null
      and o.ship_from < ${backDay}::timestamp at time zone 'Asia/Shanghai' - make_interval(secs => ${shipSeconds})
      and o.ship_from >= greatest(${fromDay}::timestamp at time zone 'Asia/Shanghai', shop_now())
        - make_interval(secs => ${shipSeconds})
    order by o.ship_from, o.id limit ${sql.lit(most)}`
    .execute(db)
    .then(({ rows }) => ({ count: rows[0]?.count ?? 0, orders: rows.map(({ orderNo, at }) => ({ orderNo, at })) }))
