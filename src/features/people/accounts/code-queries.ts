// All SQL of one-time codes and of counted guesses.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

export interface CodeWish {
  purpose: string
  target: string
  hmac: Buffer
  ip: string
  validSeconds: number
  resendSeconds: number
  targetHour: number
  /** null: no limit by internet address */
  ipHour: number | null
}
/** One at a time per target and internet address, so that codes asked at once are counted. Inside a transaction. */
export const lockCodes = (db: Db, { target, ip }: CodeWish): Promise<unknown> =>
  sql`
    select pg_advisory_xact_lock(k) from (
      select unnest(array[hashtextextended(${`ip:${ip}`}, 0), hashtextextended(${`code:${target}`}, 0)]) as k order by 1
    ) keys`.execute(db)

/** Keeps a code if it may be sent now: `id` of the row, or null with the seconds to wait (0: an hourly limit). */
export async function insertCode(db: Db, w: CodeWish): Promise<{ id: number | null; wait: number }> {
  const { rows } = await sql<{ id: number | null; wait: number }>`
    with seen as (
      select
        coalesce((
          select least(${w.resendSeconds}, ceil(extract(epoch from created_at - shop_now())) + ${w.resendSeconds})::int
          from login_code
          where target = ${w.target} and purpose = ${w.purpose} order by created_at desc limit 1
        ), 0) as wait,
        (select count(*) from login_code
          where target = ${w.target} and created_at > shop_now() - interval '1 hour') as by_target,
        (select count(*) from login_code where ip = ${w.ip} and created_at > shop_now() - interval '1 hour') as by_ip
    ), made as (
      insert into login_code (purpose, target, code_hmac, ip, expires_at)
      select ${w.purpose}, ${w.target}, ${w.hmac}, ${w.ip}, shop_now() + make_interval(secs => ${w.validSeconds})
      from seen
      where wait <= 0 and by_target < ${w.targetHour}
      and (${w.ipHour}::int is null or by_ip < ${w.ipHour}::int)
      returning id
    )
    select (select id from made) as id, greatest(wait, 0) as wait from seen`.execute(db)
  return rows[0]!
}
/** A code that never left makes nobody wait. */
export const dropCode = (db: Db, id: number): Promise<unknown> =>
  db.deleteFrom('login_code').where('id', '=', id).execute()

/**
 * Wrong codes of the last day over all codes of these targets and purposes,
 * and the hours until the oldest of them is forgotten.
 */
export async function wrongCodes(
  db: Db,
  purposes: readonly string[],
  targets: readonly string[],
): Promise<{ wrong: number; hours: number }> {
  const { rows } = await sql<{ wrong: number; hours: number }>`
    select coalesce(sum(attempts - (used_at is not null)::int), 0)::int as wrong,
      coalesce(greatest(1, ceil(extract(epoch from min(created_at) + interval '1 day' - shop_now()) / 3600)), 1)::int
        as hours
    from login_code
    where target = any(${targets}) and purpose = any(${purposes})
      and created_at > shop_now() - interval '1 day'`.execute(db)
  return rows[0]!
}
/**
 * Takes one try of the newest code of the targets: its id when it was right, else undefined.
 * The row's lock makes parallel guesses queue, and each looks again whether tries are left.
 */
export async function tryCode(
  db: Db,
  purpose: string,
  targets: readonly string[],
  hmacs: readonly Buffer[],
  maxTries: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number; right: boolean }>`
    update login_code
    set attempts = attempts + 1, used_at = case when code_hmac = any(${hmacs}::bytea[]) then shop_now() end
    where id = (
        select id from login_code where target = any(${targets}) and purpose = ${purpose}
        order by created_at desc, id desc limit 1
      )
      and used_at is null and expires_at > shop_now() and attempts < ${maxTries}
    returning id, used_at is not null as right`.execute(db)
  return rows[0]?.right ? rows[0].id : undefined
}
/** A right code that led to nothing serves again; its try stays counted. */
export const giveCodeBack = (db: Db, id: number): Promise<unknown> =>
  db.updateTable('login_code').set({ used_at: null }).where('id', '=', id).execute()

export interface Limit {
  key: string
  allowed: number
  seconds: number
}
/** How often each key was tried within its time, and the seconds until that is forgotten; untried keys are missing. */
export async function readGuesses(
  db: Db,
  limits: readonly Limit[],
): Promise<{ key: string; n: number; wait: number }[]> {
  const { rows } = await sql<{ key: string; n: number; wait: number }>`
    select key, n,
      greatest(1, ceil(extract(epoch from since + make_interval(secs => seconds) - shop_now())))::int as wait
    from guess
    where key = any(${limits.map((l) => l.key)})
      and since > shop_now() - make_interval(secs => seconds)`.execute(db)
  return rows
}
/**
 * Takes one try of each key, before anything is compared, so that parallel guesses are counted too.
 * Tells the keys that had one left.
 */
export async function takeGuesses(db: Db, limits: readonly Limit[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    insert into guess as g (key, n, allowed, seconds)
    select key, 1, allowed, seconds
    from json_to_recordset(${JSON.stringify(limits)}::json) as l(key text, allowed int, seconds int) order by key
    on conflict (key) do update set
      n = case when g.since <= shop_now() - make_interval(secs => g.seconds) then 1 else g.n + 1 end,
      since = case
        when g.since <= shop_now() - make_interval(secs => g.seconds) or g.n + 1 >= excluded.allowed then shop_now()
        else g.since end,
      allowed = excluded.allowed, seconds = excluded.seconds
    where g.n < excluded.allowed or g.since <= shop_now() - make_interval(secs => g.seconds)
    returning key`.execute(db)
  return rows.map((r) => r.key)
}
/** It was no wrong guess after all: `forgotten` keys start anew, of the others one try comes back. */
export const returnGuesses = (db: Db, forgotten: string, others: readonly string[]): Promise<unknown> =>
  sql`
    with gone as (delete from guess where key = ${forgotten})
    update guess set n = n - 1 where key = any(${others}) and n > 0`.execute(db)
export const forgetGuesses = (db: Db, prefix: string): Promise<unknown> =>
  sql`delete from guess where starts_with(key, ${prefix})`.execute(db)

/** Codes a day old, and tries that no longer count. */
export async function deleteStaleCodes(db: Db): Promise<void> {
  await sql`delete from login_code where created_at < shop_now() - interval '1 day'`.execute(db)
  await sql`delete from guess where since < shop_now() - make_interval(secs => seconds)`.execute(db)
}
