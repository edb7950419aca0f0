// The server process is killed between what a provider answered and its own commit: at the beginning of a payment, when
// it was paid, and when it goes back. By each provider it is begun once, paid once and goes back once.
import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { auditBooks } from '../bin/audit-books.ts'
import { openDb, openPool } from '#kernel/data/db.ts'
import { buyer, mustPlace, type Buyer } from './buying.ts'
import { openFront, type Front } from './front.ts'
import { makeShop } from './goods.ts'
import { begin, calm, clearedBy, openProviders, outside, type Outside } from './providers.ts'
import { closeFolder, databaseIn, freePort, openFolder, startServer, type ServerProcess } from './server-process.ts'

const folder = openFolder()
const close: (() => Promise<unknown>)[] = [() => closeFolder(folder)]
afterAll(async () => {
  for (const end of close.toReversed()) await end()
})
const hurried = { providerTimeoutMs: 5000, attemptAskFirstSeconds: 1, refundAgainSeconds: 1, cancelAnswerSeconds: 5 }
const patience = { timeout: 60_000, interval: 20 }

/** Holds rows, so that whoever would write them waits; kills the server once somebody does, and lets go. */
async function killAtCommit(pool: pg.Pool, server: ServerProcess, rows: string, meanwhile: () => Promise<unknown>) {
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await holder.query(rows)
    const { rows: own } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid')
    const work = meanwhile().catch(() => undefined)
    const waits = `select from pg_stat_activity where ${own[0]!.pid} = any(pg_blocking_pids(pid))`
    await expect.poll(async () => (await pool.query(waits)).rowCount, patience).toBeGreaterThan(0)
    server.child.kill('SIGKILL')
    await server.ended
    await work
  } finally {
    await holder.query('rollback')
    holder.release()
  }
}
interface Sale {
  method: Outside
  who: Buyer
  payNo: string
  orderNo: string
  payable: number
}

test(
  'killed between call and commit, three times: begun once, paid once, given back once',
  { timeout: 240_000 },
  async () => {
    const providers = await openProviders()
    close.push(providers.close)
    const port = String(await freePort())
    const env = {
      ...providers.env,
      DATA_DIR: folder,
      PORT: port,
      DEMO: '0',
    }
    let server = startServer(env)
    close.push(async () => {
      server.child.kill('SIGKILL')
      await server.ended
    })
    await server.ready(180_000)
    const again = async () => {
      server = startServer(env)
      await server.ready(180_000)
    }
    const pool = openPool(databaseIn(folder), { max: 4, limited: false })
    close.push(() => pool.end())
    const front = openFront(`http://127.0.0.1:${port}`, pool, openDb(pool))
    providers.aim(front.url)
    // in force from the next start on
    for (const [name, value] of Object.entries(hurried))
      await pool.query('insert into setting (name, value) values ($1, $2)', [name, JSON.stringify(value)])
    const goods = await makeShop(front)
    const sales: Sale[] = []
    for (const method of outside) {
      const who = await buyer(front, { fen: 0 })
      const { payNo, orderNos, payable } = await mustPlace(front, who, { skuId: goods.skus.normal, quantity: 1 })
      sales.push({ method, who, payNo, orderNo: orderNos[0]!, payable })
    }

    const before = await clearedBy(front)
    const ours = `(select id from payment where user_id in (${sales.map(({ who }) => who.userId).join(', ')}))`

    // the provider has opened it, and nobody has written that down
    await providers.mode({ apiDelayMs: 3000 })
    const attempts = `select from payment_attempt where payment_id in ${ours}`
    const begunOnce = async () => (await pool.query(attempts)).rowCount
    const beginning = sales.map(({ who, payNo, method }) => begin(front, who, payNo, method).catch(() => ''))
    await expect.poll(begunOnce, patience).toBe(outside.length)
    await killAtCommit(pool, server, `${attempts} for update`, () => Promise.all(beginning))
    await providers.mode(calm)
    await again()
    const refs: string[] = []
    for (const { who, payNo, method } of sales) {
      const begun = () => begin(front, who, payNo, method).catch(() => '')
      await expect.poll(begun, { ...patience, interval: 500, message: method }).not.toBe('')
      refs.push(await begun())
    }
    expect(await begunOnce()).toBe(outside.length)

    // the provider has told that it is paid, and nobody has booked it
    const held = `select from payment where id in ${ours} for update`
    await killAtCommit(pool, server, held, async () => {
      for (const [at, ref] of refs.entries()) await providers.pay(sales[at]!.method, ref)
    })
    const paid = `select from payment where id in ${ours} and status = 'paid'`
    expect((await pool.query(paid)).rowCount).toBeLessThan(outside.length)
    await again()
    await stands(front, sales, 'awaitingShipment')

    // the provider has given it back, and nobody has booked that
    const accounts = `select from ledger_account where owner = 'order' and owner_id in (
      select order_id from payment_order where payment_id in ${ours}) for update`
    await killAtCommit(pool, server, accounts, async () => {
      for (const { who, orderNo } of sales)
        await front.must('/api/v2/order/sell/cancel/request', { orderNo, reason: 'Wrong' }, who)
    })
    expect((await Promise.all(outside.map(providers.givenBack))).flat().length).toBeGreaterThan(0)
    const unbooked = `select from refund r join payment_attempt a on a.id = r.attempt_id
      where a.payment_id in ${ours} and r.status <> 'done'`
    await again()
    await stands(front, sales, 'cancelled')
    const open = async () => (await pool.query(unbooked)).rowCount
    await expect.poll(open, patience).toBe(0)

    for (const { method, payable } of sales) expect(await providers.givenBack(method), method).toEqual([payable])
    expect(await clearedBy(front)).toEqual(before)
    expect(await providers.kept()).toEqual({ online: 0, wechat: 0, alipay: 0 })
    expect(await auditBooks(pool)).toEqual({ right: true, differences: {} })
  },
)
async function stands(front: Front, sales: readonly Sale[], status: string): Promise<void> {
  for (const { who, orderNo, method } of sales)
    await expect
      .poll(async () => (await front.must('/api/v2/order/sell/detail', { orderNo }, who)).status, {
        ...patience,
        message: method,
      })
      .toBe(status)
}
