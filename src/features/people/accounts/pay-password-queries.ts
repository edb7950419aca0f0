// All SQL of payment passwords and their lock.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

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
  db
    .updateTable('user_account')
    .set({ pay_password_hash: hash, pay_failures: 0, pay_locked_until: null })
    .where('id', '=', userId)
    .execute()

const failuresNow = sql<number>`case when pay_locked_until <= shop_now() then 1 else pay_failures + 1 end`
/** Takes one try before the password is compared, so that parallel guesses count; undefined when none is left. */
export const takeTry = (db: Db, userId: number, max: number, lockSeconds: number) =>
  db
    .updateTable('user_account')
    .set({
      pay_failures: failuresNow,
      pay_locked_until: sql`case when (${failuresNow}) >= ${max}
        then shop_now() + make_interval(secs => ${lockSeconds}) end`,
    })
    .where('id', '=', userId)
    .where('pay_password_hash', 'is not', null)
    .where(sql<boolean>`(pay_locked_until is null or pay_locked_until <= shop_now())`)
    .returning(['pay_failures as failures', 'pay_password_hash as hash'])
    .executeTakeFirst()

export const clearTries = (db: Db, userId: number) =>
  db.updateTable('user_account').set({ pay_failures: 0, pay_locked_until: null }).where('id', '=', userId).execute()

/** The same password kept anew, unless it was changed meanwhile. */
export const renewHash = (db: Db, userId: number, before: string, hash: string) =>
  db
    .updateTable('user_account')
    .set({ pay_password_hash: hash })
    .where('id', '=', userId)
    .where('pay_password_hash', '=', before)
    .execute()
