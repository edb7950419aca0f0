// What the catalogue commands share: the shop's database, running or not, a progress bar,
// and one clear line when something is wrong.
import { SingleBar } from 'cli-progress'
import { prepareDatabase } from '#app.ts'
import { openDb, openPool, type Db } from '#kernel/data/db.ts'
import { EnvError, type Env } from '#kernel/data/env.ts'
import { startEmbedded, type Embedded } from '#kernel/data/postgres.ts'
import { shopRole } from '#kernel/data/postgres-roles.ts'
import { UnknownCategory } from '#features/catalog/import/categories.ts'
import { noteFirst } from '../demo/decide.ts'
import { UnreadableFile } from '#features/catalog/import/records.ts'

/** Something is wrong with what was asked: told in one line. */
export class Failure extends Error {}

export function fail(line: string): never {
  console.error(line)
  process.exit(1)
}

/** A server that we started is stopped again, unless somebody else came to use it meanwhile. */
async function leave(embedded: Embedded | undefined, pool: ReturnType<typeof openPool>): Promise<void> {
  const others = await pool
    .query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    .catch(() => undefined)
  await pool.end()
  if (embedded && !embedded.adopted && (others?.rows[0]?.n ?? 0) === 0) await embedded.stop()
}

/** Runs the work on the migrated database; what is wrong with a file or a setting is told in one line. */
export async function withDatabase(env: Env, work: (db: Db) => Promise<void>): Promise<void> {
  const embedded = env.databaseUrl ? undefined : await startEmbedded(env.dataDir)
  const url = env.databaseUrl ?? embedded!.url
  // one client, so that nobody but others is counted at the end
  const pool = openPool(url, { max: 1, limited: false })
  let wrong: string | undefined
  try {
    await prepareDatabase(embedded?.adminUrl ?? url, embedded && shopRole)
    await noteFirst(env, url) // before the goods come: a shop with goods of its own is no demo
    await work(openDb(pool))
  } catch (e) {
    if (e instanceof UnknownCategory) wrong = `the mapping names a category that the shop does not have: "${e.message}"`
    else if (e instanceof UnreadableFile || e instanceof EnvError || e instanceof Failure) wrong = e.message
    else throw e
  } finally {
    await leave(embedded, pool)
  }
  if (wrong !== undefined) fail(wrong)
}

/** A bar on a terminal, a line each ten per cent elsewhere; on the error stream, so that output can be piped. */
export function progressBar(what: string): { at: (done: number, total: number) => void; end: () => void } {
  if (!process.stderr.isTTY) {
    let told = 0
    const at = (done: number, total: number): void => {
      const tenth = total === 0 ? 10 : Math.floor((done * 10) / total)
      if (tenth > told) console.error(`${done} of ${total} ${what}`)
      told = Math.max(told, tenth)
    }
    return { at, end: () => undefined }
  }
  const bar = new SingleBar({
    format: `{bar} {percentage}% | {value} of {total} ${what} | {eta_formatted}`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    stream: process.stderr,
  })
  let begun = false
  const at = (done: number, total: number): void => {
    if (begun) bar.update(done)
    else bar.start(total, done)
    begun = true
  }
  return { at, end: () => bar.stop() }
}
