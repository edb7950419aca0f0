// The SQL of payments and refunds as lists: the newest first, by time, way, state, person or any number of theirs.
import { sql } from 'kysely'
import type { Limits } from '#kernel/call/page.ts'
import { textList, type Db } from '#kernel/data/db.ts'
import { limitTo } from '#kernel/data/limit.ts'

export interface Span {
  from?: string
  until?: string
  method?: string
  number?: string
  userId?: number
}
export interface OfPayments extends Span {
  status?: string
}
export interface OfRefunds extends Span {
  status?: string
}
const time = (column: ReturnType<typeof sql>) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
const during = (column: ReturnType<typeof sql>, { from, until }: Span) =>
  sql`${from === undefined ? sql`` : sql`and ${column} >= ${from}::timestamptz`}
    ${until === undefined ? sql`` : sql`and ${column} < ${until}::timestamptz`}`
const before = (column: ReturnType<typeof sql>, id: ReturnType<typeof sql>, cursor: unknown[] | undefined) =>
  cursor === undefined ? sql`` : sql`and (${column}, ${id}) < (${cursor[0]}::timestamptz, ${cursor[1]}::bigint)`

/** Payments that have this number anywhere: each branch by an index of its own. */
const numbered = (no: string, methods: readonly string[]) => sql`
  select id from payment where pay_no = ${no}
  union select payment_id from payment_attempt where attempt_no = ${no}
  union select payment_id from payment_attempt where method = any(${textList(methods)}) and provider_ref = ${no}
  union select payment_id from payment_attempt where method = any(${textList(methods)}) and provider_txn = ${no}
  union select a.payment_id from refund r join payment_attempt a on a.id = r.attempt_id where r.refund_no = ${no}
  union select a.payment_id from refund r join payment_attempt a on a.id = r.attempt_id where r.provider_ref = ${no}
  union select g.payment_id from shop_order o join payment_order g on g.order_id = o.id where o.order_no = ${no}
  union select g.payment_id from claim c join payment_order g on g.order_id = c.order_id where c.service_no = ${no}`

const paymentsOf = ({ status, method, number, userId, ...span }: OfPayments, methods: readonly string[]) => sql`
  payment p where true ${during(sql`p.created_at`, span)}
    ${status === undefined ? sql`` : sql`and p.status = ${status}`}
    ${method === undefined ? sql`` : sql`and p.method = ${method}`}
    ${userId === undefined ? sql`` : sql`and p.user_id = ${userId}`}
    ${number === undefined ? sql`` : sql`and p.id in (${numbered(number, methods)})`}`
export interface PaymentRow {
  id: number
  payNo: string
  subject: string
  status: 'open' | 'paid' | 'closed' | 'void'
  amount: number
  method: string | null
  buyer: string
  orders: number
  refunded: number
  createdAt: Date
  paidAt: Date | null
  at: string
}
export const listPayments = async (
  db: Db,
  of: OfPayments,
  methods: readonly string[],
  { size, offset, cursor }: Pick<Limits, 'size' | 'offset' | 'cursor'>,
): Promise<PaymentRow[]> =>
  (
    await sql<PaymentRow>`
      select p.id, p.pay_no as "payNo", p.subject, p.status, p.amount, p.method, u.nickname as buyer,
        (select count(*)::int from payment_order g where g.payment_id = p.id) as orders,
        (select coalesce(sum(r.amount), 0)::bigint from payment_attempt a join refund r on r.attempt_id = a.id
          where a.payment_id = p.id and r.status = 'done') as refunded,
        p.created_at as "createdAt", p.paid_at as "paidAt", ${time(sql`p.created_at`)} as at
      from (
        select p.* from ${paymentsOf(of, methods)} ${before(sql`p.created_at`, sql`p.id`, cursor)}
        order by p.created_at desc, p.id desc ${limitTo(size + 1, offset)}
      ) p join user_account u on u.id = p.user_id
      order by p.created_at desc, p.id desc`.execute(db)
  ).rows
const counted = async (db: Db, rows: ReturnType<typeof sql>): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from (select from ${rows} limit 1001) c`.execute(db)).rows[0]!.n
export const countPayments = (db: Db, of: OfPayments, methods: readonly string[]): Promise<number> =>
  counted(db, paymentsOf(of, methods))

const states = new Map([
  ['open', ['pending', 'processing']],
  ['trouble', ['failed']],
  ['done', ['done']],
])
const refundsOf = ({ status, method, number, userId, ...span }: OfRefunds, methods: readonly string[]) => sql`
  refund r join payment_attempt a on a.id = r.attempt_id where true ${during(sql`r.created_at`, span)}
    ${status === undefined ? sql`` : sql`and r.status = any(${textList(states.get(status) ?? [])})`}
    ${method === undefined ? sql`` : sql`and a.method = ${method}`}
    ${userId === undefined ? sql`` : sql`and a.payment_id in (select id from payment where user_id = ${userId})`}
    ${number === undefined ? sql`` : sql`and a.payment_id in (${numbered(number, methods)})`}`
export interface RefundRow {
  id: number
  refundNo: string
  payNo: string
  orderNo: string | null
  method: string
  status: 'pending' | 'processing' | 'done' | 'failed'
  amount: number
  reason: string
  tries: number
  refusals: number
  againAt: Date | null
  createdAt: Date
  doneAt: Date | null
  at: string
}
const refundColumns = sql`r.id, r.refund_no as "refundNo", p.pay_no as "payNo", o.order_no as "orderNo", r.method,
  r.status, r.amount, r.reason, r.tries, r.refusals, r.again_at as "againAt", r.created_at as "createdAt",
  r.done_at as "doneAt"`
export const listRefunds = async (
  db: Db,
  of: OfRefunds,
  methods: readonly string[],
  { size, offset, cursor }: Pick<Limits, 'size' | 'offset' | 'cursor'>,
): Promise<RefundRow[]> =>
  (
    await sql<RefundRow>`
      select ${refundColumns}, ${time(sql`r.created_at`)} as at
      from (
        select r.*, a.payment_id, a.method from ${refundsOf(of, methods)}
          ${before(sql`r.created_at`, sql`r.id`, cursor)}
        order by r.created_at desc, r.id desc ${limitTo(size + 1, offset)}
      ) r join payment p on p.id = r.payment_id left join shop_order o on o.id = coalesce(r.order_id, r.for_order_id)
      order by r.created_at desc, r.id desc`.execute(db)
  ).rows
export const countRefunds = (db: Db, of: OfRefunds, methods: readonly string[]): Promise<number> =>
  counted(db, refundsOf(of, methods))
/** Refunds that are not through, up to a thousand of each. */
export const refundsWaiting = async (db: Db): Promise<{ open: number; trouble: number }> =>
  (
    await sql<{ open: number; trouble: number }>`
      select (select count(*)::int from (
          select from refund where status in ('pending', 'processing') limit 1000) o) as open,
        (select count(*)::int from (select from refund where status = 'failed' limit 1000) f) as trouble`.execute(db)
  ).rows[0]!
