// All SQL of chargebacks.
import { sql } from 'kysely'
import type { DisputeState } from '../payments/payments.ts'
import type { Limits } from '#kernel/call/page.ts'
import type { Db } from '#kernel/data/db.ts'

export type Status = DisputeState['state']
export interface Chargeback {
  id: number
  attemptId: number
  method: string
  ref: string
  amount: number
  status: Status
  taken: boolean
  moves: number
  /** how often the provider's word was noted */
  asks: number
}
const columns = sql`c.id, c.attempt_id as "attemptId", c.method, c.provider_ref as ref, c.amount, c.status, c.taken,
  c.moves, c.asks`
export const chargebackBy = (db: Db, id: number): Promise<Chargeback | undefined> =>
  sql<Chargeback>`select ${columns} from chargeback c where c.id = ${id}`.execute(db).then((r) => r.rows[0])

export interface Paid {
  attemptId: number
  paymentId: number
  subject: string
  userId: number
  payNo: string
}
/** What this transaction of a provider paid for. */
export const paidBy = (db: Db, method: string, txn: string): Promise<Paid | undefined> =>
  sql<Paid>`
    select a.id as "attemptId", p.id as "paymentId", p.subject, p.user_id as "userId", p.pay_no as "payNo"
    from payment_attempt a join payment p on p.id = a.payment_id
    where a.method = ${method} and a.provider_txn = ${txn} and a.status = 'succeeded' and not a.unwanted`
    .execute(db)
    .then((r) => r.rows[0])
export interface OfOrder {
  orderId: number
  merchantId: number
  amount: number
}
export const ordersOf = (db: Db, paymentId: number): Promise<OfOrder[]> =>
  sql<OfOrder>`
    select o.id as "orderId", o.merchant_id as "merchantId", g.amount
    from payment_order g join shop_order o on o.id = g.order_id where g.payment_id = ${paymentId} order by o.id`
    .execute(db)
    .then((r) => r.rows)

interface Fresh {
  attemptId: number
  method: string
  ref: string
  amount: number
  reason: string
}
/** Its id where it is new; undefined where it is known. */
export const insertChargeback = (db: Db, c: Fresh): Promise<number | undefined> =>
  sql<{ id: number }>`
    insert into chargeback (attempt_id, method, provider_ref, amount, reason, status)
    values (${c.attemptId}, ${c.method}, ${c.ref}, ${c.amount}, ${c.reason}, 'open')
    on conflict (method, provider_ref) do nothing returning id`
    .execute(db)
    .then((r) => r.rows[0]?.id)
export interface Part {
  id: number
  orderId: number | null
  merchantId: number | null
  amount: number
  /** fen of it that came out of what the order held */
  held: number
}
export const insertPart = (db: Db, chargebackId: number, part: Omit<Part, 'id' | 'held'>): Promise<unknown> =>
  sql`insert into chargeback_part (chargeback_id, order_id, merchant_id, amount)
    values (${chargebackId}, ${part.orderId}, ${part.merchantId}, ${part.amount})`.execute(db)
export const partsOf = (db: Db, chargebackId: number): Promise<(Part & { orderNo: string | null })[]> =>
  sql<Part & { orderNo: string | null }>`
    select k.id, k.order_id as "orderId", k.merchant_id as "merchantId", k.amount, k.held,
      o.order_no as "orderNo"
    from chargeback_part k left join shop_order o on o.id = k.order_id
    where k.chargeback_id = ${chargebackId} order by k.id`
    .execute(db)
    .then((r) => r.rows)
/** Held for the rest of the transaction. */
export const holdByRef = (db: Db, method: string, ref: string): Promise<Chargeback | undefined> =>
  sql<Chargeback>`
    select ${columns} from chargeback c where c.method = ${method} and c.provider_ref = ${ref} for update`
    .execute(db)
    .then((r) => r.rows[0])
export const noteHeld = (db: Db, partId: number, held: number): Promise<unknown> =>
  sql`update chargeback_part set held = ${held} where id = ${partId}`.execute(db)
/** How often the provider's word of it was noted; undefined of one that is not known. */
export const asksOf = (db: Db, method: string, ref: string): Promise<number | undefined> =>
  sql<{ asks: number }>`select asks from chargeback where method = ${method} and provider_ref = ${ref}`
    .execute(db)
    .then((r) => r.rows[0]?.asks)
export const noteState = (
  db: Db,
  id: number,
  { state, taken, dueAt, reason }: DisputeState,
  moved: boolean,
): Promise<unknown> =>
  sql`update chargeback set status = ${state}, taken = ${taken}, reason = ${reason}, asked_at = shop_now(),
      asks = asks + 1, due_at = to_timestamp(${dueAt}), moves = moves + case when ${moved} then 1 else 0 end,
      ended_at = case when ${state} in ('won', 'lost') then coalesce(ended_at, shop_now()) end
    where id = ${id}`.execute(db)
export const noteAnswer = (db: Db, id: number, userId: number, words: string): Promise<unknown> =>
  sql`update chargeback set answer = ${words}, answered_by = ${userId}, answered_at = shop_now()
    where id = ${id}`.execute(db)
/** Those that may move still: open ones, and what ended of late. */
export const toWatch = (db: Db): Promise<{ method: string; ref: string }[]> =>
  sql<{ method: string; ref: string }>`
    select method, provider_ref as ref from chargeback
    where status in ('open', 'answered') or ended_at > shop_now() - interval '7 days'
    order by asked_at limit 500`
    .execute(db)
    .then((r) => r.rows)

export interface LostPart extends Part {
  chargebackId: number
  /** fen of refunds that it stands for already */
  covered: number
}
/** What banks have taken back for good of this attempt, by order; the earliest stands for refunds first. */
export async function lostOf(db: Db, attemptId: number): Promise<LostPart[]> {
  const { rows } = await sql<LostPart>`
    select k.id, k.chargeback_id as "chargebackId", k.order_id as "orderId", k.merchant_id as "merchantId", k.amount,
      k.held,
      coalesce((select sum(r.amount) from refund r
        where r.attempt_id = c.attempt_id and r.order_id = k.order_id and r.rerouted = 'chargeback'), 0)::bigint
        as covered
    from chargeback_part k join chargeback c on c.id = k.chargeback_id
    where c.attempt_id = ${attemptId} and c.status = 'lost' and c.taken and k.order_id is not null
    order by k.id for update of c`.execute(db)
  // of each order all that is covered was read with each part
  const left = new Map(rows.map(({ orderId, covered }) => [orderId, covered]))
  for (const part of rows) {
    const of = left.get(part.orderId)!
    part.covered = Math.min(part.amount, of)
    left.set(part.orderId, of - part.covered)
  }
  return rows
}
export const attemptOfRefund = (db: Db, key: string): Promise<number | undefined> =>
  sql<{ id: number }>`select attempt_id as id from refund where key = ${key} and status <> 'done'`
    .execute(db)
    .then((r) => r.rows[0]?.id)

export interface Listed extends Chargeback {
  reason: string
  payNo: string
  subject: string
  payer: string | null
  orderNos: string[]
  dueAt: Date | null
  createdAt: Date
  endedAt: Date | null
  answer: string
  answerer: string | null
  answeredAt: Date | null
}
const listed = sql`${columns}, c.reason, p.pay_no as "payNo", p.subject, u.nickname as payer, c.due_at as "dueAt",
  c.created_at as "createdAt", c.ended_at as "endedAt", c.answer, w.nickname as answerer,
  c.answered_at as "answeredAt", array(
    select o.order_no from chargeback_part k join shop_order o on o.id = k.order_id
    where k.chargeback_id = c.id order by k.id) as "orderNos"`
const from = sql`chargeback c join payment_attempt a on a.id = c.attempt_id join payment p on p.id = a.payment_id
  left join user_account u on u.id = a.payer_id left join user_account w on w.id = c.answered_by`
export const tabs = ['open', 'ended'] as const
const inTab = (tab: (typeof tabs)[number]) =>
  tab === 'open' ? sql`c.status in ('open', 'answered')` : sql`c.status in ('won', 'lost')`
/** Open ones the oldest first, ended ones the newest first. */
export const listChargebacks = async (
  db: Db,
  tab: (typeof tabs)[number],
  { size, offset, cursor }: Limits,
): Promise<Listed[]> => {
  const open = tab === 'open'
  const beyond = cursor === undefined ? sql`true` : open ? sql`c.id > ${cursor[0]}` : sql`c.id < ${cursor[0]}`
  const { rows } = await sql<Listed>`
    select ${listed} from ${from} where ${inTab(tab)} and ${beyond}
    order by ${open ? sql`c.id` : sql`c.id desc`} limit ${size + 1} offset ${offset}`.execute(db)
  return rows
}
export const countChargebacks = (db: Db, tab: (typeof tabs)[number] | 'unanswered'): Promise<number> =>
  sql<{ n: number }>`
    select count(*)::int as n from (select from chargeback c
      where ${tab === 'unanswered' ? sql`c.status = 'open'` : inTab(tab)} limit 1001) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)
export const readChargeback = (db: Db, id: number): Promise<Listed | undefined> =>
  sql<Listed>`select ${listed} from ${from} where c.id = ${id}`.execute(db).then((r) => r.rows[0])
/** Of who left: that it was answered stays. */
export const forgetAnswers = (db: Db, userId: number): Promise<unknown> =>
  sql`update chargeback c set answer = '' from payment_attempt a
    where a.id = c.attempt_id and a.payer_id = ${userId}`.execute(db)
