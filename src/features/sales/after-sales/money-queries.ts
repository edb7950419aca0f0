// The SQL that decides over the freight of an order.
import { sql } from 'kysely'
import { idList, type Db } from '#kernel/data/db.ts'

export interface FreightFacts {
  orderId: number
  /** units that were not given back */
  left: number
  /** a refunded claim or a lost parcel was the merchant's fault, or a unit was never shipped */
  merchantsFault: boolean
}
/** What decides over the freight of each of these orders. */
export const freightFacts = (db: Db, orderIds: readonly number[]): Promise<FreightFacts[]> =>
  sql<FreightFacts>`
    select o.id as "orderId",
      (select coalesce(sum(l.quantity - l.refunded_quantity), 0)::int from order_line l where l.order_id = o.id)
        as left,
      exists (select from claim c where c.order_id = o.id and c.fault = 'merchant' and c.goods_refunded is not null)
        or exists (select from parcel p where p.order_id = o.id and p.status = 'lost')
        or exists (select from ledger_transfer t where t.key = 'units:order:' || o.id || ':unshipped')
        as "merchantsFault"
    from unnest(${idList(orderIds)}) o(id)`
    .execute(db)
    .then((r) => r.rows)
