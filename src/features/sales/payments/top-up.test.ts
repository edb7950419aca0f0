// Topping up a balance against the simulated provider: paid, late, doubled, at once, by whom it does not belong to; the
// gap of an order filled in place; what the records tell. Books are recounted at the end.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { balanceOfBuyer, buyer, giveMoney, mustPlace, payFromBalance, type Buyer } from '../../../../test/buying.ts'
import { send } from '../../../../test/front.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openOnlineWorld, type OnlineWorld } from '../../../../test/online.ts'
import type { Person, World } from '../../../../test/world.ts'

let online: OnlineWorld
let world: World
let goods: TestGoods
beforeAll(async () => {
  online = await openOnlineWorld({ providerTimeoutMs: 1500 })
  world = online.world
  goods = await makeShop(world)
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await online.close()
})
const create = '/api/v2/user/balance/recharge/create'
const begun = (who: Person, amount: number, more: object = {}) =>
  world.must(create, { amount, agreement: true, ...more }, who)
const statusOf = (who: Person, payNo: string) => world.must('/api/v2/order/pay/status', { payNo }, who)
const cashierOf = (who: Person, payNo: string) => world.must('/api/v2/order/pay/cashier', { payNo }, who)
const records = async (who: Person, direction?: 'in' | 'out') =>
  (await world.must('/api/v2/user/balance/record/page', direction ? { direction } : {}, who)).records
const refundsOf = async (payNo: string) =>
  (
    await world.pool.query<{ reason: string; status: string; amount: number }>(
      `select r.reason, r.status, r.amount from refund r join payment_attempt a on a.id = r.attempt_id
       join payment p on p.id = a.payment_id where p.pay_no = $1`,
      [payNo],
    )
  ).rows
const hear = async (): Promise<void> => {
  await world.runJobs()
  await world.runJobs()
}

describe('a top-up', () => {
  test('is paid by a provider, comes into the balance once, and is told', async () => {
    const ana = await buyer(world, { fen: 0 })
    const { payNo } = await begun(ana, 5000)
    const cashier = await cashierOf(ana, payNo)
    expect(cashier).toMatchObject({ subject: 'topUp', amount: 5000, orders: [], shareable: false, topUp: null })
    expect(cashier.methods.map((m) => m.code)).toEqual(['online'])
    await online.control(`pay/${await online.begin(ana, payNo)}`)
    await hear()
    expect((await statusOf(ana, payNo)).status).toBe('paid')
    expect(await balanceOfBuyer(world, ana)).toBe(5000)
    expect(await records(ana)).toMatchObject([{ kind: 'topUp', amount: 5000, orderNos: [] }])
    const { records: told } = await world.must('/api/v2/user/message/page', {}, ana)
    expect(told[0]).toMatchObject({ title: 'Your balance was topped up by ¥50.00' })
  })
  test('never comes from a balance', async () => {
    const ana = await buyer(world)
    const { payNo } = await begun(ana, 5000)
    expect((await payFromBalance(world, ana, payNo)).data.reason).toBe('methodNotAvailable')
    expect(await balanceOfBuyer(world, ana)).toBe(100_000)
  })
  test('that is paid after its time comes into the balance all the same, also by two notices', async () => {
    const ana = await buyer(world, { fen: 0 })
    const { payNo } = await begun(ana, 5000)
    const session = await online.begin(ana, payNo)
    await world.advance(1_801_000)
    expect((await statusOf(ana, payNo)).status).toBe('closed')
    await online.control(`pay-late/${session}`)
    for (let n = 0; n < 3; n++) await online.control('flush')
    await hear()
    expect((await statusOf(ana, payNo)).status).toBe('paid')
    expect([await balanceOfBuyer(world, ana), await refundsOf(payNo)]).toEqual([5000, []])
  })
  test('that is paid twice counts once: the second money goes back', async () => {
    const ana = await buyer(world, { fen: 0 })
    const { payNo } = await begun(ana, 5000)
    const first = await online.begin(ana, payNo)
    await online.control(`expire/${first}`)
    await statusOf(ana, payNo)
    await online.control(`pay/${await online.begin(ana, payNo)}`)
    await hear()
    await online.control(`pay-late/${first}`)
    await hear()
    expect(await balanceOfBuyer(world, ana)).toBe(5000)
    expect(await refundsOf(payNo)).toMatchObject([{ reason: 'notWanted', status: 'done', amount: 5000 }])
  })
  test('of who has left for good goes back the way it came', async () => {
    const ana = await buyer(world, { fen: 0 })
    const { payNo } = await begun(ana, 5000)
    const session = await online.begin(ana, payNo)
    await world.pool.query(`update user_account set status = 'closed' where id = $1`, [ana.userId])
    await online.control(`pay/${session}`)
    await hear()
    expect(await refundsOf(payNo)).toMatchObject([{ status: 'done', amount: 5000 }])
    const { rows } = await world.pool.query(`select from ledger_account where owner = 'user' and owner_id = $1`, [
      ana.userId,
    ])
    expect(rows).toEqual([])
  })
  test('is begun once, however often it is asked for at once', async () => {
    const ana = await buyer(world, { fen: 0 })
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => begun(ana, 7000)))
    expect(new Set(all.map(({ payNo }) => payNo)).size).toBe(1)
  })
  test('is one of few that wait', async () => {
    const ana = await buyer(world, { fen: 0 })
    const all = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map((n) => world.ask(create, { amount: 5000 + n, agreement: true }, ana)),
    )
    expect(all.filter((r) => r.status === 200)).toHaveLength(5)
    expect(all.filter((r) => r.data.reason === 'tooManyTopUps')).toHaveLength(2)
  })
})

describe('whoever tries otherwise', () => {
  test.each([
    ['without accepting the rules', { amount: 5000, agreement: false }, 'agreementRequired'],
    ['with too little', { amount: 999, agreement: true }, 'topUpOutOfRange'],
    ['with too much', { amount: 500_001, agreement: true }, 'topUpOutOfRange'],
    ['for a payment that is none', { amount: 5000, agreement: true, forPayNo: '99999999999999999999' }, 'notFound'],
  ])('%s is refused', async (_, wish, reason) => {
    const ana = await buyer(world, { fen: 0 })
    expect((await world.ask(create, wish, ana)).data.reason).toBe(reason)
  })
  test.each([{ amount: 50.5 }, { amount: -5000 }, { amount: '5000' }, { userId: 1 }, { status: 'paid' }, { fen: 1 }])(
    'with %j is refused',
    async (more) => {
      const ana = await buyer(world, { fen: 0 })
      const body = { amount: 5000, agreement: true, requestId: crypto.randomUUID(), ...more }
      expect((await send(world.url, create, JSON.stringify(body), ana)).data.reason).toBe('badInput')
    },
  )
  test('a stranger sees, pays and shares nothing of it, and cannot fill the gap of a payment not theirs', async () => {
    const [ana, eve] = [await buyer(world, { fen: 0 }), await buyer(world)]
    const { payNo } = await begun(ana, 5000)
    const order = await mustPlace(world, ana, { skuId: goods.skus.normal, quantity: 1 })
    for (const path of ['/api/v2/order/pay/cashier', '/api/v2/order/pay/status'] as const)
      expect((await world.ask(path, { payNo }, eve)).data.reason).toBe('notFound')
    expect((await world.ask('/api/v2/order/pay/create', { payNo, method: 'online' }, eve)).data.reason).toBe('notFound')
    expect((await world.ask(create, { amount: 5000, agreement: true, forPayNo: order.payNo }, eve)).data.reason).toBe(
      'notFound',
    )
    expect((await world.ask('/api/v2/order/pay/share/add', { payNo, word: '' }, ana)).data.reason).toBe('notFound')
  })
  test('it cannot be joined with orders, nor have its gap filled', async () => {
    const ana = await buyer(world, { fen: 0 })
    const { payNo } = await begun(ana, 5000)
    const order = await mustPlace(world, ana, { skuId: goods.skus.normal, quantity: 1 })
    const joined = await world.ask('/api/v2/order/pay/join', { payNos: [payNo, order.payNo] }, ana)
    expect(joined.data.reason).toBe('notFound')
    const nested = await world.ask(create, { amount: 6000, agreement: true, forPayNo: payNo }, ana)
    expect(nested.data.reason).toBe('notFound')
  })
})

test('the gap of an order is topped up in place, and the order is paid from the balance', async () => {
  const ana = await buyer(world, { fen: 100 })
  const { payNo, payable } = await mustPlace(world, ana, { skuId: goods.skus.normal, quantity: 1 })
  const short = await cashierOf(ana, payNo)
  expect(short).toMatchObject({ topUp: payable - 100, forPayNo: null, subject: 'orders' })
  const filling = await begun(ana, short.topUp!, { forPayNo: payNo })
  expect(await cashierOf(ana, filling.payNo)).toMatchObject({ forPayNo: payNo })
  await online.control(`pay/${await online.begin(ana, filling.payNo)}`)
  await hear()
  const enough = await cashierOf(ana, payNo)
  expect(enough.topUp).toBeNull()
  expect(enough.methods.find((m) => m.code === 'balance')).toMatchObject({ available: true, balance: payable })
  expect((await payFromBalance(world, ana, payNo)).data.status).toBe('paid')
  expect(await balanceOfBuyer(world, ana)).toBe(0)
  const late = await world.ask(create, { amount: 5000, agreement: true, forPayNo: payNo }, ana)
  expect(late.data.reason).toBe('paymentStateChanged')
})

describe('records', () => {
  const paidOrder = async (who: Buyer) => {
    const placed = await mustPlace(world, who, { skuId: goods.skus.normal, quantity: 1 })
    await payFromBalance(world, who, placed.payNo)
    return placed
  }
  test('tell what came and went, and lead to the orders', async () => {
    const ana = await buyer(world)
    const { orderNos, payable } = await paidOrder(ana)
    expect(await records(ana)).toMatchObject([
      { kind: 'orderPaid', amount: -payable, orderNos },
      { kind: 'topUp', amount: 100_000, orderNos: [] },
    ])
    expect(await records(ana, 'in')).toMatchObject([{ kind: 'topUp' }])
    expect(await records(ana, 'out')).toMatchObject([{ kind: 'orderPaid' }])
    expect(await world.must('/api/v2/user/balance/record/sums', {}, ana)).toEqual({
      in: 100_000,
      out: payable,
      days: 30,
    })
  })
  test.each(['en-US', 'zh-CN', 'es-ES'])('can be had as a file, in %s', async (lang) => {
    const ana = await buyer(world)
    const { orderNos, payable } = await paidOrder(ana)
    const { fileName, csv } = await world.must('/api/v2/user/balance/record/export', {}, { ...ana, lang })
    expect(fileName).toMatch(/^balance-\d{4}-\d\d-\d\d\.csv$/)
    const lines = csv.trim().split('\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toContain(`,-${(payable / 100).toFixed(2)},${orderNos[0]},`)
    expect(lines[2]).toContain(`,1000.00,,`)
  })
  test('end after thirty days of the calendar, and are nobody else’s', async () => {
    const [ana, eve] = [await buyer(world), await buyer(world, { fen: 0 })]
    expect(await records(eve)).toEqual([])
    await world.advance(29 * 86_400_000)
    await giveMoney(world, ana.userId, 7)
    expect((await records(ana)).map((r) => r.amount)).toEqual([7, 100_000])
    await world.advance(86_400_000)
    expect((await records(ana)).map((r) => r.amount)).toEqual([7])
  })
})
