// SQL of reviews about one person as such: what is kept of them, and what stays when they leave.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

export const reviewsInFull = (db: Db, userId: number) =>
  sql<{
    review: unknown
  }>`
    select json_build_object('productId', product_id, 'rating', rating, 'text', body, 'language', lang,
      'tags', tags, 'pictures', pictures, 'video', video, 'followUp', follow_up,
      'followUpPictures', follow_up_pictures,
      'shop', json_build_object('goods', shop_goods, 'service', shop_service, 'delivery', shop_delivery),
      'anonymous', anonymous, 'createdAt', created_at) as review
    from review where user_id = ${userId} order by id`
    .execute(db)
    .then((r) => r.rows.map((row) => row.review))

/**
 * The stars stay, of nobody; words and pictures go, and with them the answer that speaks to them. What waited for staff
 * has nothing left to be looked at, and is not shown.
 */
export const eraseAuthor = (db: Db, userId: number): Promise<unknown> =>
  sql`update review set user_id = null, nickname = '', anonymous = true, body = '', pictures = '[]', video = null,
      follow_up = null, followed_up_at = null, follow_up_pictures = '[]',
      reply = null, reply_lang = null, replied_at = null,
      status = case status when 'pending' then 'hidden' else status end
    where user_id = ${userId}`.execute(db)
