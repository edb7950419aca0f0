// How often a person and a network may call in a minute, generous for people. Counted in each process by itself, for it
// guards the process's strength; what must hold exactly is counted in the database (security/abuse/meters.ts).
import { placeOf } from '../security/abuse/networks.ts'
import type { AppContext } from './app-context.ts'
import type { Contract, Pace, Visitor } from './contract.ts'
import { Refusal } from './refusal.ts'

const minute = 60_000
/** A network is many people. */
const times = { person: 1, visitors: 5, line: 20, block: 60 }
const settingOf = {
  read: 'readsPerMinute',
  write: 'writesPerMinute',
  preview: 'previewsPerMinute',
  lookup: 'lookupsPerMinute',
  parsing: 'parsingsPerMinute',
} as const satisfies Record<Pace, string>

/** Counts by key over the last minute: this minute's, and of the one before the share that is not over yet. */
export class Counts {
  #began = -Infinity
  #now = new Map<string, number>()
  #before = new Map<string, number>()

  /**
   * Counts one more of each key unless what one of them may is used up: then of none, so that who makes keys up fills
   * no memory with them. `at` in ms. The seconds to wait, or undefined.
   */
  take(allowed: readonly (readonly [key: string, most: number])[], at: number): number | undefined {
    if (at - this.#began >= minute) this.#turn(at)
    const left = 1 - (at - this.#began) / minute
    const n = (key: string): number => this.#now.get(key) ?? 0
    if (allowed.some(([key, most]) => n(key) + (this.#before.get(key) ?? 0) * left >= most))
      return Math.ceil((left * minute) / 1000)
    for (const [key] of allowed) this.#now.set(key, n(key) + 1)
    return undefined
  }
  /** Keys that are kept. */
  get size(): number {
    return this.#now.size + this.#before.size
  }
  #turn(at: number): void {
    this.#before = at - this.#began < 2 * minute ? this.#now : new Map()
    this.#now = new Map()
    this.#began = at
  }
}

/** Refuses tooFast with the seconds. A setting of 0 has no limit, as in a demo shop. */
export function openLimits({
  settings,
}: AppContext): (visitor: Visitor, contract: Pick<Contract, 'pace' | 'run'>) => void {
  const counts = new Counts()
  return ({ ip, token }, { pace, run }) => {
    const kind = pace ?? (run === 'read' ? 'read' : 'write')
    const allowed = settings.get(settingOf[kind])
    if (allowed === 0) return
    const { line, block } = placeOf(ip)
    const seconds = counts.take(
      [
        token === undefined
          ? [`${kind} visitors ${line}`, times.visitors * allowed]
          : [`${kind} ${token}`, times.person * allowed],
        [`${kind} ${line}`, times.line * allowed],
        [`${kind} ${block}`, times.block * allowed],
      ],
      performance.now(),
    )
    if (seconds !== undefined) throw new Refusal('tooFast', { seconds })
  }
}
