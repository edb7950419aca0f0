// What moves of claims, for the desks of both sides: the newest rows of their history.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'
import type { DeskNews } from '#kernel/desk-news.ts'

export const deskNews: DeskNews = {
  of: 'claims',
  needs: 'aftersale.read',
  newest: (db: Db) =>
    sql<{ id: number }>`select coalesce(max(id), 0) as id from claim_history`.execute(db).then((r) => r.rows[0]!.id),
  since: (db: Db, id: number, most: number) =>
    sql<{ id: number; merchantId: number; staff: boolean }>`
      select h.id, c.merchant_id as "merchantId", true as staff
      from claim_history h join claim c on c.id = h.claim_id where h.id > ${id} order by h.id limit ${most}`
      .execute(db)
      .then((r) => r.rows),
}
