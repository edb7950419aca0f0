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

/** The stars stay, of nobody; words and pictures go, and with them the answer that speaks to them. */
export const eraseAuthor = (db: Db, userId: number): Promise<unknown> =>
  sql`update review set user_id = null, nickname = '', anonymous = true, body = '', pictures = '[]',
      follow_up = null, followed_up_at = null, reply = null, reply_lang = null, replied_at = null
    where user_id = ${userId}`.execute(db)
