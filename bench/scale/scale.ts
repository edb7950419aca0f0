// `npm run bench:scale [-- --only Orders] [--look]`: makes the large shop once, asks each call of each screen that such
// a shop touches, prints what they cost and writes it into docs/performance.md. `--look` names the slowest statements.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { openApp, prepareDatabase } from '#app.ts'
import { findBest } from '#features/afterwards/figures/figures.ts'
import { readEnv } from '#kernel/data/env.ts'
import { startEmbedded } from '#kernel/data/postgres.ts'
import { shopRole } from '#kernel/data/postgres-roles.ts'
import { seedDemo } from '../../demo/seed.ts'
import { keepAlive, send } from '../client.ts'
import { startServer } from '../processes.ts'
import { mark, ms, table } from '../table.ts'
import { callsFor, type Call } from './calls.ts'
import { atRest, costOf, inAll, slowest, type Cost, type Target } from './measuring.ts'
import { peopleOf } from './people.ts'
import { makeLargeShop } from './shop.ts'

const dataDir = '.data/scale'
const aim = 10
const { values } = parseArgs({ options: { only: { type: 'string' }, look: { type: 'boolean', default: false } } })

interface Found {
  call: Call
  cost: Cost
}
async function run(): Promise<Found[]> {
  // what counts statements; the server that is measured adopts this one
  const embedded = await startEmbedded(dataDir, ['-c', 'shared_preload_libraries=pg_stat_statements'])
  const owner = new pg.Pool({ connectionString: embedded.adminUrl, max: 1 })
  // the measured server ends the database with itself
  owner.on('error', () => undefined)
  try {
    await prepareDatabase(embedded.adminUrl, shopRole)
    const app = await openApp(readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }), embedded.adminUrl, true)
    try {
      await seedDemo(app)
      await makeLargeShop(owner)
      const { rows } = await owner.query<{ id: number }>('select id from merchant where product_count > 2000')
      for (const { id } of rows) await findBest(app.db, id)
    } finally {
      await app.close()
    }
    await owner.query('create extension if not exists pg_stat_statements')
    const calls = callsFor(await peopleOf(owner)).filter(
      ({ screen, name }) => !values.only || `${screen}: ${name}`.includes(values.only),
    )
    const { server } = await startServer('external', dataDir)
    await atRest(server.pid)
    const agent = keepAlive(1)
    try {
      return await measured({ url: server.url, pid: server.pid, agent, owner }, calls)
    } finally {
      agent.destroy()
      await server.stop()
    }
  } finally {
    await owner.end()
    await embedded.stop()
  }
}

async function measured(target: Target, calls: readonly Call[]): Promise<Found[]> {
  const found: Found[] = []
  for (const call of calls) {
    const { step } = call
    if (call.deep) {
      const { body } = await send(target.agent, target.url, { ...step, body: { ...step.body, page: 50, size: 20 } })
      const next = body.data?.['next']
      if (typeof next === 'string') call.step = { ...step, body: { ...step.body, after: next } }
    }
    try {
      const cost = await costOf(target, call.step)
      found.push({ call, cost })
      console.error(`  ${inAll(cost) > aim ? '✗' : ' '} ${cellsOf({ call, cost }).join('  ')}`)
      if (values.look || inAll(cost) > aim)
        for (const said of await slowest(target.owner)) console.error(`      ${said}`)
    } catch (e) {
      console.error(`  ! ${call.screen}: ${call.name}: ${String(e)}`)
    }
  }
  return found
}

const head = ['Call', 'CPU ms (server + PostgreSQL)', 'Statements', 'Pages read', 'Rows', '≤ 10 ms']
const cellsOf = ({ call, cost }: Found): string[] => [
  `${call.screen}: ${call.name}`,
  `${ms(inAll(cost))} (${ms(cost.server)} + ${ms(cost.postgres)})`,
  String(cost.statements),
  cost.buffers.toLocaleString('en-US'),
  cost.rows.toLocaleString('en-US'),
  mark(inAll(cost) <= aim),
]
const found = await run()
console.log(`\n${table([head, ...found.map(cellsOf)])}\n`)
writeFileSync(`${dataDir}/last.json`, `${JSON.stringify(found, null, 2)}\n`)
const file = 'docs/performance.md'
if (!values.only && existsSync(file))
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(
      /(<!-- scale:start -->\n)[\s\S]*?(\n<!-- scale:end -->)/,
      (_all, start: string, end: string) => `${start}\n${table([head, ...found.map(cellsOf)])}\n${end}`,
    ),
  )
