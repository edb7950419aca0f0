// One payment met from many sides at once: notices, the result page, tabs and jobs.
// Its money is booked once, and goes back once.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { balanceOfBuyer, buyer, giveMoney, mustPlace, payFromBalance, type Buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openOnlineWorld, type OnlineWorld } from '../../../../test/online.ts'
import type { World } from '../../../../test/world.ts'
import { settle } from './concluding.ts'
import { refundOrder } from './payments.ts'
import { carryOut } from './refunds.ts'

let online: OnlineWorld
let world: World
let goods: TestGoods
beforeAll(async () => {
  online = await openOnlineWorld({ providerTimeoutMs: 4000 })
  world = online.world
  goods = await makeShop(world)
  await online.control('mode', { silent: { webhooks: true } }) // each test says itself who learns of the payment
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await online.close()
})

const four = [1, 2, 3, 4]
const atOnce = <T>(work: (i: number) => Promise<T>): Promise<PromiseSettledResult<T>[]> =>
  Promise.allSettled(four.map(work))
const done = (results: PromiseSettledResult<unknown>[]): number =>
  results.filter((r) => r.status === 'fulfilled').length
const rowsOf = async <T extends object>(query: string, values: unknown[]): Promise<T[]> =>
  (await world.pool.query<T>(query, values)).rows
const attemptsOf = async (payNo: string): Promise<number[]> =>
  (
    await rowsOf<{ id: string }>(
      'select a.id from payment_attempt a join payment p on p.id = a.payment_id where p.pay_no = $1 order by a.id',
      [payNo],
    )
  ).map((r) => Number(r.id))
const refundsOf = (payNo: string) =>
  rowsOf<{ id: string; amount: number; status: string; reason: string; key: string }>(
    `select r.id, r.amount, r.status, r.reason, r.key from refund r join payment_attempt a on a.id = r.attempt_id
      join payment p on p.id = a.payment_id where p.pay_no = $1 order by r.id`,
    [payNo],
  )
/** What the provider itself gave back for a payment number. */
async function givenBack(payNo: string): Promise<number[]> {
  const { paymentIntents, refunds } = (await online.control('state')).body as {
    paymentIntents: { id: string; metadata: { payNo?: string } }[]
    refunds: { payment_intent: string; amount: number }[]
  }
  const mine = new Set(paymentIntents.filter((i) => i.metadata.payNo === payNo).map((i) => i.id))
  return refunds.filter((r) => mine.has(r.payment_intent)).map((r) => r.amount)
}
async function bought(skuId: number, fen = 0) {
  const who = await buyer(world, { fen })
  const { payNo, orderNos, payable } = await mustPlace(world, who, { skuId, quantity: 1 })
  const [order] = await rowsOf<{ id: string }>('select id from shop_order where order_no = $1', [orderNos[0]])
  return { who, payNo, orderNo: orderNos[0]!, orderId: Number(order!.id), payable }
}
const states = async (who: Buyer, orderNo: string): Promise<string[]> =>
  (await world.must('/api/v2/order/sell/detail', { orderNo }, who)).history.map((h) => h.event)

test('four settle an attempt that was paid: one pays the order, nothing goes back', async () => {
  const { who, payNo, orderNo } = await bought(goods.skus.normal)
  const session = await online.begin(who, payNo)
  await online.control(`pay/${session}`)
  const [attempt] = await attemptsOf(payNo)
  const told = await Promise.all(four.map(() => settle(world.app.db, world.app.context, attempt!)))
  expect(told.toSorted()).toEqual(['known', 'known', 'known', 'paid'])
  expect(await states(who, orderNo)).toEqual(['place', 'pay'])
  expect(await refundsOf(payNo)).toEqual([])
})

test('four settle a payment nobody wants while the result page is asked: it goes back once', async () => {
  const { who, payNo, orderNo } = await bought(goods.skus.last)
  const session = await online.begin(who, payNo)
  await world.advance(1_801_000)
  const rival = await bought(goods.skus.last, 100_000)
  expect((await payFromBalance(world, rival.who, rival.payNo)).data.status).toBe('paid')
  await online.control(`pay-late/${session}`)
  const [attempt] = await attemptsOf(payNo)
  const asking = four.map(() => world.ask('/api/v2/order/pay/status', { payNo }, who))
  const told = await Promise.all(four.map(() => settle(world.app.db, world.app.context, attempt!)))
  await Promise.all(asking)
  expect(told.filter((t) => t === 'refund').length).toBeLessThanOrEqual(1)
  await atOnce(() => world.runJobs())
  expect(await refundsOf(payNo)).toMatchObject([{ status: 'done', reason: 'late' }])
  expect(await givenBack(payNo)).toHaveLength(1)
  expect(await states(who, orderNo)).toEqual(['place', 'expire'])
})

test('four tabs go to the provider at once: there is one session, so nobody pays twice', async () => {
  const { who, payNo, orderNo } = await bought(goods.skus.normal)
  await online.control('mode', { apiDelayMs: 100 }) // all four ask before the first is answered
  const sessions = new Set(await Promise.all(four.map(() => online.begin(who, payNo))))
  await online.control('mode', { apiDelayMs: 0 })
  expect(sessions.size).toBe(1)
  expect(await attemptsOf(payNo)).toHaveLength(1)
  for (const session of sessions) await online.control(`pay/${session}`)
  const status = await world.must('/api/v2/order/pay/status', { payNo }, who)
  await world.runJobs()
  expect(status.status).toBe('paid')
  expect(await refundsOf(payNo)).toEqual([])
  expect(await states(who, orderNo)).toEqual(['place', 'pay'])
})

test.each(['balance', 'online'])(
  'four refunds at once of an order paid by %s: never more than was paid',
  async (by) => {
    const { who, payNo, orderId, payable } = await bought(goods.skus.normal, 100_000)
    if (by === 'balance') await payFromBalance(world, who, payNo)
    else {
      await online.control(`pay/${await online.begin(who, payNo)}`)
      await world.must('/api/v2/order/pay/status', { payNo }, who)
    }
    const before = await balanceOfBuyer(world, who)
    const { db, context: app } = world.app
    const half = Math.floor(payable / 2)
    // without a transaction of the caller, and in one; the same key, and four keys
    const same = await atOnce(() => refundOrder(db, app, orderId, half, 'test', `${payNo}:same`))
    expect(done(same)).toBe(4)
    const others = await atOnce((i) => refundOrder(db, app, orderId, half, 'test', `${payNo}:bare${i}`))
    expect(done(others)).toBe(1)
    const within = await atOnce((i) =>
      db.transaction().execute((trx) => refundOrder(trx, app, orderId, half, 'test', `${payNo}:within${i}`)),
    )
    expect(done(within)).toBe(0)
    const made = await refundsOf(payNo)
    expect(made.map((r) => r.amount)).toEqual([half, half])
    await atOnce(() => Promise.all(made.map((r) => carryOut(db, app, Number(r.id)))))
    await world.runJobs()
    expect((await refundsOf(payNo)).map((r) => r.status)).toEqual(['done', 'done'])
    if (by === 'balance') expect(await balanceOfBuyer(world, who)).toBe(before + 2 * half)
    else expect(await givenBack(payNo)).toEqual([half, half])
  },
)

test('a sum that is not the one asked pays nothing and goes back whole', async () => {
  const { who, payNo, orderNo, payable } = await bought(goods.skus.normal)
  const session = await online.begin(who, payNo)
  const [attempt] = await attemptsOf(payNo)
  await world.pool.query('update payment_attempt set amount = amount + 1 where id = $1', [attempt])
  await online.control(`pay/${session}`)
  const told = await Promise.all(four.map(() => settle(world.app.db, world.app.context, attempt!)))
  expect(told.toSorted()).toEqual(['known', 'known', 'known', 'refund'])
  await world.runJobs()
  expect(await states(who, orderNo)).toEqual(['place'])
  expect(await refundsOf(payNo)).toMatchObject([{ reason: 'wrongAmount', status: 'done', amount: payable }])
  expect(await givenBack(payNo)).toEqual([payable])
})

test('an order paid from the balance gets its refund there, also when money came from elsewhere too', async () => {
  const { who, payNo, orderId, payable } = await bought(goods.skus.normal)
  const session = await online.begin(who, payNo)
  await giveMoney(world, who.userId, 100_000)
  await payFromBalance(world, who, payNo)
  await world.runJobs()
  await online.control(`pay-late/${session}`)
  const [attempt] = await attemptsOf(payNo)
  expect(await settle(world.app.db, world.app.context, attempt!)).toBe('refund')
  await world.runJobs()
  expect(await givenBack(payNo)).toEqual([payable])
  await refundOrder(world.app.db, world.app.context, orderId, payable, 'test', `${payNo}:all`)
  await world.runJobs()
  expect(await balanceOfBuyer(world, who)).toBe(100_000)
  expect(await givenBack(payNo)).toEqual([payable])
})
