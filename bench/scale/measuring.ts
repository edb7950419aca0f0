// What one call costs: CPU of the server and of PostgreSQL by the kernel's own count, and what its statements read.
// Calls are sent one after another, so that all that is used meanwhile is theirs; the middle of several is told.
import { readdirSync, readFileSync } from 'node:fs'
import type { Agent } from 'node:http'
import type pg from 'pg'
import { send, type Step } from '../client.ts'

export interface Cost {
  /** ms of CPU */
  server: number
  postgres: number
  statements: number
  /** pages of 8 kB that were read or found in memory */
  buffers: number
  rows: number
  /** bytes of the answer */
  bytes: number
}
export const inAll = (c: Cost): number => c.server + c.postgres

/** ns that a task ran. */
function ran(path: string): number {
  try {
    return Number(readFileSync(`${path}/schedstat`, 'utf8').split(' ')[0])
  } catch {
    return 0
  }
}
/** ms of CPU of a process with all its threads. */
const threadsOf = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, task) => sum + ran(`/proc/${pid}/task/${task}`), 0) / 1e6

/** Resolves when a server that has just started does nothing any more by itself. */
export async function atRest(pid: number): Promise<void> {
  for (let rests = 0, tries = 0; rests < 4 && tries < 120; tries++) {
    const before = threadsOf(pid)
    await new Promise((later) => setTimeout(later, 250))
    rests = threadsOf(pid) - before < 10 ? rests + 1 : 0
  }
}

/** The backends that serve the shop: what writers of the log do in between belongs to no call. */
const backendsOf = (pids: readonly number[]): number => pids.reduce((sum, pid) => sum + ran(`/proc/${pid}`), 0) / 1e6

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

export interface Target {
  url: string
  pid: number
  agent: Agent
  /** as the owner of the tables, on a line of its own */
  owner: pg.Pool
}
const [warmUps, times] = [8, 11]
interface Read {
  statements: number
  buffers: number
  rows: number
}
/** Of all statements of the shop's role since the last look. */
const readSince = async (owner: pg.Pool): Promise<Read> =>
  (
    await owner.query<Read>(`
      select coalesce(sum(calls), 0)::int as statements, coalesce(sum(shared_blks_hit + shared_blks_read), 0)::int
        as buffers, coalesce(sum(rows), 0)::int as rows
      from pg_stat_statements where userid = 'miralo'::regrole`)
  ).rows[0]!

export async function costOf({ url, pid, agent, owner }: Target, step: Step): Promise<Cost> {
  const ask = async (): Promise<number> => {
    const { status, body, page } = await send(agent, url, step)
    if (status !== 200) throw new Error(`${step.path} answers ${status}: ${JSON.stringify(body).slice(0, 300)}`)
    return (page ?? JSON.stringify(body)).length
  }
  let bytes = 0
  // so often until every plan is kept
  for (let i = 0; i < warmUps; i++) bytes = await ask()
  const { rows } = await owner.query<{ pid: number }>(
    `select pid from pg_stat_activity where usename = 'miralo' and backend_type = 'client backend'`,
  )
  const backends = rows.map((r) => r.pid)
  await owner.query('select pg_stat_statements_reset()')
  const [server, postgres]: [number[], number[]] = [[], []]
  for (let i = 0; i < times; i++) {
    const before = [threadsOf(pid), backendsOf(backends)] as const
    await ask()
    server.push(threadsOf(pid) - before[0])
    postgres.push(backendsOf(backends) - before[1])
  }
  const read = await readSince(owner)
  return {
    server: middle(server),
    postgres: middle(postgres),
    statements: Math.round(read.statements / times),
    buffers: Math.round(read.buffers / times),
    rows: Math.round(read.rows / times),
    bytes,
  }
}

/** The statements of one call that take longest: where to look. */
export async function slowest(owner: pg.Pool): Promise<string[]> {
  const { rows } = await owner.query<{ said: string }>(`
    select round(mean_exec_time::numeric, 2) || ' ms, ' || (shared_blks_hit + shared_blks_read) / calls || ' buffers: '
      || left(regexp_replace(query, '\\s+', ' ', 'g'), 160) as said
    from pg_stat_statements where userid = 'miralo'::regrole order by total_exec_time desc limit 2`)
  return rows.map((r) => r.said)
}
