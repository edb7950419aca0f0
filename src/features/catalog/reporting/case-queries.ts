// The SQL of cases about reported things: their queue, taking and deciding them, and who is told.
import { sql, type RawBuilder } from 'kysely'
import type { Kind } from './limits.ts'
import { heldAs, takenOf, type Standing, type Taken } from '#features/people/casework/casework.ts'
import type { Holder } from '#features/people/casework/contract.ts'
import { merchantCard, type MerchantCard } from '#features/catalog/merchants/merchants.ts'
import type { Limits } from '#kernel/call/page.ts'
import type { Db } from '#kernel/data/db.ts'
import { limitTo } from '#kernel/data/limit.ts'
import type { Language } from '#kernel/text/language.ts'

export type CaseTab = 'open' | 'urgent' | 'product' | 'merchant' | 'decided'
export type CaseState = 'open' | 'dismissed' | 'upheld'
export interface CaseRow {
  id: number
  kind: 'product' | 'merchant'
  thingId: number
  state: CaseState
  urgent: boolean
  count: number
  reasons: string[]
  title: string
  picture: string | null
  merchant: MerchantCard
  onSale: boolean
  barred: boolean
  createdAt: Date
  decidedAt: Date | null
  answer: string
  taken: Taken | null
}
const open = sql`c.state = 'open' and c.kind <> 'review'`
const conditions: Record<CaseTab, RawBuilder<unknown>> = {
  open,
  urgent: sql`${open} and c.urgent_at is not null`,
  product: sql`${open} and c.kind = 'product'`,
  merchant: sql`${open} and c.kind = 'merchant'`,
  decided: sql`c.state <> 'open' and c.kind <> 'review'`,
}
const columns = (lang: Language, staffId: number) => sql`
  c.id, c.kind, c.thing_id as "thingId", c.state, c.urgent_at is not null as urgent,
  (select count(*)::int from report r where r.case_id = c.id) as count,
  (select coalesce(json_agg(n.name order by n.many desc, n.position), '[]') from (
    select in_language(w.name, ${lang}) as name, w.position, count(*) as many
    from report r join report_reason w on w.code = r.reason where r.case_id = c.id group by w.code) n) as reasons,
  in_language(coalesce(p.title, m.name), ${lang}) as title, p.pictures -> 0 ->> 'file' as picture,
  ${merchantCard(lang)} as merchant,
  m.status = 'open' and coalesce(p.status = 'onSale', c.kind = 'merchant') as "onSale",
  coalesce(p.taken_off_by = 'staff', false) as barred,
  c.created_at as "createdAt", c.decided_at as "decidedAt", c.answer,
  ${takenOf('report', sql`c.id`, staffId)} as taken`
const joined = sql`report_case c join merchant m on m.id = c.merchant_id
  left join product p on c.kind = 'product' and p.id = c.thing_id`

export interface CasesAsked {
  tab: CaseTab
  holder?: Holder | undefined
  reader: number
}
const wanted = ({ tab, holder, reader }: CasesAsked) => sql`
  ${conditions[tab]} and ${heldAs('report', sql`c.id`, reader, holder)}`
/** Up to size + 1 of a tab. */
export const listCases = (
  db: Db,
  lang: Language,
  asked: CasesAsked,
  { size, offset, cursor }: Limits,
): Promise<CaseRow[]> => {
  const down = asked.tab === 'decided'
  const after = !cursor
    ? sql``
    : down
      ? sql`and c.id < ${cursor[1]}::bigint`
      : sql`and ((c.urgent_at is null), c.id) > (not ${cursor[0]}::boolean, ${cursor[1]}::bigint)`
  return sql<CaseRow>`
    select ${columns(lang, asked.reader)} from ${joined} where ${wanted(asked)} ${after}
    order by ${down ? sql`c.id desc` : sql`(c.urgent_at is null), c.id`} ${limitTo(size + 1, offset)}`
    .execute(db)
    .then((r) => r.rows)
}
/** How many stand in a tab, up to 1,001. */
export const countCases = (db: Db, asked: CasesAsked): Promise<number> =>
  sql<{ n: number }>`
    select count(*)::int as n from (select from report_case c where ${wanted(asked)} limit 1001) t`
    .execute(db)
    .then((r) => r.rows[0]!.n)
export const findCase = (db: Db, lang: Language, staffId: number, id: number): Promise<CaseRow | undefined> =>
  sql<CaseRow>`select ${columns(lang, staffId)} from ${joined} where c.id = ${id} and c.kind <> 'review'`
    .execute(db)
    .then((r) => r.rows[0])

export interface ReportRow {
  id: number
  reason: string
  words: string
  lang: Language
  by: string
  counts: boolean
  at: Date
}
const reports = (db: Db, lang: Language, of: RawBuilder<unknown>): Promise<ReportRow[]> =>
  sql<ReportRow>`
    select r.id, in_language(r.reason_name, ${lang}) as reason, r.body as words, r.lang, coalesce(u.nickname, '') as by,
      r.counts, r.created_at as at
    from report r join report_reason n on n.code = r.reason left join user_account u on u.id = r.user_id
    where ${of} order by r.id desc limit 100`
    .execute(db)
    .then((r) => r.rows)
export const reportsOfCase = (db: Db, lang: Language, caseId: number): Promise<ReportRow[]> =>
  reports(db, lang, sql`r.case_id = ${caseId}`)
/** Of every case about it. */
export const reportsOfThing = (db: Db, lang: Language, kind: Kind, id: number): Promise<ReportRow[]> =>
  reports(db, lang, sql`r.case_id in (select c.id from report_case c where c.kind = ${kind} and c.thing_id = ${id})`)

export interface LockedCase {
  id: number
  kind: Kind
  thingId: number
  merchantId: number
  state: CaseState
}
export const lockCase = (db: Db, id: number): Promise<LockedCase | undefined> =>
  sql<LockedCase>`
    select id, kind, thing_id as "thingId", merchant_id as "merchantId", state
    from report_case where id = ${id} and kind <> 'review' for update`
    .execute(db)
    .then((r) => r.rows[0])
/** The member of staff reported it, or works for its merchant. */
export const standingOf = (db: Db, id: number, staffId: number): Promise<Standing | undefined> =>
  sql<Standing>`
    select null as about, c.state = 'open' as open, json_build_object('subject', c.kind, 'id', c.thing_id) as logged,
      exists (select from membership m where m.user_id = ${staffId} and m.audience = 'merchant'
        and m.merchant_id = c.merchant_id)
      or exists (select from report r where r.case_id = c.id and r.user_id = ${staffId}) as own
    from report_case c where c.id = ${id} and c.kind <> 'review'`
    .execute(db)
    .then((r) => r.rows[0])
export type Outcome = Exclude<CaseState, 'open'>
/** Ends what is open about a thing; the case, if there was one. */
export const endCase = (
  db: Db,
  { kind, thingId }: { kind: Kind; thingId: number },
  state: Outcome,
  answer: string,
): Promise<number | undefined> =>
  sql<{ id: number }>`
    update report_case set state = ${state}, answer = ${answer}, decided_at = shop_now()
    where kind = ${kind} and thing_id = ${thingId} and state = 'open' returning id`
    .execute(db)
    .then((r) => r.rows[0]?.id)
export const reportersOf = (db: Db, caseId: number): Promise<number[]> =>
  sql<{ id: number }>`
    select user_id as id from report where case_id = ${caseId} and user_id is not null order by user_id`
    .execute(db)
    .then((r) => r.rows.map(({ id }) => id))
