// The SQL of top-ups: what each was begun for.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

/** Nobody closes this account before the end of the transaction; false when it was closed before. */
export const lockOwner = (db: Db, userId: number): Promise<boolean> =>
  sql<{ there: boolean }>`select status <> 'closed' as there from user_account where id = ${userId} for no key update`
    .execute(db)
    .then((r) => r.rows[0]?.there ?? false)

export const insertTopUp = (db: Db, paymentId: number, forPaymentId: number | null) =>
  sql`insert into top_up (payment_id, for_payment_id) values (${paymentId}, ${forPaymentId})`.execute(db)

export interface OpenTopUp {
  payNo: string
  amount: number
  expiresAt: Date
  forPaymentId: number | null
}
/** What this person has begun and not paid. */
export const openTopUps = (db: Db, userId: number) =>
  sql<OpenTopUp>`
    select p.pay_no as "payNo", p.amount, p.expires_at as "expiresAt", t.for_payment_id as "forPaymentId"
    from payment p join top_up t on t.payment_id = p.id
    where p.user_id = ${userId} and p.subject = 'topUp' and p.status = 'open' and p.expires_at > shop_now()
    order by p.id desc`
    .execute(db)
    .then((r) => r.rows)

/** Whether the shop has written them. */
export const hasBalanceRules = (db: Db): Promise<boolean> =>
  sql`select from article where code = 'balance-rules' and kind = 'agreement' and status = 'published'`
    .execute(db)
    .then((r) => r.rows.length > 0)
export interface ReturnableTopUp {
  attemptId: number
  method: string
  /** fen of it that did not go back yet */
  left: number
}
/** What this person topped up, the newest first; nothing that a bank takes back. */
export const returnableTopUps = (db: Db, userId: number): Promise<ReturnableTopUp[]> =>
  sql<ReturnableTopUp>`
    select a.id as "attemptId", a.method, a.amount - coalesce(
        (select sum(r.amount) from refund r where r.attempt_id = a.id), 0)::bigint as left
    from payment p join payment_attempt a on a.payment_id = p.id
    where p.user_id = ${userId} and p.subject = 'topUp' and p.status = 'paid' and a.status = 'succeeded'
      and not a.unwanted and a.provider_txn is not null
      and not exists (select from chargeback c where c.attempt_id = a.id and c.status <> 'won')
    order by p.paid_at desc, a.id desc`
    .execute(db)
    .then((r) => r.rows)
/** Refunds to this person that are not through: there is no way to tell them of trouble once they have left. */
export const openRefundsOf = (db: Db, userId: number): Promise<{ refundNo: string }[]> =>
  sql<{ refundNo: string }>`
    select r.refund_no as "refundNo" from refund r join payment_attempt a on a.id = r.attempt_id
    where a.payer_id = ${userId} and r.status <> 'done' order by r.id limit 100`
    .execute(db)
    .then((r) => r.rows)

/** The open payment of this person that a gap may be filled for. */
export const payableOf = (db: Db, userId: number, payNo: string) =>
  sql<{ id: number; open: boolean }>`
    select id, status = 'open' and expires_at > shop_now() as open from payment
    where user_id = ${userId} and pay_no = ${payNo} and subject = 'orders'`
    .execute(db)
    .then((r) => r.rows[0])
