// All SQL of pickup persons. Whose a row is stands in every statement.
import { sql } from 'kysely'
import type { Db } from '#kernel/db.ts'

export interface PersonFields {
  name: string
  areaCode: string
  phone: string
}
export type PersonRow = PersonFields & { id: number; isDefault: boolean }
const columnsOf = ({ name, areaCode, phone }: PersonFields) => ({ name, area_code: areaCode, phone })

/** The default one first, then the newest. */
export const listPersons = (db: Db, userId: number): Promise<PersonRow[]> =>
  db
    .selectFrom('pickup_person')
    .select(['id', 'name', 'area_code as areaCode', 'phone', 'is_default as isDefault'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute()
export const readAllPersons = (db: Db, userId: number) =>
  db
    .selectFrom('pickup_person')
    .select([
      'id',
      'name',
      'area_code as areaCode',
      'phone',
      'is_default as isDefault',
      'created_at as createdAt',
      'deleted_at as deletedAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
export const countPersons = async (db: Db, userId: number): Promise<number> =>
  (
    await db
      .selectFrom('pickup_person')
      .select(sql<number>`count(*)`.as('n'))
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).n

export const insertPerson = async (db: Db, userId: number, fields: PersonFields, isDefault: boolean): Promise<number> =>
  (
    await db
      .insertInto('pickup_person')
      .values({ ...columnsOf(fields), user_id: userId, is_default: isDefault })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
/** The default flag is left alone where it is not given. False when there is no such person of this account. */
export const updatePerson = async (
  db: Db,
  userId: number,
  id: number,
  fields: PersonFields,
  isDefault: boolean | undefined,
): Promise<boolean> =>
  (await db
    .updateTable('pickup_person')
    .set({ ...columnsOf(fields), ...(isDefault === undefined ? {} : { is_default: isDefault }) })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined
export const clearDefaultPerson = (db: Db, userId: number, except: number): Promise<unknown> =>
  db
    .updateTable('pickup_person')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('id', '<>', except)
    .where('is_default', '=', true)
    .where('deleted_at', 'is', null)
    .execute()

/** False when there is no such person of this account. */
export const deletePerson = async (db: Db, userId: number, id: number): Promise<boolean> =>
  (await db
    .updateTable('pickup_person')
    .set({ deleted_at: sql`shop_now()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined
/**
 * Takes a deletion back; the person is the default again unless another became it since.
 * False when there is no such person of this account.
 */
export const restorePerson = async (db: Db, userId: number, id: number): Promise<boolean> =>
  (
    await sql<{ id: number }>`
    update pickup_person set deleted_at = null,
      is_default = is_default and (deleted_at is null or not exists (select from pickup_person o where o.user_id = ${userId} and o.is_default and o.deleted_at is null and o.id <> ${id}))
    where id = ${id} and user_id = ${userId} returning id`.execute(db)
  ).rows.length > 0
export const erasePersons = (db: Db, userId: number): Promise<unknown> =>
  db.deleteFrom('pickup_person').where('user_id', '=', userId).execute()
