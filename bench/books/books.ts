// What large books cost: the statements of a month for 400 merchants and 1,000,000 postings, while others buy and pay,
// and the audit of 10,000,000 entries. On a database of its own, made once.
import pg from 'pg'
import { openApp, prepareDatabase } from '#app.ts'
import { openPool } from '#kernel/data/db.ts'
import { readEnv } from '#kernel/data/env.ts'
import { startEmbedded } from '#kernel/data/postgres.ts'
import { shopRole } from '#kernel/data/postgres-roles.ts'
import { auditBooks } from '../../bin/audit-books.ts'
import { makeShop } from '../../test/goods.ts'
import { checkout } from '../checkout.ts'
import { keepAlive, send, walk, type Timing } from '../client.ts'
import { postgresCpu, processCpu } from '../cpu.ts'
import { liftLimits } from '../goods.ts'
import { postmaster, startServer, type Running } from '../processes.ts'
import { shoppers, type Shopper } from '../shoppers.ts'
import { makeBooks, sizeOf } from './seed.ts'

export interface Books {
  statements: {
    merchants: number
    postings: number
    /** ms from the wish to the last statement */
    took: number
    /** ms of CPU, of server and PostgreSQL, without that of the sales */
    cpu: number
    /** sales before, and while they are made */
    alone: Timing
    among: Timing
  }
  audit: { entries: number; took: number; cpu: number; right: boolean; slowest: [string, number][] }
}
/** Books of another size lie beside. */
const folderOf = (part: number): string => (part === 1 ? '.data/bench-books' : `.data/bench-books-${part}`)
const say = (text: string): void => console.error(`  ${text}`)

/** `part` of the books as they are described above. */
export async function measureBooks(seconds: number, part: number): Promise<Books> {
  const dir = folderOf(part)
  const embedded = await startEmbedded(dir)
  const owner = new pg.Pool({ connectionString: embedded.adminUrl, max: 6 })
  // the measured server ends the database with itself
  owner.on('error', () => undefined)
  try {
    await prepareDatabase(embedded.adminUrl, shopRole)
    say('books: goods, people, entries')
    const { who, skuId } = await prepare(embedded.adminUrl, dir)
    await makeBooks(owner, sizeOf(part))
    await forget(owner)
    const { server } = await startServer('in-process', dir)
    try {
      say('books: statements')
      const statements = await run({ server, owner, dir, who, skuId, seconds })
      say('books: audit')
      return { statements, audit: await recount(owner, dir) }
    } finally {
      await server.stop()
    }
  } finally {
    await owner.end()
    await embedded.stop()
  }
}
async function prepare(url: string, dir: string): Promise<{ who: Shopper[]; skuId: number }> {
  const app = await openApp(readEnv({ DATA_DIR: dir, LOG_LEVEL: 'error' }), url, false)
  const service = openPool(url, { max: 2, limited: false })
  try {
    await liftLimits(app)
    const { rows } = await service.query<{ id: number }>(
      `select k.id from sku k join product p on p.id = k.product_id where p.handle = 'teapot' order by k.position`,
    )
    const skuId = rows[0]?.id ?? (await makeShop({ app })).skus.normal
    await service.query('update stock set on_hand = on_hand + 1000000 where sku_id = $1', [skuId])
    await service.query(
      `insert into stock_move (sku_id, on_hand, reason, ref) values ($1, 1000000, 'counted', 'bench')`,
      [skuId],
    )
    return { who: await shoppers(app.context, service, 40), skuId }
  } finally {
    await service.end()
    await app.close()
  }
}
/** What an earlier run made: they are made anew. */
async function forget(owner: pg.Pool): Promise<void> {
  // in one transaction, and past the trigger that keeps the invoices of statements for good
  await owner.query(`set local session_replication_role = replica;
    truncate statement, statement_posting, statement_dispute, statement_word cascade`)
  await owner.query(`delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier like 'statements.%'`)
  await owner.query('vacuum analyze statement, statement_posting')
}

interface Run {
  server: Running
  owner: pg.Pool
  dir: string
  who: readonly Shopper[]
  skuId: number
  seconds: number
}
const cpuOf = (server: Running, dir: string): number => processCpu(server.pid) + postgresCpu(postmaster(dir))
async function run({ server, owner, dir, who, skuId, seconds }: Run): Promise<Books['statements']> {
  const agent = keepAlive(2)
  const sell = async (during: number | Promise<unknown>): Promise<Timing & { cpu: number }> => {
    const before = cpuOf(server, dir)
    const timing = await walk(during, 2, (walker, round) =>
      checkout((step) => send(agent, server.url, step), who[(walker + round * 2) % who.length]!, skuId),
    )
    return { ...timing, cpu: cpuOf(server, dir) - before }
  }
  await sell(seconds)
  const alone = await sell(seconds * 2)
  const began = performance.now()
  await owner.query(`select graphile_worker.add_job('statements.run', '{}'::json)`)
  let took = 0
  const among = await sell(made(owner).then(() => (took = performance.now() - began)))
  agent.destroy()
  const { rows } = await owner.query<{ merchants: number; postings: number }>(
    `select (select count(*)::int from statement where status = 'open') as merchants,
       (select count(*)::int from statement_posting) as postings`,
  )
  const cpu = among.cpu - (alone.cpu / Math.max(1, alone.done)) * among.done
  return { ...rows[0]!, took, cpu, alone, among }
}
/** Resolves when no job makes statements any more. */
async function made(owner: pg.Pool): Promise<void> {
  const open = `select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier in ('statements.run', 'statements.make') limit 1`
  while ((await owner.query(open)).rowCount) await new Promise((later) => setTimeout(later, 200))
}

/** By a pool of as many lines as the command takes. */
async function recount(owner: pg.Pool, dir: string): Promise<Books['audit']> {
  const { rows } = await owner.query<{ n: number }>('select count(*)::int as n from ledger_entry')
  const checks: [string, number][] = []
  const [before, began] = [postgresCpu(postmaster(dir)), performance.now()]
  const { right, differences } = await auditBooks(owner, ({ name, ms }) => void checks.push([name, ms]))
  if (!right) console.error(differences)
  return {
    entries: rows[0]!.n,
    took: performance.now() - began,
    cpu: postgresCpu(postmaster(dir)) - before,
    right,
    slowest: checks.toSorted((a, b) => b[1] - a[1]).slice(0, 8),
  }
}
