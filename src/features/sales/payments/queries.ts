// All SQL of payments: attempts, notices, refunds, and what the cashier shows.
import { sql } from 'kysely'
import type { Start } from './methods/method.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

export interface Attempt {
  id: number
  attemptNo: string
  paymentId: number
  userId: number
  method: string
  amount: number
  status: 'started' | 'open' | 'succeeded' | 'failed' | 'expired'
  ref: string | null
  txn: string | null
  redirectUrl: string | null
  start: Start
}
const columns = sql`a.id, a.attempt_no as "attemptNo", a.payment_id as "paymentId", p.user_id as "userId",
  a.method, a.amount, a.status, a.provider_ref as ref, a.provider_txn as txn, a.redirect_url as "redirectUrl", a.start`
const from = sql`payment_attempt a join payment p on p.id = a.payment_id`
const first = async <T>(query: Promise<{ rows: T[] }>): Promise<T | undefined> => (await query).rows[0]

export const insertAttempt = (
  db: Db,
  paymentId: number,
  attemptNo: string,
  method: string,
  amount: number,
  start: Start | object = {},
) =>
  first(
    sql<{ id: number }>`
      insert into payment_attempt (payment_id, attempt_no, method, amount, start)
      values (${paymentId}, ${attemptNo}, ${method}, ${amount}, ${JSON.stringify(start)}::jsonb)
      returning id`.execute(db),
  )
/** An attempt that is done as it is made: the balance. */
export const insertSucceeded = (db: Db, paymentId: number, attemptNo: string, method: string, amount: number) =>
  sql`insert into payment_attempt (payment_id, attempt_no, method, amount, status, ended_at)
    values (${paymentId}, ${attemptNo}, ${method}, ${amount}, 'succeeded', shop_now())`.execute(db)
/** An attempt by this method that can still be continued: opened, or being started and not forgotten yet. */
export const openAttempt = (db: Db, paymentId: number, method: string, amount: number) =>
  first(
    sql<Attempt>`select ${columns} from ${from}
      where a.payment_id = ${paymentId} and a.method = ${method} and a.amount = ${amount}
      and (a.status = 'open' or a.status = 'started' and a.created_at > shop_now() - interval '2 minutes')
      order by a.id desc limit 1`.execute(db),
  )
export const attemptById = (db: Db, id: number) =>
  first(sql<Attempt>`select ${columns} from ${from} where a.id = ${id}`.execute(db))
export const attemptByRef = (db: Db, method: string, ref: string) =>
  first(sql<Attempt>`select ${columns} from ${from} where a.method = ${method} and a.provider_ref = ${ref}`.execute(db))
/** Attempts of a payment that may still be open at a provider. */
export const unfinishedAttempts = (db: Db, paymentId: number) =>
  sql<Attempt>`select ${columns} from ${from}
    where a.payment_id = ${paymentId} and a.status in ('started', 'open') order by a.id`
    .execute(db)
    .then((r) => r.rows)
/** Attempts whose start was never answered: the process died between asking and noting. */
export const forgottenAttempts = (db: Db) =>
  sql<Attempt>`select ${columns} from ${from}
    where a.status = 'started' and a.created_at < shop_now() - interval '2 minutes' order by a.id limit 100`
    .execute(db)
    .then((r) => r.rows)

export const noteOpened = (db: Db, id: number, ref: string, redirectUrl: string) =>
  sql`update payment_attempt set status = case when status = 'started' then 'open' else status end,
      provider_ref = ${ref}, redirect_url = ${redirectUrl}
    where id = ${id}`.execute(db)
export const noteEnded = (db: Db, id: number, status: 'failed' | 'expired') =>
  sql`update payment_attempt set status = ${status}, ended_at = shop_now()
    where id = ${id} and status in ('started', 'open')`.execute(db)
/** Notes success once; false when it was noted before. */
export const noteSucceeded = (db: Db, id: number, txn: string | null) =>
  sql`update payment_attempt set status = 'succeeded', provider_txn = ${txn}, ended_at = shop_now()
    where id = ${id} and status <> 'succeeded'`
    .execute(db)
    .then((r) => r.numAffectedRows === 1n)

/** Keeps a rightly signed notice once; false when this event came before. */
export const keepNotice = (db: Db, provider: string, eventId: string, kind: string, body: object) =>
  sql`insert into payment_notice (provider, event_id, kind, body)
    values (${provider}, ${eventId}, ${kind}, ${JSON.stringify(body)}::jsonb)
    on conflict do nothing`
    .execute(db)
    .then((r) => r.numAffectedRows === 1n)
export const noticeOf = (db: Db, provider: string, eventId: string) =>
  first(
    sql<{ kind: string; body: { ref?: string; refundRef?: string }; handled: boolean }>`
      select kind, body, handled_at is not null as handled from payment_notice
      where provider = ${provider} and event_id = ${eventId}`.execute(db),
  )
export const noteHandled = (db: Db, provider: string, eventId: string, outcome: string) =>
  sql`update payment_notice set outcome = ${outcome}, handled_at = shop_now()
    where provider = ${provider} and event_id = ${eventId}`.execute(db)

export interface RefundRow {
  id: number
  refundNo: string
  attemptId: number
  orderId: number | null
  amount: number
  status: 'pending' | 'processing' | 'done' | 'failed'
  ref: string | null
}
const refundColumns = sql`id, refund_no as "refundNo", attempt_id as "attemptId", order_id as "orderId",
  amount, status, provider_ref as ref`
/** Makes the refund of this business key once; undefined when it is there already. */
export const insertRefund = (
  db: Db,
  key: string,
  refundNo: string,
  attemptId: number,
  orderId: number | null,
  amount: number,
  reason: string,
) =>
  first(
    sql<{ id: number }>`
      insert into refund (key, refund_no, attempt_id, order_id, amount, reason)
      values (${key}, ${refundNo}, ${attemptId}, ${orderId}, ${amount}, ${reason})
      on conflict (key) do nothing returning id`.execute(db),
  )
export const refundById = (db: Db, id: number) =>
  first(sql<RefundRow>`select ${refundColumns} from refund where id = ${id}`.execute(db))
export const refundByRef = (db: Db, method: string, ref: string) =>
  first(
    sql<{ id: number }>`
      select r.id from refund r join payment_attempt a on a.id = r.attempt_id
      where a.method = ${method} and r.provider_ref = ${ref}`.execute(db),
  )
/** Moves a refund on; false when it was there already. */
export const moveRefund = (db: Db, id: number, to: RefundRow['status'], ref: string | null) =>
  sql`update refund set status = ${to}, provider_ref = coalesce(${ref}, provider_ref), tries = tries + 1,
      done_at = case when ${to} = 'done' then shop_now() end
    where id = ${id} and status in ('pending', 'processing')
      and (status <> ${to} or provider_ref is distinct from coalesce(${ref}, provider_ref))`
    .execute(db)
    .then((r) => r.numAffectedRows === 1n)
/** The attempt that paid an order; never one whose money nobody wanted, which has gone back already. */
export const payingAttempt = (db: Db, orderId: number) =>
  first(
    sql<Attempt>`select ${columns} from ${from} join payment_order g on g.payment_id = p.id
      where g.order_id = ${orderId} and p.status = 'paid' and a.status = 'succeeded'
      and not exists (select from refund r where r.attempt_id = a.id and r.order_id is null)
      order by a.id limit 1`.execute(db),
  )

export interface CashierRow {
  id: number
  payNo: string
  status: 'open' | 'paid' | 'closed' | 'void'
  amount: number
  method: string | null
  createdAt: Date
  expiresAt: Date
  overdue: boolean
  paidAt: Date | null
  orders: {
    orderNo: string
    merchantName: string
    payable: number
    quantity: number
    pictures: string[]
    areas: string[] | null
  }[]
  productIds: number[]
  lastMethod: string | null
  balance: number
  hasPayPassword: boolean
}
/** Everything the cashier shows of the buyer's payment number, in one statement. */
export const cashierOf = (db: Db, userId: number, lang: Language, payNo: string) =>
  first(
    sql<CashierRow>`
    select p.id, p.pay_no as "payNo", p.status, p.amount, p.method, p.created_at as "createdAt",
      p.expires_at as "expiresAt", p.expires_at <= shop_now() as overdue, p.paid_at as "paidAt", (
        select json_agg(json_build_object('orderNo', o.order_no,
          'merchantName', in_language(m.name, ${lang}), 'payable', g.amount,
          'quantity', (select sum(quantity) from order_line l where l.order_id = o.id),
          'pictures', (
            select coalesce(json_agg(l.picture order by l.id) filter (where l.picture is not null), '[]')
            from order_line l where l.order_id = o.id),
          'areas', o.address -> 'areas') order by o.id)
        from payment_order g join shop_order o on o.id = g.order_id join merchant m on m.id = o.merchant_id
        where g.payment_id = p.id) as orders, (
        select coalesce(json_agg(distinct l.product_id), '[]')
        from payment_order g join order_line l on l.order_id = g.order_id
        where g.payment_id = p.id) as "productIds", (
        select x.method from payment x
        where x.user_id = p.user_id and x.status = 'paid' and x.method <> 'free'
        order by x.id desc limit 1) as "lastMethod",
      coalesce((
        select balance from ledger_account
        where currency = 'CNY' and owner = 'user' and owner_id = p.user_id and kind = 'balance'), 0) as balance,
      (select pay_password_hash is not null from user_account u where u.id = p.user_id) as "hasPayPassword"
    from payment p where p.pay_no = ${payNo} and p.user_id = ${userId}`.execute(db),
  )
