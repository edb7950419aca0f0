// The SQL that moves a review that stands: what is added to it, what its merchant answers, whether it is seen. Whoever
// does one of these has locked it first.
import { sql } from 'kysely'
import type { ReviewPicture } from './writing-queries.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language, Texts } from '#kernel/text/language.ts'

export type ReviewStatus = 'pending' | 'shown' | 'hidden'
export interface LockedReview {
  id: number
  productId: number
  merchantId: number
  /** null: nobody of this shop, or not any more */
  userId: number | null
  anonymous: boolean
  status: ReviewStatus
  hasFollowUp: boolean
  hasReply: boolean
  /** its author may still add to it */
  inTime: boolean
  /** for messages about it */
  title: Texts
  picture: string | null
  merchant: Texts
}
/** One review until the transaction ends; undefined where there is none, or it is none of theirs. */
export async function lockReview(
  db: Db,
  id: number,
  of: { userId?: number; merchantId?: number } = {},
): Promise<LockedReview | undefined> {
  const found = await sql<LockedReview>`
    select r.id, r.product_id as "productId", r.merchant_id as "merchantId", r.user_id as "userId", r.anonymous,
      r.status, r.follow_up is not null as "hasFollowUp", r.reply is not null as "hasReply",
      coalesce(r.follow_up_until > shop_now(), false) as "inTime", p.title, p.pictures -> 0 ->> 'file' as picture,
      m.name as merchant
    from review r join product p on p.id = r.product_id join merchant m on m.id = r.merchant_id
    where r.id = ${id} ${of.userId === undefined ? sql`` : sql`and r.user_id = ${of.userId}`}
      ${of.merchantId === undefined ? sql`` : sql`and r.merchant_id = ${of.merchantId}`}
    for update of r`.execute(db)
  return found.rows[0]
}

export interface FollowUp {
  text: string
  pictures: readonly ReviewPicture[]
}
/** Once. Of who wants no name the day alone is kept. */
export const appendToReview = (db: Db, id: number, { text, pictures }: FollowUp): Promise<unknown> =>
  sql`
    update review set follow_up = ${text}, follow_up_pictures = ${JSON.stringify(pictures)}::jsonb,
      followed_up_at = case when anonymous
        then greatest(created_at, date_trunc('day', shop_now(), 'Asia/Shanghai')) else shop_now() end
    where id = ${id} and follow_up is null`.execute(db)
/** The merchant's answer; a later one mends it and keeps its time. */
export const answerReview = (db: Db, id: number, { text, lang }: { text: string; lang: Language }): Promise<unknown> =>
  sql`
    update review set reply = ${text}, reply_lang = ${lang}, replied_at = coalesce(replied_at, shop_now())
    where id = ${id}`.execute(db)
/** Whether it moved: it may have been moved before. */
export const moveReview = (db: Db, id: number, from: ReviewStatus, to: ReviewStatus): Promise<boolean> =>
  sql`update review set status = ${to} where id = ${id} and status = ${from}`
    .execute(db)
    .then((r) => r.numAffectedRows === 1n)
/** Reviews of one product are those of another one from now on; their SKUs stay, and the numbers follow. */
export const moveReviews = (db: Db, from: number, into: number): Promise<unknown> =>
  sql`update review set product_id = ${into} where product_id = ${from}`.execute(db)
