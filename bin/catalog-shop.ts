// What commands of the shell share: the shop's database, running or not, and a progress bar.
import { SingleBar } from 'cli-progress'
import type pg from 'pg'
import { prepareDatabase } from '#app.ts'
import { openDb, openPool, type Db } from '#kernel/data/db.ts'
import { EnvError } from '#kernel/data/env-reading.ts'
import type { Env } from '#kernel/data/env.ts'
import { startEmbedded } from '#kernel/data/postgres.ts'
import { shopRole } from '#kernel/data/postgres-roles.ts'
import { UnknownCategory } from '#features/catalog/import/placing.ts'
import { FreightNotTold } from '#features/catalog/import/merchant.ts'
import { UnreadableFile } from '#features/catalog/import/records.ts'
import { noteFirst } from '../demo/decide.ts'
import { fail, Failure, leave } from './failure.ts'

/** Runs the work on the migrated database; what is wrong with a file or a setting is told in one line. */
export async function withDatabase(env: Env, work: (db: Db, pool: pg.Pool) => Promise<void>): Promise<void> {
  const embedded = env.databaseUrl ? undefined : await startEmbedded(env.dataDir)
  const url = env.databaseUrl ?? embedded!.url
  // one client, so that nobody but others is counted at the end
  const pool = openPool(url, { max: 1, limited: false })
  let wrong: string | undefined
  try {
    await prepareDatabase(embedded?.adminUrl ?? url, embedded && shopRole)
    await noteFirst(env, url) // before the goods come: a shop with goods of its own is no demo
    await work(openDb(pool), pool)
  } catch (e) {
    if (e instanceof UnknownCategory) wrong = `the mapping names a category that the shop does not have: "${e.message}"`
    else if (e instanceof FreightNotTold)
      wrong = `"${e.message}" has no freight yet: say what an order costs, --freight 8 (CNY), 8/99 (free from 99), free`
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
