// All SQL of refunds in trouble and their other ways.
import { sql, type RawBuilder } from 'kysely'
import type { RerouteStatus, Way } from './states.ts'
import type { Limits } from '#kernel/call/page.ts'
import type { Db } from '#kernel/data/db.ts'

/** Refused again and again, or not through for so long; not what goes another way already, nor what a payout carries:
 * that ends by the bank's answer. */
const inTrouble = (seconds: number): RawBuilder<unknown> =>
  sql`r.status in ('pending', 'processing', 'failed') and (r.status = 'failed'
    or r.rerouted is null and r.payout_id is null and r.created_at < shop_now() - ${seconds} * interval '1 second')`
const isAsked = sql`exists (select from refund_reroute w where w.refund_id = r.id and w.status = 'asked')`

export const tabs = ['trouble', 'asked', 'rerouted'] as const
export type QueueTab = (typeof tabs)[number]
const rowsOf = (tab: QueueTab, seconds: number): RawBuilder<unknown> =>
  tab === 'trouble'
    ? sql`${inTrouble(seconds)} and not ${isAsked}`
    : tab === 'asked'
      ? sql`r.id in (select refund_id from refund_reroute where status = 'asked')`
      : sql`r.rerouted is not null and r.status <> 'failed'`

export interface TroubledRow {
  id: number
  refundNo: string
  amount: number
  status: 'pending' | 'processing' | 'done' | 'failed'
  why: string
  tries: number
  refusals: number
  againAt: Date | null
  createdAt: Date
  method: string
  payNo: string
  orderNo: string | null
  /** null: a guest */
  payerId: number | null
  payer: string | null
  rerouted: Way | 'chargeback' | null
  cameAt: Date | null
  unsure: boolean
  disputed: boolean
  hasAccount: boolean
}
const columns = sql`r.id, r.refund_no as "refundNo", r.amount, r.status, r.why, r.tries, r.refusals,
  r.again_at as "againAt", r.created_at as "createdAt", a.method, p.pay_no as "payNo", o.order_no as "orderNo",
  a.payer_id as "payerId", u.nickname as payer, r.rerouted, r.came_at as "cameAt", r.unsure,
  exists (select from chargeback c where c.attempt_id = r.attempt_id and c.status <> 'won') as disputed,
  exists (select from refund_account t where t.refund_id = r.id) as "hasAccount"`
const from = sql`refund r join payment_attempt a on a.id = r.attempt_id join payment p on p.id = a.payment_id
  left join shop_order o on o.id = coalesce(r.order_id, r.for_order_id) left join user_account u on u.id = a.payer_id`

/** What waits the oldest first, what went another way the newest first. */
export const listTroubled = async (
  db: Db,
  tab: QueueTab,
  seconds: number,
  { size, offset, cursor }: Limits,
): Promise<TroubledRow[]> => {
  const newest = tab === 'rerouted'
  const beyond = cursor === undefined ? sql`true` : newest ? sql`r.id < ${cursor[0]}` : sql`r.id > ${cursor[0]}`
  const { rows } = await sql<TroubledRow>`
    select ${columns} from ${from} where ${rowsOf(tab, seconds)} and ${beyond}
    order by ${newest ? sql`r.id desc` : sql`r.id`} limit ${size + 1} offset ${offset}`.execute(db)
  return rows
}
export const countTroubled = (db: Db, tab: QueueTab, seconds: number): Promise<number> =>
  sql<{ n: number }>`
    select count(*)::int as n from (select from refund r where ${rowsOf(tab, seconds)} limit 1001) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)
export const troubledBy = (db: Db, id: number): Promise<TroubledRow | undefined> =>
  sql<TroubledRow>`select ${columns} from ${from} where r.id = ${id}`.execute(db).then((r) => r.rows[0])

export interface Reroute {
  id: number
  refundId: number
  way: Way
  bank: string
  maskedHolder: string
  lastFour: string
  reason: string
  status: RerouteStatus
  askedBy: number
  askedAt: Date
  sealed: Buffer | null
  /** the account is the one that who paid told */
  byPayer: boolean
}
const ownColumns = sql`w.id, w.refund_id as "refundId", w.way, w.bank, w.masked_holder as "maskedHolder",
  w.last_four as "lastFour", w.reason, w.status, w.asked_by as "askedBy", w.asked_at as "askedAt", w.sealed,
  w.by_payer as "byPayer"`
export interface NewReroute {
  refundId: number
  way: Way
  bank: string
  sealed: Buffer | null
  maskedHolder: string
  lastFour: string
  reason: string
  byPayer: boolean
  userId: number
}
export const insertReroute = (db: Db, w: NewReroute): Promise<number> =>
  sql<{ id: number }>`
    insert into refund_reroute (refund_id, way, bank, sealed, masked_holder, last_four, reason, by_payer, asked_by)
    values (${w.refundId}, ${w.way}, ${w.bank}, ${w.sealed}, ${w.maskedHolder}, ${w.lastFour}, ${w.reason},
      ${w.byPayer}, ${w.userId}) returning id`
    .execute(db)
    .then((r) => r.rows[0]!.id)
export const rerouteBy = (db: Db, id: number): Promise<Reroute | undefined> =>
  sql<Reroute>`select ${ownColumns} from refund_reroute w where w.id = ${id}`.execute(db).then((r) => r.rows[0])
/** Held for the rest of the transaction. */
export const holdReroute = (db: Db, id: number): Promise<Reroute | undefined> =>
  sql<Reroute>`select ${ownColumns} from refund_reroute w where w.id = ${id} for update`
    .execute(db)
    .then((r) => r.rows[0])
export const byPayout = (db: Db, payoutId: number): Promise<Reroute | undefined> =>
  sql<Reroute>`select ${ownColumns} from refund_reroute w where w.payout_id = ${payoutId}`
    .execute(db)
    .then((r) => r.rows[0])
/** One that is not over yet. */
export const hasOpen = (db: Db, refundId: number): Promise<boolean> =>
  sql`select from refund_reroute where refund_id = ${refundId} and status in ('asked', 'sent', 'done')`
    .execute(db)
    .then((r) => r.rows.length > 0)
/** The numbers of an account are kept no longer than they are needed. */
export const markDecided = (
  db: Db,
  id: number,
  status: 'sent' | 'done' | 'rejected',
  userId: number,
  payoutId: number | null,
): Promise<unknown> =>
  sql`update refund_reroute set status = ${status}, decided_by = ${userId}, decided_at = shop_now(), sealed = null,
      payout_id = ${payoutId}, ended_at = case when ${status} <> 'sent' then shop_now() end
    where id = ${id} and status = 'asked'`.execute(db)
export const markEnded = (db: Db, id: number, status: 'done' | 'failed', reason: string): Promise<unknown> =>
  sql`update refund_reroute set status = ${status}, bank_reason = ${reason}, ended_at = shop_now()
    where id = ${id} and status = 'sent'`.execute(db)

export interface ToldReroute extends Omit<Reroute, 'sealed' | 'refundId'> {
  asker: string
  decider: string | null
  decidedAt: Date | null
  bankReason: string
  endedAt: Date | null
}
/** The other ways of a refund, the newest first. */
export const reroutesOf = (db: Db, refundId: number): Promise<ToldReroute[]> =>
  sql<ToldReroute>`
    select w.id, w.way, w.bank, w.masked_holder as "maskedHolder", w.last_four as "lastFour", w.reason, w.status,
      w.asked_by as "askedBy", w.asked_at as "askedAt", w.by_payer as "byPayer",
      k.nickname as asker, d.nickname as decider,
      w.decided_at as "decidedAt", w.bank_reason as "bankReason", w.ended_at as "endedAt"
    from refund_reroute w join user_account k on k.id = w.asked_by left join user_account d on d.id = w.decided_by
    where w.refund_id = ${refundId} order by w.id desc limit 50`
    .execute(db)
    .then((r) => r.rows)
/** Whether there is a balance that it may go to; held: nobody closes it before the end of the transaction. */
export const isOpenAccount = (db: Db, userId: number, held = true): Promise<boolean> =>
  sql`select from user_account where id = ${userId} and status <> 'closed' ${held ? sql`for key share` : sql``}`
    .execute(db)
    .then((r) => r.rows.length > 0)

/** Those that staff were not told of yet, from now on told; what is through is forgotten. */
export const noteAlarms = async (db: Db, seconds: number): Promise<number[]> => {
  await sql`delete from refund_alarm m using refund r where r.id = m.refund_id and r.status = 'done'`.execute(db)
  const { rows } = await sql<{ id: number }>`
    insert into refund_alarm (refund_id)
    select r.id from refund r where ${inTrouble(seconds)}
      and not exists (select from refund_alarm m where m.refund_id = r.id)
    order by r.id limit 1000 on conflict do nothing returning refund_id as id`.execute(db)
  return rows.map(({ id }) => id)
}
export const forgetAlarm = (db: Db, refundId: number): Promise<unknown> =>
  sql`delete from refund_alarm where refund_id = ${refundId}`.execute(db)
/** Of who left: no word about them or their account; the payouts that went there. */
export const forgetPayer = (db: Db, userId: number): Promise<number[]> =>
  sql<{ payoutId: number | null }>`
    update refund_reroute w set reason = '', bank = '', masked_holder = '', last_four = '', bank_reason = '',
      sealed = null
    from refund r join payment_attempt a on a.id = r.attempt_id
    where r.id = w.refund_id and a.payer_id = ${userId} and w.ended_at is not null
    returning w.payout_id as "payoutId"`
    .execute(db)
    .then((r) => r.rows.flatMap(({ payoutId }) => (payoutId === null ? [] : [payoutId])))
