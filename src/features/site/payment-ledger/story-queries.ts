// The SQL of the whole story of a payment number: what it is for, attempts, notices, questions, refunds, books, words.
import { sql } from 'kysely'
import { idList, textList, type Db } from '#kernel/data/db.ts'
import type { About, MessageType } from '#kernel/messages.ts'
import type { Language } from '#kernel/text/language.ts'

export interface PaymentHead {
  id: number
  payNo: string
  subject: string
  status: 'open' | 'paid' | 'closed' | 'void'
  amount: number
  method: string | null
  createdAt: Date
  expiresAt: Date
  paidAt: Date | null
  buyer: { userId: number; name: string }
  forPayNo: string | null
}
export const paymentBy = async (db: Db, payNo: string): Promise<PaymentHead | undefined> =>
  (
    await sql<PaymentHead>`
      select p.id, p.pay_no as "payNo", p.subject, p.status, p.amount, p.method, p.created_at as "createdAt",
        p.expires_at as "expiresAt", p.paid_at as "paidAt",
        jsonb_build_object('userId', u.id, 'name', u.nickname) as buyer, f.pay_no as "forPayNo"
      from payment p join user_account u on u.id = p.user_id
      left join top_up t on t.payment_id = p.id left join payment f on f.id = t.for_payment_id
      where p.pay_no = ${payNo}`.execute(db)
  ).rows[0]

export interface OfPayment {
  id: number
  orderNo: string
  merchantId: number
  merchant: string
  status: string
  amount: number
  refunded: number
  held: number
}
export const ordersOf = async (db: Db, lang: Language, paymentId: number): Promise<OfPayment[]> =>
  (
    await sql<OfPayment>`
      select o.id, o.order_no as "orderNo", o.merchant_id as "merchantId", in_language(m.name, ${lang}) as merchant,
        o.status, g.amount, o.refunded, coalesce(h.balance, 0)::bigint as held
      from payment_order g join shop_order o on o.id = g.order_id join merchant m on m.id = o.merchant_id
      left join ledger_account h on h.currency = 'CNY' and h.owner = 'order' and h.owner_id = o.id and h.kind = 'held'
      where g.payment_id = ${paymentId} order by o.id`.execute(db)
  ).rows

export interface AttemptRow {
  id: number
  attemptNo: string
  method: string
  way: string | null
  amount: number
  status: 'started' | 'open' | 'succeeded' | 'failed' | 'expired'
  payer: { userId: number; name: string } | null
  byLink: boolean
  ref: string | null
  txn: string | null
  unwanted: boolean
  createdAt: Date
  endedAt: Date | null
}
export const attemptsOf = async (db: Db, paymentId: number): Promise<AttemptRow[]> =>
  (
    await sql<AttemptRow>`
      select a.id, a.attempt_no as "attemptNo", a.method, a.start ->> 'way' as way, a.amount, a.status,
        case when u.id is not null then jsonb_build_object('userId', u.id, 'name', u.nickname) end as payer,
        a.share_id is not null as "byLink", a.provider_ref as ref, a.provider_txn as txn, a.unwanted,
        a.created_at as "createdAt", a.ended_at as "endedAt"
      from payment_attempt a left join user_account u on u.id = a.payer_id
      where a.payment_id = ${paymentId} order by a.id limit 100`.execute(db)
  ).rows

export interface StoryRefund {
  id: number
  refundNo: string
  payNo: string
  orderNo: string | null
  attemptNo: string
  method: string
  status: 'pending' | 'processing' | 'done' | 'failed'
  amount: number
  reason: string
  ref: string | null
  serviceNo: string | null
  tries: number
  refusals: number
  againAt: Date | null
  createdAt: Date
  doneAt: Date | null
}
export const refundsOf = async (db: Db, paymentId: number): Promise<StoryRefund[]> =>
  (
    await sql<StoryRefund>`
      select r.id, r.refund_no as "refundNo", p.pay_no as "payNo", o.order_no as "orderNo",
        a.attempt_no as "attemptNo", a.method, r.status, r.amount, r.reason, r.provider_ref as ref,
        substring(r.key from '^claim:(\\d+)$') as "serviceNo", r.tries, r.refusals,
        r.again_at as "againAt", r.created_at as "createdAt",
        r.done_at as "doneAt"
      from payment p join payment_attempt a on a.payment_id = p.id join refund r on r.attempt_id = a.id
      left join shop_order o on o.id = coalesce(r.order_id, r.for_order_id)
      where p.id = ${paymentId} order by r.id limit 200`.execute(db)
  ).rows

export interface NoticeRow {
  provider: string
  eventId: string
  kind: string
  outcome: string | null
  of: string | null
  kept: boolean
  receivedAt: Date
  handledAt: Date | null
}
const noticeColumns = sql`n.provider, n.event_id as "eventId", n.kind, n.outcome, n.sealed is not null as kept,
  n.received_at as "receivedAt", n.handled_at as "handledAt"`
/** By what the provider calls our attempts, and our refunds. */
export const noticesOf = async (db: Db, paymentId: number): Promise<NoticeRow[]> =>
  (
    await sql<NoticeRow>`
      select * from (
        select ${noticeColumns}, a.attempt_no as of from payment_attempt a
        join payment_notice n on n.body ? 'ref' and n.body ->> 'ref' = a.provider_ref
        where a.payment_id = ${paymentId}
        union all
        select ${noticeColumns}, r.refund_no as of from payment_attempt a join refund r on r.attempt_id = a.id
        join payment_notice n on n.body ? 'refundRef' and n.body ->> 'refundRef' = r.provider_ref
        where a.payment_id = ${paymentId}
      ) n order by "receivedAt", "eventId" limit 200`.execute(db)
  ).rows
export const sealedNotice = async (
  db: Db,
  provider: string,
  eventId: string,
): Promise<{ sealed: Buffer | null } | undefined> =>
  (
    await sql<{ sealed: Buffer | null }>`
      select sealed from payment_notice where provider = ${provider} and event_id = ${eventId}`.execute(db)
  ).rows[0]

export interface QuestionRow {
  of: string
  answer: string
  why: string
  times: number
  askedAt: Date
  lastAt: Date
}
export const questionsOf = async (db: Db, paymentId: number): Promise<QuestionRow[]> =>
  (
    await sql<QuestionRow>`
      select * from (
        select q.id, a.attempt_no as of, q.answer, q.why, q.times, q.asked_at as "askedAt", q.last_at as "lastAt"
        from payment_attempt a join payment_question q on q.attempt_id = a.id where a.payment_id = ${paymentId}
        union all
        select q.id, r.refund_no as of, q.answer, q.why, q.times, q.asked_at as "askedAt", q.last_at as "lastAt"
        from payment_attempt a join refund r on r.attempt_id = a.id join payment_question q on q.refund_id = r.id
        where a.payment_id = ${paymentId}
      ) q order by id limit 300`.execute(db)
  ).rows

export interface TransferRow {
  id: number
  key: string
  event: string
  at: Date
  legs: { owner: string; kind: string; name: string | null; amount: number }[]
}
const nameOf = (lang: Language) => sql`case a.owner
  when 'merchant' then (select in_language(m.name, ${lang}) from merchant m where m.id = a.owner_id)
  when 'user' then (select u.nickname from user_account u where u.id = a.owner_id)
  when 'order' then (select o.order_no from shop_order o where o.id = a.owner_id) end`
/** What moved on the accounts of its orders, and by the keys of its attempts and refunds. */
export const transfersOf = async (
  db: Db,
  lang: Language,
  paymentId: number,
  orderIds: readonly number[],
): Promise<TransferRow[]> =>
  (
    await sql<TransferRow>`
      with refunds as (
        select r.id, r.refusals from payment_attempt a join refund r on r.attempt_id = a.id
        where a.payment_id = ${paymentId}
      ), keys as (
        select ${`payment:${paymentId}:paid`} as key
        union all select 'attempt:' || id || ':unwanted' from payment_attempt where payment_id = ${paymentId}
        union all select 'attempt:' || a.id || ':rest:' || g.order_id from payment_attempt a
          join payment_order g on g.payment_id = a.payment_id where a.payment_id = ${paymentId}
        union all select 'refund:' || r.id || n.sending || n.back from refunds r
          cross join lateral (
            select case when i = 0 then '' else ':' || i end as sending, back
            from generate_series(0, r.refusals) i cross join (values (''), (':returned')) b (back)
          ) n
      ), mine as (
        select t.id from keys k join ledger_transfer t on t.key = k.key
        union
        select e.transfer_id from ledger_account a join ledger_entry e on e.account_id = a.id
        where a.currency = 'CNY' and a.owner = 'order' and a.owner_id = any(${idList(orderIds)})
          and a.kind = 'held'
      )
      select t.id, t.key, t.kind as event, t.created_at as at, l.legs
      from (select id from mine order by id limit 200) m join ledger_transfer t on t.id = m.id
      cross join lateral (
        select jsonb_agg(jsonb_build_object('owner', a.owner, 'kind', a.kind, 'amount', e.amount,
          'name', ${nameOf(lang)}) order by e.amount, e.id) as legs
        from ledger_entry e join ledger_account a on a.id = e.account_id
        where e.transfer_id = t.id and a.currency = 'CNY'
      ) l where l.legs is not null order by t.id`.execute(db)
  ).rows

export interface MessageRow {
  id: number
  to: string
  type: MessageType
  key: string
  params: Readonly<Record<string, unknown>>
  about: About | null
  at: Date
  readAt: Date | null
  mailedAt: Date | null
}
/** What the buyer, and who else paid, was told with one of its numbers. */
export const messagesOf = async (
  db: Db,
  userIds: readonly number[],
  numbers: readonly string[],
): Promise<MessageRow[]> =>
  (
    await sql<MessageRow>`
      select m.id, u.nickname as to, m.type, m.key, m.params, m.about, m.created_at as at, m.read_at as "readAt",
        m.mailed_at as "mailedAt"
      from message m join user_account u on u.id = m.user_id
      where m.user_id = any(${idList(userIds)})
        and (split_part(m.once, ' ', 2) = any(${textList(numbers)}) or m.params ->> 'number' = any(${textList(numbers)})
          or m.about ->> 'note' = any(${textList(numbers)}))
      order by m.id limit 200`.execute(db)
  ).rows
