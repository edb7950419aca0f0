// All SQL of pickup persons. Whose a row is stands in every statement.
import type { Db } from '#kernel/data/db.ts'
import { ownRows } from '#kernel/data/own-rows.ts'

export interface PersonFields {
  name: string
  areaCode: string
  phone: string
}
export type PersonRow = PersonFields & { id: number; isDefault: boolean }
const columnsOf = ({ name, areaCode, phone }: PersonFields) => ({ name, area_code: areaCode, phone })

export const {
  count: countPersons,
  clearDefault: clearDefaultPerson,
  setDefault: setDefaultPerson,
  hide: deletePerson,
  unhide: restorePerson,
  dropHidden: dropHiddenPersons,
  dropAllOf: erasePersons,
} = ownRows('pickup_person')

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
/** This person of this account; undefined for those of others. */
export const findPerson = (db: Db, userId: number, id: number): Promise<PersonFields | undefined> =>
  db
    .selectFrom('pickup_person')
    .select(['name', 'area_code as areaCode', 'phone'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
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
export const insertPerson = async (db: Db, userId: number, fields: PersonFields, isDefault: boolean): Promise<number> =>
  (
    await db
      .insertInto('pickup_person')
      .values({ ...columnsOf(fields), user_id: userId, is_default: isDefault })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
/** False when there is no such person of this account. */
export const updatePerson = async (db: Db, userId: number, id: number, fields: PersonFields): Promise<boolean> =>
  (await db
    .updateTable('pickup_person')
    .set(columnsOf(fields))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined
