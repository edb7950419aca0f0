// The SQL that issues the platform's invoices: what a statement comes to, who issues, the series, what was issued.
import { sql } from 'kysely'
import type { FeeLine, PaperKind } from './fees.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Texts } from '#kernel/text/language.ts'

const first = async <T>(query: Promise<{ rows: T[] }>): Promise<T | undefined> => (await query).rows[0]

export interface Issuer {
  name: string
  taxNo: string
  address: string
  phone: string
  bank: string
  account: string
  prefix: string
  taxBp: number
  place: string
}
const issuer = sql`name, tax_no as "taxNo", address, phone, bank, account, prefix, tax_bp as "taxBp", place`
export const readIssuer = (db: Db): Promise<Issuer | undefined> =>
  first(sql<Issuer>`select ${issuer} from fee_issuer`.execute(db))
/** Nobody changes it until the transaction is over. */
export const keepIssuer = (db: Db): Promise<Issuer | undefined> =>
  first(sql<Issuer>`select ${issuer} from fee_issuer for share`.execute(db))
/** Held, so that nothing is issued meanwhile. */
export const holdIssuer = (db: Db): Promise<Issuer | undefined> =>
  first(sql<Issuer>`select ${issuer} from fee_issuer for update`.execute(db))
export const saveIssuer = (db: Db, i: Issuer): Promise<unknown> =>
  sql`
    insert into fee_issuer (name, tax_no, address, phone, bank, account, prefix, tax_bp, place)
    values (${i.name}, ${i.taxNo}, ${i.address}, ${i.phone}, ${i.bank}, ${i.account}, ${i.prefix}, ${i.taxBp},
      ${i.place})
    on conflict (id) do update set name = excluded.name, tax_no = excluded.tax_no, address = excluded.address,
      phone = excluded.phone, bank = excluded.bank, account = excluded.account, prefix = excluded.prefix,
      tax_bp = excluded.tax_bp, place = excluded.place, updated_at = shop_now()`.execute(db)
/** Another issuer has numbers with this prefix. */
export const isPrefixTaken = async (db: Db, { prefix, taxNo }: Issuer): Promise<boolean> =>
  (await sql`select from fee_series where prefix = ${prefix} and tax_no <> ${taxNo} limit 1`.execute(db)).rows.length >
  0
/** The next number of the series in the year of Shanghai; whoever issues at the same time waits for it. Undefined where
 * the prefix is another's. */
export const takeNumber = ({ prefix, taxNo }: Issuer, db: Db): Promise<{ year: number; number: number } | undefined> =>
  first(
    sql<{ year: number; number: number }>`
      insert into fee_series as s (prefix, year, tax_no, last)
      values (${prefix}, extract(year from shop_now() at time zone 'Asia/Shanghai')::int, ${taxNo}, 1)
      on conflict (prefix, year) do update set last = s.last + 1 where s.tax_no = excluded.tax_no
      returning year, last as number`.execute(db),
  )

export interface Answered {
  id: number
  merchantId: number
  fromDay: string
  toDay: string
  /** fen taken, and given back, both above zero */
  commission: number
  commissionBack: number
  orders: number
  ordersBack: number
  merchantName: Texts
}
/** Its sums stand: its merchant, or silence, has confirmed it, and no dispute is open. */
const stands = sql`s.status not in ('making', 'open') and s.commission + s.commission_back <> 0
  and not exists (select from statement_dispute d where d.statement_id = s.id and d.status <> 'closed')`
const unissued = sql`not exists (select from fee_invoice f where f.statement_id = s.id and f.of_id is null)`
/** A statement whose sums stand, held. */
export const holdAnswered = (db: Db, id: number): Promise<Answered | undefined> =>
  first(
    sql<Answered>`
      select s.id, s.merchant_id as "merchantId", s.from_day::text as "fromDay", s.to_day::text as "toDay",
        0 - s.commission as commission, s.commission_back as "commissionBack",
        coalesce((s.counts ->> 'commission')::int, 0) as orders,
        coalesce((s.counts ->> 'commissionBack')::int, 0) as "ordersBack", m.name as "merchantName"
      from statement s join merchant m on m.id = s.merchant_id
      where s.id = ${id} and ${stands} for update of s`.execute(db),
  )
export const isIssued = async (db: Db, statementId: number): Promise<boolean> =>
  (await sql`select from fee_invoice where statement_id = ${statementId} limit 1`.execute(db)).rows.length > 0
/** Statements that have no invoice yet, the oldest first. */
export const dueStatements = async (db: Db, most: number): Promise<number[]> =>
  (
    await sql<{ id: number }>`
      select s.id from statement s where ${stands} and ${unissued} order by s.id limit ${most}`.execute(db)
  ).rows.map(({ id }) => id)
export const countDue = async (db: Db, merchantId?: number): Promise<number> =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from (select from statement s where ${stands} and ${unissued}
        and (${merchantId === undefined} or s.merchant_id = ${merchantId ?? 0}) limit 1001) c`.execute(db)
  ).rows[0]!.n

export interface Content {
  issuer: Omit<Issuer, 'prefix' | 'taxBp'>
  recipient: { name: string; taxNo: string; address: string; phone: string; bank: string; account: string }
  lines: FeeLine[]
  fromDay: string
  toDay: string
}
export interface NewPaper {
  merchantId: number
  statementId: number
  kind: PaperKind
  ofId: number | null
  round: number
  prefix: string
  year: number
  number: number
  amount: number
  tax: number
  taxBp: number
  content: Content
  reason: string
  by: number | null
}
export const insertPaper = async (db: Db, p: NewPaper): Promise<number> =>
  (
    await sql<{ id: number }>`
      insert into fee_invoice (merchant_id, statement_id, kind, of_id, round, prefix, year, number, amount, tax, tax_bp,
        content, reason, issued_by)
      values (${p.merchantId}, ${p.statementId}, ${p.kind}, ${p.ofId}, ${p.round}, ${p.prefix}, ${p.year}, ${p.number},
        ${p.amount}, ${p.tax}, ${p.taxBp}, ${JSON.stringify(p.content)}::jsonb, ${p.reason}, ${p.by})
      returning id`.execute(db)
  ).rows[0]!.id

export interface Standing {
  id: number
  statementId: number
  merchantId: number
  round: number
  prefix: string
  year: number
  number: number
  taxBp: number
  content: Content
  /** the newest of its statement */
  isNewest: boolean
  left: { amount: number; tax: number }
}
/** An invoice, held by its statement, and what of it was not taken back. */
export async function holdInvoice(db: Db, id: number): Promise<Standing | undefined> {
  await sql`select from statement where id = (select statement_id from fee_invoice where id = ${id})
    for update`.execute(db)
  return first(
    sql<Standing>`
      select f.id, f.statement_id as "statementId", f.merchant_id as "merchantId", f.round, f.prefix, f.year, f.number,
        f.tax_bp as "taxBp", f.content,
        not exists (select from fee_invoice n where n.statement_id = f.statement_id and n.of_id is null
          and n.round > f.round) as "isNewest",
        json_build_object('amount', f.amount - coalesce(sum(c.amount), 0),
          'tax', f.tax - coalesce(sum(c.tax), 0)) as left
      from fee_invoice f left join fee_invoice c on c.of_id = f.id
      where f.id = ${id} and f.kind = 'invoice' group by f.id`.execute(db),
  )
}
