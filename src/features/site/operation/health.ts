// How the shop runs, gathered: this process, the queue, the database, the disk, what fails and what is slow.
import { readFile, statfs } from 'node:fs/promises'
import { resolve } from 'node:path'
import { databaseOf, databaseStatements, failing, filesOf, queueOf } from './queries.ts'
import { backupFiles } from './runs.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'
import { slowFrom, slowStatements } from '#kernel/data/slow.ts'

const root = resolve(import.meta.dirname, '../../../..')
let known: Promise<string> | undefined
export const versionOf = (): Promise<string> =>
  (known ??= readFile(resolve(root, 'package.json'), 'utf8').then(
    (text) => (JSON.parse(text) as { version: string }).version,
  ))

const mostText = 60_000
/** The part of the changelog that tells of this version, else of what is to come. */
export function changesIn(changelog: string, version: string): string {
  const parts = changelog.split(/^(?=## )/m)
  const part = parts.find((p) => p.startsWith(`## ${version}`) || p.startsWith(`## [${version}]`))
  return (part ?? parts.find((p) => p.startsWith('## Unreleased')) ?? '').slice(0, mostText)
}
export async function changes() {
  const version = await versionOf()
  const text = await readFile(resolve(root, 'CHANGELOG.md'), 'utf8').catch(() => '')
  return { version, text: changesIn(text, version) }
}

const mostWords = 400
/** What went wrong, without addresses of people and long numbers: errors of providers repeat what they were sent. */
export const masked = (error: string): string =>
  (error.split('\n')[0] ?? '')
    .replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '•@•')
    .replaceAll(/\+?\d[\d -]{5,}\d/g, '•')
    .slice(0, mostWords)

/** Kept for minutes: it reads all rows. */
const filesAge = 600_000
const files = new WeakMap<object, { at: number; found: Promise<{ files: number; bytes: number }> }>()
function filesNow(db: Db, app: AppContext) {
  const last = files.get(app)
  if (last && performance.now() - last.at < filesAge) return last.found
  const found = filesOf(db)
  files.set(app, { at: performance.now(), found })
  found.catch(() => files.delete(app))
  return found
}

async function slow(db: Db, hasStatements: boolean) {
  const own = slowStatements().map(({ text, count, worst, total }) => ({
    statement: text.replaceAll(/\s+/g, ' ').slice(0, 2000),
    count,
    worst,
    mean: Math.round(total / count),
    source: 'own' as const,
  }))
  const theirs = hasStatements ? await databaseStatements(db, slowFrom).catch(() => []) : []
  return [...own.slice(0, 20), ...theirs.map((row) => ({ ...row, source: 'database' as const }))]
}

export async function health(db: Db, app: AppContext) {
  const [version, database, queue, fails, stored, disk, backups] = await Promise.all([
    versionOf(),
    databaseOf(db),
    queueOf(db),
    failing(db),
    filesNow(db, app).catch(() => ({ files: 0, bytes: 0 })), // a table too large to be read in time
    statfs(app.env.dataDir).catch(() => undefined),
    backupFiles(),
  ])
  return {
    version,
    node: process.versions.node,
    postgres: database.postgres,
    migration: database.migration,
    migrations: database.migrations,
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    memory: process.memoryUsage.rss(),
    delay: Math.round(app.delay()),
    pool: app.connections(),
    queue: { ...queue, workerSeenAt: queue.workerSeenAt?.toISOString() ?? null },
    storage: {
      database: database.bytes,
      files: stored.files,
      fileBytes: stored.bytes,
      diskFree: disk ? disk.bavail * disk.bsize : 0,
      diskTotal: disk ? disk.blocks * disk.bsize : 0,
      backupAt: backups[0]?.madeAt ?? null,
    },
    failing: fails.map((row) => ({ ...row, error: masked(row.error) })),
    slow: await slow(db, database.hasStatements),
  }
}
