// All SQL of bank transfers. Whose one is stands in every statement of its buyer's.
import { sql, type RawBuilder } from 'kysely'
import type { TransferStatus } from './states.ts'
import { heldAs, takenOf, type Taken } from '#features/people/casework/casework.ts'
import type { Holder } from '#features/people/casework/contract.ts'
import type { Limits } from '#kernel/call/page.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

const first = async <T>(query: Promise<{ rows: T[] }>): Promise<T | undefined> => (await query).rows[0]

export interface RecipientRow {
  bank: string
  sealed: Buffer
  lastFour: string
  changedBy: string | null
  changedAt: Date
}
export const recipientRow = (db: Db) =>
  first(
    sql<RecipientRow>`select r.bank, r.sealed, r.last_four as "lastFour", u.nickname as "changedBy",
        r.changed_at as "changedAt"
      from bank_recipient r left join user_account u on u.id = r.changed_by`.execute(db),
  )
export const putRecipient = (
  db: Db,
  r: { bank: string; sealed: Buffer; lastFour: string; userId: number | null },
): Promise<unknown> =>
  sql`insert into bank_recipient (bank, sealed, last_four, changed_by)
    values (${r.bank}, ${r.sealed}, ${r.lastFour}, ${r.userId})
    on conflict (id) do update set bank = excluded.bank, sealed = excluded.sealed, last_four = excluded.last_four,
      changed_by = excluded.changed_by, changed_at = shop_now()`.execute(db)

export interface OwnPayment {
  id: number
  payNo: string
  subject: string
  status: 'open' | 'paid' | 'closed' | 'void'
  amount: number
  expiresAt: Date
  overdue: boolean
  inReview: boolean
  openTransfers: number
  priceKinds: string[]
  /** else a friend's, who was asked to pay it */
  isOwner: boolean
}
/** A payment of mine by its number, one that I sent a transfer for, or the one behind a link that I was given. */
export const ownPayment = (db: Db, userId: number, of: { payNo: string } | { paymentId: number }) =>
  first(
    sql<OwnPayment>`
      select p.id, p.pay_no as "payNo", p.subject, p.status, p.amount, p.expires_at as "expiresAt",
        p.expires_at <= shop_now() as overdue, p.status = 'open' and p.review_since is not null as "inReview", (
          select count(*)::int from bank_transfer b join payment q on q.id = b.payment_id
          where b.user_id = ${userId} and q.status = 'open' and q.review_since is not null
            and q.id <> p.id) as "openTransfers",
        array(select distinct l.price_kind from payment_order g join order_line l on l.order_id = g.order_id
          where g.payment_id = p.id) as "priceKinds", p.user_id = ${userId} as "isOwner"
      from payment p where ${
        'paymentId' in of
          ? sql`p.id = ${of.paymentId}`
          : sql`p.pay_no = ${of.payNo} and (p.user_id = ${userId} or exists (
              select from bank_transfer b where b.payment_id = p.id and b.user_id = ${userId}))`
      }`.execute(db),
  )

export interface Transfer {
  id: number
  paymentId: number
  payNo: string
  /** who sent it: the buyer, or a friend by the link that they were given */
  userId: number
  shareId: number | null
  amount: number
  status: TransferStatus
  rounds: number
  country: string
  bank: string
  sealed: Buffer | null
  maskedHolder: string
  lastFour: string
  proofs: string[]
  sentAt: Date
  dueAt: Date
  reason: string
  checkedBy: number | null
  checkedAt: Date | null
  checkedCame: number | null
  checkedRef: string | null
  createdAt: Date
  endedAt: Date | null
  /** fen that came and wait for the rest */
  came: number
}
const columns = sql`b.id, b.payment_id as "paymentId", p.pay_no as "payNo", b.user_id as "userId",
  b.share_id as "shareId", b.amount, b.status, b.rounds, b.country, b.bank, b.sealed,
  b.masked_holder as "maskedHolder", b.last_four as "lastFour", b.proofs, b.sent_at as "sentAt",
  b.due_at as "dueAt", b.reason, b.checked_by as "checkedBy", b.checked_at as "checkedAt",
  b.checked_came as "checkedCame", b.checked_ref as "checkedRef", b.created_at as "createdAt",
  b.ended_at as "endedAt", (
    select coalesce(sum(c.amount), 0)::bigint from bank_credit c where c.transfer_id = b.id and c.state = 'suspense'
  ) as came`
const from = sql`bank_transfer b join payment p on p.id = b.payment_id`
export const transferOf = (db: Db, paymentId: number) =>
  first(sql<Transfer>`select ${columns} from ${from} where b.payment_id = ${paymentId}`.execute(db))
export const findTransfer = (db: Db, id: number) =>
  first(sql<Transfer>`select ${columns} from ${from} where b.id = ${id}`.execute(db))
/** Held for the rest of the transaction. */
export async function holdTransfer(db: Db, id: number): Promise<Transfer | undefined> {
  await sql`select from bank_transfer where id = ${id} for update`.execute(db)
  return findTransfer(db, id)
}

export interface Sending {
  paymentId: number
  userId: number
  shareId: number | null
  amount: number
  country: string
  bank: string
  sealed: Buffer
  maskedHolder: string
  lastFour: string
  proofs: readonly string[]
  /** seconds until staff are late */
  due: number
}
/** Sent for the first time, or again; undefined where it may not be sent now. `rounds` counts what was returned. */
export const putSending = (db: Db, s: Sending, again: { rounds: number } | undefined) =>
  first(
    again
      ? sql<{ id: number; dueAt: Date }>`
          update bank_transfer set status = 'review', rounds = ${again.rounds}, country = ${s.country},
            bank = ${s.bank}, sealed = ${s.sealed}, masked_holder = ${s.maskedHolder}, last_four = ${s.lastFour},
            proofs = ${s.proofs}, sent_at = shop_now(), due_at = shop_now() + make_interval(secs => ${s.due}),
            alarmed_at = null, reason = '', checked_by = null, checked_at = null, checked_came = null,
            checked_ref = null
          where payment_id = ${s.paymentId} and user_id = ${s.userId} and status in ('returned', 'short')
          returning id, due_at as "dueAt"`.execute(db)
      : sql<{ id: number; dueAt: Date }>`
          insert into bank_transfer (payment_id, user_id, share_id, amount, country, bank, sealed, masked_holder,
            last_four, proofs, due_at)
          values (${s.paymentId}, ${s.userId}, ${s.shareId}, ${s.amount}, ${s.country}, ${s.bank},
            ${s.sealed}, ${s.maskedHolder},
            ${s.lastFour}, ${s.proofs}, shop_now() + make_interval(secs => ${s.due}))
          on conflict (payment_id) do nothing returning id, due_at as "dueAt"`.execute(db),
  )
export const markChecked = (db: Db, id: number, by: { userId: number; came: number; bankRef: string }) =>
  sql`update bank_transfer set status = 'checked', checked_by = ${by.userId}, checked_at = shop_now(),
      checked_came = ${by.came}, checked_ref = ${by.bankRef}
    where id = ${id}`.execute(db)
/** What staff said of it, or what ended it. */
export const markDecided = (
  db: Db,
  id: number,
  { status, reason = '', by = null }: { status: TransferStatus; reason?: string; by?: number | null },
): Promise<unknown> =>
  sql`update bank_transfer set status = ${status}, reason = ${reason},
      decided_by = coalesce(${by}::bigint, decided_by), checked_by = null, checked_at = null, checked_came = null,
      checked_ref = null,
      ended_at = case when ${status} in ('approved', 'refunded', 'closed') then shop_now() end
    where id = ${id}`.execute(db)
/** Late, and nobody was told yet. */
export const noteLate = (db: Db, id: number) =>
  first(
    sql<{ payNo: string }>`
      update bank_transfer b set alarmed_at = shop_now() from payment p
      where b.id = ${id} and p.id = b.payment_id and b.status in ('review', 'checked') and b.due_at <= shop_now()
        and b.alarmed_at is null returning p.pay_no as "payNo"`.execute(db),
  )

export interface Credit {
  id: number
  bankRef: string
  amount: number
  state: 'open' | 'suspense' | 'used' | 'aside'
  moves: number
}
/** A booking of the bank; undefined where it is known already. */
export const insertCredit = (
  db: Db,
  c: { bankRef: string; transferId: number; amount: number; state: Credit['state']; userId: number },
) =>
  first(
    sql<{ id: number }>`
      insert into bank_credit (bank_ref, transfer_id, amount, state, noted_by)
      values (${c.bankRef}, ${c.transferId}, ${c.amount}, ${c.state}, ${c.userId})
      on conflict (bank_ref) do nothing returning id`.execute(db),
  )
/** What came and waits in suspense, from now on used. */
export const useSuspended = (db: Db, transferId: number) =>
  sql<Credit>`
    update bank_credit set state = 'used' where transfer_id = ${transferId} and state = 'suspense'
    returning id, bank_ref as "bankRef", amount, state, moves`
    .execute(db)
    .then((r) => r.rows.toSorted((a, b) => a.id - b.id))

const byTab = {
  waiting: sql`b.status in ('review', 'checked')`,
  short: sql`b.status in ('short', 'returned')`,
  ended: sql`b.status in ('approved', 'refunded', 'closed')`,
} as const satisfies Record<string, RawBuilder<unknown>>
interface QueueAsked {
  tab: keyof typeof byTab
  holder?: Holder | undefined
}
export interface Queued extends Transfer {
  nickName: string
  checker: string | null
  payment: OwnPayment['status']
  subject: string
  expiresAt: Date
  taken: Taken | null
  orders: { orderNo: string; merchantName: string; payable: number }[]
}
const asked = (staffId: number, { tab, holder }: QueueAsked) =>
  sql`${byTab[tab]} and ${heldAs('transfer', sql.ref('b.id'), staffId, holder)}`
const queued = (staffId: number, lang: Language) => sql`${columns}, u.nickname as "nickName", r.nickname as checker,
  p.status as payment, p.subject, p.expires_at as "expiresAt",
  ${takenOf('transfer', sql.ref('b.id'), staffId)} as taken, (
    select coalesce(json_agg(json_build_object('orderNo', o.order_no, 'merchantName', in_language(m.name, ${lang}),
      'payable', g.amount) order by o.id), '[]')
    from payment_order g join shop_order o on o.id = g.order_id join merchant m on m.id = o.merchant_id
    where g.payment_id = p.id) as orders`
const queuedFrom = sql`${from} join user_account u on u.id = b.user_id left join user_account r on r.id = b.checked_by`
export const listQueue = async (
  db: Db,
  { staffId, lang }: { staffId: number; lang: Language },
  filter: QueueAsked,
  { size, offset, cursor }: Limits,
): Promise<Queued[]> => {
  const oldest = filter.tab === 'waiting'
  const after = cursor?.[0] ?? 0
  const [order, further] = oldest ? [sql`b.id`, sql`b.id > ${after}`] : [sql`b.id desc`, sql`b.id < ${after}`]
  const { rows } = await sql<Queued>`
    select ${queued(staffId, lang)} from ${queuedFrom}
    where ${asked(staffId, filter)} and (${cursor === undefined} or ${further})
    order by ${order} limit ${size + 1} offset ${offset}`.execute(db)
  return rows
}
export const countQueue = async (db: Db, staffId: number, filter: QueueAsked): Promise<number> =>
  (await first(
    sql<{ n: number }>`select count(*)::int as n from (
      select from bank_transfer b where ${asked(staffId, filter)} limit 1001) c`.execute(db),
  ))!.n
export const countLate = async (db: Db): Promise<number> =>
  (await first(
    sql<{ n: number }>`select count(*)::int as n from (
      select from bank_transfer where status in ('review', 'checked') and due_at <= shop_now() limit 1001) c`.execute(
      db,
    ),
  ))!.n
export const readQueued = (db: Db, { staffId, lang }: { staffId: number; lang: Language }, id: number) =>
  first(sql<Queued>`select ${queued(staffId, lang)} from ${queuedFrom} where b.id = ${id}`.execute(db))
/** The bookings that are known of it. */
export const creditsOf = (db: Db, transferId: number) =>
  sql<Credit & { createdAt: Date }>`
    select id, bank_ref as "bankRef", amount, state, moves, created_at as "createdAt" from bank_credit
    where transfer_id = ${transferId} order by id`
    .execute(db)
    .then((r) => r.rows)

/** Of who leaves: whose account it was goes; that and what was paid stays. */
export const forgetSenders = (db: Db, userId: number) =>
  sql<{ proofs: string[] }>`
    update bank_transfer b set sealed = null, masked_holder = '', bank = '', last_four = '', country = '', reason = '',
      proofs = '{}'
    from (select id, proofs from bank_transfer where user_id = ${userId}) was
    where was.id = b.id returning was.proofs`
    .execute(db)
    .then((r) => r.rows.flatMap(({ proofs }) => proofs))
export const transfersInFull = (db: Db, userId: number) =>
  sql<Transfer>`select ${columns} from ${from} where b.user_id = ${userId} order by b.id`
    .execute(db)
    .then((r) => r.rows)
