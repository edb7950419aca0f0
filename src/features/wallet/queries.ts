// All SQL of the wallet: payment passwords with their lock, the records of a balance.
import { sql } from 'kysely'
import type { Db } from '#kernel/db.ts'

export const payPasswordOf = (db: Db, userId: number) =>
  db
    .selectFrom('user_account')
    .select([
      'pay_password_hash as hash',
      'pay_failures as failures',
      sql<number>`greatest(0, ceil(extract(epoch from pay_locked_until - shop_now()) / 60))::int`.as('lockedMinutes'),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()

export const savePayPassword = (db: Db, userId: number, hash: string) =>
  db.updateTable('user_account').set({ pay_password_hash: hash, pay_failures: 0, pay_locked_until: null }).where('id', '=', userId).execute()

/** Takes one try before the password is compared, so that parallel guesses are counted too; undefined when none is left. */
export const takeTry = (db: Db, userId: number, max: number, lockSeconds: number) =>
  db
    .updateTable('user_account')
    .set({
      pay_failures: sql`case when pay_locked_until <= shop_now() then 1 else pay_failures + 1 end`,
      pay_locked_until: sql`case when (case when pay_locked_until <= shop_now() then 1 else pay_failures + 1 end) >= ${max} then shop_now() + make_interval(secs => ${lockSeconds}) end`,
    })
    .where('id', '=', userId)
    .where('pay_password_hash', 'is not', null)
    .where(sql<boolean>`(pay_locked_until is null or pay_locked_until <= shop_now())`)
    .returning(['pay_failures as failures', 'pay_password_hash as hash'])
    .executeTakeFirst()

export const clearTries = (db: Db, userId: number) => db.updateTable('user_account').set({ pay_failures: 0, pay_locked_until: null }).where('id', '=', userId).execute()

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
  const { rows } = await sql<{ n: number }>`select count(*) as n from (
    select 1 from ledger_entry e join ledger_account a on a.id = e.account_id
    where a.currency = 'CNY' and a.owner = 'user' and a.owner_id = ${userId} and a.kind = 'balance' limit 1001) c`.execute(db)
  return rows[0]!.n
}
