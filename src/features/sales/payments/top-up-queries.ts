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

/** The open payment of this person that a gap may be filled for. */
export const payableOf = (db: Db, userId: number, payNo: string) =>
  sql<{ id: number; open: boolean }>`
    select id, status = 'open' and expires_at > shop_now() as open from payment
    where user_id = ${userId} and pay_no = ${payNo} and subject = 'orders'`
    .execute(db)
    .then((r) => r.rows[0])
