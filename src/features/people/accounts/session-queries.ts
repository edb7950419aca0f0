// All SQL of sign-ins and known devices. Whose a row is stands in every statement.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'
import { dropTickets } from './console-queries.ts'

/** Signed out by oneself: the token runs out now (a revoked one would speak of another device). */
export const endSession = (db: Db, sessionId: number): Promise<unknown> =>
  db
    .updateTable('session')
    .set({ expires_at: sql`shop_now()` })
    .where('id', '=', sessionId)
    .execute()

export interface Arrival {
  deviceId: number | null
  /** the account has signed in with this device before */
  known: boolean
}
/** Notes the device that signs in; without a key there is none to note. */
export async function arrive(db: Db, userId: number, deviceHash: Buffer | null): Promise<Arrival> {
  const { rows } = await sql<Arrival>`
    with made as (
      insert into known_device (user_id, key_hash)
      select ${userId}, ${deviceHash}::bytea where ${deviceHash}::bytea is not null
      on conflict (user_id, key_hash) do update set last_seen_at = shop_now() returning id
    )
    select (select id from made) as "deviceId",
      exists (select from known_device where user_id = ${userId} and key_hash = ${deviceHash}::bytea) as known`.execute(
    db,
  )
  return rows[0]!
}
export async function isKnownDevice(db: Db, contact: string, deviceHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    select from known_device d join user_account u on u.id = d.user_id
    where (u.email = ${contact} or u.phone = ${contact}) and d.key_hash = ${deviceHash}`.execute(db)
  return rows.length > 0
}

export interface SessionRow {
  id: number
  userAgent: string
  firstSeen: Date
  lastSeen: Date
  console: boolean
}
/** The open sign-ins, the last seen first. */
export const openSessions = (db: Db, userId: number): Promise<SessionRow[]> =>
  db
    .selectFrom('session')
    .select(['id', 'user_agent as userAgent', 'created_at as firstSeen', 'last_seen_at as lastSeen', 'console'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`shop_now()`)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()

/** Who signs in anew after a change of what signs in; console sign-ins that wait for their code are over too. */
export async function endOthers(db: Db, userId: number, keep: number | null): Promise<number> {
  await dropTickets(db, userId)
  // a statement later: it sees what a ticket was just spent on
  return revokeSessions(db, userId, { except: keep })
}
/** Ends one open sign-in (`only`) or all but `except`, and forgets their devices; how many ended. */
export async function revokeSessions(
  db: Db,
  userId: number,
  which: { only: number } | { except: number | null },
): Promise<number> {
  const only = 'only' in which ? which.only : null
  const except = 'except' in which ? which.except : null
  const { rows } = await sql<{ n: number }>`
    with ended as (
      update session set revoked_at = shop_now()
      where user_id = ${userId} and revoked_at is null and expires_at > shop_now()
        and (${only}::bigint is null or id = ${only}) and (${except}::bigint is null or id <> ${except})
      returning device_id
    ), kept as (select device_id from session where id = ${except} and user_id = ${userId}),
    forgotten as (
      delete from known_device d
      where d.user_id = ${userId} and not exists (select from kept where kept.device_id = d.id)
        and (${only}::bigint is null or d.id in (select device_id from ended))
    )
    select count(*)::int as n from ended`.execute(db)
  return rows[0]!.n
}
export interface ConsoleSession {
  id: number
  userAgent: string
  network: string
  since: Date
  lastUsedAt: Date
  second: string | null
}
/** The open sign-ins at the console, the last used first. */
export const consoleSessions = (db: Db, userId: number): Promise<ConsoleSession[]> =>
  db
    .selectFrom('session')
    .select(['id', 'user_agent as userAgent', 'network', 'created_at as since', 'last_seen_at as lastUsedAt', 'second'])
    .where('user_id', '=', userId)
    .where('console', '=', true)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`shop_now()`)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
/** Ends one of them (`only`), all but `except`, or all; the shop's own sign-ins of the person stay. How many ended. */
export async function endConsoleSessions(
  db: Db,
  userId: number,
  { only, except }: { only?: number; except?: number } = {},
): Promise<number> {
  if (only === undefined) await dropTickets(db, userId)
  const { rows } = await sql`
    update session set revoked_at = shop_now()
    where user_id = ${userId} and console and revoked_at is null and expires_at > shop_now()
      and (${only ?? null}::bigint is null or id = ${only ?? null})
      and (${except ?? null}::bigint is null or id <> ${except ?? null})
    returning id`.execute(db)
  return rows.length
}
/** The account is closed: nothing of its sign-ins tells of the person. */
export async function eraseSessions(db: Db, userId: number): Promise<void> {
  await sql`
    update session set revoked_at = coalesce(revoked_at, shop_now()), user_agent = '', network = '', device_id = null
    where user_id = ${userId}`.execute(db)
  await sql`delete from known_device where user_id = ${userId}`.execute(db)
  await dropTickets(db, userId)
}

/** Sign-ins a month over, and devices not seen for longer than a sign-in lives. */
export async function deleteStaleSessions(db: Db): Promise<void> {
  await sql`delete from session where least(expires_at, revoked_at) < shop_now() - interval '30 days'`.execute(db)
  await sql`delete from known_device where last_seen_at < shop_now() - interval '400 days'`.execute(db)
  await sql`delete from console_ticket where expires_at < shop_now()`.execute(db)
}
