// All SQL of invoices. Whose a profile is stands in every statement; sealed columns come and go sealed.
import { sql } from 'kysely'
import type { BuyerType } from './tax-number.ts'
import type { Db } from '#kernel/db.ts'

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

export const countProfiles = async (db: Db, userId: number): Promise<number> =>
  (
    await sql<{
      n: number
    }>`select count(*) as n from invoice_profile where user_id = ${userId} and deleted_at is null`.execute(db)
  ).rows[0]!.n

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

export const clearDefault = (db: Db, userId: number): Promise<unknown> =>
  sql`update invoice_profile set is_default = false where user_id = ${userId} and is_default and deleted_at is null`.execute(
    db,
  )

/** False when there is no such profile of this person. */
export async function setDefault(db: Db, userId: number, id: number, isDefault: boolean): Promise<boolean> {
  if (isDefault)
    await sql`update invoice_profile set is_default = false where user_id = ${userId} and is_default and deleted_at is null and id <> ${id}`.execute(
      db,
    )
  const { rows } =
    await sql`update invoice_profile set is_default = ${isDefault} where id = ${id} and user_id = ${userId} and deleted_at is null returning id`.execute(
      db,
    )
  return rows.length > 0
}

/** False when there is no such profile of this person. */
export const hideProfile = async (db: Db, userId: number, id: number): Promise<boolean> =>
  (
    await sql`update invoice_profile set deleted_at = shop_now() where id = ${id} and user_id = ${userId} and deleted_at is null returning id`.execute(
      db,
    )
  ).rows.length > 0

/** Takes a deletion back; it is the default again unless another became it since. False: no such profile. */
export const unhideProfile = async (db: Db, userId: number, id: number): Promise<boolean> =>
  (
    await sql`
      update invoice_profile set deleted_at = null,
        is_default = is_default and (deleted_at is null
          or not exists (select from invoice_profile o where o.user_id = ${userId} and o.is_default and o.deleted_at is null and o.id <> ${id}))
      where id = ${id} and user_id = ${userId} returning id`.execute(db)
  ).rows.length > 0

/** What was deleted more than a day ago goes for good. */
export const dropHidden = (db: Db): Promise<unknown> =>
  sql`delete from invoice_profile where deleted_at < shop_now() - interval '1 day'`.execute(db)
export const dropProfilesOf = (db: Db, userId: number): Promise<unknown> =>
  sql`delete from invoice_profile where user_id = ${userId}`.execute(db)
