// The SQL of refunds that go another way.
import { sql } from 'kysely'
import type { OtherWay, RefundRow } from './refund-queries.ts'
import type { Db } from '#kernel/data/db.ts'

export interface HeldRefund extends Pick<RefundRow, 'id' | 'key' | 'refundNo' | 'orderId' | 'amount' | 'status'> {
  rerouted: RefundRow['rerouted']
  /** its last sending was never answered, or is being sent just now */
  unsure: boolean
  /** its provider has it on its way */
  atProvider: boolean
  /** on its way by a payout: only the bank's answer ends that */
  atBank: boolean
  /** null: a guest */
  payerId: number | null
  payNo: string
  orderNo: string | null
  /** its payer's bank takes the payment back, or has: then they have the money by that */
  disputed: boolean
  /** not through for so long */
  seconds: number
}
export const heldRefund = (db: Db, id: number): Promise<HeldRefund | undefined> =>
  sql<HeldRefund>`
    select r.id, r.key, r.refund_no as "refundNo", r.order_id as "orderId", r.amount, r.status, r.rerouted, r.unsure,
      r.provider_ref is not null as "atProvider", r.payout_id is not null as "atBank",
      a.payer_id as "payerId", p.pay_no as "payNo", o.order_no as "orderNo",
      exists (select from chargeback c where c.attempt_id = r.attempt_id and c.status <> 'won') as disputed,
      extract(epoch from shop_now() - r.created_at)::float8 as seconds
    from refund r join payment_attempt a on a.id = r.attempt_id join payment p on p.id = a.payment_id
    left join shop_order o on o.id = coalesce(r.order_id, r.for_order_id)
    where r.id = ${id} for update of r`
    .execute(db)
    .then((r) => r.rows[0])
export const noteRerouted = (db: Db, id: number, way: OtherWay): Promise<unknown> =>
  sql`update refund set rerouted = ${way}, rerouted_at = coalesce(rerouted_at, shop_now()), status = 'processing',
      again_at = null
    where id = ${id} and status <> 'done'`.execute(db)
export const noteEnded = (db: Db, id: number, paid: boolean): Promise<unknown> =>
  sql`update refund set status = ${paid ? 'done' : 'failed'}, done_at = case when ${paid} then shop_now() end
    where id = ${id} and rerouted is not null and status = 'processing'`.execute(db)
/** Once; undefined when it was noted before. */
export const noteCame = (db: Db, id: number): Promise<{ refundNo: string; amount: number } | undefined> =>
  sql<{ refundNo: string; amount: number }>`
    update refund set came_at = shop_now() where id = ${id} and rerouted is not null and came_at is null
    returning refund_no as "refundNo", amount`
    .execute(db)
    .then((r) => r.rows[0])

/** Makes `amount` of it a refund of its own, which nobody sends; the rest is asked for anew. */
export const insertPartOf = async (db: Db, id: number, amount: number, refundNo: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    with whole as (
      update refund set amount = amount - ${amount}, again_at = coalesce(again_at, shop_now())
      where id = ${id} and amount > ${amount} returning *
    )
    insert into refund (key, refund_no, attempt_id, order_id, for_order_id, amount, reason, status, part_of)
    select key || ':part:' || ${refundNo}, ${refundNo}, attempt_id, order_id, for_order_id, ${amount}, reason,
      'pending', id from whole returning id`.execute(db)
  return rows[0]!.id
}

type Rerouted = Pick<RefundRow, 'id' | 'attemptId' | 'ref' | 'lastRef'>
/** Those of an attempt that are not through, and go no other way. */
export const unfinishedOf = (db: Db, attemptId: number): Promise<{ id: number; amount: number }[]> =>
  sql<{ id: number; amount: number }>`
    select id, amount from refund
    where attempt_id = ${attemptId} and status <> 'done' and rerouted is null and not unsure and provider_ref is null
      and order_id is not null
    order by id`
    .execute(db)
    .then((r) => r.rows)

/** Of the last days, those that their provider knows by a reference. */
export const reroutedRefunds = (db: Db, days: number): Promise<Rerouted[]> =>
  sql<Rerouted>`
    select id, attempt_id as "attemptId", provider_ref as ref, last_ref as "lastRef" from refund
    where rerouted in ('balance', 'bank') and came_at is null and coalesce(provider_ref, last_ref) is not null
      and rerouted_at > shop_now() - make_interval(days => ${days})
    order by id limit 1000`
    .execute(db)
    .then((r) => r.rows)
