// The SQL of a merchant's remark on an order.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

export const writeRemark = (db: Db, orderId: number, text: string, userId: number): Promise<unknown> =>
  sql`
    update shop_order set merchant_remark = ${text},
      merchant_remark_by = case when ${text} = '' then null else ${userId}::bigint end,
      merchant_remark_at = case when ${text} = '' then null else shop_now() end
    where id = ${orderId}`.execute(db)
