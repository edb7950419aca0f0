// `npm run bench:growth [-- --sizes 1000,20000,200000] [--only facets] [--seconds 2] [--look] [--write]`: what the
// same requests cost in shops of several sizes. All shops run side by side and are asked by turns, so that what else
// the machine does falls on all of them; the middle of three turns is told.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { grantMembership } from '#features/people/accounts/accounts.ts'
import { openSession } from '#kernel/call/session.ts'
import { openDb, transact } from '#kernel/data/db.ts'
import { startEmbedded } from '#kernel/data/postgres.ts'
import { firing, keepAlive } from '../client.ts'
import { inAll, measure, type Measured } from '../measure.ts'
import { startServer, type Running } from '../processes.ts'
import { shareOf } from '../scenarios.ts'
import { atRest, slowest } from '../scale/measuring.ts'
import { mark, ms, table } from '../table.ts'
import { growShop } from './growing.ts'
import { growthRows, type Asked, type GrowthRow } from './rows.ts'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,20000,200000' },
    only: { type: 'string' },
    seconds: { type: 'string', default: '2' },
    look: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})
const sizes = values.sizes.split(',').map(Number)
const seconds = Number(values.seconds)
const [connections, turns, aim] = [8, 3, 2]
const dirOf = (size: number): string => `.data/bench-${size}`
const whole = (n: number): string => n.toLocaleString('en-US')

interface Shop extends Asked {
  size: number
  server: Running
  owner: pg.Pool
  stop: () => Promise<void>
}
async function openShop(size: number): Promise<Shop> {
  const dir = dirOf(size)
  mkdirSync(dir, { recursive: true })
  // the server that is measured adopts this one
  const embedded = await startEmbedded(dir, values.look ? ['-c', 'shared_preload_libraries=pg_stat_statements'] : [])
  const owner = new pg.Pool({ connectionString: embedded.adminUrl, max: 1 })
  // the measured server ends the database with itself
  owner.on('error', () => undefined)
  const began = performance.now()
  const goods = await growShop(embedded.adminUrl, dir, size)
  console.error(`  ${whole(size)} products are there after ${((performance.now() - began) / 1000).toFixed(0)} s`)
  if (values.look) await owner.query('create extension if not exists pg_stat_statements')
  const clerk = await openClerk(owner)
  const { server } = await startServer('external', dir)
  const agent = keepAlive(4)
  const stop = async (): Promise<void> => {
    agent.destroy()
    await server.stop()
    await owner.end()
    await embedded.stop()
  }
  return { size, server, owner, stop, url: server.url, agent, goods, ...clerk }
}

/** Somebody of the merchant with most goods. */
async function openClerk(owner: pg.Pool): Promise<{ merchantId: number; token: string }> {
  const db = openDb(owner)
  const merchants = await owner.query<{ id: number }>('select id from merchant order by product_count desc, id limit 1')
  const merchantId = merchants.rows[0]!.id
  const email = 'growth-clerk@example.com'
  await owner.query(`insert into user_account (email, nickname) values ($1, 'clerk') on conflict do nothing`, [email])
  const { rows } = await owner.query<{ id: number }>('select id from user_account where email = $1', [email])
  const userId = rows[0]!.id
  await transact(db, (tx) => grantMembership(tx, { userId, audience: 'merchant', merchantId, role: 'owner' }))
  const opening = { userAgent: 'bench', days: 1, strength: 'twoProofs', idleSeconds: 86_400 } as const
  return { merchantId, token: await openSession(db, userId, opening) }
}

interface Growth {
  name: string
  /** by size */
  costs: Measured[]
}
const nothing = (): Promise<void> => Promise.resolve()
async function costsOf(row: GrowthRow, shops: readonly Shop[]): Promise<Measured[]> {
  const asked = await Promise.all(
    shops.map(async (shop) => {
      const steps = await row.steps(shop)
      return { shop, load: firing(connections, (connection) => shareOf(steps, connection, connections)) }
    }),
  )
  const extents: { amount: number }[] = []
  for (const { shop, load } of asked) {
    if (row.before !== undefined) await load(shop.url, { amount: row.before })
    const { perSecond } = await load(shop.url, seconds)
    // all of them are waited for: none is left over for the next turn
    extents.push({ amount: connections * Math.ceil((perSecond * seconds + 1) / connections) })
    await atRest(shop.server.pid)
  }
  const taken: Measured[][] = shops.map(() => [])
  for (let turn = 0; turn < turns; turn++)
    for (const [at, { shop, load }] of asked.entries())
      taken[at]!.push(await measure(shop.server, () => load(shop.url, extents[at]!), nothing))
  return taken.map(middle)
}
/** The middle one by what it cost; every answer that was none counts. */
function middle(taken: readonly Measured[]): Measured {
  const sorted = taken.toSorted((a, b) => inAll(a) - inAll(b))
  const sum = (of: 'done' | 'failed'): number => taken.reduce((n, one) => n + one[of], 0)
  return { ...sorted[Math.floor(sorted.length / 2)]!, done: sum('done'), failed: sum('failed') }
}

const growthOf = ({ costs }: Growth): number => inAll(costs.at(-1)!) / inAll(costs[0]!)
const cellOf = (cost: Measured): string =>
  `${ms(inAll(cost))} (${ms(cost.server)} + ${ms(cost.postgres)})${cost.failed > 0 ? `, ${cost.failed} failed` : ''}`
const cellsOf = (found: Growth): string[] => {
  const right = growthOf(found) <= aim && found.costs.every((cost) => cost.failed === 0)
  return [found.name, ...found.costs.map(cellOf), `${growthOf(found).toFixed(1)}× ${mark(right)}`]
}
const head = ['Request', ...sizes.map(whole), `Largest / smallest, ≤ ${aim}×`]
function saidOf(found: readonly Growth[]): string {
  const costs = found.flatMap((one) => one.costs)
  const [done, failed] = (['done', 'failed'] as const).map((of) => costs.reduce((sum, cost) => sum + cost[of], 0))
  const other = failed === 0 ? 'Not one' : whole(failed!)
  return `${other} of ${whole(done!)} answers was other than 200.`
}

async function run(): Promise<Growth[]> {
  const shops: Shop[] = []
  try {
    for (const size of sizes) shops.push(await openShop(size))
    const found: Growth[] = []
    for (const row of growthRows) {
      if (values.only && !row.name.includes(values.only)) continue
      if (values.look) for (const { owner } of shops) await owner.query('select pg_stat_statements_reset()')
      found.push({ name: row.name, costs: await costsOf(row, shops) })
      console.error(`  ${cellsOf(found.at(-1)!).join('  ')}`)
      if (values.look)
        for (const { size, owner } of shops)
          for (const said of await slowest(owner)) console.error(`      ${whole(size)}: ${said}`)
    }
    return found
  } finally {
    for (const shop of shops) await shop.stop()
  }
}

const found = await run()
const told = `${table([head, ...found.map(cellsOf)])}\n\n${saidOf(found)}`
console.log(`\n${told}\n`)
writeFileSync(`${dirOf(sizes.at(-1)!)}/last.json`, `${JSON.stringify({ sizes, found }, null, 2)}\n`)
const file = 'docs/performance.md'
if (values.write && !values.only && existsSync(file))
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(
      /(<!-- growth:start -->\n)[\s\S]*?(\n<!-- growth:end -->)/,
      (_all, start: string, end: string) => `${start}\n${told}\n${end}`,
    ),
  )
