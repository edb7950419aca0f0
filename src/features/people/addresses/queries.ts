// All SQL of addresses. Whose a row is stands in every statement.
import { sql, type RawBuilder } from 'kysely'
import { isSqlState, type Db } from '#kernel/data/db.ts'
import { ownRows } from '#kernel/data/own-rows.ts'
import type { Limits } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
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
const own = ownRows('address')
export const {
  count: countAddresses,
  clearDefault,
  setDefault,
  hide: deleteAddress,
  dropHidden: dropHiddenAddresses,
  dropAllOf: eraseAddresses,
} = own
const ownAddresses = (db: Db, userId: number) =>
  db.selectFrom('address').select(addressColumns).where('user_id', '=', userId).where('deleted_at', 'is', null)

export const readAddress = (db: Db, userId: number, id: number): Promise<AddressRow | undefined> =>
  ownAddresses(db, userId).where('id', '=', id).executeTakeFirst()

/** The default address, else the newest. */
const defaultFirst = (db: Db, userId: number) =>
  ownAddresses(db, userId).orderBy('is_default', 'desc').orderBy('id', 'desc').limit(1)
export const readDefaultAddress = (db: Db, userId: number): Promise<AddressRow | undefined> =>
  defaultFirst(db, userId).executeTakeFirst()
/** Of this id, or without one the default, as one value of a larger statement. */
export const addressValue = (db: Db, userId: number, id: number | undefined): RawBuilder<AddressRow | null> =>
  sql`(select to_json(a) from ${
    id === undefined ? defaultFirst(db, userId) : ownAddresses(db, userId).where('id', '=', id)
  } as a)`

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

/** Takes a deletion back. False when there is no such address of this person. Refuses labelExists. */
export const restoreAddress = (db: Db, userId: number, id: number): Promise<boolean> =>
  labelFree(own.unhide(db, userId, id))

/** What a person kept, deleted ones with it, for the copy that they may ask for. */
export const readAllAddresses = (db: Db, userId: number) =>
  db
    .selectFrom('address')
    .select([...addressColumns, 'created_at as createdAt', 'deleted_at as deletedAt'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
