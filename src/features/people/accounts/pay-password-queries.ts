// All SQL of payment passwords.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

/** What is kept of it, of which others read along; null: none was set. */
export const payPasswordOf = (userId: number) =>
  sql<string | null>`select pay_password_hash from user_account where id = ${userId}`
export const hasPayPassword = async (db: Db, userId: number): Promise<boolean> =>
  (await sql<{ has: boolean }>`select (${payPasswordOf(userId)}) is not null as has`.execute(db)).rows[0]!.has

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
