// The long rounds of the hard tests: npm run soak [-- --only carts,flash --seed 7 --minutes 30 --again];
// `--only money` is all of them that move money by notices.
// Prints progress and a table, exits 1 on anything wrong. Stopped, it goes on where it was.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startTestPostgres } from '../test/template.ts'
import { basketRound } from '../test/rounds/baskets.ts'
import { cartRound } from '../test/rounds/carts.ts'
import { doublePayRound, expiryRound } from '../test/rounds/expiry.ts'
import { faultRound } from '../test/rounds/faults.ts'
import { flashRound, limitedRound, onceRound } from '../test/rounds/flash.ts'
import { fuzzRound } from '../test/rounds/fuzz.ts'
import { limitsRound } from '../test/rounds/limits.ts'
import { moneyRound } from '../test/rounds/money.ts'
import { noticeRound } from '../test/rounds/notices.ts'
import { runSeed, type Outcome, type Round } from '../test/rounds/round.ts'
import { walletRound } from '../test/rounds/wallets.ts'
import { ownValue } from '#kernel/data/own.ts'

interface Task {
  times: number
  /** times of one step: the state is kept after each */
  step: number
  run: Round
  /** so many steps side by side, each in a shop of its own: a round that mostly waits for providers and clocks */
  lanes?: number
}
const tasks: Record<string, Task> = {
  baskets: { times: 1_000_000, step: 50_000, run: basketRound },
  carts: { times: 10_000, step: 500, run: cartRound },
  lastUnit: { times: 200, step: 20, run: flashRound(1, 200) },
  flash: { times: 1000, step: 25, run: flashRound(100, 2000) },
  limited: { times: 200, step: 5, run: limitedRound(100, 500) },
  once: { times: 200, step: 50, run: onceRound },
  expiry: { times: 1000, step: 100, run: expiryRound },
  doublePay: { times: 200, step: 50, run: doublePayRound },
  limits: { times: 200, step: 10, run: limitsRound() },
  notices: { times: 10_000, step: 500, run: noticeRound, lanes: 2 },
  wallets: { times: 10_000, step: 250, run: walletRound, lanes: 2 },
  moneyAtRandom: { times: 1800, step: 100, run: moneyRound, lanes: 3 },
  fuzz: { times: 50_000, step: 5000, run: fuzzRound },
  faults: { times: 300, step: 20, run: faultRound },
}
/** What is asked for by one name, and how often each then: all ways to pay, 10,000 notices and 300 faults together. */
const groups: Record<string, Record<string, number>> = {
  money: { moneyAtRandom: 1800, notices: 3500, wallets: 1500 },
}
interface State {
  seed: number
  done: number
  seconds: number
  wrong: string[]
  told: Record<string, number>
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seed: { type: 'string' },
    minutes: { type: 'string', default: '240' },
    again: { type: 'boolean', default: false },
  },
})
const asked = values.only?.split(',') ?? Object.keys(tasks)
const known = new Set([...Object.keys(tasks), ...Object.keys(groups)])
const unknown = asked.filter((n) => !known.has(n))
if (unknown.length > 0) {
  console.error(`soak: there is no ${unknown.join(', ')}; there is ${[...known].join(', ')}`)
  process.exit(1)
}
/** How often each is to be done; who asks for a round by its own name wants all of it. */
const goals = new Map([
  ...asked.flatMap((n) => Object.entries(ownValue(groups, n) ?? {})),
  ...asked.flatMap((n): [string, number][] => (ownValue(tasks, n) ? [[n, tasks[n]!.times]] : [])),
])
const names = [...goals.keys()]
const folder = resolve(process.env['DATA_DIR'] ?? '.data', 'soak')
mkdirSync(folder, { recursive: true })
const fileOf = (name: string): string => join(folder, `${name}.json`)
const fresh = (): State => ({
  seed: values.seed ? Number(values.seed) : runSeed(),
  done: 0,
  seconds: 0,
  wrong: [],
  told: {},
})
const isDone = (name: string, { done }: State): boolean => done >= goals.get(name)!
const kept = new Map(
  names.filter((n) => existsSync(fileOf(n))).map((n) => [n, JSON.parse(readFileSync(fileOf(n), 'utf8')) as State]),
)
const afresh = values.again || names.every((n) => kept.has(n) && isDone(n, kept.get(n)!))
/** Where an earlier run stopped; when all were through, with another seed or --again it begins anew. */
function stateOf(name: string): State {
  const earlier = kept.get(name)
  return !earlier || afresh || (values.seed !== undefined && earlier.seed !== Number(values.seed)) ? fresh() : earlier
}
const largest = (name: string): boolean => name.includes('slowest')

/** One step; `from`: how much was done before it. */
async function step(
  name: string,
  state: State,
  from: number,
  postgres: string,
): Promise<Outcome & { seconds: number }> {
  const { step: size, run } = tasks[name]!
  const began = performance.now()
  const pace = { times: Math.min(size, goals.get(name)! - from), seed: state.seed + from, postgres }
  const { wrong, told } = await run(pace).catch((e: unknown) => ({
    wrong: [`broke off: ${e instanceof Error ? (e.stack ?? e.message) : String(e)}`],
    told: {},
  }))
  const named = wrong.map((w) => `(seed ${pace.seed}) ${w}`)
  return { wrong: named, told, seconds: (performance.now() - began) / 1000 }
}
async function soak(name: string, postgres: string, end: number): Promise<State> {
  const { step: size, lanes = 1 } = tasks[name]!
  const times = goals.get(name)!
  const state = stateOf(name)
  console.log(`${name}: seed ${state.seed}${state.done > 0 ? `, from ${state.done}` : ''} to ${times}`)
  while (state.done < times && Date.now() < end) {
    const steps = Array.from({ length: lanes }, (_, n) => state.done + n * size).filter((from) => from < times)
    const outcomes = await Promise.all(steps.map((from) => step(name, state, from, postgres)))
    const wrong = outcomes.flatMap((o) => o.wrong)
    const seconds = Math.max(...outcomes.map((o) => o.seconds))
    state.done = Math.min(times, state.done + steps.length * size)
    state.seconds += seconds
    state.wrong.push(...wrong)
    for (const [what, n] of outcomes.flatMap((o) => Object.entries(o.told)))
      state.told[what] = largest(what) ? Math.max(state.told[what] ?? 0, n) : (state.told[what] ?? 0) + n
    writeFileSync(fileOf(name), JSON.stringify(state, null, 2))
    const bad = wrong.length > 0 ? `, ${wrong.length} wrong` : ''
    console.log(`  ${state.done}/${times} in ${seconds.toFixed(1)} s${bad}`)
    for (const w of wrong) console.log(`    WRONG ${w.slice(0, 1000)}`)
  }
  return state
}

const end = Date.now() + Number(values.minutes) * 60_000
const postgres = await startTestPostgres()
// what was done is kept; only the server must not stay behind
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void postgres.stop().finally(() => process.exit(1)))
const rows: Record<string, string | number>[] = []
const states: State[] = []
try {
  for (const name of names) {
    if (Date.now() >= end) break
    const state = await soak(name, postgres.url, end)
    states.push(state)
    rows.push({
      round: name,
      done: state.done,
      of: goals.get(name)!,
      seconds: Math.round(state.seconds),
      wrong: state.wrong.length,
      seed: state.seed,
    })
    console.log(`  ${JSON.stringify(state.told)}`)
  }
} finally {
  await postgres.stop()
}
console.table(rows)
const noticesOf = ({ notices = 0, sendings = 0, 'notices sent': sent = 0 }: State['told']): number =>
  notices + sendings + sent
const sum = (of: (told: State['told']) => number): number => states.reduce((all, { told }) => all + of(told), 0)
const faults = sum(({ faults: n = 0 }) => n)
if (sum(noticesOf) > 0) console.log(`soak: ${sum(noticesOf)} notices, ${faults} faults of lines, clocks and providers`)
const wrong = states.flatMap((s) => s.wrong)
if (names.some((n, i) => !states[i] || !isDone(n, states[i])))
  console.log('soak: the time is over; the same command goes on from here')
console.log(wrong.length === 0 ? 'soak: nothing wrong' : `soak: ${wrong.length} wrong`)
process.exit(wrong.length === 0 ? 0 : 1)
