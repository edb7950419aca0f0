// All SQL of the wallet: the records of a balance.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

/** Entries of the user's balance, newest first, one more than asked. */
export const balanceRecords = (db: Db, userId: number, size: number, offset: number, before: number | undefined) =>
  db
    .selectFrom('ledger_entry as e')
    .innerJoin('ledger_account as a', 'a.id', 'e.account_id')
    .innerJoin('ledger_transfer as t', 't.id', 'e.transfer_id')
    .select(['e.id', 'e.amount', 't.kind', 't.key as ref', 'e.created_at as createdAt'])
    .where('a.currency', '=', 'CNY')
    .where('a.owner', '=', 'user')
    .where('a.owner_id', '=', userId)
    .where('a.kind', '=', 'balance')
    .$if(before !== undefined, (q) => q.where('e.id', '<', before!))
    .orderBy('e.id', 'desc')
    .limit(size + 1)
    .offset(before === undefined ? offset : 0)
    .execute()

export const balanceRecordCount = async (db: Db, userId: number): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (
      select 1 from ledger_entry e join ledger_account a on a.id = e.account_id
      where a.currency = 'CNY' and a.owner = 'user' and a.owner_id = ${userId} and a.kind = 'balance' limit 1001
    ) c`.execute(db)
  return rows[0]!.n
}
