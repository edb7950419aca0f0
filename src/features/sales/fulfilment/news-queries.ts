// What moves of orders, for the desks: the newest rows of their history.
import { sql } from 'kysely'
import { textList, type Db } from '#kernel/data/db.ts'
import type { DeskNews } from '#kernel/desk-news.ts'

/** Staff wait for parcels that are missed: what begins or ends that. */
const ofStaff = ['missing', 'delivered', 'lost', 'returned', 'confirm', 'receive']
export const deskNews: DeskNews = {
  of: 'orders',
  needs: 'order.read',
  newest: (db: Db) =>
    sql<{ id: number }>`select coalesce(max(id), 0) as id from order_history`.execute(db).then((r) => r.rows[0]!.id),
  since: (db: Db, id: number, most: number) =>
    sql<{ id: number; merchantId: number; staff: boolean }>`
      select h.id, o.merchant_id as "merchantId", h.event = any(${textList(ofStaff)}) as staff
      from order_history h join shop_order o on o.id = h.order_id where h.id > ${id} order by h.id limit ${most}`
      .execute(db)
      .then((r) => r.rows),
}
