// SQL of times at which goods go on sale, or off it, by themselves.
import { sql } from 'kysely'
import type { Barred } from './message-kinds.ts'
import type { Db } from '#kernel/data/db.ts'

export const writePlan = (
  db: Db,
  productId: number,
  { onSaleAt, offSaleAt }: { onSaleAt: Date | null; offSaleAt: Date | null },
): Promise<unknown> =>
  sql`
    update product set on_sale_at = ${onSaleAt}::timestamptz, off_sale_at = ${offSaleAt}::timestamptz
    where id = ${productId}`.execute(db)
/** What is due of it by now; locked. */
export const lockDue = (db: Db, productId: number): Promise<{ on: boolean; off: boolean } | undefined> =>
  sql<{ on: boolean; off: boolean }>`
    select coalesce(on_sale_at <= shop_now(), false) as "on", coalesce(off_sale_at <= shop_now(), false) as off
    from product where id = ${productId} for no key update`
    .execute(db)
    .then((r) => r.rows[0])
/** That its time came, and it stays in store, for its merchant may not sell where it stands. */
export const barredOf = (db: Db, productId: number): Promise<Barred | undefined> =>
  sql<Barred>`
    select id as "productId", merchant_id as "merchantId", title, pictures -> 0 ->> 'file' as picture,
      to_json(on_sale_at) #>> '{}' as at
    from product where id = ${productId} and status = 'offShelf' and on_sale_at <= shop_now()
      and taken_off_by is distinct from 'staff' and not unreviewed and not may_sell_in(merchant_id, category_id)`
    .execute(db)
    .then((r) => r.rows[0])
export const clearDue = (db: Db, productId: number): Promise<unknown> =>
  sql`
    update product set on_sale_at = case when on_sale_at > shop_now() then on_sale_at end,
      off_sale_at = case when off_sale_at > shop_now() then off_sale_at end
    where id = ${productId}`.execute(db)
