// SQL of goods that wait for staff: their queue, taking and deciding them.
import { sql, type RawBuilder } from 'kysely'
import type { Content } from './content.ts'
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
  taken: { mine: boolean; by: string; until: string } | null
}
const columns = (lang: Language, staffId: number) => sql`
  d.id, d.product_id as "productId", d.state, d.version, in_language(d.content -> 'title', ${lang}) as title,
  d.content -> 'pictures' -> 0 ->> 'file' as picture, ${merchantCard(lang)} as merchant, d.causes,
  d.submitted_at as "submittedAt", d.decided_at as "decidedAt",
  (select json_build_object('mine', u.id = ${staffId}, 'by', u.nickname, 'until', d.claimed_until)
    from user_account u where u.id = d.claimed_by and d.claimed_until > shop_now()) as taken`
const joined = sql`product_draft d join merchant m on m.id = d.merchant_id`
const conditions: Record<ReviewTab, RawBuilder<unknown>> = {
  waiting: sql`d.state = 'inReview'`,
  decided: sql`d.decided_at is not null`,
}
const of = (merchantId: number | undefined) =>
  merchantId === undefined ? sql`` : sql`and d.merchant_id = ${merchantId}`
export const listReviews = (
  db: Db,
  lang: Language,
  staffId: number,
  { tab, merchantId }: { tab: ReviewTab; merchantId: number | undefined },
  { size, offset, cursor }: Limits,
): Promise<(WaitingRow & { sortKey: string })[]> => {
  const [down, key] = tab === 'decided' ? [sql`desc`, sql`d.decided_at`] : [sql`asc`, sql`d.submitted_at`]
  const beyond = tab === 'decided' ? sql`<` : sql`>`
  const after = cursor ? sql`and (${key}, d.id) ${beyond} (${cursor[0]}::timestamptz, ${cursor[1]}::bigint)` : sql``
  return sql<WaitingRow & { sortKey: string }>`
    select ${columns(lang, staffId)}, (${key} at time zone 'UTC')::text || '+00' as "sortKey"
    from ${joined} where ${conditions[tab]} ${of(merchantId)} ${after}
    order by ${key} ${down}, d.id ${down} limit ${size + 1} offset ${offset}`
    .execute(db)
    .then((r) => r.rows)
}
export const countReviews = (db: Db, tab: ReviewTab, merchantId?: number): Promise<number> =>
  sql<{ n: number }>`select count(*)::int as n from (select 1 from ${joined} where ${conditions[tab]} ${of(merchantId)}
    limit 1001) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)

export interface ReviewRow extends WaitingRow {
  merchantId: number
  content: Content
  base: Content | null
  notes: { field: string; note: string }[]
  answer: string
  goodsOnSale: number
  approvedBefore: number
  returnedBefore: number
}
export const findReview = (db: Db, lang: Language, staffId: number, id: number): Promise<ReviewRow | undefined> =>
  sql<ReviewRow>`
    select ${columns(lang, staffId)}, d.merchant_id as "merchantId", d.content, d.base, d.notes, d.answer,
      m.product_count as "goodsOnSale",
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
        filter (where w.claimed_by is null or w.claimed_by = ${staffId} or w.claimed_until <= shop_now()))[1] as next
    from (select id, submitted_at, claimed_by, claimed_until from product_draft
      where merchant_id = ${merchantId} and state = 'inReview' and id <> ${id} limit 1001) w`
    .execute(db)
    .then((r) => r.rows[0]!)

/** Whether somebody else has it, and whether whoever asks works for its merchant. */
export const standingOf = (db: Db, id: number, staffId: number) =>
  sql<{ taken: boolean; own: boolean }>`
    select coalesce(d.claimed_by <> ${staffId} and d.claimed_until > shop_now(), false) as taken,
      exists (select from membership w where w.user_id = ${staffId} and w.merchant_id = d.merchant_id) as own
    from product_draft d where d.id = ${id}`
    .execute(db)
    .then((r) => r.rows[0]!)
/** What somebody else has stays theirs; false where nothing of the kind was ever sent. */
export const unclaim = async (db: Db, id: number, staffId: number): Promise<boolean> => {
  await sql`update product_draft set claimed_by = null, claimed_until = null
    where id = ${id} and claimed_by = ${staffId}`.execute(db)
  return (
    (await sql`select from product_draft where id = ${id} and submitted_at is not null`.execute(db)).rows.length > 0
  )
}
export const claim = (db: Db, id: number, staffId: number, seconds: number): Promise<Date> =>
  sql<{ until: Date }>`
    update product_draft set claimed_by = ${staffId}, claimed_until = shop_now() + make_interval(secs => ${seconds})
    where id = ${id} returning claimed_until as until`
    .execute(db)
    .then((r) => r.rows[0]!.until)

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
