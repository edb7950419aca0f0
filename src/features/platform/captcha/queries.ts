// All SQL of the captcha. What serves once is taken by one statement, so that of parallel takers one gets it.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'
import type { Puzzle, PuzzleKind } from './puzzle.ts'

export interface TokenRow {
  hash: Buffer
  line: string
  bound: string | null
  seconds: number
}
export const insertToken = (db: Db, { hash, line, bound, seconds }: TokenRow): Promise<unknown> =>
  sql`
    insert into captcha_token (hash, line, bound, expires_at)
    values (${hash}, ${line}, ${bound}, shop_now() + make_interval(secs => ${seconds}))`.execute(db)

/** True for the one who gets it. */
export async function takeToken(db: Db, hash: Buffer, line: string, bound: string): Promise<boolean> {
  const { rows } = await sql`
    delete from captcha_token
    where hash = ${hash} and line = ${line} and coalesce(bound, ${bound}) = ${bound} and expires_at > shop_now()
    returning 1`.execute(db)
  return rows.length === 1
}

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
  bound: string | null,
  seconds: number,
): Promise<unknown> =>
  sql`
    insert into captcha_puzzle (id, kind, answer, bound, expires_at)
    values (${id}, ${kind}, ${JSON.stringify(answer)}, ${bound},
      shop_now() + make_interval(secs => ${seconds}))`.execute(db)

/** Burns a puzzle: its answer, what it is for, the ms since it was asked; for the first who answers in time. */
export async function takePuzzle(
  db: Db,
  id: string,
  kind: PuzzleKind,
): Promise<{ answer: Puzzle['answer']; bound: string | null; age: number } | undefined> {
  const { rows } = await sql<{ answer: Puzzle['answer']; bound: string | null; age: number }>`
    update captcha_puzzle set used_at = shop_now()
    where id = ${id} and kind = ${kind} and used_at is null and expires_at > shop_now()
    returning answer, bound, (extract(epoch from shop_now() - created_at) * 1000)::int as age`.execute(db)
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
 * Forgets what nobody can use any more. Stock a week old goes too:
 * pictures change with the shop.
 */
export async function deleteStale(db: Db): Promise<void> {
  await sql`delete from captcha_token where expires_at < shop_now()`.execute(db)
  await sql`delete from captcha_work where expires_at < shop_now()`.execute(db)
  await sql`delete from captcha_puzzle where created_at < shop_now() - interval '1 hour'`.execute(db)
  await sql`delete from captcha_stock where created_at < shop_now() - interval '7 days'`.execute(db)
}
