// The SQL of attempts to pay: made, opened, asked about, ended.
import { sql } from 'kysely'
import { noting, type Answer } from './question-queries.ts'
import { paymentRow, type PaymentRow } from '#features/sales/orders/orders.ts'
import type { KeptStart, Started } from './methods/method.ts'
import type { Db } from '#kernel/data/db.ts'

/** Who pays: somebody who is signed in, or a guest (null), of whom only the provider knows. */
export interface Payer {
  userId: number | null
  /** asked by this link of the buyer's; null: the buyer */
  shareId: number | null
}
export interface Attempt {
  id: number
  attemptNo: string
  paymentId: number
  payNo: string
  payerId: number | null
  shareId: number | null
  method: string
  amount: number
  status: 'started' | 'open' | 'succeeded' | 'failed' | 'expired'
  ref: string | null
  txn: string | null
  redirectUrl: string | null
  code: string | null
  start: KeptStart
  /** the payment can still be paid so: open, its deadline has not passed, and no transfer for it is looked at */
  wanted: boolean
  asks: number
  createdAt: Date
}
/** Where a notice of a provider is kept. */
export interface NoticeKey {
  provider: string
  eventId: string
}
export const attemptColumns = sql`a.id, a.attempt_no as "attemptNo", a.payment_id as "paymentId", p.pay_no as "payNo",
  a.payer_id as "payerId", a.share_id as "shareId", a.method, a.amount, a.status, a.provider_ref as ref,
  a.provider_txn as txn, a.redirect_url as "redirectUrl", a.code, a.start,
  (p.status = 'open' and p.expires_at > shop_now() and p.review_since is null) as wanted, a.asks,
  a.created_at as "createdAt"`
export const attempts = sql`payment_attempt a join payment p on p.id = a.payment_id`
const first = async <T>(query: Promise<{ rows: T[] }>): Promise<T | undefined> => (await query).rows[0]

export type NewAttempt = Pick<Attempt, 'paymentId' | 'attemptNo' | 'method' | 'amount'>
/** A new attempt, to be asked about after so many seconds. */
export const insertAttempt = (
  db: Db,
  { paymentId, attemptNo, method, amount }: NewAttempt,
  payer: Payer,
  start: KeptStart,
  askAfter: number,
) =>
  sql<{ id: number; askAt: Date }>`
    insert into payment_attempt (payment_id, attempt_no, method, amount, payer_id, share_id, start, ask_at)
    values (${paymentId}, ${attemptNo}, ${method}, ${amount}, ${payer.userId}, ${payer.shareId},
      ${JSON.stringify(start)}::jsonb,
      shop_now() + ${askAfter} * interval '1 second')
    returning id, ask_at as "askAt"`
    .execute(db)
    .then((r) => r.rows[0]!)
/** The payment, locked, and where it is to be paid an attempt over its sum that is done as it is made: the balance. */
export const payLocked = (db: Db, { paymentId, attemptNo, method }: Omit<NewAttempt, 'amount'>, payer: Payer) =>
  first(
    sql<PaymentRow>`
      with p as materialized (select ${paymentRow} from payment where id = ${paymentId} for update), made as (
        insert into payment_attempt (payment_id, attempt_no, method, amount, payer_id, share_id, status, ended_at)
        select id, ${attemptNo}, ${method}, amount, ${payer.userId}, ${payer.shareId}, 'succeeded', shop_now()
        from p where status = 'open'
      )
      select * from p`.execute(db),
  )
/** Money that came of itself, to be weighed at once. */
export const insertArrived = (db: Db, { paymentId, attemptNo, method, amount }: NewAttempt, payer: Payer) =>
  sql<{ id: number }>`insert into payment_attempt (payment_id, attempt_no, method, amount, payer_id, share_id, status)
    values (${paymentId}, ${attemptNo}, ${method}, ${amount}, ${payer.userId}, ${payer.shareId}, 'open') returning id`
    .execute(db)
    .then((r) => r.rows[0]!.id)
/** An attempt of the payer by this way of a method that can still be continued: opened, or begun and not answered yet.
 * All guests are one payer: whoever of them is quicker pays. */
export const openAttempt = (db: Db, paymentId: number, method: string, way: string, amount: number, payer: Payer) =>
  first(
    sql<Attempt>`select ${attemptColumns} from ${attempts}
      where a.payment_id = ${paymentId} and a.method = ${method} and a.amount = ${amount}
      and coalesce(a.start->>'way', ${way}) = ${way}
      and a.payer_id is not distinct from ${payer.userId} and a.share_id is not distinct from ${payer.shareId}
      and a.status in ('started', 'open') order by a.id desc limit 1`.execute(db),
  )
export const attemptById = (db: Db, id: number) =>
  first(sql<Attempt>`select ${attemptColumns} from ${attempts} where a.id = ${id}`.execute(db))
/** A kept notice, and the attempt of the reference that it names, if there is one. */
export const noticeOf = (db: Db, method: string, { provider, eventId }: NoticeKey) =>
  first(
    sql<{
      body: { ref?: string; refundRef?: string; disputeRef?: string }
      handled: boolean
      attempt: Omit<Attempt, 'createdAt'> | null
      attemptAt: Date | null
    }>`
      select n.body, n.handled_at is not null as handled, case when x.id is not null then to_json(x) end as attempt,
        x."createdAt" as "attemptAt"
      from payment_notice n left join lateral (
        select ${attemptColumns} from ${attempts}
        where a.method = ${method} and a.provider_ref = n.body ->> 'ref') x on true
      where n.provider = ${provider} and n.event_id = ${eventId}`.execute(db),
  )
/** The attempt of this number, if it does not know what the provider calls it. */
export const attemptWithoutRef = (db: Db, method: string, attemptNo: string) =>
  first(
    sql<Attempt>`select ${attemptColumns} from ${attempts}
      where a.method = ${method} and a.attempt_no = ${attemptNo} and a.provider_ref is null`.execute(db),
  )
/** Attempts of a payment that may still be open at a provider. */
export const unfinishedAttempts = (db: Db, paymentId: number) =>
  sql<Attempt>`select ${attemptColumns} from ${attempts}
    where a.payment_id = ${paymentId} and a.status in ('started', 'open') order by a.id`
    .execute(db)
    .then((r) => r.rows)

/** Takes the turn to ask about an attempt, for so long at most, whichever way the clock leaps; false while somebody
 * else asks. */
export const takeTurn = (db: Db, id: number, forMs: number) =>
  sql`update payment_attempt set asking_since = shop_now()
    where id = ${id} and (asking_since is null
      or abs(extract(epoch from shop_now() - asking_since)) > ${forMs}::float8 / 1000)`
    .execute(db)
    .then((r) => r.numAffectedRows === 1n)
export const endTurn = (db: Db, id: number) =>
  sql`update payment_attempt set asking_since = null where id = ${id}`.execute(db)

/** Counts one more question about an unfinished attempt and says when the next one is due: after twice as long each
 * time. Undefined when nothing is left to ask. */
export const planAsking = (db: Db, id: number, firstSeconds: number, longestSeconds: number) =>
  first(
    sql<Attempt & { askAt: Date }>`
      with a as (
        update payment_attempt set asks = asks + 1, ask_at = shop_now() + interval '1 second'
          * least(${longestSeconds}::float8, ${firstSeconds}::float8 * 2 ^ least(asks + 1, 30))
        where id = ${id} and status in ('started', 'open') returning *
      )
      select ${attemptColumns}, a.ask_at as "askAt" from a join payment p on p.id = a.payment_id`.execute(db),
  )
/** The unfinished attempts of a payment are asked about from the beginning of the schedule again. */
export const askSoon = (db: Db, paymentId: number, firstSeconds: number) =>
  sql<{ id: number; askAt: Date }>`
    update payment_attempt set asks = 0, ask_at = shop_now() + ${firstSeconds} * interval '1 second'
    where payment_id = ${paymentId} and status in ('started', 'open') returning id, ask_at as "askAt"`
    .execute(db)
    .then((r) => r.rows)
/** An attempt that had ended without money is asked about again: a notice says otherwise. */
export const reopen = (db: Db, id: number, firstSeconds: number) =>
  first(
    sql<{ askAt: Date }>`
      update payment_attempt set status = 'open', ended_at = null, asks = 0,
        ask_at = shop_now() + ${firstSeconds} * interval '1 second'
      where id = ${id} and status <> 'succeeded' and provider_ref is not null
      returning ask_at as "askAt"`.execute(db),
  )
/** Attempts whose question is overdue: its timer was lost. */
export const unaskedAttempts = (db: Db, seconds: number) =>
  sql<{ id: number; askAt: Date }>`
    select id, ask_at as "askAt" from payment_attempt
    where status in ('started', 'open') and ask_at < shop_now() - ${seconds} * interval '1 second'
    order by ask_at limit 200`
    .execute(db)
    .then((r) => r.rows)

/** From now on nobody needs to know where the buyer sat. */
export const noteOpened = (db: Db, id: number, { ref, redirectUrl, code }: Started) =>
  sql`update payment_attempt set status = case when status = 'started' then 'open' else status end,
      provider_ref = ${ref}, redirect_url = coalesce(${redirectUrl}, redirect_url), code = coalesce(${code}, code),
      start = start - 'ip' - 'payer'
    where id = ${id}`.execute(db)
export const noteEnded = (db: Db, id: number, status: 'failed' | 'expired') =>
  sql`update payment_attempt set status = ${status}, ended_at = shop_now()
    where id = ${id} and status in ('started', 'open')`.execute(db)
/** Locks the payment and notes success once: false in `won` when it was noted before. With it what the provider
 * answered, if it was asked, and that the notice paid, where one told of it. */
export const noteSucceeded = (
  db: Db,
  { id, paymentId }: Pick<Attempt, 'id' | 'paymentId'>,
  { txn, answer, notice }: { txn: string | null; answer?: Answer | undefined; notice?: NoticeKey | undefined },
) =>
  sql<PaymentRow & { won: boolean }>`
    with p as materialized (
      select ${paymentRow} from payment where id = ${paymentId} for update
    ), won as (
      update payment_attempt a set status = 'succeeded', provider_txn = ${txn}, ended_at = shop_now()
      from p where a.id = ${id} and a.status <> 'succeeded' returning a.id
    )
    ${answer ? sql`, ${noting({ attemptId: id }, answer)}` : sql``}
    ${
      notice
        ? sql`, told as (
      update payment_notice set outcome = 'paid', handled_at = shop_now()
      where provider = ${notice.provider} and event_id = ${notice.eventId} and exists (select from won))`
        : sql``
    }
    select p.*, exists (select from won) as won from p`
    .execute(db)
    .then((r) => r.rows[0]!)
/** Its money goes back whole. */
export const noteUnwanted = (db: Db, id: number) =>
  sql`update payment_attempt set unwanted = true where id = ${id}`.execute(db)

/** The attempt that paid an order; never one whose money nobody wanted, which has gone back already. */
export const payingAttempt = (db: Db, orderId: number) =>
  first(
    sql<Attempt>`select ${attemptColumns} from ${attempts} join payment_order g on g.payment_id = p.id
      where g.order_id = ${orderId} and p.status = 'paid' and a.status = 'succeeded' and not a.unwanted
      order by a.id limit 1`.execute(db),
  )
