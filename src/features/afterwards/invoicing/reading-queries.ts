// The SQL that reads wishes for invoices, for their buyer and their merchant.
import { sql, type RawBuilder } from 'kysely'
import { paperMeant, type ApplicationStatus, type DocumentKind } from './states.ts'
import { likePattern } from '#kernel/data/like.ts'
import type { MerchantCard } from '#features/catalog/merchants/merchants.ts'
import type { Limits } from '#kernel/call/page.ts'
import { idList, type Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

export interface PaperRow {
  id: number
  kind: DocumentKind
  year: number
  number: number
  reference: string
  amount: number
  tax: number
  issuedAt: string
}
export interface HeadRow {
  id: number
  orderId: number
  orderNo: string
  type: 'individual' | 'enterprise'
  title: string
  details: Buffer | null
  status: ApplicationStatus
  /** what was paid of the order and did not go back */
  left: number
  reason: string
  createdAt: Date
  decidedAt: Date | null
  paidAt: Date
  buyer: string | null
  merchant: MerchantCard
  papers: PaperRow[]
}
const head = (lang: Language) => sql`
  a.id, a.order_id as "orderId", o.order_no as "orderNo", a.type, a.title, a.details, a.status,
  o.paid - o.refunded as left, a.reason, a.created_at as "createdAt", a.decided_at as "decidedAt",
  o.paid_at as "paidAt", (select u.nickname from user_account u where u.id = a.user_id) as buyer,
  json_build_object('merchantId', m.id, 'name', in_language(m.name, ${lang}), 'seal', m.seal,
    'place', in_language(m.place, ${lang})) as merchant,
  (select coalesce(json_agg(json_build_object('id', i.id, 'kind', i.kind, 'year', i.year, 'number', i.number,
      'reference', i.reference, 'amount', i.amount, 'tax', i.tax, 'issuedAt', i.issued_at)
      order by i.kind = 'creditNote', i.id), '[]')
    from invoice i where i.application_id = a.id) as papers`
const joined = sql`invoice_application a join shop_order o on o.id = a.order_id join merchant m on m.id = a.merchant_id`

export const myApplications = (db: Db, lang: Language, userId: number, { size, offset, cursor }: Limits) =>
  sql<HeadRow>`
    select ${head(lang)} from ${joined}
    where a.user_id = ${userId} ${cursor ? sql`and a.id < ${cursor[0]}::bigint` : sql``}
    order by a.id desc limit ${size + 1} offset ${offset}`
    .execute(db)
    .then((r) => r.rows)
export const countMine = (db: Db, userId: number): Promise<number> =>
  sql<{ n: number }>`
    select count(*) as n from (select from invoice_application where user_id = ${userId} limit 1001) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)
/** The newest of an order. */
export const newestOf = (db: Db, lang: Language, userId: number, orderId: number): Promise<HeadRow | undefined> =>
  sql<HeadRow>`
    select ${head(lang)} from ${joined}
    where a.user_id = ${userId} and a.order_id = ${orderId} order by a.id desc limit 1`
    .execute(db)
    .then((r) => r.rows[0])

const tabs = {
  requested: sql`a.status = 'requested'`,
  issued: sql`a.status = 'issued'`,
  ended: sql`a.status in ('rejected', 'withdrawn', 'void')`,
  all: sql`true`,
} as const satisfies Record<string, RawBuilder<unknown>>
export type Tab = keyof typeof tabs
export interface Search {
  tab: Tab
  type?: 'individual' | 'enterprise' | undefined
  keyword?: string | undefined
}
/** What a word means: the number of an order or of a paper, a title. Each way by its index. */
function meant(merchantId: number, keyword: string): RawBuilder<unknown> {
  const paper = paperMeant(keyword)
  return sql`(
    select a.id from shop_order o join invoice_application a on a.order_id = o.id where o.order_no = ${keyword}
    union select a.id from invoice_application a
      where a.merchant_id = ${merchantId} and a.title ilike ${likePattern(keyword)}
    union select i.application_id from invoice i
      where i.merchant_id = ${merchantId} and i.reference = ${keyword} and i.reference <> ''
    ${
      paper
        ? sql`union select i.application_id from invoice i where i.merchant_id = ${merchantId}
            and i.kind = ${paper.kind} and i.year = ${paper.year} and i.number = ${paper.number}`
        : sql``
    })`
}
const wanted = (merchantId: number, { tab, type, keyword }: Search) => sql`
  a.merchant_id = ${merchantId} and ${tabs[tab]} ${type ? sql`and a.type = ${type}` : sql``}
  ${keyword ? sql`and a.id in ${meant(merchantId, keyword)}` : sql``}`
/** Those that wait come the oldest first, all others the newest first. */
export const shopApplications = (
  db: Db,
  lang: Language,
  merchantId: number,
  search: Search,
  { size, offset, cursor }: Limits,
): Promise<HeadRow[]> => {
  const oldest = search.tab === 'requested'
  const after = cursor ? sql`and a.id ${oldest ? sql`>` : sql`<`} ${cursor[0]}::bigint` : sql``
  return sql<HeadRow>`
    select ${head(lang)} from ${joined} where ${wanted(merchantId, search)} ${after}
    order by a.id ${oldest ? sql`asc` : sql`desc`} limit ${size + 1} offset ${offset}`
    .execute(db)
    .then((r) => r.rows)
}
export const countShop = (db: Db, merchantId: number, search: Search): Promise<number> =>
  sql<{ n: number }>`
    select count(*) as n from (select from ${joined} where ${wanted(merchantId, search)} limit 1001) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)
export const shopApplication = (db: Db, lang: Language, merchantId: number, id: number): Promise<HeadRow | undefined> =>
  sql<HeadRow>`select ${head(lang)} from ${joined} where a.merchant_id = ${merchantId} and a.id = ${id}`
    .execute(db)
    .then((r) => r.rows[0])

export interface FileRow {
  id: number
  applicationId: number
  userId: number | null
  merchantId: number
  file: Buffer | null
}
export const fileRow = (db: Db, id: number): Promise<FileRow | undefined> =>
  sql<FileRow>`
    select i.id, i.application_id as "applicationId", a.user_id as "userId", i.merchant_id as "merchantId", i.file
    from invoice i join invoice_application a on a.id = i.application_id where i.id = ${id}`
    .execute(db)
    .then((r) => r.rows[0])

/** All that the shop keeps of a person's wishes for invoices. */
export const applicationsInFull = (db: Db, userId: number) =>
  sql<HeadRow>`select ${head('en-US')} from ${joined} where a.user_id = ${userId} order by a.id`
    .execute(db)
    .then((r) => r.rows)
/** What was issued outlives the account, by law; whom it was for is told by the paper alone. */
export const leaveApplications = async (db: Db, userId: number): Promise<void> => {
  await sql`delete from invoice_application where user_id = ${userId} and status <> 'issued'`.execute(db)
  await sql`update invoice_application set user_id = null where user_id = ${userId}`.execute(db)
}
export const orderNoOf = async (db: Db, orderId: number): Promise<string> =>
  (await sql<{ no: string }>`select order_no as no from shop_order where id = ${orderId}`.execute(db)).rows[0]!.no
/** Of these merchants: how many wishes nobody has answered, and since when the oldest waits. */
export const wishesWaiting = (
  db: Db,
  merchantIds: readonly number[],
): Promise<{ merchantId: number; count: number; since: Date }[]> =>
  sql<{ merchantId: number; count: number; since: Date }>`
    select merchant_id as "merchantId", count(*)::int as count, min(created_at) as since from invoice_application
    where merchant_id = any(${idList(merchantIds)}) and status = 'requested' group by 1`
    .execute(db)
    .then((r) => r.rows)
