// SQL of goods that wait for staff: their queue, taking and deciding them.
import { sql, type RawBuilder } from 'kysely'
import type { Content } from './content.ts'
import { heldAs, takenOf, type Standing, type Taken } from '#features/people/casework/casework.ts'
import type { Holder } from '#features/people/casework/contract.ts'
import { merchantCard, type MerchantCard } from '#features/catalog/merchants/merchants.ts'
import type { Limits } from '#kernel/call/page.ts'
import { idList, type Db } from '#kernel/data/db.ts'
import type { Language, Texts } from '#kernel/text/language.ts'

export type ReviewTab = 'waiting' | 'decided'
export interface WaitingRow {
  id: number
  productId: number | null
  state: 'inReview' | 'returned' | 'published' | 'draft' | 'discarded'
  version: number
  title: string
  picture: string | null
  merchant: MerchantCard
  causes: string[]
  submittedAt: Date
  decidedAt: Date | null
  taken: Taken | null
}
const columns = (lang: Language, staffId: number) => sql`
  d.id, d.product_id as "productId", d.state, d.version, in_language(d.content -> 'title', ${lang}) as title,
  d.content -> 'pictures' -> 0 ->> 'file' as picture, ${merchantCard(lang)} as merchant, d.causes,
  d.submitted_at as "submittedAt", d.decided_at as "decidedAt",
  ${takenOf('goods', sql`d.id`, staffId)} as taken`
const joined = sql`product_draft d join merchant m on m.id = d.merchant_id`
const conditions: Record<ReviewTab, RawBuilder<unknown>> = {
  waiting: sql`d.state = 'inReview'`,
  decided: sql`d.decided_at is not null`,
}
export interface ReviewsAsked {
  tab: ReviewTab
  merchantId?: number | undefined
  holder?: Holder | undefined
  reader: number
}
const wanted = ({ tab, merchantId, holder, reader }: ReviewsAsked) => sql`${conditions[tab]}
  ${merchantId === undefined ? sql`` : sql`and d.merchant_id = ${merchantId}`}
  and ${heldAs('goods', sql`d.id`, reader, holder)}`
export const listReviews = (
  db: Db,
  lang: Language,
  asked: ReviewsAsked,
  { size, offset, cursor }: Limits,
): Promise<(WaitingRow & { sortKey: string })[]> => {
  const decided = asked.tab === 'decided'
  const [down, key] = decided ? [sql`desc`, sql`d.decided_at`] : [sql`asc`, sql`d.submitted_at`]
  const beyond = decided ? sql`<` : sql`>`
  const after = cursor ? sql`and (${key}, d.id) ${beyond} (${cursor[0]}::timestamptz, ${cursor[1]}::bigint)` : sql``
  return sql<WaitingRow & { sortKey: string }>`
    select ${columns(lang, asked.reader)}, (${key} at time zone 'UTC')::text || '+00' as "sortKey"
    from ${joined} where ${wanted(asked)} ${after}
    order by ${key} ${down}, d.id ${down} limit ${size + 1} offset ${offset}`
    .execute(db)
    .then((r) => r.rows)
}
export const countReviews = (db: Db, asked: ReviewsAsked): Promise<number> =>
  sql<{ n: number }>`select count(*)::int as n from (select 1 from ${joined} where ${wanted(asked)} limit 1001) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)

export interface ReviewRow extends WaitingRow {
  merchantId: number
  content: Content
  base: Content | null
  notes: { field: string; note: string }[]
  answer: string
  own: boolean
  goodsOnSale: number
  approvedBefore: number
  returnedBefore: number
}
export const findReview = (db: Db, lang: Language, staffId: number, id: number): Promise<ReviewRow | undefined> =>
  sql<ReviewRow>`
    select ${columns(lang, staffId)}, d.merchant_id as "merchantId", d.content, d.base, d.notes, d.answer,
      ${worksFor(staffId)} as own, m.product_count as "goodsOnSale",
      (select count(*)::int from product_edit e join product_draft o on o.id = e.draft_id
        where o.merchant_id = d.merchant_id and e.by_staff and e.kind = 'published') as "approvedBefore",
      (select count(*)::int from product_edit e join product_draft o on o.id = e.draft_id
        where o.merchant_id = d.merchant_id and e.by_staff and e.kind = 'returned') as "returnedBefore"
    from ${joined} where d.id = ${id} and d.submitted_at is not null`
    .execute(db)
    .then((r) => r.rows[0])

/** Those of them that are this shop's and were sent to staff, and why. */
export const draftsOfShop = (db: Db, merchantId: number, ids: readonly number[]) =>
  sql<{ id: number; causes: string[] }>`
    select id, causes from product_draft
    where merchant_id = ${merchantId} and submitted_at is not null and id = any(${idList(ids)})`
    .execute(db)
    .then((r) => r.rows)
/** What else of the same shop waits: how much, and which comes next for whoever asks. */
export const alsoWaiting = (
  db: Db,
  staffId: number,
  { id, merchantId }: { id: number; merchantId: number },
): Promise<{ next: number | null; more: number }> =>
  sql<{ next: number | null; more: number }>`
    select count(*)::int as more, (
      array_agg(w.id order by w.submitted_at, w.id)
        filter (where not ${heldAs('goods', sql`w.id`, staffId, 'others')}))[1] as next
    from (select id, submitted_at from product_draft
      where merchant_id = ${merchantId} and state = 'inReview' and id <> ${id} limit 1001) w`
    .execute(db)
    .then((r) => r.rows[0]!)

const worksFor = (staffId: number) =>
  sql`exists (select from membership w where w.user_id = ${staffId} and w.merchant_id = d.merchant_id)`
/** Undefined for what was never sent to staff. */
export const standingOf = (db: Db, id: number, staffId: number): Promise<Standing | undefined> =>
  sql<Standing>`
    select null as about, d.state = 'inReview' as open, ${worksFor(staffId)} as own
    from product_draft d where d.id = ${id} and d.submitted_at is not null`
    .execute(db)
    .then((r) => r.rows[0])

/** Names of what a draft refers to by id, for whoever compares two of them. */
export async function namesOf(db: Db, lang: Language, ids: Record<'categories' | 'brands' | 'templates', number[]>) {
  const found = await sql<{ kind: string; id: number; name: string }>`
    select 'categoryId' as kind, id, in_language(name, ${lang}) as name from category
      where id = any(${ids.categories}::bigint[])
    union all select 'brandId', id, in_language(name, ${lang}) from brand where id = any(${ids.brands}::bigint[])
    union all select 'freightTemplateId', id, name from freight_template
      where id = any(${ids.templates}::bigint[])`.execute(db)
  return found.rows
}

export interface LateReview {
  id: number
  version: number
  title: Texts
  picture: string | null
}
/** Waiting for so long and not told of yet, the oldest first; now they are told of. */
export const lateReviews = (db: Db, seconds: number, most: number): Promise<LateReview[]> =>
  sql<LateReview>`
    update product_draft set reminded_at = shop_now() where id in (
      select id from product_draft where state = 'inReview' and reminded_at is null
        and submitted_at < shop_now() - make_interval(secs => ${seconds})
      order by submitted_at, id limit ${most} for update skip locked)
    returning id, version, content -> 'title' as title, content -> 'pictures' -> 0 ->> 'file' as picture`
    .execute(db)
    .then((r) => r.rows)
