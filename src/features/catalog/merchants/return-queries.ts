// The SQL of return addresses. Whose they are stands in every statement; who writes holds the merchant's row.
import { sql } from 'kysely'
import type { AddressFields } from '#features/people/addresses/addresses.ts'
import type { Limits } from '#kernel/call/page.ts'
import type { Db } from '#kernel/data/db.ts'
import { limitTo } from '#kernel/data/limit.ts'

export interface ReturnRow {
  id: number
  address: AddressFields
  isDefault: boolean
}
const columns = sql`id, address, is_default as "isDefault"`
const standing = (merchantId: number) => sql`merchant_id = ${merchantId} and deleted_at is null`

/** Others who write for this merchant wait. */
export const queueAtMerchant = (db: Db, merchantId: number): Promise<unknown> =>
  sql`select from merchant where id = ${merchantId} for no key update`.execute(db)
/** The default first, then the newest; one more than asked. */
export const listReturnAddresses = (db: Db, merchantId: number, { size, offset, cursor }: Limits) =>
  sql<ReturnRow>`
    select ${columns} from return_address where ${standing(merchantId)}
      ${cursor ? sql`and (is_default, id) < (${cursor[0]}::boolean, ${cursor[1]}::bigint)` : sql``}
    order by is_default desc, id desc ${limitTo(size + 1, offset)}`
    .execute(db)
    .then((r) => r.rows)
export const countReturnAddresses = (db: Db, merchantId: number): Promise<number> =>
  sql<{ n: number }>`select count(*)::int as n from return_address where ${standing(merchantId)}`
    .execute(db)
    .then((r) => r.rows[0]!.n)
/** This one, or the one that silence uses; undefined: there is none, or it is another merchant's. */
export const findReturnAddress = (db: Db, merchantId: number, id?: number): Promise<ReturnRow | undefined> =>
  sql<ReturnRow>`
    select ${columns} from return_address
    where ${standing(merchantId)} ${id === undefined ? sql`` : sql`and id = ${id}`}
    order by is_default desc, id desc limit 1`
    .execute(db)
    .then((r) => r.rows[0])

export const insertReturnAddress = (db: Db, merchantId: number, address: AddressFields): Promise<number> =>
  sql<{ id: number }>`
    insert into return_address (merchant_id, address) values (${merchantId}, ${JSON.stringify(address)}::jsonb)
    returning id`
    .execute(db)
    .then((r) => r.rows[0]!.id)
/** False when it is not there. */
export const updateReturnAddress = (db: Db, merchantId: number, id: number, address: AddressFields): Promise<boolean> =>
  sql`update return_address set address = ${JSON.stringify(address)}::jsonb
    where ${standing(merchantId)} and id = ${id}`
    .execute(db)
    .then((r) => r.numAffectedRows === 1n)
export const hideReturnAddress = (db: Db, merchantId: number, id: number): Promise<boolean> =>
  sql`update return_address set deleted_at = shop_now(), is_default = false
    where ${standing(merchantId)} and id = ${id}`
    .execute(db)
    .then((r) => r.numAffectedRows === 1n)
/** This one is the default, no other; without an id the newest becomes it where there is none. */
export async function setDefaultReturn(db: Db, merchantId: number, id?: number): Promise<void> {
  if (id !== undefined)
    await sql`
      update return_address set is_default = false
      where ${standing(merchantId)} and is_default and id <> ${id}`.execute(db)
  await sql`
    update return_address set is_default = true where ${standing(merchantId)} and id = coalesce(${id ?? null}::bigint, (
      select max(id) from return_address where ${standing(merchantId)} having not bool_or(is_default)))`.execute(db)
}
