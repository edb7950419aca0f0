// The SQL of reports: what may be reported, by whom, once; and what a person's reports are.
import { sql } from 'kysely'
import type { Kind } from './limits.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language, Texts } from '#kernel/text/language.ts'

export const listReasons = (db: Db, lang: Language, kind: Kind): Promise<{ code: string; name: string }[]> =>
  sql<{ code: string; name: string }>`
    select code, in_language(name, ${lang}) as name from report_reason
    where active and ${kind} = any(kinds) order by position`
    .execute(db)
    .then((r) => r.rows)
export const isReason = (db: Db, kind: Kind, code: string): Promise<boolean> =>
  sql`select from report_reason where code = ${code} and active and ${kind} = any(kinds)`
    .execute(db)
    .then((r) => r.rows.length > 0)

export interface Thing {
  merchantId: number
  /** the reader made it, or works for whom it concerns */
  own: boolean
}
const worksFor = (userId: number) => sql`exists (select from membership w
  where w.user_id = ${userId} and w.audience = 'merchant' and w.merchant_id = t.merchant_id)`
const things = {
  product: sql`select p.id, p.merchant_id, null::bigint as by from product p where p.status <> 'deleted'`,
  review: sql`select r.id, r.merchant_id, r.user_id as by from review r where r.status = 'shown'`,
  merchant: sql`select m.id, m.id as merchant_id, null::bigint as by from merchant m`,
} as const satisfies Record<Kind, unknown>
/** What this person may see of that; undefined for what is not there. */
export const findThing = (db: Db, userId: number, kind: Kind, id: number): Promise<Thing | undefined> =>
  sql<Thing>`
    select t.merchant_id as "merchantId", coalesce(t.by = ${userId}, false) or ${worksFor(userId)} as own
    from (${things[kind]}) t where t.id = ${id}`
    .execute(db)
    .then((r) => r.rows[0])
export const isReported = (db: Db, userId: number, kind: Kind, id: number): Promise<boolean> =>
  sql`select from report where user_id = ${userId} and kind = ${kind} and thing_id = ${id}`
    .execute(db)
    .then((r) => r.rows.length > 0)

/** Do some wait that nobody decided yet? */
export const hasOpenReports = (db: Db, kind: Kind, id: number): Promise<boolean> =>
  sql`select from report_case where kind = ${kind} and thing_id = ${id} and state = 'open'`
    .execute(db)
    .then((r) => r.rows.length > 0)

export interface NewReport {
  userId: number
  kind: Kind
  id: number
  reason: string
  words: string
  lang: Language
}
/**
 * Undefined where this person reported it before. It counts where the account is older than a day and has paid for
 * something that was not given back as a whole.
 */
export const insertReport = (db: Db, r: NewReport): Promise<{ id: number; counts: boolean } | undefined> =>
  sql<{ id: number; counts: boolean }>`
    insert into report (kind, thing_id, user_id, reason, body, lang, counts)
    select ${r.kind}, ${r.id}, u.id, ${r.reason}, ${r.words}, ${r.lang},
      u.created_at < shop_now() - interval '1 day' and exists (select from shop_order o
        where o.user_id = u.id and o.paid_at is not null and o.status not in ('closed', 'cancelled'))
    from user_account u where u.id = ${r.userId}
    on conflict (user_id, kind, thing_id) where user_id is not null do nothing
    returning id, counts`
    .execute(db)
    .then((found) => found.rows[0])
/** Puts a report into the open case about its thing, made where there is none. Whether enough people reported it. */
export async function fileReport(
  db: Db,
  { reportId, kind, id, merchantId, counts }: { reportId: number; counts: boolean } & Filed,
  toHold: number,
): Promise<boolean> {
  const { rows } = await sql<{ id: number; enough: boolean }>`
    insert into report_case as c (kind, thing_id, merchant_id, counted, urgent_at)
    values (${kind}, ${id}, ${merchantId}, ${counts ? 1 : 0}, case when ${counts && toHold <= 1} then shop_now() end)
    on conflict (kind, thing_id) where state = 'open' do update set counted = c.counted + excluded.counted,
      urgent_at = coalesce(c.urgent_at, case when c.counted + excluded.counted >= ${toHold} then shop_now() end)
    returning id, urgent_at is not null as enough`.execute(db)
  await sql`update report set case_id = ${rows[0]!.id} where id = ${reportId}`.execute(db)
  return rows[0]!.enough
}
interface Filed {
  kind: Kind
  id: number
  merchantId: number
}

export const reportsInFull = (db: Db, lang: Language, userId: number): Promise<unknown[]> =>
  sql<{ kept: unknown }>`
    select json_build_object('kind', r.kind, 'id', r.thing_id, 'reason', in_language(r.reason_name, ${lang}),
      'words', r.body, 'state', c.state, 'at', r.created_at) as kept
    from report r join report_reason n on n.code = r.reason join report_case c on c.id = r.case_id
    where r.user_id = ${userId} order by r.id`
    .execute(db)
    .then((found) => found.rows.map(({ kept }) => kept))
/** That something was reported stays, for staff decide about it; by whom and in which words does not. */
export const eraseReports = (db: Db, userId: number): Promise<unknown> =>
  sql`update report set user_id = null, body = '' where user_id = ${userId}`.execute(db)

export interface Named {
  title: Texts
  picture: string | null
  merchantId: number
}
/** How a thing is called in messages; a review by its product. */
export const nameOf = (db: Db, kind: Kind, id: number): Promise<Named> =>
  (kind === 'merchant'
    ? sql<Named>`select name as title, null as picture, id as "merchantId" from merchant where id = ${id}`
    : sql<Named>`
        select p.title, p.pictures -> 0 ->> 'file' as picture, p.merchant_id as "merchantId" from product p
        where p.id = ${kind === 'product' ? sql`${id}` : sql`(select product_id from review where id = ${id})`}`
  )
    .execute(db)
    .then((r) => r.rows[0]!)
