// All SQL of withdrawals. Whose one is stands in every statement of its owner's.
import { sql, type RawBuilder } from 'kysely'
import type { WithdrawalStatus } from './states.ts'
import { heldAs, takenOf, type Taken } from '#features/people/casework/casework.ts'
import type { Holder } from '#features/people/casework/contract.ts'
import type { Limits } from '#kernel/call/page.ts'
import type { Db } from '#kernel/data/db.ts'

export interface Withdrawal {
  id: number
  withdrawalNo: string
  userId: number
  amount: number
  fee: number
  bank: string
  maskedHolder: string
  lastFour: string
  status: WithdrawalStatus
  reason: string
  reviewedBy: number | null
  reviewedAt: Date | null
  payoutId: number | null
  createdAt: Date
  endedAt: Date | null
  sealed: Buffer | null
}
const columns = sql`w.id, w.withdrawal_no as "withdrawalNo", w.user_id as "userId", w.amount, w.fee, w.bank,
  w.masked_holder as "maskedHolder", w.last_four as "lastFour", w.status, w.reason, w.reviewed_by as "reviewedBy",
  w.reviewed_at as "reviewedAt", w.payout_id as "payoutId", w.created_at as "createdAt", w.ended_at as "endedAt",
  w.sealed`
export interface NewWithdrawal {
  withdrawalNo: string
  userId: number
  amount: number
  fee: number
  bank: string
  sealed: Buffer
  maskedHolder: string
  lastFour: string
}
export const insertWithdrawal = async (db: Db, w: NewWithdrawal): Promise<number> =>
  (
    await sql<{ id: number }>`
      insert into withdrawal (withdrawal_no, user_id, amount, fee, bank, sealed, masked_holder, last_four)
      values (${w.withdrawalNo}, ${w.userId}, ${w.amount}, ${w.fee}, ${w.bank}, ${w.sealed}, ${w.maskedHolder},
        ${w.lastFour}) returning id`.execute(db)
  ).rows[0]!.id
export const countOpen = async (db: Db, userId: number): Promise<number> =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from withdrawal
      where user_id = ${userId} and status in ('applied', 'underReview')`.execute(db)
  ).rows[0]!.n
export const findWithdrawal = async (db: Db, id: number): Promise<Withdrawal | undefined> =>
  (await sql<Withdrawal>`select ${columns} from withdrawal w where w.id = ${id}`.execute(db)).rows[0]
/** Held for the rest of the transaction. */
export const holdWithdrawal = async (db: Db, id: number): Promise<Withdrawal | undefined> =>
  (await sql<Withdrawal>`select ${columns} from withdrawal w where w.id = ${id} for update`.execute(db)).rows[0]
export const holdByPayout = async (db: Db, payoutId: number): Promise<Withdrawal | undefined> =>
  (await sql<Withdrawal>`select ${columns} from withdrawal w where w.payout_id = ${payoutId} for update`.execute(db))
    .rows[0]
export const markReviewed = (db: Db, id: number, userId: number): Promise<unknown> =>
  sql`update withdrawal set status = 'underReview', reviewed_by = ${userId}, reviewed_at = shop_now()
    where id = ${id} and status = 'applied'`.execute(db)
export const markApproved = (db: Db, id: number, userId: number, payoutId: number): Promise<unknown> =>
  sql`update withdrawal set status = 'approved', approved_by = ${userId}, payout_id = ${payoutId}, sealed = null,
      decided_at = shop_now()
    where id = ${id} and status in ('applied', 'underReview')`.execute(db)
/** The numbers of an account are kept no longer than they are needed. */
export const markEnded = (
  db: Db,
  id: number,
  status: 'paid' | 'rejected' | 'failed',
  reason: string,
): Promise<unknown> =>
  sql`update withdrawal set status = ${status}, reason = ${reason}, sealed = null,
      decided_at = coalesce(decided_at, shop_now()), ended_at = shop_now()
    where id = ${id} and ended_at is null`.execute(db)

export const holdOpenOf = async (db: Db, userId: number): Promise<Withdrawal[]> =>
  (
    await sql<Withdrawal>`
      select ${columns} from withdrawal w where w.user_id = ${userId} and w.status in ('applied', 'underReview')
      for update`.execute(db)
  ).rows
export const forgetWords = (db: Db, userId: number): Promise<unknown> =>
  sql`update withdrawal set reason = '', masked_holder = '', bank = '' where user_id = ${userId}`.execute(db)

export const listOwn = async (db: Db, userId: number, { size, offset, cursor }: Limits): Promise<Withdrawal[]> =>
  (
    await sql<Withdrawal>`
      select ${columns} from withdrawal w where w.user_id = ${userId}
        and (${cursor === undefined} or w.id < ${cursor?.[0] ?? 0})
      order by w.id desc limit ${size + 1} offset ${offset}`.execute(db)
  ).rows
export const countOwn = async (db: Db, userId: number): Promise<number> =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from (select from withdrawal where user_id = ${userId} limit 1001) c`.execute(db)
  ).rows[0]!.n
export interface Sums {
  earned: number
  withdrawn: number
}
export const sumsOf = async (db: Db, userId: number): Promise<Sums> =>
  (
    await sql<Sums>`
      select coalesce((select sum(e.amount) from ledger_entry e join ledger_account a on a.id = e.account_id
          join ledger_transfer t on t.id = e.transfer_id
          where a.currency = 'CNY' and a.owner = 'user' and a.owner_id = ${userId} and a.kind = 'earnings'
            and t.kind = 'earned'), 0)::bigint as earned,
        coalesce((select sum(amount) from withdrawal where user_id = ${userId} and status = 'paid'), 0)::bigint
          as withdrawn`.execute(db)
  ).rows[0]!
export interface Entry {
  id: number
  amount: number
  kind: string
  createdAt: Date
}
const ownEntries = (userId: number) => sql`ledger_entry e join ledger_account a on a.id = e.account_id
  join ledger_transfer t on t.id = e.transfer_id
  where a.currency = 'CNY' and a.owner = 'user' and a.owner_id = ${userId} and a.kind = 'earnings'`
export const listEntries = async (db: Db, userId: number, { size, offset, cursor }: Limits): Promise<Entry[]> =>
  (
    await sql<Entry>`
      select e.id, e.amount, t.kind, e.created_at as "createdAt" from ${ownEntries(userId)}
        and (${cursor === undefined} or e.id < ${cursor?.[0] ?? 0})
      order by e.id desc limit ${size + 1} offset ${offset}`.execute(db)
  ).rows
export const countEntries = async (db: Db, userId: number): Promise<number> =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from (select from ${ownEntries(userId)} limit 1001) c`.execute(db)
  ).rows[0]!.n

export interface Queued extends Withdrawal {
  nickName: string
  reviewer: string | null
  taken: Taken | null
}
const byTab = {
  waiting: sql`w.status in ('applied', 'underReview')`,
  approved: sql`w.status = 'approved'`,
  ended: sql`w.status in ('paid', 'rejected', 'failed')`,
} as const satisfies Record<string, RawBuilder<unknown>>
interface QueueAsked {
  tab: keyof typeof byTab
  holder?: Holder | undefined
}
const asked = (staffId: number, { tab, holder }: QueueAsked) =>
  sql`${byTab[tab]} and ${heldAs('withdrawal', sql.ref('w.id'), staffId, holder)}`
const queuedColumns = (staffId: number) => sql`${columns}, u.nickname as "nickName", r.nickname as reviewer,
  ${takenOf('withdrawal', sql.ref('w.id'), staffId)} as taken`
const queuedFrom = sql`withdrawal w join user_account u on u.id = w.user_id
  left join user_account r on r.id = w.reviewed_by`
export const listQueue = async (
  db: Db,
  staffId: number,
  filter: QueueAsked,
  { size, offset, cursor }: Limits,
): Promise<Queued[]> => {
  const from = cursor?.[0] ?? 0
  const oldest = filter.tab === 'waiting'
  const [order, further] = oldest ? [sql`w.id`, sql`w.id > ${from}`] : [sql`w.id desc`, sql`w.id < ${from}`]
  const { rows } = await sql<Queued>`
    select ${queuedColumns(staffId)} from ${queuedFrom}
    where ${asked(staffId, filter)} and (${cursor === undefined} or ${further})
    order by ${order} limit ${size + 1} offset ${offset}`.execute(db)
  return rows
}
export const countQueue = async (db: Db, staffId: number, filter: QueueAsked): Promise<number> =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from (
        select from withdrawal w where ${asked(staffId, filter)} limit 1001) c`.execute(db)
  ).rows[0]!.n
export const readQueued = async (db: Db, staffId: number, id: number): Promise<Queued | undefined> =>
  (await sql<Queued>`select ${queuedColumns(staffId)} from ${queuedFrom} where w.id = ${id}`.execute(db)).rows[0]
