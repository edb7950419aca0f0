// The SQL of what becomes of a statement: confirmed, disputed, answered; the words of both sides.
import { sql } from 'kysely'
import type { AmountLine, DisputeStatus, StatementStatus } from './states.ts'
import { textList, type Db } from '#kernel/data/db.ts'

export interface Held {
  id: number
  merchantId: number
  fromDay: string
  toDay: string
  status: StatementStatus
  amount: number
  carried: number
  held: number
  paid: number
  confirmBy: Date
  lines: Record<AmountLine, number>
  /** how much was said of it */
  words: number
}
/** Held for the rest of the transaction; of one merchant where it says which. */
export const holdStatement = async (db: Db, id: number, merchantId?: number): Promise<Held | undefined> =>
  (
    await sql<Held>`
      select id, merchant_id as "merchantId", from_day::text as "fromDay", to_day::text as "toDay", status, amount,
        carried, held, paid, confirm_by as "confirmBy",
        jsonb_build_object('sales', sales, 'discounts', discounts, 'freight', freight, 'tax', tax,
          'commission', commission, 'refunds', refunds, 'commissionBack', commission_back,
          'returnFreight', return_freight, 'adjustments', adjustments) as lines,
        (select count(*)::int from statement_word w where w.statement_id = statement.id) as words
      from statement where id = ${id} and status <> 'making'
        and (${merchantId === undefined} or merchant_id = ${merchantId ?? 0}) for update`.execute(db)
  ).rows[0]
export const confirmStatement = (
  db: Db,
  id: number,
  status: 'confirmed' | 'carried',
  userId: number | null,
): Promise<unknown> =>
  sql`update statement set status = ${status}, confirmed_at = shop_now(), confirmed_by = ${userId}
    where id = ${id} and status = 'open'`.execute(db)
export const insertWord = (
  db: Db,
  word: { id: number; side: 'merchant' | 'staff'; userId: number; kind: 'word' | 'dispute' | 'answer'; words: string },
): Promise<unknown> =>
  sql`insert into statement_word (statement_id, side, user_id, kind, words)
    values (${word.id}, ${word.side}, ${word.userId}, ${word.kind}, ${word.words})`.execute(db)

export async function beginDispute(
  db: Db,
  of: { id: number; lines: readonly string[]; amount: number; held: number; userId: number },
): Promise<void> {
  await sql`
    insert into statement_dispute (statement_id, lines, amount, held, asked_by)
    values (${of.id}, ${textList(of.lines)}, ${of.amount}, ${of.held}, ${of.userId})`.execute(db)
  await sql`
    update statement set status = 'disputed', held = ${of.held}, confirmed_at = shop_now(), confirmed_by = ${of.userId}
    where id = ${of.id} and status = 'open'`.execute(db)
}
export interface OpenDispute {
  id: number
  status: DisputeStatus
  amount: number
  granted: number | null
  answer: string
  proposedBy: number | null
  proposedAt: Date | null
}
/** The one that is not closed; its statement is held. */
export const holdDispute = async (db: Db, statementId: number): Promise<OpenDispute | undefined> =>
  (
    await sql<OpenDispute>`
      select id, status, amount, granted, answer, proposed_by as "proposedBy", proposed_at as "proposedAt"
      from statement_dispute where statement_id = ${statementId} and status <> 'closed' for update`.execute(db)
  ).rows[0]
/** null: it is open again. */
export const proposeGrant = (
  db: Db,
  id: number,
  { granted, userId, answer }: { granted: number | null; userId: number | null; answer: string },
): Promise<unknown> =>
  sql`update statement_dispute set status = ${granted === null ? 'open' : 'proposed'}, granted = ${granted},
      proposed_by = ${userId}, answer = ${answer}, proposed_at = case when ${granted !== null} then shop_now() end
    where id = ${id} and status <> 'closed'`.execute(db)
export const closeDispute = (db: Db, id: number, userId: number): Promise<unknown> =>
  sql`update statement_dispute set status = 'closed', closed_by = ${userId}, closed_at = shop_now()
    where id = ${id} and status <> 'closed'`.execute(db)
/** What waited is due again; one that is being paid, or was, keeps its state. */
export const releaseHeld = (db: Db, id: number, status: 'confirmed' | 'carried'): Promise<unknown> =>
  sql`update statement set held = 0, status = case when status = 'disputed' then ${status} else status end
    where id = ${id}`.execute(db)
/** Answered by nobody though their time is over: a lost timer left them. */
export const overdueStatements = async (db: Db): Promise<number[]> =>
  (
    await sql<{ id: number }>`
      select id from statement where status = 'open' and confirm_by <= shop_now() order by id limit 500`.execute(db)
  ).rows.map(({ id }) => id)
export const waitingDisputes = async (db: Db, days: number): Promise<{ id: number; merchantId: number }[]> =>
  (
    await sql<{ id: number; merchantId: number }>`
      select d.statement_id as id, s.merchant_id as "merchantId" from statement_dispute d
      join statement s on s.id = d.statement_id
      where d.status <> 'closed' and d.asked_at < shop_now() - make_interval(days => ${days})
      order by d.id limit 100`.execute(db)
  ).rows
