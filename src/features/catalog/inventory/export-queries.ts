// SQL of stock as a file.
import { sql } from 'kysely'
import type { Policy } from './reasons.ts'
import type { Db } from '#kernel/data/db.ts'

interface StockLine {
  skuId: number
  barcode: string
  policy: Policy
  onHand: number
  reserved: number
  warnAt: number | null
}
/** SKUs of the merchant behind one, in their order. */
export const stockSlice = (db: Db, merchantId: number, after: number, size: number): Promise<StockLine[]> =>
  sql<StockLine>`
    select s.id as "skuId", s.barcode, coalesce(k.policy, 'counted') as policy, coalesce(k.on_hand, 0) as "onHand",
      coalesce(k.reserved, 0) as reserved, w.at_most as "warnAt"
    from product p join sku s on s.product_id = p.id left join stock k on k.sku_id = s.id
      left join stock_warning w on w.sku_id = s.id
    where p.merchant_id = ${merchantId} and p.status <> 'deleted' and s.id > ${after} order by s.id limit ${size}`
    .execute(db)
    .then((r) => r.rows)
