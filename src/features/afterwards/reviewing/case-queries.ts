// The SQL of what waits for staff, and of the words that make it wait.
import { sql } from 'kysely'
import type { Standing } from '#features/people/casework/casework.ts'
import type { ReviewPicture } from '#features/catalog/reviews/reviews.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language, Texts } from '#kernel/text/language.ts'

export type CaseKind = 'review' | 'followUp' | 'reply' | 'appeal' | 'reported'
export type Ground = 'untrue' | 'insult' | 'otherGoods' | 'advertising' | 'privacy'
export interface NewCase {
  kind: CaseKind
  reviewId: number
  text?: string
  lang?: Language
  pictures?: readonly ReviewPicture[]
  ground?: Ground
  found?: readonly string[]
}
/** Opens one for a locked review; undefined where one of its kind is open, of an appeal where there was one. */
export const openCase = (db: Db, made: NewCase): Promise<number | undefined> =>
  sql<{ id: number }>`
    insert into review_case (kind, review_id, merchant_id, user_id, body, lang, pictures, ground, found)
    select ${made.kind}, r.id, r.merchant_id, r.user_id, ${made.text ?? ''}, ${made.lang ?? 'en-US'},
      ${JSON.stringify(made.pictures ?? [])}::jsonb, ${made.ground ?? null}, ${[...(made.found ?? [])]}::text[]
    from review r where r.id = ${made.reviewId} on conflict do nothing returning id`
    .execute(db)
    .then((r) => r.rows[0]?.id)

export const isOpen = (db: Db, reviewId: number, kind: CaseKind): Promise<boolean> =>
  sql`select from review_case where review_id = ${reviewId} and kind = ${kind} and state = 'open'`
    .execute(db)
    .then((r) => r.rows.length > 0)

export interface LockedCase {
  id: number
  kind: CaseKind
  reviewId: number
  merchantId: number
  userId: number | null
  text: string
  lang: Language
  pictures: ReviewPicture[]
}
/** Which review a case is about: it is locked before its cases. */
export const reviewOfCase = (db: Db, id: number): Promise<number | undefined> =>
  sql<{ id: number }>`select review_id as id from review_case where id = ${id}`.execute(db).then((r) => r.rows[0]?.id)
export const lockCase = (db: Db, id: number): Promise<LockedCase | undefined> =>
  sql<LockedCase>`
    select c.id, c.kind, c.review_id as "reviewId", c.merchant_id as "merchantId", c.user_id as "userId",
      c.body as text, c.lang, c.pictures
    from review_case c where c.id = ${id} for update`
    .execute(db)
    .then((r) => r.rows[0])
/** The member of staff wrote or reported the review, or works for its merchant. */
export const standingOf = (db: Db, id: number, staffId: number): Promise<Standing | undefined> =>
  sql<Standing>`
    select c.user_id as about, c.state = 'open' as open,
      json_build_object('subject', 'review', 'id', c.review_id) as logged,
      coalesce(c.user_id = ${staffId}, false) or exists (select from membership m where m.user_id = ${staffId}
        and m.audience = 'merchant' and m.merchant_id = c.merchant_id)
      or (c.kind = 'reported' and exists (select from report p
        where p.kind = 'review' and p.thing_id = c.review_id and p.user_id = ${staffId})) as own
    from review_case c where c.id = ${id}`
    .execute(db)
    .then((r) => r.rows[0])
export const endCase = (db: Db, id: number, state: 'shown' | 'hidden', answer: string): Promise<unknown> =>
  sql`
    update review_case set state = ${state}, answer = ${answer}, decided_at = shop_now()
    where id = ${id}`.execute(db)
export interface LateCase {
  id: number
  title: Texts
  picture: string | null
}
/** Open for so long and not told of yet, the oldest first, with the product; now they are told of. */
export const lateCases = (db: Db, seconds: number, most: number): Promise<LateCase[]> =>
  sql<LateCase>`
    with late as (
      update review_case set reminded_at = shop_now() where id in (
        select id from review_case where state = 'open' and reminded_at is null
          and created_at < shop_now() - make_interval(secs => ${seconds})
        order by id limit ${most} for update skip locked)
      returning id, review_id)
    select l.id, p.title, p.pictures -> 0 ->> 'file' as picture
    from late l join review r on r.id = l.review_id join product p on p.id = r.product_id order by l.id`
    .execute(db)
    .then((r) => r.rows)
/** What else waited about a review that is not seen any more: which it was. */
export const endOthers = (db: Db, reviewId: number): Promise<number[]> =>
  sql<{ id: number }>`
    update review_case set state = 'moot', decided_at = shop_now()
    where review_id = ${reviewId} and state = 'open' returning id`
    .execute(db)
    .then((r) => r.rows.map(({ id }) => id))

export const casesInFull = (db: Db, userId: number) =>
  sql<{ kept: unknown }>`
    select json_build_object('reviewId', review_id, 'kind', kind, 'text', body, 'pictures', pictures, 'state', state,
      'createdAt', created_at) as kept
    from review_case where user_id = ${userId} and kind in ('review', 'followUp') order by id`
    .execute(db)
    .then((r) => r.rows.map((row) => row.kept))
/** Reviews of this author that were reported and wait for staff. */
export const reportedBy = (db: Db, authorId: number): Promise<number[]> =>
  sql<{ id: number }>`
    select review_id as id from review_case where user_id = ${authorId} and kind = 'reported' and state = 'open'
    order by review_id`
    .execute(db)
    .then((r) => r.rows.map(({ id }) => id))
/** Its author left, and their words with them: nothing of it is left to be looked at. */
export const isEmptied = (db: Db, reviewId: number): Promise<boolean> =>
  sql`
    select from review where id = ${reviewId} and user_id is null and nickname = '' and body = '' and follow_up is null
      and pictures = '[]' and video is null`
    .execute(db)
    .then((r) => r.rows.length > 0)
/** Their words go, those that spoke of them too; nothing is left to be looked at. */
export const eraseCases = (db: Db, userId: number): Promise<unknown> =>
  sql`
    update review_case set user_id = null, body = '', pictures = '[]', found = '{}', answer = '',
      decided_at = coalesce(decided_at, shop_now()),
      state = case state when 'open' then 'moot' else state end
    where user_id = ${userId}`.execute(db)
