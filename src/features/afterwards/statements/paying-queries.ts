// The SQL of paying statements out.
import { sql } from 'kysely'
import type { StatementStatus } from './states.ts'
import { idList, type Db } from '#kernel/data/db.ts'

const due = sql`status in ('confirmed', 'disputed') and amount + carried - held - paid > 0`
/** Of these, or of all, those that something is due for, the oldest first. */
export const payableIds = async (db: Db, ids: readonly number[] | undefined, most: number): Promise<number[]> =>
  (
    await sql<{ id: number }>`
      select id from statement where ${due} and (${ids === undefined} or id = any(${idList(ids ?? [])}))
      order by id limit ${most}`.execute(db)
  ).rows.map(({ id }) => id)

export interface Payable {
  id: number
  merchantId: number
  amount: number
  carried: number
  held: number
  paid: number
  merchantStatus: 'open' | 'suspended' | 'closed'
  /** of a closed one: its last claim ended, and the shop closed, so many days ago */
  claimsOver: boolean
}
/** Held, and its merchant: who suspends it comes before or after. */
export const holdPayable = async (db: Db, id: number, closedDays: number): Promise<Payable | undefined> => {
  await sql`select from merchant m join statement s on s.merchant_id = m.id where s.id = ${id} for share of m`.execute(
    db,
  )
  return (
    await sql<Payable>`
      select s.id, s.merchant_id as "merchantId", s.amount, s.carried, s.held, s.paid, m.status as "merchantStatus",
        not exists (select from claim c where c.merchant_id = m.id and (
          c.ended_at is null or c.ended_at > shop_now() - make_interval(days => ${closedDays})))
        and not exists (select from merchant_closing c where c.merchant_id = m.id and c.status = 'done'
          and c.ended_at > shop_now() - make_interval(days => ${closedDays})) as "claimsOver"
      from statement s join merchant m on m.id = s.merchant_id
      where s.id = ${id} and s.status in ('confirmed', 'disputed') for update of s`.execute(db)
  ).rows[0]
}
export const markPaying = (db: Db, id: number, payoutId: number, amount: number): Promise<unknown> =>
  sql`update statement set status = 'paying', payout_id = ${payoutId}, paid = paid + ${amount}
    where id = ${id} and status in ('confirmed', 'disputed')`.execute(db)
/** Paid; or what came back is due again, as it was before. */
export const endPaying = (db: Db, id: number, back?: number): Promise<unknown> =>
  back === undefined
    ? sql`update statement set status = 'paid' where id = ${id} and status = 'paying'`.execute(db)
    : sql`update statement s set paid = paid - ${back}, status = case when exists (
          select from statement_dispute d where d.statement_id = s.id and d.status <> 'closed')
        then 'disputed' else 'confirmed' end
      where s.id = ${id} and s.status = 'paying'`.execute(db)
export interface OfPayout {
  id: number
  merchantId: number
  fromDay: string
  toDay: string
  status: StatementStatus
}
export const statementOfPayout = async (db: Db, payoutId: number): Promise<OfPayout | undefined> =>
  (
    await sql<OfPayout>`
      select id, merchant_id as "merchantId", from_day::text as "fromDay", to_day::text as "toDay", status
      from statement where payout_id = ${payoutId} for update`.execute(db)
  ).rows[0]
