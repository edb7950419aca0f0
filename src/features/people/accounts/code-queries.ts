// All SQL of one-time codes.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

export interface CodeWish {
  purpose: string
  target: string
  hmac: Buffer
  /** `own`, the device that the target's account knows, else the block that it is asked from: `whereOf` */
  askedFrom: string
  validSeconds: number
  resendSeconds: number
  targetHour: number
}
/** One at a time per target, so that codes asked at once are counted. Inside a transaction. */
export const lockCodes = (db: Db, { target }: CodeWish): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`code:${target}`}, 0))`.execute(db)

/**
 * Keeps a code if it may be sent now: `id` of the row, or null with the seconds to wait (0: the hourly limit).
 * What strangers asked for counts for strangers alone.
 */
export async function insertCode(db: Db, w: CodeWish): Promise<{ id: number | null; wait: number }> {
  const { rows } = await sql<{ id: number | null; wait: number }>`
    with near as (
      select purpose, created_at from login_code
      where target = ${w.target} and created_at > shop_now() - interval '1 hour'
        and (asked_from = ${w.askedFrom} or starts_with(asked_from, 'block') and starts_with(${w.askedFrom}, 'block'))
    ), seen as (
      select
        coalesce((
          select least(${w.resendSeconds}, ceil(extract(epoch from created_at - shop_now())) + ${w.resendSeconds})::int
          from near where purpose = ${w.purpose} order by created_at desc limit 1
        ), 0) as wait,
        (select count(*) from near) as by_target
    ), made as (
      insert into login_code (purpose, target, code_hmac, asked_from, expires_at)
      select ${w.purpose}, ${w.target}, ${w.hmac}, ${w.askedFrom}, shop_now() + make_interval(secs => ${w.validSeconds})
      from seen where wait <= 0 and by_target < ${w.targetHour}
      returning id
    )
    select (select id from made) as id, greatest(wait, 0) as wait from seen`.execute(db)
  return rows[0]!
}
/** A code that never left makes nobody wait. */
export const dropCode = (db: Db, id: number): Promise<unknown> =>
  db.deleteFrom('login_code').where('id', '=', id).execute()

export interface CodeTry {
  purpose: string
  targets: readonly string[]
  hmacs: readonly Buffer[]
  /** where the guesser is, as `askedFrom`; null: in a sign-in of the person */
  from: readonly string[] | null
  tries: number
  /** of these, for whoever is elsewhere than who asked: others cannot use a code up */
  strangersTries: number
}
/**
 * Takes one try of the newest code of the targets, one asked from here first: its id, and whether it was right;
 * undefined when there was none to try.
 * The row's lock makes parallel guesses queue, and each looks again whether tries are left.
 */
export async function tryCode(db: Db, t: CodeTry): Promise<{ id: number; right: boolean } | undefined> {
  const own = t.from === null ? sql`true` : sql`asked_from = any(${t.from})`
  const first = t.from === null ? sql`asked_from = 'own'` : own
  const { rows } = await sql<{ id: number; right: boolean }>`
    update login_code
    set attempts = attempts + 1, strangers_attempts = strangers_attempts + (not (${own}))::int,
      used_at = case when code_hmac = any(${t.hmacs}::bytea[]) then shop_now() end
    where id = (
        select id from login_code where target = any(${t.targets}) and purpose = ${t.purpose}
        order by (${first}) and expires_at > shop_now() desc, created_at desc, id desc limit 1
      )
      and used_at is null and expires_at > shop_now() and attempts < ${t.tries}
      and ((${own}) or strangers_attempts < ${t.strangersTries})
    returning id, used_at is not null as right`.execute(db)
  return rows[0]
}
/** Uses up the code whose letter carried this link: its id; undefined when it was used, is too old, is another's. */
export async function takeLinked(
  db: Db,
  { id, purpose, targets, seconds }: { id: number; purpose: string; targets: readonly string[]; seconds: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    update login_code set used_at = shop_now()
    where id = ${id} and purpose = ${purpose} and target = any(${targets}) and used_at is null
      and created_at > shop_now() - make_interval(secs => ${seconds})
    returning id`.execute(db)
  return rows[0]?.id
}
/** A right code that led to nothing serves again; its try stays counted. */
export const giveCodeBack = (db: Db, id: number): Promise<unknown> =>
  db.updateTable('login_code').set({ used_at: null }).where('id', '=', id).execute()

/** Codes a day old. */
export const deleteStaleCodes = (db: Db): Promise<unknown> =>
  sql`delete from login_code where created_at < shop_now() - interval '1 day'`.execute(db)
