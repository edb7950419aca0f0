// All SQL of the captcha. What serves once is taken by one statement, so that of parallel takers one gets it.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'
import type { Puzzle, PuzzleKind } from './puzzle.ts'

export const insertToken = (db: Db, hash: Buffer, ip: string, seconds: number): Promise<unknown> =>
  sql`
    insert into captcha_token (hash, ip, expires_at)
    values (${hash}, ${ip}, shop_now() + make_interval(secs => ${seconds}))`.execute(db)

/** True for the one who gets it. */
export async function takeToken(db: Db, hash: Buffer, ip: string): Promise<boolean> {
  const { rows } = await sql`
    delete from captcha_token where hash = ${hash} and ip = ${ip} and expires_at > shop_now() returning 1`.execute(db)
  return rows.length === 1
}

/** Of an address: wrong answers, and puzzles it was given, in the last ten minutes. */
export async function countRecent(db: Db, ip: string): Promise<{ wrong: number; asked: number }> {
  const recent = sql`ip = ${ip} and created_at > shop_now() - interval '10 minutes'`
  const { rows } = await sql<{ wrong: number; asked: number }>`select
    (select count(*)::int from captcha_failure where ${recent}) as wrong,
    (select count(*)::int from captcha_puzzle where ${recent}) as asked`.execute(db)
  return rows[0]!
}
export const insertFailure = (db: Db, ip: string): Promise<unknown> =>
  sql`insert into captcha_failure (ip) values (${ip})`.execute(db)

export const insertStock = (db: Db, kind: PuzzleKind, { answer, pictures }: Puzzle): Promise<unknown> =>
  sql`
    insert into captcha_stock (kind, answer, pictures)
    values (${kind}, ${JSON.stringify(answer)}, ${JSON.stringify(pictures)})`.execute(db)

/** Takes the oldest prepared puzzle of a kind out of the stock, and tells how many are left. */
export async function takeStock(db: Db, kind: PuzzleKind): Promise<{ puzzle: Puzzle | undefined; left: number }> {
  const { rows } = await sql<{ answer: Puzzle['answer'] | null; pictures: Puzzle['pictures'] | null; left: number }>`
    with taken as (
      delete from captcha_stock
      where id = (select id from captcha_stock where kind = ${kind} order by id limit 1 for update skip locked)
      returning answer, pictures
    )
    select taken.answer, taken.pictures, (select count(*)::int from captcha_stock where kind = ${kind}) as left
    from (select) one left join taken on true`.execute(db)
  const { answer, pictures, left } = rows[0]!
  return { puzzle: answer && pictures ? { answer, pictures } : undefined, left }
}
export const countStock = async (db: Db, kind: PuzzleKind): Promise<number> =>
  (await sql<{ left: number }>`select count(*)::int as left from captcha_stock where kind = ${kind}`.execute(db))
    .rows[0]!.left

export const insertPuzzle = (
  db: Db,
  id: string,
  kind: PuzzleKind,
  answer: Puzzle['answer'],
  ip: string,
  seconds: number,
): Promise<unknown> =>
  sql`
    insert into captcha_puzzle (id, kind, answer, ip, expires_at)
    values (${id}, ${kind}, ${JSON.stringify(answer)}, ${ip}, shop_now() + make_interval(secs => ${seconds}))`.execute(
    db,
  )

/** Burns a puzzle: its answer and the ms since it was asked, for the first who answers in time. */
export async function takePuzzle(
  db: Db,
  id: string,
  kind: PuzzleKind,
): Promise<{ answer: Puzzle['answer']; age: number } | undefined> {
  const { rows } = await sql<{ answer: Puzzle['answer']; age: number }>`
    update captcha_puzzle set used_at = shop_now()
    where id = ${id} and kind = ${kind} and used_at is null and expires_at > shop_now()
    returning answer, (extract(epoch from shop_now() - created_at) * 1000)::int as age`.execute(db)
  return rows[0]
}

/** True for the first who shows this challenge. */
export async function takeWork(db: Db, hash: Buffer, seconds: number): Promise<boolean> {
  const { rows } = await sql`
    insert into captcha_work (hash, expires_at) values (${hash}, shop_now() + make_interval(secs => ${seconds}))
    on conflict do nothing returning 1`.execute(db)
  return rows.length === 1
}

/**
 * Forgets what nobody can use any more, with the addresses in it. Stock a week old goes too:
 * pictures change with the shop.
 */
export async function deleteStale(db: Db): Promise<void> {
  await sql`delete from captcha_token where expires_at < shop_now()`.execute(db)
  await sql`delete from captcha_work where expires_at < shop_now()`.execute(db)
  await sql`delete from captcha_puzzle where created_at < shop_now() - interval '1 hour'`.execute(db)
  await sql`delete from captcha_failure where created_at < shop_now() - interval '1 hour'`.execute(db)
  await sql`delete from captcha_stock where created_at < shop_now() - interval '7 days'`.execute(db)
}
