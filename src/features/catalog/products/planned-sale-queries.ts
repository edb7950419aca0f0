// SQL of times at which goods go on sale, or off it, by themselves.
import { sql } from 'kysely'
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
export const clearDue = (db: Db, productId: number): Promise<unknown> =>
  sql`
    update product set on_sale_at = case when on_sale_at > shop_now() then on_sale_at end,
      off_sale_at = case when off_sale_at > shop_now() then off_sale_at end
    where id = ${productId}`.execute(db)
