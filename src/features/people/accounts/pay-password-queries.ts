// All SQL of payment passwords.
import type { Db } from '#kernel/data/db.ts'

/** What is kept of it; null: none was set. */
export const payPasswordOf = async (db: Db, userId: number): Promise<string | null> =>
  (
    await db
      .selectFrom('user_account')
      .select('pay_password_hash as hash')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  ).hash

export const savePayPassword = (db: Db, userId: number, hash: string) =>
  db.updateTable('user_account').set({ pay_password_hash: hash }).where('id', '=', userId).execute()

/** The same password kept anew, unless it was changed meanwhile. */
export const renewHash = (db: Db, userId: number, before: string, hash: string) =>
  db
    .updateTable('user_account')
    .set({ pay_password_hash: hash })
    .where('id', '=', userId)
    .where('pay_password_hash', '=', before)
    .execute()
