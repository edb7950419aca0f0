// The SQL of accounts that buyers name for refunds that a bank sent back. Whose one is stands in every statement.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

export interface Told {
  bank: string
  sealed: Buffer
  maskedHolder: string
  lastFour: string
  toldAt: Date
}
const told = sql`bank, sealed, masked_holder as "maskedHolder", last_four as "lastFour", told_at as "toldAt"`
export const toldAccount = (db: Db, refundId: number): Promise<Told | undefined> =>
  sql<Told>`select ${told} from refund_account where refund_id = ${refundId}`.execute(db).then((r) => r.rows[0])
export const putAccount = (
  db: Db,
  { refundId, userId, ...a }: Omit<Told, 'toldAt'> & { refundId: number; userId: number },
): Promise<unknown> =>
  sql`
    insert into refund_account (refund_id, user_id, bank, sealed, masked_holder, last_four)
    values (${refundId}, ${userId}, ${a.bank}, ${a.sealed}, ${a.maskedHolder}, ${a.lastFour})
    on conflict (refund_id) do update set user_id = excluded.user_id, bank = excluded.bank, sealed = excluded.sealed,
      masked_holder = excluded.masked_holder, last_four = excluded.last_four, told_at = shop_now()`.execute(db)
export const dropAccount = (db: Db, refundId: number): Promise<unknown> =>
  sql`delete from refund_account where refund_id = ${refundId}`.execute(db)
export const dropAccountsOf = (db: Db, userId: number): Promise<unknown> =>
  sql`delete from refund_account where user_id = ${userId}`.execute(db)
export const accountsInFull = (db: Db, userId: number) =>
  sql<Told & { refundId: number; refundNo: string }>`
    select r.id as "refundId", r.refund_no as "refundNo", ${told} from refund_account a
    join refund r on r.id = a.refund_id where a.user_id = ${userId} order by r.id`
    .execute(db)
    .then((r) => r.rows)

export interface Mine {
  id: number
  refundNo: string
  amount: number
  number: string
  status: 'pending' | 'processing' | 'done' | 'failed'
  /** nothing tries it any more, and no other way is under way */
  stands: boolean
  /** another way is asked for, or goes on */
  isOpen: boolean
}
/** A refund of what this person paid. */
export const myRefund = (db: Db, userId: number, refundNo: string): Promise<Mine | undefined> =>
  sql<Mine>`
    select r.id, r.refund_no as "refundNo", r.amount, coalesce(o.order_no, p.pay_no) as number, r.status,
      r.status = 'failed' and r.again_at is null and not exists (
        select from chargeback c where c.attempt_id = r.attempt_id and c.status <> 'won') as stands,
      exists (select from refund_reroute w where w.refund_id = r.id and w.status in ('asked', 'sent')) as "isOpen"
    from refund r join payment_attempt a on a.id = r.attempt_id join payment p on p.id = a.payment_id
    left join shop_order o on o.id = coalesce(r.order_id, r.for_order_id) and o.user_id = ${userId}
    where r.refund_no = ${refundNo} and a.payer_id = ${userId}`
    .execute(db)
    .then((r) => r.rows[0])
