// All SQL about what the shop is called, and about the one-time address of its first setup.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'
import type { Texts } from '#kernel/text/language.ts'

export interface Identity {
  name: Texts
  version: number
  updatedAt: Date
}
export const readIdentity = async (db: Db): Promise<Identity | undefined> =>
  (await sql<Identity>`select name, version, updated_at as "updatedAt" from shop_identity`.execute(db)).rows[0]
/** The new version; undefined where somebody else changed it since `version`. */
export const writeIdentity = async (db: Db, name: Texts, version: number): Promise<number | undefined> =>
  (
    await sql<{ version: number }>`
      insert into shop_identity as i (name) select ${JSON.stringify(name)}::jsonb
        where ${version}::int = 0 or exists (select from shop_identity)
      on conflict (one) do update set name = excluded.name, version = i.version + 1, updated_at = shop_now()
        where i.version = ${version}::int
      returning version`.execute(db)
  ).rows[0]?.version

export interface Setup {
  tokenHash: Buffer
  usedAt: Date | null
  requestId: string | null
}
export const readSetup = async (db: Db): Promise<Setup | undefined> =>
  (
    await sql<Setup>`
      select token_hash as "tokenHash", used_at as "usedAt", request_id as "requestId" from shop_setup`.execute(db)
  ).rows[0]
/** A new token in the place of the one before, unless that was used. */
export const writeSetup = (db: Db, tokenHash: Buffer): Promise<unknown> =>
  sql`insert into shop_setup as s (token_hash) values (${tokenHash})
    on conflict (one) do update set token_hash = excluded.token_hash, made_at = shop_now(),
      used_at = null, request_id = null`.execute(db)
export const useSetup = (db: Db, requestId: string): Promise<unknown> =>
  sql`update shop_setup set used_at = shop_now(), request_id = ${requestId}`.execute(db)
/** Somebody belongs to the staff: what was printed opens nothing any longer. */
export const endSetup = (db: Db): Promise<unknown> => sql`delete from shop_setup where used_at is null`.execute(db)
