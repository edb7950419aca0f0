// The SQL of bank accounts that money goes back to.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

export interface KeptAccount {
  attemptId: number
  bank: string
  sealed: Buffer
  maskedHolder: string
  lastFour: string
}
export const keepAccount = (db: Db, { attemptId, bank, sealed, maskedHolder, lastFour }: KeptAccount) =>
  sql`insert into attempt_account (attempt_id, bank, sealed, masked_holder, last_four)
    values (${attemptId}, ${bank}, ${sealed}, ${maskedHolder}, ${lastFour})
    on conflict (attempt_id) do update set bank = excluded.bank, sealed = excluded.sealed,
      masked_holder = excluded.masked_holder, last_four = excluded.last_four`.execute(db)
export const accountOf = (db: Db, attemptId: number) =>
  sql<KeptAccount>`select attempt_id as "attemptId", bank, sealed, masked_holder as "maskedHolder",
      last_four as "lastFour" from attempt_account where attempt_id = ${attemptId}`
    .execute(db)
    .then((r) => r.rows[0])
/** Of who leaves: as far as nothing is on its way back to it. */
export const forgetAccounts = (db: Db, userId: number): Promise<unknown> =>
  sql`delete from attempt_account k using payment_attempt a
    where a.id = k.attempt_id and a.payer_id = ${userId} and not exists (
      select from refund r where r.attempt_id = a.id and r.status <> 'done')`.execute(db)
