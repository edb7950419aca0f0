// All SQL of bindings: states and tickets that serve once, and whose account elsewhere is whose.
// Every statement that spends or links decides by itself, never by an earlier look.
import { sql } from 'kysely'
import type { Kind } from './kinds.ts'
import type { Db } from '#kernel/data/db.ts'

export interface StateRow {
  hash: Buffer
  browserHash: Buffer
  kind: Kind
  application: string
  purpose: 'login' | 'bind'
  userId: number | null
  ip: string
  seconds: number
  /** null: no limit by internet address */
  perHour: number | null
}
/** Keeps a state; false when this internet address has begun too many. */
export async function insertState(db: Db, s: StateRow): Promise<boolean> {
  const { rows } = await sql<{ made: boolean }>`
    insert into authorization_state (hash, browser_hash, kind, app, purpose, user_id, ip, expires_at)
    select ${s.hash}, ${s.browserHash}, ${s.kind}, ${s.application}, ${s.purpose}, ${s.userId}::bigint, ${s.ip},
      shop_now() + make_interval(secs => ${s.seconds})
    where ${s.perHour}::int is null
      or ${s.perHour}::int > (
        select count(*) from authorization_state where ip = ${s.ip} and created_at > shop_now() - interval '1 hour'
      )
    returning true as made`.execute(db)
  return rows.length > 0
}
/** Spends a state of this browser, purpose and person; the application it was begun with, or undefined. */
export const spendState = (
  db: Db,
  s: Pick<StateRow, 'hash' | 'browserHash' | 'kind' | 'purpose' | 'userId'>,
): Promise<{ application: string } | undefined> =>
  db
    .updateTable('authorization_state')
    .set({ used_at: sql`shop_now()` })
    .where('hash', '=', s.hash)
    .where('browser_hash', '=', s.browserHash)
    .where('kind', '=', s.kind)
    .where('purpose', '=', s.purpose)
    .where('user_id', 'is not distinct from', s.userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`shop_now()`)
    .returning('app as application')
    .executeTakeFirst()

export interface TicketRow {
  hash: Buffer
  browserHash: Buffer
  kind: Kind
  subject: Buffer
  nickname: string
}
export const insertTicket = (
  db: Db,
  { hash, browserHash, kind, subject, nickname }: TicketRow,
  seconds: number,
): Promise<unknown> =>
  db
    .insertInto('bind_ticket')
    .values({
      hash,
      browser_hash: browserHash,
      kind,
      subject,
      nickname,
      expires_at: sql`shop_now() + make_interval(secs => ${seconds})`,
    })
    .execute()
export const hasTicket = async (db: Db, hash: Buffer, browserHash: Buffer): Promise<boolean> =>
  (await db
    .selectFrom('bind_ticket')
    .select('kind')
    .where('hash', '=', hash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', sql<Date>`shop_now()`)
    .executeTakeFirst()) !== undefined
/** Spends a ticket of this browser; in a transaction that is rolled back it is whole again. */
export const spendTicket = (
  db: Db,
  hash: Buffer,
  browserHash: Buffer,
): Promise<{ kind: Kind; subject: Buffer; nickname: string } | undefined> =>
  db
    .deleteFrom('bind_ticket')
    .where('hash', '=', hash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', sql<Date>`shop_now()`)
    .returning([sql<Kind>`kind`.as('kind'), 'subject', 'nickname'])
    .executeTakeFirst()

/** Whose account elsewhere this is, by any of its names. */
export const ownerOf = async (db: Db, kind: Kind, subjects: readonly Buffer[]): Promise<number | undefined> =>
  (
    await db
      .selectFrom('bound_identity')
      .select('user_id as userId')
      .where('kind', '=', kind)
      .where('subject', '=', sql<Buffer>`any(${subjects}::bytea[])`)
      .executeTakeFirst()
  )?.userId

/** False when this account elsewhere is somebody's, or the person has one of the kind: two at once, one wins. */
export const insertBinding = async (
  db: Db,
  userId: number,
  kind: Kind,
  subject: Buffer,
  nickname: string,
): Promise<boolean> =>
  (await db
    .insertInto('bound_identity')
    .values({ user_id: userId, kind, subject, nickname })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined

export const bindingsOf = (db: Db, userId: number): Promise<{ kind: Kind; nickname: string; boundAt: Date }[]> =>
  db
    .selectFrom('bound_identity')
    .select([sql<Kind>`kind`.as('kind'), 'nickname', 'created_at as boundAt'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

export const deleteBinding = async (db: Db, userId: number, kind: Kind): Promise<boolean> =>
  (await db
    .deleteFrom('bound_identity')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** Takes all of a person away, and names them. */
export const dropBindings = async (db: Db, userId: number): Promise<Kind[]> =>
  (
    await db
      .deleteFrom('bound_identity')
      .where('user_id', '=', userId)
      .returning(sql<Kind>`kind`.as('kind'))
      .execute()
  ).map((row) => row.kind)

export async function eraseBindings(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('bound_identity').where('user_id', '=', userId).execute()
  await db.deleteFrom('authorization_state').where('user_id', '=', userId).execute()
}
/** States a day old and tickets that ran out. */
export async function deleteStale(db: Db): Promise<void> {
  await sql`delete from authorization_state where created_at < shop_now() - interval '1 day'`.execute(db)
  await sql`delete from bind_ticket where expires_at < shop_now()`.execute(db)
}
