// The SQL that decides over the freight of an order.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

/** Units of the order that were not given back. */
export const unitsLeft = (db: Db, orderId: number): Promise<number> =>
  sql<{ n: number }>`
    select coalesce(sum(quantity - refunded_quantity), 0)::int as n from order_line where order_id = ${orderId}`
    .execute(db)
    .then((r) => r.rows[0]!.n)
/** Was one of its refunded claims, or a lost parcel, the merchant's fault? */
export const isMerchantsFault = (db: Db, orderId: number): Promise<boolean> =>
  sql<{ yes: boolean }>`
    select exists (select from claim where order_id = ${orderId} and fault = 'merchant' and goods_refunded is not null)
      or exists (select from parcel where order_id = ${orderId} and status = 'lost') as yes`
    .execute(db)
    .then((r) => r.rows[0]!.yes)
