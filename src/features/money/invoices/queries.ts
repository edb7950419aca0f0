// All SQL of invoices. Whose a profile is stands in every statement; sealed columns come and go sealed.
import { sql } from 'kysely'
import type { BuyerType } from './tax-number.ts'
import type { Db } from '#kernel/data/db.ts'
import { ownRows } from '#kernel/data/own-rows.ts'

export interface ProfileRow {
  id: number
  type: BuyerType
  title: string
  country: string
  taxNo: Buffer | null
  bank: string
  account: Buffer | null
  address: string
  phone: string
  email: string
  isDefault: boolean
}
export type ProfileColumns = Omit<ProfileRow, 'id' | 'isDefault'>
const columns = [
  'id',
  'type',
  'title',
  'country',
  'tax_no as taxNo',
  'bank',
  'account',
  'address',
  'phone',
  'email',
  'is_default as isDefault',
] as const
export const {
  count: countProfiles,
  clearDefault,
  setDefault,
  hide: hideProfile,
  unhide: unhideProfile,
  dropHidden,
  dropAllOf: dropProfilesOf,
} = ownRows('invoice_profile')
const own = (db: Db, userId: number) =>
  db
    .selectFrom('invoice_profile')
    .select(columns)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .$narrowType<ProfileRow>()

export const readProfile = (db: Db, userId: number, id: number): Promise<ProfileRow | undefined> =>
  own(db, userId).where('id', '=', id).executeTakeFirst()

/** The default first, then the newest; those of one type if asked. */
export const listProfiles = (db: Db, userId: number, type?: BuyerType): Promise<ProfileRow[]> =>
  own(db, userId)
    .$if(type !== undefined, (q) => q.where('type', '=', type!))
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** The id of a profile to come: what it is sealed with. */
export const nextProfileId = async (db: Db): Promise<number> =>
  (await sql<{ id: number }>`select nextval(pg_get_serial_sequence('invoice_profile', 'id')) as id`.execute(db))
    .rows[0]!.id

const named = ({ taxNo, ...same }: ProfileColumns) => ({ ...same, tax_no: taxNo })
export const insertProfile = (
  db: Db,
  userId: number,
  id: number,
  fields: ProfileColumns,
  isDefault: boolean,
): Promise<unknown> =>
  db
    .insertInto('invoice_profile')
    .values({ ...named(fields), id, user_id: userId, is_default: isDefault })
    .execute()

/** False when there is no such profile of this person. */
export const updateProfile = async (db: Db, userId: number, id: number, fields: ProfileColumns): Promise<boolean> =>
  (await db
    .updateTable('invoice_profile')
    .set(named(fields))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined
