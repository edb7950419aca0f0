// The SQL of bank statements and their bookings.
import { sql, type RawBuilder } from 'kysely'
import type { Booking } from './statement-file.ts'
import type { Limits } from '#kernel/call/page.ts'
import { textList, type Db } from '#kernel/data/db.ts'

const first = async <T>(query: Promise<{ rows: T[] }>): Promise<T | undefined> => (await query).rows[0]

export interface NewStatement {
  name: string
  digest: Buffer
  bookings: number
  credits: number
  fromDay: string | null
  toDay: string | null
  userId: number
}
/** Undefined where the same file was read before. */
export const insertStatement = (db: Db, s: NewStatement) =>
  first(
    sql<{ id: number }>`
      insert into bank_statement (name, digest, bookings, credits, fresh, from_day, to_day, read_by)
      values (${s.name}, ${s.digest}, ${s.bookings}, ${s.credits}, 0, ${s.fromDay}, ${s.toDay}, ${s.userId})
      on conflict (digest) do nothing returning id`.execute(db),
  )
export const noteFresh = (db: Db, id: number, fresh: number): Promise<unknown> =>
  sql`update bank_statement set fresh = ${fresh} where id = ${id}`.execute(db)

/** The payments of these numbers, as far as there are any. */
export const paymentsOf = (db: Db, payNos: readonly string[]) =>
  sql<{ id: number; payNo: string }>`
    select id, pay_no as "payNo" from payment where pay_no = any(${textList(payNos)})`
    .execute(db)
    .then((r) => new Map(r.rows.map(({ id, payNo }) => [payNo, id])))

export interface NewCredit extends Booking {
  paymentId: number | null
}
export interface Fresh {
  id: number
  amount: number
  paymentId: number | null
  line: number
}
const rowsOf = (credits: readonly NewCredit[]) => sql`jsonb_to_recordset(${JSON.stringify(credits)}::jsonb)
  as n("ref" text, "line" int, "day" date, "amount" bigint, "payer" text, "account" text, "words" text,
    "paymentId" bigint)`
/** Bookings whose number is known with another sum: then it is no number of a booking. */
export const clashing = (db: Db, credits: readonly NewCredit[]) =>
  first(
    sql<{ line: number }>`
      select n.line from ${rowsOf(credits)} join bank_credit c on c.bank_ref = n.ref and c.amount <> n.amount
      order by n.line limit 1`.execute(db),
  )
/** What staff noted by hand before the file came, under its number or for its payment with its sum, is its line. */
export const joinNoted = (db: Db, statementId: number, credits: readonly NewCredit[]) =>
  sql<{ ref: string }>`
    with of as (
      select distinct on (n.ref) n.*, c.id from ${rowsOf(credits)} join bank_credit c on c.statement_id is null
        and (c.bank_ref = n.ref or c.amount = n.amount and exists (
          select from bank_transfer b where b.id = c.transfer_id and b.payment_id = n."paymentId"))
      where not exists (select from bank_credit k where k.bank_ref = n.ref and k.id <> c.id)
      order by n.ref, c.bank_ref = n.ref desc, c.id
    ), once as (select distinct on (id) * from of order by id, line)
    update bank_credit c set statement_id = ${statementId}, line = o.line, booked_on = o.day, payer = o.payer,
      account = o.account, words = o.words, payment_id = o."paymentId", bank_ref = o.ref
    from once o where o.id = c.id returning c.bank_ref as ref`
    .execute(db)
    .then((r) => r.rows.map(({ ref }) => ref))
/** New bookings: open where they name a payment, else in suspense. */
export const insertCredits = (db: Db, statementId: number, credits: readonly NewCredit[]) =>
  sql<Fresh>`
    insert into bank_credit (bank_ref, amount, state, statement_id, line, booked_on, payer, account, words, payment_id)
    select n.ref, n.amount, case when n."paymentId" is null then 'suspense' else 'open' end, ${statementId}, n.line,
      n.day, n.payer, n.account, n.words, n."paymentId"
    from ${rowsOf(credits)} on conflict (bank_ref) do nothing
    returning id, amount, payment_id as "paymentId", line`
    .execute(db)
    .then((r) => r.rows.toSorted((a, b) => a.id - b.id))

export interface Statement {
  id: number
  name: string
  bookings: number
  credits: number
  fresh: number
  fromDay: string | null
  toDay: string | null
  reader: string
  readAt: Date
}
export const newestStatements = (db: Db, count: number) =>
  sql<Statement>`
    select s.id, s.name, s.bookings, s.credits, s.fresh, s.from_day::text as "fromDay", s.to_day::text as "toDay",
      u.nickname as reader, s.read_at as "readAt"
    from bank_statement s join user_account u on u.id = s.read_by order by s.id desc limit ${count}`
    .execute(db)
    .then((r) => r.rows)

export interface Line {
  id: number
  bankRef: string
  amount: number
  state: 'open' | 'suspense' | 'used' | 'aside'
  line: number | null
  bookedOn: string | null
  payer: string
  account: string
  words: string
  paymentId: number | null
  payNo: string | null
  /** what was asked for under that number, and how it stands */
  asked: number | null
  payment: string | null
  transferId: number | null
  moves: number
  createdAt: Date
}
const columns = sql`c.id, c.bank_ref as "bankRef", c.amount, c.state, c.line, c.booked_on::text as "bookedOn", c.payer,
  c.account, c.words, c.payment_id as "paymentId", p.pay_no as "payNo", p.amount as asked, p.status as payment,
  coalesce(c.transfer_id, b.id) as "transferId", c.moves, c.created_at as "createdAt"`
const from = sql`bank_credit c left join payment p on p.id = c.payment_id
  left join bank_transfer b on b.payment_id = c.payment_id`
const byTab = {
  waiting: sql`c.state in ('open', 'suspense')`,
  used: sql`c.state = 'used'`,
  aside: sql`c.state = 'aside'`,
} as const satisfies Record<string, RawBuilder<unknown>>
export type LineTab = keyof typeof byTab
export const listLines = (db: Db, tab: LineTab, { size, offset, cursor }: Limits) =>
  sql<Line>`select ${columns} from ${from} where ${byTab[tab]}
      and (${cursor === undefined} or c.id < ${cursor?.[0] ?? 0})
    order by c.id desc limit ${size + 1} offset ${offset}`
    .execute(db)
    .then((r) => r.rows)
export const countLines = (db: Db, tab: LineTab) =>
  sql<{ n: number }>`select count(*)::int as n from (select from bank_credit c where ${byTab[tab]} limit 1001) k`
    .execute(db)
    .then((r) => r.rows[0]!.n)
/** Lines that name this payment and wait. */
export const linesOf = (db: Db, paymentId: number) =>
  sql<Line>`select ${columns} from ${from} where c.payment_id = ${paymentId} and c.state = 'open' order by c.id`
    .execute(db)
    .then((r) => r.rows)
/** Held for the rest of the transaction. */
export async function holdLine(db: Db, id: number): Promise<Line | undefined> {
  await sql`select from bank_credit where id = ${id} for update`.execute(db)
  return first(sql<Line>`select ${columns} from ${from} where c.id = ${id}`.execute(db))
}
export const holdLineOf = async (db: Db, bankRef: string): Promise<Line | undefined> => {
  const found = await first(sql<{ id: number }>`select id from bank_credit where bank_ref = ${bankRef}`.execute(db))
  return found && holdLine(db, found.id)
}
export const markLine = (
  db: Db,
  id: number,
  { state, transferId = null, paymentId = null }: Partial<Pick<Line, 'transferId' | 'paymentId'>> & Pick<Line, 'state'>,
): Promise<unknown> =>
  sql`update bank_credit set state = ${state}, moves = moves + 1,
      transfer_id = coalesce(${transferId}::bigint, transfer_id),
      payment_id = coalesce(${paymentId}::bigint, payment_id)
    where id = ${id}`.execute(db)
