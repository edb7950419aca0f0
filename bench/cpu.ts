// CPU time and memory of processes as Linux counts them. A database counts all its processes, ended ones too.
import { readdirSync, readFileSync } from 'node:fs'

const msPerTick = 10
interface Stat {
  parent: number
  /** ms, user and system, all threads */
  own: number
  /** ms of children that ended and were waited for */
  ended: number
}
function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // the name before ')' may hold spaces
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ms = (at: number): number => Number(fields[at]) * msPerTick
    return { parent: Number(fields[1]), own: ms(11) + ms(12), ended: ms(13) + ms(14) }
  } catch {
    return undefined
  }
}

/** ms of CPU that a process has used. */
export const processCpu = (pid: number): number => statOf(pid)?.own ?? 0

/** ms of CPU that a PostgreSQL cluster has used: its postmaster, its backends, those that left. */
export function postgresCpu(postmaster: number): number {
  const main = statOf(postmaster)
  if (!main) return 0
  const pids = readdirSync('/proc').filter((n) => /^\d+$/.test(n))
  const children = pids.map((n) => statOf(Number(n))).filter((s) => s?.parent === postmaster)
  return main.own + main.ended + children.reduce((sum, s) => sum + s!.own, 0)
}

/** MB resident now and at most so far. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8')
  const mb = (name: string): number =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) / 1024)
  return { now: mb('VmRSS'), peak: mb('VmHWM') }
}
