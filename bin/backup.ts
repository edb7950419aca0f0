// node bin/backup.ts [--out FILE]: the whole shop in one file, while it runs or stands still: database, pictures,
// sent files, keys. bin/restore.ts brings it back.
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { baseBackup, type BackupPart } from '#kernel/data/base-backup.ts'
import { openPool } from '#kernel/data/db.ts'
import { EnvError } from '#kernel/data/env-reading.ts'
import { readEnv, type Env } from '#kernel/data/env.ts'
import { startEmbedded } from '#kernel/data/postgres.ts'
import { dumpDatabase, dumpName, mustFit } from './backup-dump.ts'
import { writeBackup, type About } from './backup-file.ts'
import { folderParts, keyMarks } from './backup-folder.ts'
import { fail, Failure, leave } from './failure.ts'

const usage = `Usage: node bin/backup.ts [options]
  --out FILE        where to (backups/miralo-DATE.tar.gz)
  --without-keys    leaves out secret.key and database.key: keep them elsewhere`

function readArgs() {
  try {
    return parseArgs({
      options: { out: { type: 'string' }, 'without-keys': { type: 'boolean' }, help: { type: 'boolean' } },
    }).values
  } catch (e) {
    return fail(`${e instanceof Error ? e.message : String(e)}\n${usage}`)
  }
}

async function aboutOf(env: Env, pool: pg.Pool, keys: boolean): Promise<About> {
  const { rows } = await pool.query<{ major: number; migration: string; madeAt: Date }>(`
    select current_setting('server_version_num')::int / 10000 as major, now() as "madeAt",
      (select max(name) from migration) as migration`)
  const { major, migration, madeAt } = rows[0]!
  return {
    format: 1,
    kind: env.databaseUrl ? 'dump' : 'cluster',
    postgres: major,
    madeAt: madeAt.toISOString(),
    migration,
    keyMark: keyMarks(env)[0] ?? null,
    keys: keys && existsSync(join(env.dataDir, 'secret.key')),
  }
}

/**
 * Files go before the database, and what came meanwhile after it: what a row of the database names is then in it, for
 * a file is there before its row, and its name is never used again.
 */
async function* partsOf(env: Env, keys: boolean, database: AsyncIterable<BackupPart>): AsyncGenerator<BackupPart> {
  const since = Date.now() - 2000 // clocks of file systems tick in steps
  const wish = { dataDir: env.dataDir, keys }
  if (existsSync(env.dataDir)) yield* folderParts(wish)
  yield* database
  if (existsSync(env.dataDir)) yield* folderParts({ ...wish, since })
}
async function* dumped(url: string, folder: string): AsyncGenerator<BackupPart> {
  const from = join(folder, dumpName)
  await dumpDatabase(url, from)
  yield { name: dumpName, from, needed: true }
}

async function backUp(env: Env, out: string, keys: boolean): Promise<void> {
  if (!env.databaseUrl && !existsSync(join(env.dataDir, 'postgres', 'PG_VERSION')))
    throw new Failure(`there is no shop in ${env.dataDir}`)
  if (existsSync(out)) throw new Failure(`${out} is there already`)
  if (`${out}${sep}`.startsWith(`${env.dataDir}${sep}`)) throw new Failure('a backup does not go into the shop itself')
  mkdirSync(dirname(out), { recursive: true, mode: 0o700 })
  const embedded = env.databaseUrl ? undefined : await startEmbedded(env.dataDir)
  const url = env.databaseUrl ?? embedded!.adminUrl
  const pool = openPool(url, { max: 1, limited: false })
  const drafts = mkdtempSync(`${out}-`)
  const removeDrafts = (): void => rmSync(drafts, { recursive: true, force: true })
  process.once('exit', removeDrafts)
  try {
    const about = await aboutOf(env, pool, keys)
    if (env.databaseUrl) await mustFit('pg_dump', about.postgres)
    const database = env.databaseUrl ? dumped(url, drafts) : baseBackup(url, join(env.dataDir, 'postgres'))
    const { entries, bytes } = await writeBackup(join(drafts, 'file'), out, about, partsOf(env, keys, database))
    tell(env, out, about, { entries, bytes })
  } finally {
    removeDrafts()
    await leave(embedded, pool)
  }
}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`
function tell(env: Env, out: string, { keys, keyMark }: About, { entries, bytes }: { entries: number; bytes: number }) {
  console.log(`${out}: ${megabytes(statSync(out).size)}, of ${megabytes(bytes)} in ${entries} files and folders`)
  console.log('bring it back by: npm run restore -- --from FILE')
  if (keys)
    console.log('It holds the key of sealed numbers and private files: keep it as safe as the shop, away from others.')
  else if (keyMark !== null)
    console.log('It holds no key of sealed numbers and private files: keep SECRET_KEY or secret.key elsewhere.')
  if (env.s3) console.log(`Sent files lie in the bucket ${env.s3.bucket}, they are not in it.`)
}

const values = readArgs()
if (values.help) {
  console.log(usage)
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
try {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  await backUp(readEnv(), resolve(values.out ?? `backups/miralo-${stamp}Z.tar.gz`), !values['without-keys'])
} catch (e) {
  if (e instanceof Failure || e instanceof EnvError) fail(e.message)
  throw e
}
