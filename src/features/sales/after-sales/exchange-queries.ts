// The SQL of what goods can be exchanged for: other SKUs of the product at the same unit price.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

/** May one SKU be had for the other? */
export const isExchangeable = (db: Db, skuId: number, wantedId: number): Promise<boolean> =>
  sql<{ yes: boolean }>`
    select exists (
      select from sku k join sku w on w.product_id = k.product_id and w.price = k.price and w.status = 'onSale'
      where k.id = ${skuId} and w.id = ${wantedId}
    ) as yes`
    .execute(db)
    .then((r) => r.rows[0]!.yes)
