// All SQL of payout accounts. Whose one is stands in every statement.
import { sql } from 'kysely'
import type { AccountKind } from './account-rules.ts'
import { isSqlState, type Db } from '#kernel/data/db.ts'

export const listAccounts = (db: Db, userId: number) =>
  db
    .selectFrom('payout_account')
    .select([
      'id',
      sql<AccountKind>`kind`.as('kind'),
      'bank',
      'masked_holder as holder',
      'last_four as lastFour',
      'is_default as isDefault',
    ])
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute()

interface Draft {
  userId: number
  kind: AccountKind
  bank: string
  sealed: Buffer
  numberIndex: Buffer
  lastFour: string
  maskedHolder: string
}
/** The id; undefined when the person has this number already. */
export async function insertAccount(db: Db, a: Draft): Promise<number | undefined> {
  const row = await db
    .insertInto('payout_account')
    .values({
      user_id: a.userId,
      kind: a.kind,
      bank: a.bank,
      sealed: a.sealed,
      number_index: a.numberIndex,
      last_four: a.lastFour,
      masked_holder: a.maskedHolder,
    })
    .returning('id')
    .executeTakeFirst()
    .catch((e: unknown) => {
      if (isSqlState(e, '23505', 'payout_account_once')) return undefined
      throw e
    })
  return row?.id
}
export const sealedAccounts = (db: Db, userId: number) =>
  db
    .selectFrom('payout_account')
    .select(['id', 'bank', 'sealed', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

const own = (db: Db, userId: number, id: number) =>
  db.updateTable('payout_account').where('user_id', '=', userId).where('id', '=', id)
export const renameBank = async (db: Db, userId: number, id: number, bank: string): Promise<boolean> =>
  (await own(db, userId, id).where('kind', '=', 'bank').set({ bank }).returning('id').executeTakeFirst()) !== undefined

/** False when it is not this person's; the others stop being the default first. */
export async function setDefaultAccount(db: Db, userId: number, id: number): Promise<boolean> {
  await db
    .updateTable('payout_account')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('id', '<>', id)
    .where('is_default', '=', true)
    .execute()
  return (await own(db, userId, id).set({ is_default: true }).returning('id').executeTakeFirst()) !== undefined
}
export const deleteAccount = async (db: Db, userId: number, id: number): Promise<boolean> =>
  (await db
    .deleteFrom('payout_account')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()) !== undefined
export const deleteAccountsOf = (db: Db, userId: number): Promise<unknown> =>
  db.deleteFrom('payout_account').where('user_id', '=', userId).execute()
