// Paid but untold, and slow providers: the shop asks by itself, asks before it closes, and keeps nobody waiting.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { buyer, giveMoney, mustPlace, payFromBalance, stockOf, type Buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openOnlineWorld, type OnlineWorld } from '../../../../test/online.ts'
import type { World } from '../../../../test/world.ts'
import { settings } from './settings.ts'
import { restock } from '#features/catalog/products/products.ts'

const patience = 300
let online: OnlineWorld
let world: World
let goods: TestGoods
beforeAll(async () => {
  online = await openOnlineWorld({ providerTimeoutMs: 1500, providerPatienceMs: patience })
  world = online.world
  goods = await makeShop(world)
})
afterEach(async () => {
  await online.control('mode', { apiDelayMs: 0, silent: { api: false, webhooks: true } })
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await online.close()
})
const mute = (api: boolean | 'afterwards' = false) => online.control('mode', { silent: { api, webhooks: true } })
const overdue = 1_801_000
const windowMs = 46_000

async function bought(skuId: number) {
  const who = await buyer(world, { fen: 0 })
  const { payNo, orderNos } = await mustPlace(world, who, { skuId, quantity: 1 })
  return { who, payNo, orderNo: orderNos[0]! }
}
const detail = (who: Buyer, orderNo: string) => world.must('/api/v2/order/sell/detail', { orderNo }, who)
const events = async (who: Buyer, orderNo: string) => (await detail(who, orderNo)).history.map((h) => h.event)
const status = (who: Buyer, payNo: string) => world.must('/api/v2/order/pay/status', { payNo }, who)
const begin = (who: Buyer, payNo: string) => world.must('/api/v2/order/pay/create', { payNo, method: 'online' }, who)
const seen = async (method: string, path: RegExp): Promise<number> => {
  const { requests } = (await online.control('state')).body as { requests: { method: string; path: string }[] }
  return requests.filter((r) => r.method === method && path.test(r.path)).length
}
const sessionOf = async (payNo: string): Promise<string> => {
  const { sessions } = (await online.control('state')).body as {
    sessions: { id: string; metadata: { payNo: string } }[]
  }
  return sessions.find((s) => s.metadata.payNo === payNo)!.id
}
const timed = async <T>(work: Promise<T>): Promise<{ ms: number; value: T }> => {
  const began = performance.now()
  const value = await work
  return { ms: performance.now() - began, value }
}
/** Leaves only the question at the deadline. */
const dropSchedule = () => world.pool.query(`delete from graphile_worker._private_jobs where key like 'payments.ask:%'`)
const jobsInTrouble = async () =>
  (await world.pool.query('select 1 from graphile_worker._private_jobs where last_error is not null')).rowCount
/** Lets what goes on in the background come to its end. */
const settled = (look: () => Promise<boolean>) => expect.poll(look, { timeout: 10_000, interval: 50 }).toBe(true)

test('a lost notice and an absent buyer: the shop asks by itself, after 20 s and then slower', async () => {
  await mute()
  const { who, payNo, orderNo } = await bought(goods.skus.normal)
  const session = await online.begin(who, payNo)
  const asked = () => seen('GET', new RegExp(`/checkout/sessions/${session}`))
  await world.advance(19_000)
  expect(await asked()).toBe(0)
  await world.advance(2000)
  expect(await asked()).toBe(1)
  await world.advance(35_000)
  expect(await asked()).toBe(1)
  await world.advance(6000)
  expect(await asked()).toBe(2)
  await online.control(`pay/${session}`)
  await world.advance(81_000)
  expect(await events(who, orderNo)).toEqual(['place', 'pay'])
})

test('a question whose timer was lost is asked all the same', async () => {
  await mute()
  const { who, payNo, orderNo } = await bought(goods.skus.normal)
  await online.control(`pay/${await online.begin(who, payNo)}`)
  await dropSchedule()
  await world.advance(120_000)
  expect(await events(who, orderNo)).toEqual(['place'])
  await world.app.tasks['payments.recoverForgotten']!({}, {} as never)
  await world.runJobs()
  expect(await events(who, orderNo)).toEqual(['place', 'pay'])
})

test('at its deadline an order is closed only after the provider was asked: paid is paid in time', async () => {
  await mute()
  const { who, payNo, orderNo } = await bought(goods.skus.normal)
  await online.control(`pay/${await online.begin(who, payNo)}`)
  await dropSchedule()
  await world.advance(overdue)
  expect(await events(who, orderNo)).toEqual(['place', 'pay'])
})

test('asked also where the shop stood still for hours past the deadline', async () => {
  await mute()
  const { who, payNo, orderNo } = await bought(goods.skus.normal)
  await online.control(`pay/${await online.begin(who, payNo)}`)
  await world.pool.query('delete from graphile_worker._private_jobs')
  await world.advance(5 * 3_600_000)
  await world.app.tasks['orders.sweepOverdue']!({}, {} as never)
  await world.runJobs()
  expect(await events(who, orderNo)).toEqual(['place', 'pay'])
})

test('no answer for 45 s: held and asked meanwhile, then closed; told later, it is revived', async () => {
  const { who, payNo, orderNo } = await bought(goods.skus.second)
  const before = await stockOf(world, goods.skus.second)
  await mute()
  await online.control(`pay/${await online.begin(who, payNo)}`)
  await mute(true)
  await dropSchedule()
  await world.advance(overdue)
  expect(await stockOf(world, goods.skus.second)).toEqual(before)
  expect(await status(who, payNo)).toMatchObject({ status: 'open', asking: true })
  expect((await world.must('/api/v2/order/pay/cashier', { payNo }, who)).asking).toBe(true)
  await giveMoney(world, who.userId, 100_000)
  expect((await payFromBalance(world, who, payNo)).data.reason).toBe('orderClosed')
  await world.advance(windowMs)
  expect(await events(who, orderNo)).toEqual(['place', 'expire'])
  expect(await stockOf(world, goods.skus.second)).toEqual({ ...before, reserved: before.reserved - 1 })
  expect(await status(who, payNo)).toMatchObject({ status: 'closed', asking: true })
  await mute()
  await world.advance(3_600_000)
  expect(await events(who, orderNo)).toEqual(['place', 'expire', 'latePay'])
  expect(await jobsInTrouble()).toBe(0)
})

test('not paid and no answer: closed after 45 s, and ended at the provider as soon as that answers', async () => {
  const { who, payNo, orderNo } = await bought(goods.skus.normal)
  const session = await online.begin(who, payNo)
  await mute(true)
  await world.advance(overdue)
  await world.advance(windowMs)
  expect(await events(who, orderNo)).toEqual(['place', 'expire'])
  await mute()
  await world.advance(3_600_000)
  expect((await online.control(`pay/${session}`)).status).toBe(409)
  expect(await status(who, payNo)).toMatchObject({ status: 'closed', asking: false })
})

test('a late payment for two shops revives the order that can be had; the money of the other goes back', async () => {
  const who = await buyer(world, { fen: 0 })
  for (const skuId of [goods.skus.last, goods.skus.paper])
    await world.must('/api/v2/cart/cart/add', { skuId, quantity: 1 }, who)
  const placed = await mustPlace(world, who, { cart: true })
  expect(placed.orderNos).toHaveLength(2)
  await mute()
  const session = await online.begin(who, placed.payNo)
  await world.advance(overdue)
  const rival = await buyer(world)
  const other = await mustPlace(world, rival, { skuId: goods.skus.last, quantity: 1 })
  expect((await payFromBalance(world, rival, other.payNo)).data.status).toBe('paid')
  await online.control(`pay-late/${session}`)
  await online.control('flush')
  await world.runJobs()
  const orders = await Promise.all(placed.orderNos.map((orderNo) => detail(who, orderNo)))
  const lost = orders.find((o) => o.lines[0]!.skuId === goods.skus.last)!
  const had = orders.find((o) => o.lines[0]!.skuId === goods.skus.paper)!
  expect(had).toMatchObject({ status: 'awaitingShipment', paid: had.payable, refunds: [] })
  expect(lost).toMatchObject({
    status: 'closed',
    paid: 0,
    refunds: [{ amount: lost.payable, status: 'done', why: 'late' }],
  })
})

test('a preorder that is paid late, when its pieces have come, is none any more', async () => {
  const skuId = goods.skus.soldOut
  await world.pool.query(
    `update stock set policy = 'preorder', preorder_day = (shop_now() + interval '20 days')::date where sku_id = $1`,
    [skuId],
  )
  await mute()
  const { who, payNo, orderNo } = await bought(skuId)
  expect((await detail(who, orderNo)).lines[0]).toMatchObject({ stock: 'preorder', preorderDay: expect.any(String) })
  const session = await online.begin(who, payNo)
  await world.advance(overdue)
  expect(await events(who, orderNo)).toEqual(['place', 'expire'])
  await restock(world.app.db, [{ skuId, quantity: 5 }], 'arrived', 'test:arrived')
  await online.control(`pay-late/${session}`)
  await online.control('flush')
  await world.runJobs()
  expect(await events(who, orderNo)).toEqual(['place', 'expire', 'latePay'])
  expect((await detail(who, orderNo)).lines[0]).toMatchObject({ stock: 'counted', preorderDay: null })
  const { rows } = await world.pool.query('select ship_from = paid_at as now from shop_order where order_no = $1', [
    orderNo,
  ])
  expect(rows).toEqual([{ now: true }])
})

test('a slow provider: the buyer has an answer in time, and there is no second try beside the first', async () => {
  expect(settings.providerPatienceMs.default).toBeLessThan(5000)
  await mute()
  const { who, payNo } = await bought(goods.skus.normal)
  await online.control('mode', { apiDelayMs: 1000 })
  const tries = await seen('POST', /checkout\/sessions$/)
  for (const _ of [1, 2]) {
    const { ms, value } = await timed(begin(who, payNo))
    expect(value).toEqual({ status: 'open', redirectUrl: null, code: null, call: null, asking: true })
    expect(ms).toBeLessThan(patience + 500)
  }
  expect(await status(who, payNo)).toMatchObject({ status: 'open', asking: true, redirectUrl: null })
  await settled(async () => (await status(who, payNo)).redirectUrl !== null)
  expect(await seen('POST', /checkout\/sessions$/)).toBe(tries + 1)
  expect((await begin(who, payNo)).redirectUrl).toContain(await sessionOf(payNo))
})

test('a provider that hangs at the beginning is asked again by a job, under the same number', async () => {
  const { who, payNo } = await bought(goods.skus.normal)
  await mute('afterwards')
  expect(await begin(who, payNo)).toMatchObject({ asking: true })
  await settled(
    async () => !(await world.pool.query('select 1 from payment_attempt where asking_since is not null')).rowCount,
  )
  await mute()
  await world.advance(21_000)
  const told = await status(who, payNo)
  expect(told).toMatchObject({ status: 'open', asking: false })
  expect(told.redirectUrl).toContain(await sessionOf(payNo))
})

test('a buyer who asks a hanging provider is answered in time, and many ask once', async () => {
  const { who, payNo } = await bought(goods.skus.normal)
  const session = await online.begin(who, payNo)
  await mute(true)
  const asked = async () => seen('GET', new RegExp(`/checkout/sessions/${session}`))
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => timed(status(who, payNo))))
  for (const { ms, value } of answers) {
    expect(value).toMatchObject({ status: 'open', asking: true })
    expect(ms).toBeLessThan(patience + 700)
  }
  expect(await asked()).toBe(1)
})

test('an attempt that was never answered and is paid all the same: the notice finds it', async () => {
  const { who, payNo, orderNo } = await bought(goods.skus.normal)
  await mute('afterwards')
  await begin(who, payNo)
  await online.control('mode', { silent: { api: false, webhooks: false } })
  await online.control(`pay/${await sessionOf(payNo)}`)
  await world.runJobs()
  expect(await events(who, orderNo)).toEqual(['place', 'pay'])
})

test('a notice to whose question the provider is silent is asked on, also about what had ended', async () => {
  const { who, payNo, orderNo } = await bought(goods.skus.normal)
  await mute()
  const session = await online.begin(who, payNo)
  await world.advance(overdue)
  expect(await events(who, orderNo)).toEqual(['place', 'expire'])
  await online.control('mode', { silent: { api: true, webhooks: false } })
  await online.control(`pay-late/${session}`)
  await world.runJobs()
  expect(await jobsInTrouble()).toBe(0)
  await mute()
  await world.advance(60_000)
  expect(await events(who, orderNo)).toEqual(['place', 'expire', 'latePay'])
})

test('a notice about a session that nobody knows, from a provider that is silent, troubles no job', async () => {
  const { who, payNo, orderNo } = await bought(goods.skus.normal)
  await mute('afterwards')
  await begin(who, payNo)
  await online.control('mode', { silent: { api: true, webhooks: false } })
  await online.control(`pay/${await sessionOf(payNo)}`)
  await world.runJobs()
  expect(await jobsInTrouble()).toBe(0)
  await mute()
  await world.advance(60_000)
  expect(await events(who, orderNo)).toEqual(['place', 'pay'])
})

test('a provider that is silent for a month: the payment is given up, with an alarm', async () => {
  const alarms: string[] = []
  const log = vi.spyOn(world.app.context.log, 'error')
  log.mockImplementation((_: object, text: string) => void alarms.push(text))
  const { who, payNo, orderNo } = await bought(goods.skus.normal)
  await mute()
  const session = await online.begin(who, payNo)
  await mute(true)
  await world.advance(overdue)
  await world.advance(windowMs)
  await world.advance(31 * 86_400_000)
  log.mockRestore()
  expect(alarms.join()).toContain('a payment is given up')
  expect(await status(who, payNo)).toMatchObject({ status: 'closed', asking: false })
  // a notice that comes all the same is heard
  await online.control('mode', { silent: { api: false, webhooks: false } })
  await online.control(`pay-late/${session}`)
  await world.runJobs()
  expect(await events(who, orderNo)).toEqual(['place', 'expire', 'latePay'])
})
