// One's own database in a backup: PostgreSQL's own programs write and read it, found on the machine.
import { spawn } from 'node:child_process'
import { codeOf } from '#kernel/data/db.ts'
import { Failure } from './failure.ts'

type Program = 'pg_dump' | 'pg_restore'
export const dumpName = 'database.dump'

/** Refuses where the program is missing, or older than the server (`major`): it could not read it whole. */
export async function mustFit(program: Program, major: number): Promise<void> {
  const said = await run(program, ['--version'])
  const own = Number(/\d+/.exec(said)?.[0])
  if (own < major)
    throw new Failure(
      `${program} ${own} is older than the database, PostgreSQL ${major}: install client programs of ${major} or newer`,
    )
}

/** Writes the whole database into a file, but for what lives for its day (unlogged tables). */
export const dumpDatabase = (url: string, file: string): Promise<unknown> =>
  run('pg_dump', ['--format=custom', '--no-unlogged-table-data', `--file=${file}`], url)
/** Reads it into an empty database, whole or not at all. */
export const restoreDump = (url: string, file: string): Promise<unknown> =>
  run('pg_restore', ['--single-transaction', '--no-owner', '--no-privileges', '--no-comments', file], url)

/** What the program says; a password goes by the environment, for everybody on the machine sees arguments. */
async function run(program: Program, args: string[], database?: string): Promise<string> {
  const url = database === undefined ? undefined : new URL(database)
  const password = decodeURIComponent(url?.password ?? '')
  if (url) url.password = ''
  const child = spawn(program, url ? [`--dbname=${url}`, ...args] : args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C', ...(password && { PGPASSWORD: password }) },
  })
  let [said, wrong] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (wrong = (wrong + chunk.toString()).slice(-2000)))
  const code = await new Promise<number | null>((done, failed) =>
    child.once('error', failed).once('close', done),
  ).catch((e: unknown) => {
    if (codeOf(e) !== 'ENOENT') throw e
    throw new Failure(`${program} is not on this machine: install the client programs of PostgreSQL`)
  })
  if (code !== 0) throw new Failure(`${program} failed: ${wrong.trim()}`)
  return said
}
