// A round of hard tests: so many times, by a seed, and what it found wrong. `npm test` runs few, `npm run soak` many.
export interface Pace {
  times: number
  seed: number
  /** the test server whose template is copied */
  postgres: string
}
export interface Outcome {
  /** what was found wrong, at most a few of a kind; none is right */
  wrong: string[]
  /** counts worth reading */
  told: Record<string, number>
}
export type Round = (pace: Pace) => Promise<Outcome>

/** The seed of this run: TEST_SEED repeats an earlier one. */
export const runSeed = (): number => Number(process.env['TEST_SEED']) || Math.floor(Math.random() * 2 ** 31)

export interface Dice {
  /** from 0 to below 1 */
  roll: () => number
  int: (min: number, max: number) => number
  chance: (probability: number) => boolean
  pick: <T>(from: readonly T[]) => T
  shuffle: <T>(values: readonly T[]) => T[]
}
/** Repeatable chance (mulberry32). */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0
  const roll = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (min: number, max: number): number => min + Math.floor(roll() * (max - min + 1))
  const shuffle = <T>(values: readonly T[]): T[] =>
    values
      .map((v) => ({ v, at: roll() }))
      .sort((a, b) => a.at - b.at)
      .map(({ v }) => v)
  return { roll, int, chance: (p) => roll() < p, pick: (from) => from[int(0, from.length - 1)]!, shuffle }
}

/** Collects what is wrong: the first few of each kind in words, all in numbers. */
export function openFindings() {
  const wrong: string[] = []
  const told: Record<string, number> = {}
  const count = (name: string, by = 1): void => void (told[name] = (told[name] ?? 0) + by)
  return {
    wrong,
    told,
    count,
    /** Notes `name` with its evidence unless it holds. */
    expect: (holds: boolean, name: string, evidence?: unknown): void => {
      if (holds) return
      count(`wrong: ${name}`)
      if (told[`wrong: ${name}`]! <= 3)
        wrong.push(`${name}${evidence === undefined ? '' : `: ${JSON.stringify(evidence)}`}`)
    },
  }
}
export type Findings = ReturnType<typeof openFindings>

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
/** Asks again while the shop says that it is too crowded, as a patient client would. */
export async function patiently<T extends { status: number }>(ask: () => Promise<T>, tries = 200): Promise<T> {
  for (let left = tries; ; left--) {
    const reply = await ask()
    if (reply.status !== 503 || left <= 1) return reply
    await pause(50 + Math.random() * 150)
  }
}
/** Runs the work over the values, `width` at once at most; a failure is thrown when the other lanes are at rest. */
export async function inParallel<T, R>(
  values: readonly T[],
  width: number,
  work: (value: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const lane = async (): Promise<void> => {
    for (let i = next++; i < values.length; i = next++) results[i] = await work(values[i]!, i)
  }
  const lanes = await Promise.allSettled(Array.from({ length: Math.min(width, values.length) }, lane))
  const failed = lanes.find((l) => l.status === 'rejected')
  if (failed) throw failed.reason
  return results
}
