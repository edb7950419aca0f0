// `npm run bench [--only detail,list] [--seconds 4] [--books 0.1] [--write]`: measures the real server on 20,000
// products, prints the table, keeps it as JSON and in docs/performance.md.
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startEmbedded, type Embedded } from '#kernel/data/postgres.ts'
import { patiently } from '../test/rounds/round.ts'
import { firing, keepAlive, send, walk, type Step } from './client.ts'
import { memoryOf } from './cpu.ts'
import { greedy } from './greedy.ts'
import { measureBooks } from './books/books.ts'
import { hasBare, isBought, isOfDesk, isPacked, isWhole, keys, pageOf, type Key, type Whole } from './keys.ts'
import { beginMany, isNotice, methodOf, noticeKeys, payMany, type NoticeKey } from './notices.ts'
import { openProviders, type Providers } from '../test/providers.ts'
import { flash } from './flash.ts'
import { prepare, type Goods } from './goods.ts'
import type { Row } from './aims.ts'
import { measure, type Load, type Measured } from './measure.ts'
import { dataDir, startBare, startServer, type ColdStart, type Running } from './processes.ts'
import { record } from './record.ts'
import { report, type Findings } from './report.ts'
import { arrivals, deskJourneys, deskRounds, type Desk } from './desk.ts'
import { checkout } from './checkout.ts'
import { boughtRounds, rounds } from './scenarios.ts'
import { passwordCost } from './password.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '4' },
    books: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
})
const wanted = new Set<string>(values.only?.split(',') ?? keys)
const seconds = Number(values.seconds)
const connections = 16
const warm = 300
const say = (text: string): void => console.error(`  ${text}`)

function loadOfDesk(key: keyof typeof deskRounds | keyof typeof deskJourneys, desk: Desk): Load {
  if (key === 'deskList' || key === 'deskSearch') return firing(connections, deskRounds[key](desk))
  return (url, s) => {
    const agent = keepAlive(connections)
    return walk(s, connections, () => deskJourneys[key]((step) => send(agent, url, step), desk)).finally(() =>
      agent.destroy(),
    )
  }
}

function loadOf(key: Exclude<Key, Whole | NoticeKey>, goods: Goods): Load {
  if (isOfDesk(key)) return loadOfDesk(key, goods.desk!)
  if (isBought(key)) return firing(connections, boughtRounds[key](goods.bought!))
  if (key !== 'checkout') return firing(connections, rounds[key](goods, connections))
  return (url, s) => {
    const agent = keepAlive(connections)
    const journey = (walker: number, round: number) =>
      checkout(
        (step) => send(agent, url, step),
        goods.shoppers[(walker + round * connections) % goods.shoppers.length]!,
        goods.skuIds[(walker * 61 + round * 7) % goods.skuIds.length]!,
      )
    return walk(s, connections, journey).finally(() => agent.destroy())
  }
}

/** Resolves when the queue has nothing left that is due. */
async function settled(pool: pg.Pool): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const { rows } = await pool.query<{ n: number }>(
      'select count(*)::int as n from graphile_worker._private_jobs where run_at <= now() and attempts < max_attempts',
    )
    if (rows[0]!.n === 0) return
    await new Promise((later) => setTimeout(later, 100))
  }
}

/** Payments that are begun, and then paid to be measured. */
const payments = 150
async function noticeRow(key: NoticeKey, server: Running, goods: Goods, pool: pg.Pool, at: Providers): Promise<Row> {
  const method = methodOf(key)
  const agent = keepAlive(connections)
  const begun = (from: number, count: number) =>
    beginMany((step) => patiently(() => send(agent, server.url, step)), pool, goods, { method, from, count })
  const first = noticeKeys.indexOf(key) * 2 * payments
  // until code and prepared plans are warm
  await payMany(at, method, await begun(first, payments))
  const refs = await begun(first + payments, payments)
  agent.destroy()
  const measured = await measure(
    server,
    () => payMany(at, method, refs),
    () => settled(pool),
  )
  return { key, measured }
}

async function rowsOf(
  server: Running,
  bare: Running,
  goods: Goods,
  pool: pg.Pool,
  recorded: Map<string, number>,
  providers: Providers,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const key of keys) {
    if (!wanted.has(key) || isWhole(key)) continue
    const page = pageOf(key)
    if (page && !recorded.has(page)) {
      say(`${key}: no such page yet`)
      continue
    }
    say(key)
    if (isNotice(key)) {
      rows.push(await noticeRow(key, server, goods, pool, providers))
      continue
    }
    if (key === 'refund') await fillRefundable(server, goods)
    const load = loadOf(key, goods)
    const one = async (target: Running, url: string): Promise<Measured> => {
      await pool.query('delete from cart_line')
      // until code and prepared plans of all connections are warm
      for (let done = 0, tries = 0; done < warm && tries < 8; tries++)
        done += (await load(url, Math.max(1, seconds / 2))).done
      return measure(
        target,
        () => load(url, seconds),
        () => settled(pool),
      )
    }
    const measured = await one(server, server.url)
    // what sends no statement has no bare side
    rows.push({
      key,
      measured,
      ...(hasBare(key) && { bare: await one(bare, `${bare.url}/${key}`) }),
      ...(isPacked(key) && { encoding: await encodingOf(server, rounds[key](goods, connections)(0)[0]!) }),
      ...(recorded.has(key) && { recorded: recorded.get(key)! }),
    })
  }
  return rows
}

/** How the answers of such a row are compressed. */
async function encodingOf({ url }: Running, step: Step): Promise<string> {
  const agent = keepAlive(1)
  const { encoding = 'plain' } = await send(agent, url, step).finally(() => agent.destroy())
  return encoding
}

/** so many refunds can be measured */
const refunds = 900
async function fillRefundable({ url }: Running, { desk, shoppers }: Goods): Promise<void> {
  const agent = keepAlive(connections)
  desk!.refundable = await arrivals((step) => patiently(() => send(agent, url, step)), desk!, shoppers, refunds)
  agent.destroy()
}

/** Exactly 100 pieces to be had now: orders of an earlier run may have been closed since. */
const stockUp = (pool: pg.Pool, skuId: number) =>
  pool.query(
    `with old as (select sku_id, on_hand, reserved from stock where sku_id = $1),
       set as (update stock s set on_hand = o.reserved + 100 from old o where s.sku_id = o.sku_id)
     insert into stock_move (sku_id, on_hand, reason, ref)
     select sku_id, reserved + 100 - on_hand, 'counted', 'bench' from old where reserved + 100 <> on_hand`,
    [skuId],
  )

/** What many do at once. */
async function crowds(
  server: Running,
  goods: Goods,
  pool: pg.Pool,
): Promise<Pick<Findings, 'sale' | 'limited' | 'crowd'>> {
  const rush = (skuId: number, confirming: 'before' | 'within') =>
    measure(
      server,
      () => flash(server.url, goods.shoppers, skuId, confirming),
      () => settled(pool),
    )
  if (wanted.has('flash')) await stockUp(pool, goods.flashSku)
  return {
    sale: wanted.has('flash') ? await rush(goods.flashSku, 'before') : undefined,
    limited: wanted.has('limited') ? await rush(goods.limitedSku, 'within') : undefined,
    crowd: wanted.has('greedy') ? await greedy(server.url, goods, seconds * 2) : undefined,
  }
}

const quickest = (colds: readonly ColdStart[]): ColdStart => colds.toSorted((a, b) => a.page - b.page)[0]!
/** Two cold starts beside a PostgreSQL that runs already, as an installation with one of its own has it. */
async function coldBeside({ adminUrl }: Embedded): Promise<ColdStart> {
  const colds: ColdStart[] = []
  for (let n = 0; n < 2; n++) {
    const { server, cold } = await startServer('in-process', dataDir, { DATABASE_URL: adminUrl })
    await server.stop()
    colds.push(cold)
  }
  return quickest(colds)
}

/** Two cold starts, the second with the jobs in it as a small shop runs; the first writes the statements down. */
async function run(): Promise<Omit<Findings, 'books'>> {
  const embedded = await startEmbedded(dataDir)
  const goods = await prepare(embedded.adminUrl, dataDir, {
    desk: keys.some((key) => isOfDesk(key) && wanted.has(key)),
    bought: keys.some((key) => isBought(key) && wanted.has(key)),
  })
  const running = await coldBeside(embedded)
  await embedded.stop()
  const colds: ColdStart[] = []
  say('statements')
  const quiet = await startServer('external')
  colds.push(quiet.cold)
  const { script, recorded } = await record(quiet.server, goods)
  await quiet.server.stop()
  mkdirSync(dataDir, { recursive: true })
  const file = `${dataDir}/statements.json`
  writeFileSync(file, JSON.stringify(script))

  const providers = await openProviders()
  const { server, cold } = await startServer('in-process', dataDir, providers.env)
  providers.aim(server.url)
  colds.push(cold)
  const pool = new pg.Pool({ connectionString: embedded.adminUrl, max: 1 })
  const bare = await startBare(embedded.url, file)
  try {
    await settled(pool)
    const idle = memoryOf(server.pid).now
    const rows = await rowsOf(server, bare, goods, pool, recorded, providers)
    const whole = await crowds(server, goods, pool)
    return {
      rows,
      ...whole,
      memory: { idle, loaded: memoryOf(server.pid).peak },
      cold: { own: quickest(colds), running },
      password: await passwordCost(),
    }
  } finally {
    await pool.end()
    await bare.stop()
    await server.stop()
    await providers.close()
  }
}
const asked = keys.some((key) => key !== 'books' && wanted.has(key))
const found = asked ? await run() : { rows: [] }
const books = wanted.has('books') ? await measureBooks(seconds, Number(values.books)) : undefined
report({ ...found, books }, dataDir, values.write)
