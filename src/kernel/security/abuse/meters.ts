// Counting what budgets allow: all SQL of it. A try is taken before anything is compared, so that parallel tries count;
// one that was right comes back. By the shop's clock.
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../data/db.ts'
import type { Budget } from './budgets.ts'

export interface Count {
  key: string
  n: number
}
/** Why nothing was taken: the budget that is used up, and the seconds until it is new. */
export interface Spent {
  key: string
  wait: number
}
export type Taken = { counts: Count[]; spent?: undefined } | { counts?: undefined; spent: Spent }

/** Takes one try of every budget, or of none. The count of each tells this try too. */
export const take = (db: Db, budgets: readonly Budget[]): Promise<Taken> => takeBeside(db, budgets)

interface Beside<T> {
  /** the key of the budget whose try is held */
  held?: string
  /** a value that is read by the same statement */
  known?: RawBuilder<T>
}
async function takeBeside<T>(
  db: Db,
  budgets: readonly Budget[],
  beside: Beside<T> = {},
): Promise<Taken & { known: T | null }> {
  const { counts, known } = await takeWhatIsLeft(db, budgets, beside)
  const missing = budgets.find((b) => !counts.some((c) => c.key === b.key))
  if (!missing) return { counts, known }
  if (counts.length > 0) await giveBack(db, counts)
  const [spent] = await read(db, [missing])
  return { spent: { key: missing.key, wait: spent?.wait ?? missing.seconds }, known }
}

const patienceMs = 5000
const pauseMs = 50
const longestPauseMs = 400
/**
 * The same for a try that is compared now; end it by `settle` or `forgive`. Where tries of the first budget
 * are still being compared it waits for their end, so that of many right ones at once each counts as right.
 * Outside of transactions. `known` is read by the same statement: what is compared with, say.
 */
export async function hold<T = never>(
  db: Db,
  [first, ...more]: readonly [Budget, ...Budget[]],
  known?: RawBuilder<T>,
): Promise<Taken & { known: T | null }> {
  const until = performance.now() + patienceMs
  for (let pause = pauseMs; ; pause = Math.min(pause * 1.5, longestPauseMs)) {
    const taken = await takeBeside(db, [first, ...more], { held: first.key, ...(known && { known }) })
    if (taken.spent?.key !== first.key || performance.now() + pause > until) return taken
    const now = await holdingOf(db, first.key)
    if (now === 'spent') return taken
    // where some ended just before this look, others wait for the same place: whoever is quicker has it
    if (now === 'held') await new Promise((done) => setTimeout(done, pause))
  }
}

async function takeWhatIsLeft<T>(
  db: Db,
  budgets: readonly Budget[],
  { held = '', known }: Beside<T>,
): Promise<{ counts: Count[]; known: T | null }> {
  const { rows } = await sql<{ counts: Count[]; known: T | null }>`
    with taken as (
      insert into abuse_count as c (key, n, allowed, seconds, held)
      select key, 1, allowed, seconds, (key = ${held})::int
      from json_to_recordset(${JSON.stringify(budgets)}::json) as b(key text, allowed int, seconds int)
      where allowed > 0 order by key
      on conflict (key) do update set
        n = case when c.since <= shop_now() - make_interval(secs => c.seconds) then 1 else c.n + 1 end,
        -- the last one allowed starts the time anew, which makes it a wait
        since = case
          when c.since <= shop_now() - make_interval(secs => c.seconds) or c.n + 1 >= excluded.allowed then shop_now()
          else c.since end,
        allowed = excluded.allowed, seconds = excluded.seconds, held = c.held + excluded.held,
        touched_at = clock_timestamp()
      where c.n < excluded.allowed or c.since <= shop_now() - make_interval(secs => c.seconds)
      returning key, n)
    select coalesce((select json_agg(taken) from taken), '[]') as counts, (${known ?? sql`null`}) as known`.execute(db)
  return rows[0]!
}

/** How often each was tried within its time, and the seconds until that is forgotten; untried ones are missing. */
export async function read(db: Db, budgets: readonly Pick<Budget, 'key'>[]): Promise<(Count & { wait: number })[]> {
  const { rows } = await sql<Count & { wait: number }>`
    select key, n,
      greatest(1, ceil(extract(epoch from since + make_interval(secs => seconds) - shop_now())))::int as wait
    from abuse_count
    where key = any(${budgets.map((b) => b.key)}) and since > shop_now() - make_interval(secs => seconds)`.execute(db)
  return rows
}

/**
 * Whether tries are being compared, and where none is, whether any is left: told of one moment. What a process that
 * died held counts as wrong after a moment. By the real clock.
 */
async function holdingOf(db: Db, key: string): Promise<'held' | 'spent' | 'free'> {
  const { rows } = await sql<{ held: boolean; spent: boolean }>`
    select n >= allowed as spent,
      held > 0 and touched_at > clock_timestamp() - make_interval(secs => ${(2 * patienceMs) / 1000}) as held
    from abuse_count where key = ${key}`.execute(db)
  const [row] = rows
  return row?.held ? 'held' : row?.spent ? 'spent' : 'free'
}

type Tried = readonly { key: string }[]
/** A held try was wrong: it stays counted. */
export const settle = (db: Db, key: string): Promise<unknown> =>
  sql`update abuse_count set held = greatest(0, held - 1) where key = ${key}`.execute(db)
/** A held try was right: what was wrong before is forgotten, what is being compared still counts. */
export const forgive = (db: Db, key: string): Promise<unknown> =>
  sql`update abuse_count set n = greatest(0, held - 1), held = greatest(0, held - 1) where key = ${key}`.execute(db)
/** These were no wrong tries after all. */
export const giveBack = (db: Db, tried: Tried): Promise<unknown> =>
  sql`update abuse_count set n = greatest(0, n - 1), held = greatest(0, held - 1)
    where key in (
      select key from abuse_count where key = any(${tried.map((b) => b.key)}) order by key for update
    )`.execute(db)
/** Starts them anew. */
export const forget = (db: Db, keys: readonly string[]): Promise<unknown> =>
  sql`delete from abuse_count where key = any(${keys})`.execute(db)
/** Starts anew whatever begins so. */
export const forgetAll = (db: Db, beginning: string): Promise<unknown> =>
  sql`delete from abuse_count
    where key in (
      select key from abuse_count where starts_with(key, ${beginning}) order by key for update
    )`.execute(db)
/** Drops what no longer counts. */
export const forgetStale = (db: Db): Promise<unknown> =>
  sql`delete from abuse_count where since < shop_now() - make_interval(secs => seconds)`.execute(db)
