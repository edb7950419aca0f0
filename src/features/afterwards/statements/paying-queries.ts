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
/** Those of them that are still to be paid, held, and their merchants: who suspends one comes before or after. */
export const holdPayable = async (db: Db, ids: readonly number[], closedDays: number): Promise<Payable[]> => {
  await sql`select from merchant m
    where m.id in (select merchant_id from statement where id = any(${idList(ids)})) order by m.id for share`.execute(
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
      where s.id = any(${idList(ids)}) and s.status in ('confirmed', 'disputed') order by s.id for update of s`.execute(
      db,
    )
  ).rows
}
/** What is payable to merchants, and what they owe, locked for the rest of the transaction. */
export const lockedPurses = async (
  db: Db,
  merchantIds: readonly number[],
): Promise<Map<number, { has: number; owes: number }>> => {
  const { rows } = await sql<{ merchantId: number; kind: string; balance: number }>`
    select owner_id as "merchantId", kind, balance from ledger_account
    where currency = 'CNY' and owner = 'merchant' and owner_id = any(${idList(merchantIds)})
      and kind in ('payable', 'receivable') order by owner_id, kind for update`.execute(db)
  const of = (merchantId: number, kind: string): number =>
    rows.find((row) => row.merchantId === merchantId && row.kind === kind)?.balance ?? 0
  return new Map(merchantIds.map((id) => [id, { has: of(id, 'payable'), owes: -of(id, 'receivable') }]))
}
export const markPaying = (db: Db, of: readonly { id: number; payoutId: number; amount: number }[]): Promise<unknown> =>
  sql`update statement s set status = 'paying', payout_id = p.payout_id, paid = paid + p.amount
    from unnest(${idList(of.map(({ id }) => id))}, ${idList(of.map(({ payoutId }) => payoutId))},
      ${idList(of.map(({ amount }) => amount))}) as p(id, payout_id, amount)
    where s.id = p.id and s.status in ('confirmed', 'disputed')`.execute(db)
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
