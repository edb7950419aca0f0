// All SQL about keys of merchants. What a key may do when it is used is read by the kernel (call/keys.ts).
import { sql } from 'kysely'
import { textList, type Db } from '#kernel/data/db.ts'

const holds = sql`revoked_at is null and coalesce(expires_at > shop_now(), true)`

/** Whoever makes keys of a merchant waits here, one after the other. */
export const lockMerchant = (db: Db, merchantId: number): Promise<unknown> =>
  sql`select from merchant where id = ${merchantId} for no key update`.execute(db)
export const permissionsAt = async (db: Db, merchantId: number, userId: number): Promise<string[]> =>
  (
    await sql<{ permissions: string[] }>`
      select r.permissions from membership m join role r on r.audience = m.audience and r.code = m.role
      where m.audience = 'merchant' and m.merchant_id = ${merchantId} and m.user_id = ${userId}`.execute(db)
  ).rows[0]?.permissions ?? []

export interface KeyRow {
  id: number
  name: string
  hint: string
  scope: string[]
  state: 'open' | 'resting' | 'revoked' | 'expired'
  madeBy: string
  createdAt: Date
  expiresAt: Date | null
  lastUsedAt: Date | null
}
export const listKeys = async (db: Db, merchantId: number): Promise<KeyRow[]> =>
  (
    await sql<KeyRow>`
      select k.id, k.name, k.hint, k.scope, u.nickname as "madeBy", k.created_at as "createdAt",
        k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt",
        case when k.revoked_at is not null then 'revoked'
          when k.expires_at <= shop_now() then 'expired'
          when k.scope <@ coalesce(r.permissions, '{}') then 'open' else 'resting' end as state
      from api_key k join user_account u on u.id = k.made_by
      left join membership m on m.user_id = k.made_by and m.audience = 'merchant' and m.merchant_id = k.merchant_id
      left join role r on r.audience = m.audience and r.code = m.role
      where k.merchant_id = ${merchantId} order by k.id desc`.execute(db)
  ).rows
export const countHolding = async (db: Db, merchantId: number): Promise<number> =>
  (
    await sql<{ n: number }>`select count(*) as n from api_key where merchant_id = ${merchantId} and ${holds}`.execute(
      db,
    )
  ).rows[0]!.n

export interface NewKey {
  merchantId: number
  name: string
  scope: readonly string[]
  days: number | null
  madeBy: number
  hash: Buffer
  hint: string
}
export const insertKey = async (
  db: Db,
  { merchantId, name, scope, days, madeBy, hash, hint }: NewKey,
): Promise<{ id: number; expiresAt: Date | null }> =>
  (
    await sql<{ id: number; expiresAt: Date | null }>`
      insert into api_key (merchant_id, name, hash, hint, scope, made_by, expires_at)
      values (${merchantId}, ${name}, ${hash}, ${hint}, ${textList(scope)}, ${madeBy},
        shop_now() + make_interval(days => ${days}::int))
      returning id, expires_at as "expiresAt"`.execute(db)
  ).rows[0]!
/** The key that was ended; undefined where this merchant has no such key that holds. */
export const revokeKey = async (
  db: Db,
  merchantId: number,
  id: number,
): Promise<{ name: string; scope: string[]; days: number | null } | undefined> =>
  (
    await sql<{ name: string; scope: string[]; days: number | null }>`
      update api_key set revoked_at = shop_now() where id = ${id} and merchant_id = ${merchantId} and revoked_at is null
      returning name, scope, round(extract(epoch from expires_at - created_at) / 86400)::int as days`.execute(db)
  ).rows[0]
export const revokeAll = async (db: Db, merchantId: number): Promise<number> =>
  (
    await sql`update api_key set revoked_at = shop_now()
      where merchant_id = ${merchantId} and revoked_at is null returning id`.execute(db)
  ).rows.length
export const deleteEnded = (db: Db, days: number): Promise<unknown> =>
  sql`delete from api_key
    where coalesce(revoked_at, expires_at) < shop_now() - make_interval(days => ${days})`.execute(db)
export const deleteKeysOf = (db: Db, userId: number): Promise<unknown> =>
  sql`delete from api_key where made_by = ${userId}`.execute(db)
export const keysMadeBy = async (db: Db, userId: number): Promise<object[]> =>
  (
    await sql<{ name: string; hint: string; createdAt: Date; lastUsedAt: Date | null }>`
      select name, hint, created_at as "createdAt", last_used_at as "lastUsedAt"
      from api_key where made_by = ${userId} order by id`.execute(db)
  ).rows
