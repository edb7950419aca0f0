// The long rounds of the hard tests: npm run soak [-- --only carts,flash --seed 7 --minutes 30 --again].
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
import { runSeed, type Round } from '../test/rounds/round.ts'
import { walletRound } from '../test/rounds/wallets.ts'

interface Task {
  times: number
  /** times of one step: the state is kept after each */
  step: number
  run: Round
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
  notices: { times: 10_000, step: 500, run: noticeRound },
  wallets: { times: 10_000, step: 500, run: walletRound },
  money: { times: 1500, step: 150, run: moneyRound },
  fuzz: { times: 50_000, step: 5000, run: fuzzRound },
  faults: { times: 300, step: 20, run: faultRound },
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
const names = values.only?.split(',') ?? Object.keys(tasks)
const unknown = names.filter((n) => !(n in tasks))
if (unknown.length > 0) {
  console.error(`soak: there is no ${unknown.join(', ')}; there is ${Object.keys(tasks).join(', ')}`)
  process.exit(1)
}
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
const isDone = (name: string, { done }: State): boolean => done >= tasks[name]!.times
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

async function soak(name: string, postgres: string, end: number): Promise<State> {
  const { times, step, run } = tasks[name]!
  const state = stateOf(name)
  console.log(`${name}: seed ${state.seed}${state.done > 0 ? `, from ${state.done}` : ''} to ${times}`)
  while (state.done < times && Date.now() < end) {
    const began = performance.now()
    const outcome = await run({
      times: Math.min(step, times - state.done),
      seed: state.seed + state.done,
      postgres,
    }).catch((e: unknown) => ({
      wrong: [`broke off: ${e instanceof Error ? (e.stack ?? e.message) : String(e)}`],
      told: {},
    }))
    const [from, seconds] = [state.done, (performance.now() - began) / 1000]
    state.done = Math.min(times, state.done + step)
    state.seconds += seconds
    state.wrong.push(...outcome.wrong.map((w) => `(seed ${state.seed + from}) ${w}`))
    for (const [what, n] of Object.entries(outcome.told))
      state.told[what] = largest(what) ? Math.max(state.told[what] ?? 0, n) : (state.told[what] ?? 0) + n
    writeFileSync(fileOf(name), JSON.stringify(state, null, 2))
    const wrong = outcome.wrong.length > 0 ? `, ${outcome.wrong.length} wrong` : ''
    console.log(`  ${state.done}/${times} in ${seconds.toFixed(1)} s${wrong}`)
    for (const w of outcome.wrong) console.log(`    WRONG ${w.slice(0, 1000)}`)
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
      of: tasks[name]!.times,
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
const wrong = states.flatMap((s) => s.wrong)
if (names.some((n, i) => !states[i] || !isDone(n, states[i])))
  console.log('soak: the time is over; the same command goes on from here')
console.log(wrong.length === 0 ? 'soak: nothing wrong' : `soak: ${wrong.length} wrong`)
process.exit(wrong.length === 0 ? 0 : 1)
