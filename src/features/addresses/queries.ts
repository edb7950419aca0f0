// All SQL of addresses. Whose a row is stands in every statement.
import { sql } from 'kysely'
import { isSqlState, type Db } from '#kernel/db.ts'
import type { Limits } from '#kernel/page.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { AddressFields } from './address-rules.ts'

export type AddressRow = AddressFields & { id: number; isDefault: boolean }
const addressColumns = [
  'id',
  'consignee',
  'surname',
  'given_name as givenName',
  'area_code as areaCode',
  'phone',
  'country',
  'state',
  'state_code as stateCode',
  'city',
  'region',
  'street',
  'street_code as streetCode',
  'zip_code as zipCode',
  'detail',
  'label',
  'is_default as isDefault',
] as const
const columnsOf = ({ givenName, areaCode, stateCode, streetCode, zipCode, ...same }: AddressFields) => ({
  ...same,
  given_name: givenName,
  area_code: areaCode,
  state_code: stateCode,
  street_code: streetCode,
  zip_code: zipCode,
})
const ownAddresses = (db: Db, userId: number) =>
  db.selectFrom('address').select(addressColumns).where('user_id', '=', userId).where('deleted_at', 'is', null)

export const readAddress = (db: Db, userId: number, id: number): Promise<AddressRow | undefined> =>
  ownAddresses(db, userId).where('id', '=', id).executeTakeFirst()

/** The default address, else the newest. */
export const readDefaultAddress = (db: Db, userId: number): Promise<AddressRow | undefined> =>
  ownAddresses(db, userId).orderBy('is_default', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst()

/** size + 1 addresses, the default first, then the newest. */
export const listAddresses = (db: Db, userId: number, { size, offset, cursor }: Limits): Promise<AddressRow[]> =>
  ownAddresses(db, userId)
    .$if(cursor !== undefined, (q) =>
      q.where(sql<boolean>`(is_default, id) < (${cursor?.[0]}::boolean, ${cursor?.[1]}::bigint)`),
    )
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .offset(offset)
    .execute()

export const countAddresses = async (db: Db, userId: number): Promise<number> =>
  (
    await db
      .selectFrom('address')
      .select(sql<number>`count(*)`.as('n'))
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).n

export const listLabels = async (db: Db, userId: number): Promise<string[]> =>
  (
    await db
      .selectFrom('address')
      .select(sql<string>`label`.as('label'))
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .where('label', 'is not', null)
      .orderBy('label')
      .execute()
  ).map((r) => r.label)

const labelFree = <T>(work: Promise<T>): Promise<T> =>
  work.catch((e: unknown) => {
    throw isSqlState(e, '23505', 'address_label_once') ? new Refusal('labelExists') : e
  })

/** Refuses labelExists. */
export const insertAddress = async (
  db: Db,
  userId: number,
  fields: AddressFields,
  isDefault: boolean,
): Promise<number> =>
  (
    await labelFree(
      db
        .insertInto('address')
        .values({ ...columnsOf(fields), user_id: userId, is_default: isDefault })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
  ).id

/** False when there is no such address of this person. Refuses labelExists. */
export const updateAddress = async (db: Db, userId: number, id: number, fields: AddressFields): Promise<boolean> =>
  (await labelFree(
    db
      .updateTable('address')
      .set(columnsOf(fields))
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst(),
  )) !== undefined

/** False when there is no such address of this person. */
export async function setDefault(db: Db, userId: number, id: number, isDefault: boolean): Promise<boolean> {
  if (isDefault)
    await db
      .updateTable('address')
      .set({ is_default: false })
      .where('user_id', '=', userId)
      .where('id', '<>', id)
      .where('is_default', '=', true)
      .where('deleted_at', 'is', null)
      .execute()
  const row = await db
    .updateTable('address')
    .set({ is_default: isDefault })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
export const clearDefault = (db: Db, userId: number): Promise<unknown> =>
  db
    .updateTable('address')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .where('deleted_at', 'is', null)
    .execute()

/** False when there is no such address of this person. */
export const deleteAddress = async (db: Db, userId: number, id: number): Promise<boolean> =>
  (await db
    .updateTable('address')
    .set({ deleted_at: sql`shop_now()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined

/**
 * Takes a deletion back; it is the default again unless another became it since. False when there is no such address.
 * Refuses labelExists.
 */
export async function restoreAddress(db: Db, userId: number, id: number): Promise<boolean> {
  const back = sql<{ id: number }>`
    update address set deleted_at = null,
      is_default = is_default and (deleted_at is null or not exists (select from address o where o.user_id = ${userId} and o.is_default and o.deleted_at is null and o.id <> ${id}))
    where id = ${id} and user_id = ${userId} returning id`.execute(db)
  return (await labelFree(back)).rows.length > 0
}

/** What a person kept, deleted ones with it, for the copy that they may ask for. */
export const readAllAddresses = (db: Db, userId: number) =>
  db
    .selectFrom('address')
    .select([...addressColumns, 'created_at as createdAt', 'deleted_at as deletedAt'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
export const eraseAddresses = (db: Db, userId: number): Promise<unknown> =>
  db.deleteFrom('address').where('user_id', '=', userId).execute()

/** What was deleted a day ago and more can no longer be taken back. */
export async function dropHidden(db: Db): Promise<void> {
  await sql`delete from address where deleted_at < shop_now() - interval '1 day'`.execute(db)
  await sql`delete from pickup_person where deleted_at < shop_now() - interval '1 day'`.execute(db)
}
