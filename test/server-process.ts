// The real server as a process of its own, with its own data folder and port: started, asked, killed, restarted.
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startEmbedded } from '#kernel/data/postgres.ts'
import { addressesIn } from '#kernel/data/postgres-roles.ts'
import { pause } from './rounds/round.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  await new Promise((done) => server.close(done))
  return port
}

export interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
}
export interface ServerProcess {
  child: ChildProcess
  output: () => string
  ended: Promise<Ended>
  /** ms until it answered that it is ready; throws when it ended instead */
  ready: (patience?: number) => Promise<number>
}
/** `way`: how it is started, by Node; `cwd`: from which folder. */
export function startServer(
  env: Record<string, string>,
  way: readonly string[] = [join(root, 'server.mjs')],
  cwd = root,
): ServerProcess {
  const { PATH = '', HOME = '', TMPDIR } = process.env
  const began = performance.now()
  const child = spawn(process.execPath, way, {
    cwd,
    env: { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}), NODE_ENV: 'production', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let over: Ended | undefined
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<Ended>((done) => child.once('close', (code, signal) => done((over = { code, signal }))))
  const ready = async (patience = 60_000): Promise<number> => {
    while (performance.now() - began < patience) {
      if (over) throw new Error(`the server ended with ${over.code ?? over.signal}: ${output.slice(-2000)}`)
      const reply = await fetch(`http://127.0.0.1:${env['PORT']}/readyz`, { signal: AbortSignal.timeout(1000) }).catch(
        () => undefined,
      )
      if (reply?.status === 200) return performance.now() - began
      await pause(25)
    }
    throw new Error(`the server was not ready in ${patience} ms: ${output.slice(-2000)}`)
  }
  return { child, output: () => output, ended, ready }
}

/** A short path: PostgreSQL's socket lies in it. */
export const openFolder = (): string => mkdtempSync(join(tmpdir(), 'miralo-f-'))
/** The address of the database that a server on this folder runs, with every right. */
export const databaseIn = (folder: string): string => addressesIn(folder).adminUrl
export const postmasterOf = (folder: string): number =>
  Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[2] !== 'Z'
  } catch {
    return false
  }
}
export async function until(holds: () => boolean | Promise<boolean>, patience: number): Promise<boolean> {
  for (const end = performance.now() + patience; performance.now() < end; await pause(20))
    if (await holds()) return true
  return holds()
}

/** Ends PostgreSQL as a crash would (SIGQUIT: immediate, SIGKILL: hardest) and starts it again on its files. */
export async function crashPostgres(folder: string, signal: 'SIGQUIT' | 'SIGKILL'): Promise<void> {
  const pid = postmasterOf(folder)
  process.kill(pid, signal)
  await until(() => !isAlive(pid), 10_000)
  // after SIGKILL the old backends hold the shared memory for a moment, and a dead parent not yet buried looks alive
  const back = await until(
    () =>
      startEmbedded(folder).then(
        () => answers(databaseIn(folder)),
        () => false,
      ),
    20_000,
  )
  if (!back) throw new Error('PostgreSQL did not start again')
}
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  return client
    .connect()
    .then(
      () => true,
      () => false,
    )
    .finally(() => client.end().catch(() => undefined))
}
/** Stops whatever of the folder still runs, and removes it. */
export async function closeFolder(folder: string): Promise<void> {
  const pid = (() => {
    try {
      return postmasterOf(folder)
    } catch {
      return 0
    }
  })()
  if (pid && isAlive(pid)) {
    process.kill(pid, 'SIGINT')
    await until(() => !isAlive(pid), 10_000)
  }
  rmSync(folder, { recursive: true, force: true })
}
