// The SQL that writes applications, invoices and their series, and reads what an order still comes to.
import { sql } from 'kysely'
import type { Billed, OrderLine } from './billing.ts'
import type { ApplicationStatus, DocumentKind } from './states.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Texts } from '#kernel/text/language.ts'

const first = async <T>(query: Promise<{ rows: T[] }>): Promise<T | undefined> => (await query).rows[0]

export interface OrderFacts {
  id: number
  orderNo: string
  merchantId: number
  userId: number
  status: string
  paidAt: Date | null
  /** fen paid that did not go back */
  left: number
  /** an invoice is still asked in time */
  inTime: boolean
  askUntil: Date | null
  /** goods of it are taxed, so that the price would have been another */
  taxed: boolean
  invoiceType: 'none' | 'individual' | 'enterprise'
  invoiceTitle: string
  /** as the order keeps it */
  invoiceTaxNo: string
}
export type Whose = { userId: number } | { merchantId: number } | { anybody: true }
const ofOrder = (whose: Whose) =>
  'userId' in whose
    ? sql`o.user_id = ${whose.userId}`
    : 'merchantId' in whose
      ? sql`o.merchant_id = ${whose.merchantId}`
      : sql`true`
/** One order by its id or number, as far as its invoice is concerned. */
export const orderFacts = (
  db: Db,
  key: { id: number } | { orderNo: string },
  whose: Whose,
  askSeconds: number,
): Promise<OrderFacts | undefined> =>
  first(
    sql<OrderFacts>`
      select o.id, o.order_no as "orderNo", o.merchant_id as "merchantId", o.user_id as "userId", o.status,
        o.paid_at as "paidAt", o.paid - o.refunded as left,
        coalesce(o.paid_at + make_interval(secs => ${askSeconds}) > shop_now(), false) as "inTime",
        o.paid_at + make_interval(secs => ${askSeconds}) as "askUntil",
        exists (select from order_line l join product p on p.id = l.product_id join category c on c.id = p.category_id
          where l.order_id = o.id and c.tax_bp > 0 and l.tax_bp = 0) as taxed,
        o.invoice_type as "invoiceType", o.invoice_title as "invoiceTitle", o.invoice_tax_no as "invoiceTaxNo"
      from shop_order o
      where ${'id' in key ? sql`o.id = ${key.id}` : sql`o.order_no = ${key.orderNo}`} and ${ofOrder(whose)}`.execute(
      db,
    ),
  )
/** Its lines; what is left of each the payer's shares tell. */
export const orderLines = (db: Db, orderId: number): Promise<Omit<OrderLine, 'left'>[]> =>
  sql<Omit<OrderLine, 'left'>>`
    select l.id as "orderLineId", l.title,
      (select coalesce(jsonb_agg(s -> 'value' order by n), '[]')
        from jsonb_array_elements(l.spec) with ordinality as e(s, n)) as spec,
      l.quantity, l.refunded_quantity as "refundedQuantity", l.tax, l.tax_bp as "taxBp"
    from order_line l where l.order_id = ${orderId} order by l.id`
    .execute(db)
    .then((r) => r.rows)

export interface ApplicationRow {
  id: number
  orderId: number
  merchantId: number
  userId: number | null
  type: 'individual' | 'enterprise'
  title: string
  details: Buffer | null
  status: ApplicationStatus
}
const columns = sql`a.id, a.order_id as "orderId", a.merchant_id as "merchantId", a.user_id as "userId", a.type,
  a.title, a.details, a.status`
const ofApplication = (whose: Whose) =>
  'userId' in whose
    ? sql`a.user_id = ${whose.userId}`
    : 'merchantId' in whose
      ? sql`a.merchant_id = ${whose.merchantId}`
      : sql`true`
export const applicationOf = (db: Db, id: number, whose: Whose): Promise<ApplicationRow | undefined> =>
  first(
    sql<ApplicationRow>`select ${columns} from invoice_application a
      where a.id = ${id} and ${ofApplication(whose)}`.execute(db),
  )
/** The one of an order that is asked or issued. Read under the lock of the order. */
export const openApplication = (db: Db, orderId: number): Promise<ApplicationRow | undefined> =>
  first(
    sql<ApplicationRow>`select ${columns} from invoice_application a
      where a.order_id = ${orderId} and a.status in ('requested', 'issued')`.execute(db),
  )
export const countOfOrder = async (db: Db, orderId: number): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from invoice_application where order_id = ${orderId}`.execute(db))
    .rows[0]!.n
export const nextApplicationId = async (db: Db): Promise<number> =>
  (await sql<{ id: number }>`select nextval(pg_get_serial_sequence('invoice_application', 'id')) as id`.execute(db))
    .rows[0]!.id
/** False when the order has one already. */
export const insertApplication = (
  db: Db,
  { id, orderId, merchantId, userId, type, title, details }: Omit<ApplicationRow, 'status'>,
): Promise<boolean> =>
  sql`
    insert into invoice_application (id, order_id, merchant_id, user_id, type, title, details)
    overriding system value values (${id}, ${orderId}, ${merchantId}, ${userId}, ${type}, ${title}, ${details})
    on conflict (order_id) where status in ('requested', 'issued') do nothing`
    .execute(db)
    .then((r) => r.numAffectedRows === 1n)
/** False when it is not requested any more. */
export const decideApplication = (
  db: Db,
  id: number,
  to: Exclude<ApplicationStatus, 'requested'>,
  { by = null, reason = '' }: { by?: number | null; reason?: string } = {},
): Promise<boolean> =>
  sql`
    update invoice_application set status = ${to}, decided_by = ${by}, decided_at = shop_now(), reason = ${reason}
    where id = ${id} and status = 'requested'`
    .execute(db)
    .then((r) => r.numAffectedRows === 1n)

/** The next number of a series in the year of Shanghai; whoever issues at the same time waits for it. */
export const takeNumber = async (
  db: Db,
  merchantId: number,
  kind: DocumentKind,
): Promise<{ year: number; number: number }> =>
  (
    await sql<{ year: number; number: number }>`
      insert into invoice_series as s (merchant_id, kind, year, last)
      values (${merchantId}, ${kind}, extract(year from shop_now() at time zone 'Asia/Shanghai')::int, 1)
      on conflict (merchant_id, kind, year) do update set last = s.last + 1
      returning year, last as number`.execute(db)
  ).rows[0]!
export interface Issuer {
  name: string
  taxNo: string
  address: string
  phone: string
  bank: string
  account: string
}
/** As it is kept in an invoice. */
export interface Content extends Billed {
  /** null: the merchant's own paper says it */
  issuer: Issuer | null
  /** of a credit note: the invoice that it takes back from */
  of: string | null
}
export interface NewInvoice {
  applicationId: number
  merchantId: number
  kind: DocumentKind
  year: number
  number: number
  amount: number
  tax: number
  content: Content
  file: Buffer | null
  reference: string
  by: number | null
}
export const insertInvoice = async (db: Db, i: NewInvoice): Promise<number> =>
  (
    await sql<{ id: number }>`
      insert into invoice (application_id, merchant_id, kind, year, number, amount, tax, content, file, reference,
        issued_by)
      values (${i.applicationId}, ${i.merchantId}, ${i.kind}, ${i.year}, ${i.number}, ${i.amount}, ${i.tax},
        ${JSON.stringify(i.content)}::jsonb, ${i.file}, ${i.reference}, ${i.by})
      returning id`.execute(db)
  ).rows[0]!.id

export interface IssuedRow {
  id: number
  kind: DocumentKind
  year: number
  number: number
  amount: number
  tax: number
  content: Content
  reference: string
  issuedAt: Date
  /** the merchant's own paper */
  ownPaper: boolean
}
/** Of an application, the invoice first, then its credit notes in their order. */
export const issuedOf = (db: Db, applicationId: number): Promise<IssuedRow[]> =>
  sql<IssuedRow>`
    select id, kind, year, number, amount, tax, content, reference, issued_at as "issuedAt",
      file is not null as "ownPaper"
    from invoice where application_id = ${applicationId} order by kind = 'creditNote', id`
    .execute(db)
    .then((r) => r.rows)

export const issuerOf = (db: Db, merchantId: number): Promise<Issuer | undefined> =>
  first(
    sql<Issuer>`select name, tax_no as "taxNo", address, phone, bank, account
      from invoice_issuer where merchant_id = ${merchantId}`.execute(db),
  )
export const saveIssuer = (db: Db, merchantId: number, i: Issuer): Promise<unknown> =>
  sql`
    insert into invoice_issuer (merchant_id, name, tax_no, address, phone, bank, account)
    values (${merchantId}, ${i.name}, ${i.taxNo}, ${i.address}, ${i.phone}, ${i.bank}, ${i.account})
    on conflict (merchant_id) do update set name = excluded.name, tax_no = excluded.tax_no,
      address = excluded.address, phone = excluded.phone, bank = excluded.bank, account = excluded.account,
      updated_at = shop_now()`.execute(db)
export const merchantName = async (db: Db, merchantId: number): Promise<Texts> =>
  (await sql<{ name: Texts }>`select name from merchant where id = ${merchantId}`.execute(db)).rows[0]!.name

/** Which order a refund of this key is of. */
export const orderOfRefund = async (db: Db, key: string): Promise<number | undefined> =>
  (await sql<{ id: number | null }>`select order_id as id from refund where key = ${key}`.execute(db)).rows[0]?.id ??
  undefined
/** What is noted of a wish that nobody answers; of each it is told once. */
const notes = {
  reminded: sql.ref('reminded_at'),
  remindedAgain: sql.ref('reminded_again_at'),
  alarmed: sql.ref('alarmed_at'),
} as const
/** Wishes that nobody answered for so long, and of which this was not told yet. */
export const unanswered = (db: Db, note: keyof typeof notes, seconds: number) =>
  sql<{ id: number; orderId: number; merchantId: number }>`
    update invoice_application set ${notes[note]} = shop_now() where id in (
      select id from invoice_application where status = 'requested' and alarmed_at is null and ${notes[note]} is null
        and created_at < shop_now() - make_interval(secs => ${seconds})
      order by created_at limit 200 for update skip locked)
    returning id, order_id as "orderId", merchant_id as "merchantId"`
    .execute(db)
    .then((r) => r.rows)
