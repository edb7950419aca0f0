// The SQL of refunds: asked for, tried, through, sent back by a bank.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

const first = async <T>(query: Promise<{ rows: T[] }>): Promise<T | undefined> => (await query).rows[0]

export interface RefundRow {
  id: number
  key: string
  refundNo: string
  attemptId: number
  /** the order that gives the money back; null of money that came for nothing */
  orderId: number | null
  amount: number
  /** failed: the provider refused it more than once; tried on as long as `againAt` stands */
  status: 'pending' | 'processing' | 'done' | 'failed'
  ref: string | null
  reason: string
  whole: boolean
  tries: number
  refusals: number
  againAt: Date | null
}
const columns = sql`r.id, r.key, r.refund_no as "refundNo", r.attempt_id as "attemptId", r.order_id as "orderId",
  r.amount, r.status, r.provider_ref as ref, r.reason, r.whole, r.tries, r.refusals, r.again_at as "againAt"`

export interface NewRefund {
  key: string
  refundNo: string
  attemptId: number
  orderId: number | null
  /** the order that did not want it, of money that came for nothing */
  forOrderId?: number | null
  amount: number
  whole?: boolean
  reason: string
  /** nobody can send it but staff */
  byHand?: boolean
}
/** Makes the refund of this business key once; undefined when it is there already. */
export const insertRefund = (db: Db, refund: NewRefund) =>
  first(
    sql<{ id: number }>`
      insert into refund (key, refund_no, attempt_id, order_id, for_order_id, amount, whole, reason, status, again_at)
      values (${refund.key}, ${refund.refundNo}, ${refund.attemptId}, ${refund.orderId}, ${refund.forOrderId ?? null},
        ${refund.amount}, ${refund.whole ?? false}, ${refund.reason}, ${refund.byHand ? 'failed' : 'pending'},
        case when not ${refund.byHand ?? false} then shop_now() end)
      on conflict (key) do nothing returning id`.execute(db),
  )
export const refundById = (db: Db, id: number) =>
  first(sql<RefundRow>`select ${columns} from refund r where id = ${id}`.execute(db))
export const refundByRef = (db: Db, method: string, ref: string) =>
  first(
    sql<RefundRow>`
      select ${columns} from refund r join payment_attempt a on a.id = r.attempt_id
      where a.method = ${method} and r.provider_ref = ${ref}`.execute(db),
  )

/** Counts a try and says when the next one is due, after twice as long each time; `unsure` is of the try before.
 * Undefined when there is nothing to try. */
export const planTry = (db: Db, id: number, firstSeconds: number, longestSeconds: number) =>
  first(
    sql<RefundRow & { unsure: boolean; againAt: Date }>`
      with was as (
        select id, unsure from refund where id = ${id} and status <> 'done' and again_at is not null for update
      ), r as (
        update refund set tries = tries + 1, unsure = true, again_at = shop_now() + interval '1 second'
          * least(${longestSeconds}::float8, ${firstSeconds}::float8 * 2 ^ least(tries, 30))
        where id in (select id from was) returning *
      )
      select ${columns}, was.unsure from r join was on was.id = r.id`.execute(db),
  )
/** The provider has answered: done or on its way. False when that was noted before, or this sending was refused. */
export const noteSent = (db: Db, id: number, refusals: number, state: 'done' | 'processing', ref: string | null) =>
  sql`update refund set status = ${state}, provider_ref = coalesce(${ref}, provider_ref), unsure = false,
      done_at = case when ${state} = 'done' then shop_now() end,
      again_at = case when ${state} = 'done' then null else again_at end
    where id = ${id} and status <> 'done' and refusals = ${refusals}`
    .execute(db)
    .then((r) => r.numAffectedRows === 1n)
/** This sending was refused, or came back: the next one is another. From `trouble` refusals on it shows as failed, from
 * `most` on nobody tries it any more. Undefined when that was noted before. */
export const noteRefused = (
  db: Db,
  { id, refusals, status }: Pick<RefundRow, 'id' | 'refusals' | 'status'>,
  { trouble, most, againSeconds }: { trouble: number; most: number; againSeconds: number },
) =>
  first(
    sql<{ refusals: number; againAt: Date | null }>`
      update refund set refusals = refusals + 1, provider_ref = null, unsure = false, done_at = null,
        status = case when refusals + 1 >= ${trouble} then 'failed' else 'pending' end,
        again_at = case when refusals + 1 < ${most}
          then coalesce(again_at, shop_now() + ${againSeconds} * interval '1 second') end
      where id = ${id} and refusals = ${refusals} and (status = 'done') = (${status} = 'done')
      returning refusals, again_at as "againAt"`.execute(db),
  )
/** Refunds whose next try is overdue: its timer was lost. */
export const untriedRefunds = (db: Db, seconds: number) =>
  sql<{ id: number }>`
    select id from refund where again_at < shop_now() - ${seconds} * interval '1 second' order by again_at limit 200`
    .execute(db)
    .then((r) => r.rows)

export interface BackLetter {
  /** who paid; null: a guest, whom only the provider can tell */
  userId: number | null
  /** it is their own payment, and not a friend's */
  own: boolean
  subject: string
  amount: number
  reason: string
  payNo: string
  orderNo: string | null
  ofOrder: boolean
}
/** What a letter about a refund says. */
export const letterOf = (db: Db, refundId: number) =>
  first(
    sql<BackLetter>`
      select a.payer_id as "userId", a.share_id is null as own, p.subject, r.amount, r.reason,
        p.pay_no as "payNo", o.order_no as "orderNo",
        r.order_id is not null as "ofOrder"
      from refund r join payment_attempt a on a.id = r.attempt_id join payment p on p.id = a.payment_id
      left join shop_order o on o.id = coalesce(r.order_id, r.for_order_id) where r.id = ${refundId}`.execute(db),
  )
