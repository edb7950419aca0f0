// The SQL that reads reviews for the merchant they are about: what is seen, and what it appealed against.
import { sql, type RawBuilder } from 'kysely'
import { deskColumns, type DeskRow } from './desk-queries.ts'
import type { Ground } from './case-queries.ts'
import type { Limits } from '#kernel/call/page.ts'
import { idList, type Db } from '#kernel/data/db.ts'
import { limitTo } from '#kernel/data/limit.ts'
import type { Language } from '#kernel/text/language.ts'

/** Whether the answer is young enough to be mended. */
export const repliedLately = (db: Db, reviewId: number, seconds: number): Promise<boolean> =>
  sql`
    select from review where id = ${reviewId} and replied_at > shop_now() - make_interval(secs => ${seconds})`
    .execute(db)
    .then((r) => r.rows.length > 0)

export interface MchRow extends DeskRow {
  mendUntil: Date | null
  heldReply: { text: string; at: string; state: 'open' | 'hidden'; answer: string } | null
  appeal: {
    ground: Ground
    text: string
    at: string
    state: 'open' | 'shown' | 'hidden' | 'moot'
    answer: string
  } | null
}
export interface MchFilter {
  tab?: 'all' | 'unanswered' | 'appealed' | undefined
  rating?: number | undefined
  withPhotos?: boolean | undefined
}
const appealed = sql`exists (select from review_case a where a.review_id = r.id and a.kind = 'appeal')`
/** What nobody saw before staff did, its merchant does not see either. */
const readable = (merchantId: number): RawBuilder<unknown> =>
  sql`(r.merchant_id = ${merchantId} and (r.status = 'shown' or ${appealed}))`
const tabs = {
  all: sql`true`,
  appealed,
  // as the partial index is
  unanswered: sql`(r.status = 'shown' and r.reply is null and r.order_line_id is not null and r.body <> ''
    and not exists (select from review_case h where h.review_id = r.id and h.kind = 'reply' and h.state = 'open'))`,
}
const where = (merchantId: number, { tab = 'all', rating, withPhotos }: MchFilter) =>
  sql.join(
    [
      readable(merchantId),
      tabs[tab],
      ...(rating === undefined ? [] : [sql`r.rating = ${rating}`]),
      ...(withPhotos ? [sql`r.pictures <> '[]'`] : []),
    ],
    sql` and `,
  )
const columns = (lang: Language, mendSeconds: number) => sql`
  ${deskColumns(lang)},
  case when r.replied_at > shop_now() - make_interval(secs => ${mendSeconds}) and r.status = 'shown'
    then r.replied_at + make_interval(secs => ${mendSeconds}) end as "mendUntil",
  (select json_build_object('text', c.body, 'at', c.created_at, 'state', c.state, 'answer', c.answer)
    from review_case c where c.review_id = r.id and c.kind = 'reply'
      and (c.state = 'open' or (c.state = 'hidden' and r.reply is null))
    order by c.id desc limit 1) as "heldReply",
  (select json_build_object('ground', c.ground, 'text', c.body, 'at', c.created_at, 'state', c.state,
    'answer', c.answer) from review_case c where c.review_id = r.id and c.kind = 'appeal') as appeal`
const joined = sql`review r join product p on p.id = r.product_id join merchant m on m.id = r.merchant_id`

/** Up to size + 1 of them, the newest first. */
export const merchantReviews = (
  db: Db,
  lang: Language,
  of: { merchantId: number; mendSeconds: number },
  filter: MchFilter,
  { size, offset, cursor }: Limits,
): Promise<MchRow[]> =>
  sql<MchRow>`
    select ${columns(lang, of.mendSeconds)} from ${joined}
    where ${where(of.merchantId, filter)} ${cursor ? sql`and r.id < ${cursor[0]}::bigint` : sql``}
    order by r.id desc ${limitTo(size + 1, offset)}`
    .execute(db)
    .then((r) => r.rows)
/** How many there are, up to 1,001. */
export const countOfMerchant = (db: Db, merchantId: number, filter: MchFilter): Promise<number> =>
  sql<{ n: number }>`
    select count(*)::int as n from (select from review r where ${where(merchantId, filter)} limit 1001) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)
/** Of these merchants: how many have no answer, and how many of these one or two stars; to 1,000 of each. */
export const reviewsWaiting = (
  db: Db,
  merchantIds: readonly number[],
): Promise<{ merchantId: number; count: number; poor: number }[]> =>
  sql<{ merchantId: number; count: number; poor: number }>`
    select m.id as "merchantId", w.count, (select count(*)::int from (select from review r
        where r.merchant_id = m.id and ${tabs.unanswered} and r.rating <= 2 limit 1001) c) as poor
    from unnest(${idList(merchantIds)}) m(id) cross join lateral (select count(*)::int as count from (
      select from review r where r.merchant_id = m.id and ${tabs.unanswered} limit 1001) c) w
    where w.count > 0`
    .execute(db)
    .then((r) => r.rows)
/** Appeals that wait for staff. */
export const openAppeals = (db: Db, merchantId: number): Promise<number> =>
  sql<{ n: number }>`
    select count(*)::int as n from (select from review_case
      where merchant_id = ${merchantId} and kind = 'appeal' and state = 'open' limit 1001) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)
export const merchantReview = (
  db: Db,
  lang: Language,
  of: { merchantId: number; mendSeconds: number },
  id: number,
): Promise<MchRow | undefined> =>
  sql<MchRow>`
    select ${columns(lang, of.mendSeconds)} from ${joined} where r.id = ${id} and ${readable(of.merchantId)}`
    .execute(db)
    .then((r) => r.rows[0])
