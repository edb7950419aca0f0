// The SQL of refunds that go as payouts.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

/** Not at the bank yet, nor on another way; held for the rest of the transaction. */
export const holdUnsent = (db: Db, id: number) =>
  sql`select from refund where id = ${id} and status <> 'done' and payout_id is null
      and rerouted is null for update`
    .execute(db)
    .then((r) => r.rows.length > 0)
export const noteAtBank = (db: Db, id: number, { id: payoutId, payoutNo }: { id: number; payoutNo: string }) =>
  sql`update refund set status = 'processing', payout_id = ${payoutId}, provider_ref = ${payoutNo}, unsure = false,
      again_at = null
    where id = ${id}`.execute(db)
/** Nobody knows where it may go: it waits until staff say. */
export const noteNoAccount = (db: Db, id: number) =>
  sql`update refund set status = 'failed', unsure = false, again_at = null where id = ${id}`.execute(db)

export interface AtBank {
  id: number
  key: string
  refundNo: string
  /** the order that gives the money back; null of money that came for nothing */
  orderId: number | null
  amount: number
}
/** On its way by this payout; held for the rest of the transaction. */
export const holdByPayout = (db: Db, payoutId: number): Promise<AtBank | undefined> =>
  sql<AtBank>`
    select id, key, refund_no as "refundNo", order_id as "orderId", amount from refund
    where payout_id = ${payoutId} and status = 'processing' for update`
    .execute(db)
    .then((r) => r.rows[0])
export const notePaidOut = (db: Db, id: number) =>
  sql`update refund set status = 'done', done_at = shop_now() where id = ${id}`.execute(db)
/** It is at no bank any more, and not tried again to the same account. */
export const noteBounced = (db: Db, id: number) =>
  sql`update refund set status = 'failed', payout_id = null, provider_ref = null, refusals = refusals + 1
    where id = ${id}`.execute(db)
