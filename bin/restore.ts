// node bin/restore.ts --from FILE: brings a shop back from what bin/backup.ts wrote. All is made ready beside the data
// folder, and checked; the folder is put in its place at the very end.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { codeOf, openPool } from '#kernel/data/db.ts'
import { EnvError } from '#kernel/data/env-reading.ts'
import { readEnv, type Env } from '#kernel/data/env.ts'
import { holderOf } from '#kernel/data/folder-lock.ts'
import { isServed, startEmbedded } from '#kernel/data/postgres.ts'
import { shopRole } from '#kernel/data/postgres-roles.ts'
import { auditBooks, headOf, type Audit } from './audit-books.ts'
import { dumpName, mustFit, restoreDump } from './backup-dump.ts'
import { readBackup, type About } from './backup-file.ts'
import { keyMarks } from './backup-folder.ts'
import { openUnpacking, reachDisk } from './backup-unpacking.ts'
import { fail, Failure } from './failure.ts'

const usage = `Usage: node bin/restore.ts --from FILE [options]
  --from FILE       what npm run backup wrote
  --replace         also where DATA_DIR holds something: it is kept beside, under another name`

function readArgs() {
  try {
    return parseArgs({
      options: { from: { type: 'string' }, replace: { type: 'boolean' }, help: { type: 'boolean' } },
    }).values
  } catch (e) {
    return fail(`${e instanceof Error ? e.message : String(e)}\n${usage}`)
  }
}

/** Refuses where a shop runs on the folder, or something lies in it and is not to be replaced. */
function mustBeFree(dataDir: string, replace: boolean): void {
  const holder = holderOf(dataDir)
  if (holder !== undefined) throw new Failure(`${dataDir} is in use by process ${holder}: stop the shop`)
  if (isServed(dataDir)) throw new Failure(`PostgreSQL runs in ${dataDir}: start and stop the shop`)
  if (!replace && existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new Failure(`${dataDir} is not empty: give another DATA_DIR, or --replace (what is there is kept beside)`)
}
const migrations = new URL('../db/migrations/', import.meta.url)
async function mustSuit(env: Env, about: About): Promise<void> {
  if (about.kind === 'cluster' && env.databaseUrl)
    throw new Failure('this is a backup of an embedded database: restore it without DATABASE_URL')
  if (about.kind === 'dump' && !env.databaseUrl)
    throw new Failure('this is a backup of a database of its own: restore it with a DATABASE_URL')
  if (!existsSync(new URL(about.migration, migrations)))
    throw new Failure(`it was made by a newer version (${about.migration}): restore it with that version`)
  if (!env.databaseUrl) return
  const pool = openPool(env.databaseUrl, { max: 1, limited: false })
  try {
    const { rows } = await pool.query<{ major: number; tables: number }>(`
      select current_setting('server_version_num')::int / 10000 as major,
        (select count(*)::int from pg_class
          where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace) as tables`)
    if (rows[0]!.tables > 0) throw new Failure('the database at DATABASE_URL is not empty: make a new one')
    await mustFit('pg_restore', Math.max(about.postgres, rows[0]!.major))
  } finally {
    await pool.end()
  }
}

interface Books extends Audit {
  head: string
}
/** The database as the next start would find it: replayed, brought up to date, and its books recounted. */
async function recover(env: Env, folder: string, undo: (() => unknown)[]): Promise<Books> {
  if (env.databaseUrl) {
    await restoreDump(env.databaseUrl, join(folder, dumpName))
    rmSync(join(folder, dumpName))
    return recount(env.databaseUrl, env.databaseUrl)
  }
  process.env['PGCTLTIMEOUT'] ??= '3600' // replaying takes its time
  const embedded = await startEmbedded(folder).catch((e: unknown) => {
    const log = join(folder, 'run', 'postgres.log')
    const told = existsSync(log) ? readFileSync(log, 'utf8').slice(-2000) : String(e)
    throw new Failure(`PostgreSQL does not start on what was in the file; nothing was changed:\n${told}`)
  })
  undo.push(embedded.stop)
  const books = await recount(embedded.url, embedded.adminUrl, shopRole)
  await embedded.stop()
  rmSync(join(folder, 'run'), { recursive: true })
  return books
}
async function recount(url: string, adminUrl: string, role?: string): Promise<Books> {
  const { prepareDatabase } = await import('#app.ts') // the whole shop: not for those who are refused
  await prepareDatabase(adminUrl, role)
  const pool = openPool(url, { max: 2, limited: false })
  try {
    return { ...(await auditBooks(pool)), head: await headOf(pool) }
  } finally {
    await pool.end()
  }
}

/** What lay there is kept beside. Answers where. */
function putInPlace(folder: string, dataDir: string, replace: boolean): string | undefined {
  mustBeFree(dataDir, replace) // a shop may have been started meanwhile
  const full = existsSync(dataDir) && readdirSync(dataDir).length > 0
  const aside = full ? `${dataDir}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}` : undefined
  try {
    if (aside !== undefined) renameSync(dataDir, aside)
    else if (existsSync(dataDir)) rmdirSync(dataDir)
    renameSync(folder, dataDir)
  } catch (e) {
    if (aside !== undefined && !existsSync(dataDir) && existsSync(aside)) renameSync(aside, dataDir)
    if (codeOf(e) !== 'EBUSY' && codeOf(e) !== 'EXDEV') throw e
    throw new Failure(`${dataDir} is a mount: give a DATA_DIR below it`)
  }
  return aside
}

async function restore(env: Env, from: string, replace: boolean, undo: (() => unknown)[]): Promise<boolean> {
  const dataDir = existsSync(env.dataDir) ? realpathSync(env.dataDir) : env.dataDir
  mustBeFree(dataDir, replace)
  mkdirSync(dirname(dataDir), { recursive: true, mode: 0o700 })
  const folder = mkdtempSync(`${dataDir}.restoring-`)
  undo.push(() => rmSync(folder, { recursive: true, force: true }))
  const about = await readBackup(from, (a) => mustSuit(env, a), openUnpacking(folder))
  console.log(`${from} is whole: the shop as it was at ${about.madeAt}`)
  const books = await recover(env, folder, undo)
  const fits = about.keyMark === null || keyMarks({ ...env, dataDir: folder }).includes(about.keyMark)
  await reachDisk(folder)
  const aside = putInPlace(folder, dataDir, replace)
  console.log(`it is back in ${dataDir}${aside === undefined ? '' : `; what lay there is now ${aside}`}`)
  if (!fits)
    console.log(
      `The key (${about.keyMark}) is not here: put secret.key there, or set SECRET_KEY, before the next start.`,
    )
  console.log(books.right ? `The books are right (head of the log: ${books.head}).` : 'The books are not right:')
  if (!books.right) console.log(JSON.stringify(books.differences, null, 2))
  return books.right
}

const values = readArgs()
if (values.help) {
  console.log(usage)
  process.exit(0)
}
if (!values.from) fail(usage)
const undo: (() => unknown)[] = []
async function close(): Promise<void> {
  for (const step of undo.splice(0).toReversed()) await Promise.resolve(step()).catch(() => undefined)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void close().finally(() => process.exit(1)))
try {
  const right = await restore(readEnv(), resolve(values.from), values.replace ?? false, undo).finally(close)
  process.exitCode = right ? 0 : 1
} catch (e) {
  if (e instanceof Failure || e instanceof EnvError) fail(e.message)
  throw e
}
