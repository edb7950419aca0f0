// Money that comes late, twice, for nothing or out of order, by each provider: never kept without goods, never lost. In
// the end each provider has of ours what our books say.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { auditBooks } from '../bin/audit-books.ts'
import { buyer, mustPlace, payFromBalance, stockOf, type Buyer } from './buying.ts'
import { makeShop, type TestGoods } from './goods.ts'
import { begin, calm, clearedBy, openProviders, outside, type Outside, type Providers } from './providers.ts'
import { agreeCycle, pastMidnight, runStatements, settledOrder, treasurer } from './settling.ts'
import { atDesk } from './claims.ts'
import { clerkOf, type Clerk } from './shipping.ts'
import { openWorld, type World } from './world.ts'

const [hour, day, overdue] = [3_600_000, 86_400_000, 1_801_000]
let providers: Providers
let world: World
let goods: TestGoods
let clerk: Clerk
beforeAll(async () => {
  providers = await openProviders()
  const settings = { providerTimeoutMs: 1500, providerPatienceMs: 300 }
  world = await openWorld({ settings, env: providers.env })
  providers.aim(world.url)
  goods = await makeShop(world)
  clerk = await clerkOf(world, goods.merchants.kiln)
})
afterEach(() => providers.mode(calm))
afterAll(async () => {
  for (let n = 0; n < 3; n++) await world.advance(6 * hour)
  expect(await clearedBy(world)).toEqual(await providers.kept())
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await world.close()
  await providers.close()
})

async function placed(quantity = 1, fen = 0) {
  const who = await buyer(world, { fen })
  const { payNo, orderNos, payable } = await mustPlace(world, who, { skuId: goods.skus.normal, quantity })
  return { who, payNo, payable, orderNo: orderNos[0]! }
}
type Sale = Awaited<ReturnType<typeof placed>>
const orderOf = (who: Buyer, orderNo: string) => world.must('/api/v2/order/sell/detail', { orderNo }, who)
const events = async ({ who, orderNo }: Sale) => (await orderOf(who, orderNo)).history.map((h) => h.event)
/** What went back for an order, and how far it is. */
const backOf = async ({ who, orderNo }: Sale) =>
  (await orderOf(who, orderNo)).refunds.map(({ status, amount }) => ({ status, amount }))
/** All that is on its way arrives, and is acted upon. */
async function hear(): Promise<void> {
  await providers.mode(calm)
  for (let n = 0; n < 3; n++) {
    await providers.flush()
    await world.runJobs()
  }
}
/** Paid at the provider, whose news are held, doubled and turned about. */
async function paidUnheard(method: Outside, ref: string): Promise<void> {
  await providers.mode({ notices: true, reorder: true, duplicate: 2 })
  expect(await providers.pay(method, ref)).toBe(true)
}

describe.each(outside)('%s', (method) => {
  test('money for an order that was cancelled goes back once, and the order stays as it is', async () => {
    const before = await stockOf(world, goods.skus.normal)
    const sale = await placed()
    await paidUnheard(method, await begin(world, sale.who, sale.payNo, method))
    await world.must('/api/v2/order/sell/cancel', { orderNo: sale.orderNo, reason: 'wrong' }, sale.who)
    await hear()
    await world.advance(60_000)
    expect(await events(sale)).toEqual(['place', 'cancel'])
    expect(await backOf(sale)).toEqual([{ status: 'done', amount: sale.payable }])
    expect(await stockOf(world, goods.skus.normal)).toEqual(before)
  })

  test('money under a number that is void goes back, and the new number is paid the same way', async () => {
    const sale = await placed()
    const old = await begin(world, sale.who, sale.payNo, method)
    const lowered = { orderNo: sale.orderNo, goods: 999, reason: 'An old friend' }
    const { payNo, payable } = await world.must('/api/v2/mch/order/price', lowered, await atDesk(world, clerk))
    const fresh = await begin(world, sale.who, payNo, method)
    expect(fresh).not.toBe(old)
    await providers.mode({ notices: true, reorder: true, duplicate: 1 })
    await providers.pay(method, fresh)
    await providers.pay(method, old, true)
    await hear()
    await world.advance(60_000)
    expect(await events(sale)).toContain('pay')
    expect((await orderOf(sale.who, sale.orderNo)).paid).toBe(payable.now)
    expect(await providers.givenBack(method)).toContain(sale.payable)
  })

  test('silent for a day: the order is closed meanwhile, and revived by what was paid before', async () => {
    const sale = await placed()
    await paidUnheard(method, await begin(world, sale.who, sale.payNo, method))
    await providers.mode({ api: true })
    await world.advance(overdue)
    for (let n = 0; n < 4; n++) await world.advance(6 * hour)
    expect(await events(sale)).toEqual(['place', 'expire'])
    await providers.mode({ api: false })
    await world.advance(hour)
    await hear()
    expect(await events(sale)).toEqual(['place', 'expire', 'latePay'])
    expect(await backOf(sale)).toEqual([])
  })

  test('silent for a day and nothing paid: it is ended there, once that can be told', async () => {
    const sale = await placed()
    const ref = await begin(world, sale.who, sale.payNo, method)
    await providers.mode({ api: true, notices: true })
    await world.advance(overdue)
    for (let n = 0; n < 4; n++) await world.advance(6 * hour)
    await hear()
    await world.advance(hour)
    expect(await events(sale)).toEqual(['place', 'expire'])
    expect(await providers.pay(method, ref)).toBe(false)
  })

  test('news of a refund that come before those of the payment change nothing, nor does all of it again', async () => {
    const sale = await placed(2)
    await providers.mode({ notices: true, reorder: true })
    await providers.pay(method, await begin(world, sale.who, sale.payNo, method))
    await world.must('/api/v2/order/pay/status', { payNo: sale.payNo }, sale.who)
    const asked = { orderNo: sale.orderNo, reason: 'wrong' }
    await world.must('/api/v2/order/sell/cancel/request', asked, sale.who)
    await world.must(
      '/api/v2/mch/order/cancel/audit',
      { orderNo: sale.orderNo, approve: true },
      await atDesk(world, clerk),
    )
    await world.runJobs()
    const before = await backOf(sale)
    expect(before).toEqual([{ status: 'done', amount: sale.payable }])
    await providers.mode({ duplicate: 3 })
    await hear()
    expect(await backOf(sale)).toEqual(before)
    expect((await orderOf(sale.who, sale.orderNo)).status).toBe('cancelled')
    const { rows } = await world.pool.query('select from payment_notice where outcome is null')
    expect(rows).toEqual([])
  })

  test('a clock that leaps a day ahead does not make what was paid in time late', async () => {
    const sale = await placed()
    await paidUnheard(method, await begin(world, sale.who, sale.payNo, method))
    await world.advance(day)
    await hear()
    expect(await events(sale)).toEqual(['place', 'pay'])
  })

  test('a clock that falls back keeps nobody from asking, and closes nothing before its time', async () => {
    const [paid, left] = [await placed(), await placed()]
    const ref = await begin(world, paid.who, paid.payNo, method)
    // who had the turn to ask has died with it
    await world.pool.query('update payment_attempt set asking_since = shop_now() where provider_ref = $1', [ref])
    await world.advance(-2 * hour)
    await paidUnheard(method, ref)
    await expect
      .poll(async () => (await world.must('/api/v2/order/pay/status', { payNo: paid.payNo }, paid.who)).status)
      .toBe('paid')
    await hear()
    await world.advance(overdue)
    expect(await events(left)).toEqual(['place'])
    await world.advance(2 * hour)
    await hear()
    expect([await events(paid), await events(left)]).toEqual([
      ['place', 'pay'],
      ['place', 'expire'],
    ])
  })
})

test('paid at all three providers and from the balance at once: one pays, each other has its own back', async () => {
  const sale = await placed(1, 100_000)
  const refs: [Outside, string][] = []
  for (const method of outside) refs.push([method, await begin(world, sale.who, sale.payNo, method)])
  const before = await providers.kept()
  await providers.mode({ notices: true, reorder: true, duplicate: 2 })
  for (const [method, ref] of refs) expect(await providers.pay(method, ref)).toBe(true)
  await providers.mode(calm)
  await Promise.all([
    payFromBalance(world, sale.who, sale.payNo),
    providers.flush(),
    world.runJobs(),
    world.ask('/api/v2/order/pay/status', { payNo: sale.payNo }, sale.who),
  ])
  await hear()
  await world.advance(60_000)
  const after = await providers.kept()
  const { balance } = await world.must('/api/v2/user/balance/detail', {}, sale.who)
  const spent = outside.map((method) => after[method] - before[method])
  expect([...spent, 100_000 - balance].toSorted((a, b) => a - b)).toEqual([0, 0, 0, sale.payable])
  expect((await events(sale)).filter((event) => event === 'pay')).toHaveLength(1)
})

test('a clock that falls back over midnight: each posting stands in one statement', async () => {
  const staff = await treasurer(world)
  await agreeCycle(world, goods.merchants.kiln, 'day')
  await settledOrder(world, goods)
  await pastMidnight(world)
  await runStatements(world, staff)
  await world.advance(-2 * hour)
  await settledOrder(world, goods)
  await runStatements(world, staff)
  await pastMidnight(world)
  await settledOrder(world, goods)
  await pastMidnight(world)
  await runStatements(world, staff)
  const { rows } = await world.pool.query(`
    select e.transfer_id from ledger_entry e join ledger_account a on a.id = e.account_id
    left join statement_posting p on p.transfer_id = e.transfer_id
    where a.owner = 'merchant' and a.kind = 'payable' and a.owner_id = ${goods.merchants.kiln}
    group by 1 having count(p.statement_id) <> 1`)
  expect(rows).toEqual([])
})
