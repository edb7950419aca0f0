// One row: warm-up, load, and what server and PostgreSQL used meanwhile; the same against the bare server.
import type { Timing } from './client.ts'
import { postgresCpu, processCpu } from './cpu.ts'
import { postmaster, type Running } from './processes.ts'

export interface Used {
  /** ms of CPU */
  server: number
  postgres: number
  /** by the server's own count; 0 for the bare one */
  statements: number
  /** those that committed something */
  commits: number
}
/** Each value per request or journey. */
export type Measured = Timing & Used
/** Loads `url` for some seconds. */
export type Load = (url: string, seconds: number) => Promise<Timing>
export const inAll = (m: Used): number => m.server + m.postgres

async function reading(target: Running): Promise<Used> {
  const { count = 0, commits = 0 } = target.probed ? await target.ask('count') : {}
  const postgres = postgresCpu(postmaster(target.dir))
  return { server: processCpu(target.pid), postgres, statements: count, commits }
}
/** What one run uses, divided by what it did. `settled` waits for what it left to do, which belongs to its cost. */
export async function measure<T extends Timing>(
  target: Running,
  work: () => Promise<T>,
  settled: () => Promise<void>,
): Promise<T & Used> {
  await settled()
  const before = await reading(target)
  const timing = await work()
  await settled()
  const after = await reading(target)
  const per = (name: keyof Used): number => (after[name] - before[name]) / Math.max(1, timing.done)
  return {
    ...timing,
    server: per('server'),
    postgres: per('postgres'),
    statements: per('statements'),
    commits: per('commits'),
  }
}
