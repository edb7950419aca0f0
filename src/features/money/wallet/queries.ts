// All SQL of the wallet: the records of a balance.
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#kernel/data/db.ts'
import { limitTo } from '#kernel/data/limit.ts'

/** Which records: of the last days (as the calendar in Shanghai has them), and of one direction. */
export interface RecordFilter {
  days: number | undefined
  direction: 'in' | 'out' | undefined
}
export interface RecordRow {
  id: number
  amount: number
  kind: string
  ref: string
  createdAt: Date
  /** own orders that it was for */
  orderNos: string[]
  /** it was for somebody else's */
  forFriend: boolean
}
const mine = (userId: number, { days, direction }: RecordFilter): RawBuilder<unknown> =>
  sql`ledger_entry e join ledger_transfer t on t.id = e.transfer_id
    where e.account_id = (select id from ledger_account
        where currency = 'CNY' and owner = 'user' and owner_id = ${userId} and kind = 'balance')
      and (${days === undefined} or e.created_at >= (date_trunc('day', shop_now() at time zone 'Asia/Shanghai')
        - make_interval(days => ${(days ?? 1) - 1})) at time zone 'Asia/Shanghai')
      and (${direction !== 'in'} or e.amount > 0) and (${direction !== 'out'} or e.amount < 0)`
const orders = sql`ledger_entry x join ledger_account h on h.id = x.account_id and h.owner = 'order'
  join shop_order o on o.id = h.owner_id where x.transfer_id = t.id`

/** Entries of the user's balance, newest first, one more than asked. */
export const balanceRecords = (
  db: Db,
  userId: number,
  filter: RecordFilter,
  { size, offset, before }: { size: number; offset: number; before: number | undefined },
) =>
  sql<RecordRow>`
    select e.id, e.amount, t.kind, t.key as ref, e.created_at as "createdAt", (
        select coalesce(json_agg(o.order_no order by o.id), '[]') from ${orders} and o.user_id = ${userId}
      ) as "orderNos",
      exists (select from ${orders} and o.user_id <> ${userId}) as "forFriend"
    from ${mine(userId, filter)} and (${before === undefined} or e.id < ${before ?? 0})
    order by e.id desc ${limitTo(size + 1, offset)}`
    .execute(db)
    .then((r) => r.rows)

export const balanceRecordCount = (db: Db, userId: number, filter: RecordFilter): Promise<number> =>
  sql<{ n: number }>`select count(*)::int as n from (select from ${mine(userId, filter)} limit 1001) c`
    .execute(db)
    .then((r) => r.rows[0]!.n)
/** What came in and went out in all of them. */
export const balanceSums = (db: Db, userId: number, filter: RecordFilter) =>
  sql<{ in: number; out: number }>`
    select coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as in,
      coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as out from ${mine(userId, filter)}`
    .execute(db)
    .then((r) => r.rows[0]!)
