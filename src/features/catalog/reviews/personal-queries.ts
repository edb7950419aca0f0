// SQL of reviews about one person as such: what is kept of them, and what stays when they leave.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

export const reviewsInFull = (db: Db, userId: number) =>
  sql<{
    review: unknown
  }>`
    select json_build_object('productId', product_id, 'rating', rating, 'text', body, 'language', lang,
      'followUp', follow_up, 'anonymous', anonymous, 'createdAt', created_at) as review
    from review where user_id = ${userId} order by id`
    .execute(db)
    .then((r) => r.rows.map((row) => row.review))

/** What was written of goods stays, of nobody. */
export const eraseAuthor = (db: Db, userId: number): Promise<unknown> =>
  sql`update review set user_id = null, nickname = '', anonymous = true where user_id = ${userId}`.execute(db)
