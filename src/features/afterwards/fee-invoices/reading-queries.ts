// The SQL that reads the platform's invoices: lists, one of them, the rows of a file.
import { sql, type RawBuilder } from 'kysely'
import type { PaperKind } from './fees.ts'
import type { Content } from './queries.ts'
import type { Limits } from '#kernel/call/page.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

export const tabs = ['all', 'invoice', 'creditNote'] as const
export interface Filter {
  tab?: (typeof tabs)[number] | undefined
  merchantId?: number | undefined
  from?: string | undefined
  until?: string | undefined
  /** as it is printed */
  number?: { prefix: string; year: number; number: number } | undefined
}
export interface Head {
  id: number
  kind: PaperKind
  prefix: string
  year: number
  number: number
  merchantId: number
  merchantName: string
  statementId: number
  fromDay: string
  toDay: string
  amount: number
  tax: number
  /** of an invoice: what credit notes took back of it */
  credited: number
  recipient: string
  issuedAt: Date
}
const head = (lang: Language) => sql`f.id, f.kind, f.prefix, f.year, f.number, f.merchant_id as "merchantId",
  in_language(m.name, ${lang}) as "merchantName", f.statement_id as "statementId", f.content ->> 'fromDay' as "fromDay",
  f.content ->> 'toDay' as "toDay", f.amount, f.tax, f.content -> 'recipient' ->> 'name' as recipient,
  (select coalesce(sum(c.amount), 0)::bigint from fee_invoice c where c.of_id = f.id) as credited,
  f.issued_at as "issuedAt"`
const given = (value: unknown, where: RawBuilder<unknown>) => (value === undefined ? sql`` : sql`and ${where}`)
const asked = ({ tab = 'all', merchantId, from, until, number }: Filter) => sql`
  true ${tab === 'all' ? sql`` : sql`and f.kind = ${tab}`} ${given(merchantId, sql`f.merchant_id = ${merchantId}`)}
  ${given(from, sql`f.issued_at >= ${from}::timestamptz`)} ${given(until, sql`f.issued_at < ${until}::timestamptz`)}
  ${given(
    number,
    sql`(f.prefix, f.year, f.number) = (${number?.prefix ?? ''}::text, ${number?.year ?? 0}::int,
      ${number?.number ?? 0}::int)`,
  )}`
type Part = Pick<Limits, 'size' | 'offset' | 'cursor'>
export const listPapers = async (
  db: Db,
  lang: Language,
  filter: Filter,
  { size, offset, cursor }: Part,
): Promise<Head[]> =>
  (
    await sql<Head>`
      select ${head(lang)} from fee_invoice f join merchant m on m.id = f.merchant_id
      where ${asked(filter)} and (${cursor === undefined} or f.id < ${cursor?.[0] ?? 0})
      order by f.id desc limit ${size + 1} offset ${offset}`.execute(db)
  ).rows
export const countPapers = async (db: Db, filter: Filter): Promise<number> =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from (select from fee_invoice f where ${asked(filter)} limit 1001) c`.execute(db)
  ).rows[0]!.n

export interface Full extends Head {
  taxBp: number
  reason: string
  content: Content
  by: string | null
  of: { id: number; prefix: string; year: number; number: number } | null
  credits: { id: number; prefix: string; year: number; number: number; amount: number; issuedAt: string }[]
  isNewest: boolean
}
/** Of one merchant where it says which. */
export const readPaper = async (db: Db, lang: Language, id: number, merchantId?: number): Promise<Full | undefined> =>
  (
    await sql<Full>`
      select ${head(lang)}, f.tax_bp as "taxBp", f.reason, f.content,
        (select nickname from user_account u where u.id = f.issued_by) as by,
        (select json_build_object('id', o.id, 'prefix', o.prefix, 'year', o.year, 'number', o.number)
          from fee_invoice o where o.id = f.of_id) as of,
        (select coalesce(json_agg(json_build_object('id', c.id, 'prefix', c.prefix, 'year', c.year, 'number', c.number,
          'amount', c.amount, 'issuedAt', c.issued_at) order by c.id), '[]') from fee_invoice c where c.of_id = f.id)
          as credits,
        not exists (select from fee_invoice n where n.statement_id = f.statement_id and n.of_id is null
          and n.round > f.round) as "isNewest"
      from fee_invoice f join merchant m on m.id = f.merchant_id
      where f.id = ${id} and ${merchantId === undefined ? sql`true` : sql`f.merchant_id = ${merchantId}`}`.execute(db)
  ).rows[0]
