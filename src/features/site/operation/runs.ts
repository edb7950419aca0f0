// Programs of the shop that run beside it (bin/): begun here with the shop's own environment, watched, and their end
// written down. They take no request's time and no worker's place, however large the shop is.
import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { tellFindings } from './message-kinds.ts'
import { beatRun, beginRun, endRun, type Check, type Result, type RunKind } from './run-queries.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import type { AppContext } from '#kernel/call/app-context.ts'

type App = Pick<AppContext, 'env' | 'databaseUrl' | 'log'>
const root = resolve(import.meta.dirname, '../../../..')
/** Where `npm run backup` puts them. */
export const backupFolder = (): string => resolve('backups')
/** Backups of an embedded database can be tried in a folder of their own; those of another need a database. */
export const canTest = (app: App): boolean => app.env.databaseUrl === undefined
const named = /^miralo-[0-9A-Za-z-]{1,60}\.tar\.gz$/

interface BackupFile {
  name: string
  bytes: number
  madeAt: string
}
/** The newest first. */
export async function backupFiles(): Promise<BackupFile[]> {
  const folder = backupFolder()
  const names = (await readdir(folder).catch(() => [])).filter((name) => named.test(name))
  const found = await Promise.all(
    names.map(async (name) => {
      const about = await stat(join(folder, name)).catch(() => undefined)
      return about ? [{ name, bytes: about.size, madeAt: about.mtime.toISOString() }] : []
    }),
  )
  return found.flat().sort((a, b) => (a.madeAt < b.madeAt ? 1 : -1))
}

interface Program {
  args: readonly string[]
  env: Record<string, string>
  /** lines of standard error, while it runs */
  onLine?: (line: string) => void
}
interface Ended {
  code: number | null
  out: string
  errors: string
}
const mostOut = 4_000_000
/** Runs a program of bin/ to its end. */
function runProgram({ args, env, onLine }: Program): Promise<Ended> {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd: process.cwd(),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let [out, errors] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (part: string) => (out = (out + part).slice(-mostOut)))
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (onLine && line.startsWith('{')) onLine(line)
      else errors = `${errors}${line}\n`.slice(-2000)
    })
    child.once('error', (e) => done({ code: null, out, errors: String(e) }))
    child.once('close', (code) => done({ code, out, errors }))
  })
}

const beatEvery = 20_000
/** Watches a run that was begun: signs of life while the work lasts, its end afterwards. Never throws. */
async function watch(db: Db, app: App, id: number, work: (tell: (n: number, of: number) => void) => Promise<Ending>) {
  let [done, total] = [0, 0]
  const beat = () => void beatRun(db, id, done, total).catch(() => undefined)
  const timer = setInterval(beat, beatEvery)
  timer.unref()
  try {
    const { passed, result } = await work((n, of) => {
      ;[done, total] = [n, of]
      beat()
    })
    await transact(db, async (trx) => {
      const ended = await endRun(trx, id, passed ? 'passed' : 'failed', result)
      if (ended && result.findings && result.findings.length > 0) await tellFindings(trx, id)
    })
  } catch (e) {
    app.log.error({ run: id, error: String(e) }, 'a program beside the shop was not watched to its end')
    await endRun(db, id, 'failed', { fault: String(e).slice(0, 500) }).catch(() => undefined)
  } finally {
    clearInterval(timer)
  }
}
interface Ending {
  passed: boolean
  result: Result
}
const programOf = (name: string): string => join(root, 'bin', name)
const faultOf = ({ errors, code }: Ended): string => errors.trim().slice(-500) || `it ended with ${code}`

/** What the audit printed, as it is kept. */
function findingsIn(out: string): Result['findings'] | undefined {
  try {
    const { differences } = JSON.parse(out) as { differences: Record<string, unknown[]> }
    return Object.entries(differences).map(([name, rows]) => ({
      name,
      rows: rows.map((row) => JSON.stringify(row).slice(0, 1000)),
    }))
  } catch {
    return undefined
  }
}
const audit =
  (app: App) =>
  async (tell: (n: number, of: number) => void): Promise<Ending> => {
    const checks: Check[] = []
    const ended = await runProgram({
      args: [programOf('audit-books.ts'), '--progress'],
      env: { DATABASE_URL: app.databaseUrl },
      onLine: (line) => {
        const { name, found, ms, done, total } = JSON.parse(line) as Check & { done: number; total: number }
        checks.push({ name, found, ms })
        tell(done, total)
      },
    })
    const findings = findingsIn(ended.out)
    if (!findings) return { passed: false, result: { checks, fault: faultOf(ended) } }
    return { passed: ended.code === 0 && findings.length === 0, result: { checks, findings } }
  }
const backup = (name: string) => async (): Promise<Ending> => {
  const ended = await runProgram({ args: [programOf('backup.ts'), '--out', join(backupFolder(), name)], env: {} })
  return { passed: ended.code === 0, result: ended.code === 0 ? {} : { fault: faultOf(ended) } }
}
const restoreTest = (name: string) => async (): Promise<Ending> => {
  const scratch = await mkdtemp(join(tmpdir(), 'miralo-trial-'))
  try {
    const ended = await runProgram({
      args: [programOf('restore.ts'), '--from', join(backupFolder(), name)],
      env: { DATA_DIR: join(scratch, 'data') },
    })
    return { passed: ended.code === 0, result: ended.code === 0 ? {} : { fault: faultOf(ended) } }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

const outsides = new WeakMap<object, Db>()
/** What goes on after a call is over writes by this. */
export const keepOutside = (app: object, db: Db): void => void outsides.set(app, db)

interface Begun {
  id: number
  /** to be called once the row is committed */
  go: () => Promise<void>
}
/** Begins a run in the caller's transaction; undefined where one of its kind is running. */
export async function begin(
  db: Db,
  app: App,
  { kind, file, by }: { kind: RunKind; file?: string; by: number | null },
): Promise<Begun | undefined> {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const name = file ?? (kind === 'backup' ? `miralo-${stamp}Z.tar.gz` : '')
  const id = await beginRun(db, { kind, file: name, by })
  if (id === undefined) return undefined
  const work = { audit: audit(app), backup: backup(name), restoreTest: restoreTest(name) }[kind]
  return { id, go: () => watch(outsides.get(app) ?? db, app, id, work) }
}
