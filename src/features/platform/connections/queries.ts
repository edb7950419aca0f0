// All SQL about keys of providers: the table that every process reads, one row for a provider.
import { sql } from 'kysely'
import type { ConnectionName } from '#kernel/connections.ts'
import type { Db } from '#kernel/data/db.ts'

/** What may be seen of each value. */
export type Shown = Readonly<Record<string, string>>
export interface KeysRow {
  connection: ConnectionName
  sealed: Buffer
  shown: Shown
  version: number
  setAt: Date
  setBy: string | null
}
const columns = sql`
  k.connection, k.sealed, k.shown, k.version, k.set_at as "setAt", u.nickname as "setBy"
  from provider_keys k left join user_account u on u.id = k.set_by`
export const keysRows = async (db: Db): Promise<KeysRow[]> => (await sql<KeysRow>`select ${columns}`.execute(db)).rows
/** Whoever changes keys waits here, one after the other; what stands for this one now. */
export async function holdKeys(db: Db, name: ConnectionName): Promise<KeysRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('connection', 0))`.execute(db)
  return (await sql<KeysRow>`select ${columns} where k.connection = ${name}`.execute(db)).rows[0]
}
interface Kept {
  sealed: Buffer
  shown: Shown
  by: number
}
export const keepKeys = async (db: Db, name: ConnectionName, { sealed, shown, by }: Kept): Promise<number> =>
  (
    await sql<{ version: number }>`
      insert into provider_keys as k (connection, sealed, shown, set_by)
      values (${name}, ${sealed}, ${JSON.stringify(shown)}::jsonb, ${by})
      on conflict (connection) do update set sealed = excluded.sealed, shown = excluded.shown,
        set_by = excluded.set_by, set_at = shop_now(), version = k.version + 1
      returning version`.execute(db)
  ).rows[0]!.version
export const forgetKeys = (db: Db, name: ConnectionName): Promise<unknown> =>
  sql`delete from provider_keys where connection = ${name}`.execute(db)

interface Reachable {
  email: string | null
  phone: string | null
}
export const reachable = async (db: Db, userId: number): Promise<Reachable> =>
  (await sql<Reachable>`select email, phone from user_account where id = ${userId}`.execute(db)).rows[0]!
