// Both wallets against their simulator, each by its own protocol: paid, lost, doubled, forged, late, silent, at a desk
// and on a phone; refunds in parts, repeated, failing. Books are recounted at the end.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { buyer, mustPlace, payFromBalance } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openWalletWorld, phone, type Wallet, type WalletWorld } from '../../../../test/wallets.ts'
import { refundOrder } from './payments.ts'
import type { Person, World } from '../../../../test/world.ts'

let shop: WalletWorld
let world: World
let goods: TestGoods
beforeAll(async () => {
  shop = await openWalletWorld({ providerTimeoutMs: 2000, providerPatienceMs: 2000 })
  world = shop.world
  goods = await makeShop(world)
})
const calmly = {
  delayMs: 0,
  apiDelayMs: 0,
  duplicate: 0,
  reorder: false,
  tamper: null,
  silent: { api: false, notices: false },
  failRefunds: false,
  wrongSignature: false,
  odd: null,
}
afterEach(async () => {
  await shop.control('mode', calmly)
  // what the provider would send again comes now, and not among the counts of the next test
  await shop.control('flush')
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await shop.close()
})
const statusOf = async (who: Person, orderNo: string) =>
  (await world.must('/api/v2/order/sell/detail', { orderNo }, who)).status
const placedBy = async (who: Awaited<ReturnType<typeof buyer>>) => {
  const { payNo, orderNos, payable } = await mustPlace(world, who, { skuId: goods.skus.normal, quantity: 1 })
  return { payNo, orderNo: orderNos[0]!, payable }
}
const lastRefund = async () =>
  (
    await world.pool.query<{ id: string; status: string; amount: number; reason: string; refusals: number }>(
      'select id, status, amount, reason, refusals from refund order by id desc limit 1',
    )
  ).rows[0]!
const noticesKept = async () => Number((await world.pool.query('select 1 from payment_notice')).rowCount)
const idOf = async (orderNo: string) =>
  Number(
    (await world.pool.query<{ id: string }>('select id from shop_order where order_no = $1', [orderNo])).rows[0]!.id,
  )

describe.each(['wechat', 'alipay'] as const)('%s', (wallet: Wallet) => {
  const begun = async (agent?: string) => {
    const who = await buyer(world, { fen: 0 })
    const placed = await placedBy(who)
    return { who, ...placed, ref: await shop.begin(who, placed.payNo, wallet, agent) }
  }
  const paid = async () => {
    const all = await begun()
    expect((await shop.control(`pay/${wallet}/${all.ref}`)).status).toBe(200)
    await world.runJobs()
    expect(await statusOf(all.who, all.orderNo)).toBe('awaitingShipment')
    return all
  }

  test('at a desk and on a phone it goes on as the provider wants, and twice the same way', async () => {
    const { who, payNo, ref } = await begun()
    expect(await shop.begin(who, payNo, wallet)).toBe(ref)
    const onPhone = await shop.begin(who, payNo, wallet, phone)
    expect(onPhone).not.toBe(ref)
    expect(await shop.begin(who, payNo, wallet, phone)).toBe(onPhone)
    const ways = (await shop.state()).trades.filter((t) => [ref, onPhone].includes(t.outTradeNo)).map((t) => t.way)
    expect(ways).toEqual(wallet === 'wechat' ? ['native', 'h5'] : ['page', 'wap'])
    const { methods } = await world.must('/api/v2/order/pay/cashier', { payNo }, who)
    expect(methods.find((m) => m.code === wallet)).toMatchObject({
      available: true,
      form: wallet === 'wechat' ? 'code' : 'page',
    })
  })

  test('paid: the notice is kept once, the order paid once', async () => {
    await shop.control('mode', { duplicate: 4 })
    const { who, payNo, orderNo, ref } = await paid()
    await shop.control('mode', { duplicate: 0 })
    const state = await shop.state()
    const notice = state.notices.at(-1)!
    expect(notice).toMatchObject({ wallet, state: 'delivered' })
    expect(notice.attempts.length).toBe(5)
    const before = await noticesKept()
    await shop.control(`resend/${notice.id}?times=3`)
    await world.runJobs()
    expect(await noticesKept()).toBe(before)
    expect(await statusOf(who, orderNo)).toBe('awaitingShipment')
    expect(state.trades.find((t) => t.outTradeNo === ref)).toMatchObject({ state: 'paid' })
    expect(await world.must('/api/v2/order/pay/status', { payNo }, who)).toMatchObject({ method: wallet })
  })

  test('a lost notice does not matter: the waiting page asks the provider', async () => {
    const { who, payNo, ref } = await begun()
    await shop.control('mode', { silent: { notices: true } })
    await shop.control(`pay/${wallet}/${ref}`)
    expect((await world.must('/api/v2/order/pay/status', { payNo }, who)).status).toBe('paid')
    await shop.control('mode', { silent: { notices: false } })
    await shop.control('flush')
    await world.runJobs()
  })

  test.each(['signature', 'body', 'otherMerchant'])(
    'a notice with a wrong %s is refused in the words of the provider, nothing kept',
    async (tamper) => {
      const { who, orderNo, payNo, ref } = await begun()
      const before = await noticesKept()
      await shop.control('mode', { tamper })
      await shop.control(`pay/${wallet}/${ref}`)
      const { attempts } = (await shop.state()).notices.at(-1)!
      expect(attempts[0]!.status).toBe(wallet === 'wechat' ? 401 : 400)
      expect(await noticesKept()).toBe(before)
      await world.runJobs()
      expect(await statusOf(who, orderNo)).toBe('pendingPayment')
      await shop.control('mode', { tamper: null })
      await world.must('/api/v2/order/pay/status', { payNo }, who)
      expect(await statusOf(who, orderNo)).toBe('awaitingShipment')
    },
  )
  test.each(['', '{}', 'a=b', '\u0000', '{"id":1}'])('what is no notice at all is refused: %j', async (body) => {
    const reply = await fetch(`${world.url}/notify/${wallet}`, { method: 'POST', body })
    expect(reply.status).toBe(wallet === 'wechat' ? 401 : 400)
    expect(await reply.text()).toContain(wallet === 'wechat' ? '"FAIL"' : 'fail')
  })

  test('another sum than was asked goes back', async () => {
    const { who, orderNo, ref, payable } = await begun()
    await shop.control('mode', { odd: 'less' })
    await shop.control(`pay/${wallet}/${ref}`)
    await world.runJobs()
    await world.runJobs()
    expect(await statusOf(who, orderNo)).toBe('pendingPayment')
    expect(await lastRefund()).toMatchObject({ amount: payable - 1, reason: 'wrongAmount' })
  })

  test('at the deadline it is closed at the provider; money that comes anyway is not kept for nothing', async () => {
    const { who, orderNo, ref } = await begun()
    await world.advance(1_801_000)
    await world.runJobs()
    expect(await statusOf(who, orderNo)).toBe('closed')
    expect((await shop.control(`pay/${wallet}/${ref}`)).status).toBe(409)
    await shop.control(`pay-late/${wallet}/${ref}`)
    await world.runJobs()
    expect(await statusOf(who, orderNo)).toBe('awaitingShipment')
  })

  test('paid by two ways at once: one pays, the other goes back', async () => {
    const who = await buyer(world)
    const placed = await placedBy(who)
    const ref = await shop.begin(who, placed.payNo, wallet)
    await shop.control('mode', { silent: { notices: true } })
    await shop.control(`pay/${wallet}/${ref}`)
    expect((await payFromBalance(world, who, placed.payNo)).data.status).toBe('paid')
    await shop.control('mode', { silent: { notices: false } })
    await shop.control('flush')
    await world.runJobs()
    await world.runJobs()
    expect(await lastRefund()).toMatchObject({ status: 'done', reason: 'notWanted', amount: placed.payable })
  })

  test('a provider that falls silent is asked on, and believed only under its own signature', async () => {
    const { who, payNo, orderNo, ref } = await begun()
    await shop.control('mode', { silent: { notices: true }, wrongSignature: true })
    await shop.control(`pay/${wallet}/${ref}`)
    expect(await world.must('/api/v2/order/pay/status', { payNo }, who)).toMatchObject({ status: 'open', asking: true })
    await shop.control('mode', { wrongSignature: false })
    await world.advance(120_000)
    expect(await statusOf(who, orderNo)).toBe('awaitingShipment')
  })

  test('refunds by the original route, in parts, the same number when the answer was lost', async () => {
    const { orderNo, payable } = await paid()
    const order = await idOf(orderNo)
    const back = (amount: number, key: string) =>
      world.app.db
        .transaction()
        .execute((trx) => refundOrder(trx, world.app.context, order, amount, 'test', `${wallet} ${key}`))
    await back(700, 'a')
    await world.runJobs()
    expect(await lastRefund()).toMatchObject({ status: 'done', amount: 700 })
    await world.pool.query(`update setting set value = '300' where name = 'providerTimeoutMs'`)
    await world.app.context.settings.reload()
    await shop.control('mode', { silent: { api: 'afterwards' } })
    await back(payable - 700, 'b')
    await world.runJobs()
    expect((await lastRefund()).status).not.toBe('done')
    await shop.control('mode', { silent: { api: false } })
    await world.pool.query(`update setting set value = '2000' where name = 'providerTimeoutMs'`)
    await world.app.context.settings.reload()
    for (let n = 0; n < 3; n++) await world.advance(600_000)
    expect(await lastRefund()).toMatchObject({ status: 'done', amount: payable - 700 })
    const { trades, refunds } = await shop.state()
    const ref = trades.at(-1)!.outTradeNo
    expect(refunds.filter((r) => r.outTradeNo === ref).map((r) => r.fen)).toEqual([700, payable - 700])
  })

  test('a refund that the provider refuses is never shown as done, and goes out anew', async () => {
    const { orderNo } = await paid()
    const order = await idOf(orderNo)
    await shop.control('mode', { failRefunds: 'refuse' })
    await world.app.db
      .transaction()
      .execute((trx) => refundOrder(trx, world.app.context, order, 500, 'test', `${wallet} refused`))
    await world.runJobs()
    expect(await lastRefund()).toMatchObject({ status: 'pending', refusals: 1 })
    await world.advance(60_000)
    expect(await lastRefund()).toMatchObject({ status: 'failed', refusals: 2 })
    await shop.control('mode', { failRefunds: false })
    for (let n = 0; n < 3; n++) await world.advance(3_600_000)
    expect(await lastRefund()).toMatchObject({ status: 'done', amount: 500 })
  })
})

test('a bank that sends a refund of the WeChat kind back takes it out of the books again', async () => {
  const who = await buyer(world, { fen: 0 })
  const placed = await placedBy(who)
  const ref = await shop.begin(who, placed.payNo, 'wechat')
  await shop.control(`pay/wechat/${ref}`)
  await world.runJobs()
  const order = await idOf(placed.orderNo)
  await world.app.db
    .transaction()
    .execute((trx) => refundOrder(trx, world.app.context, order, 300, 'test', 'wechat returned'))
  await world.runJobs()
  await world.runJobs()
  expect(await lastRefund()).toMatchObject({ status: 'done' })
  const { outRefundNo } = (await shop.state()).refunds.at(-1)!
  await shop.control(`fail-refund/wechat/${outRefundNo}`)
  await world.runJobs()
  expect(await lastRefund()).toMatchObject({ status: 'pending', refusals: 1 })
  await world.advance(120_000)
  expect(await lastRefund()).toMatchObject({ status: 'done' })
})

test('the certificate of the WeChat kind changes in the middle: the new one is fetched, the old one ends', async () => {
  const who = await buyer(world, { fen: 0 })
  const placed = await placedBy(who)
  const ref = await shop.begin(who, placed.payNo, 'wechat')
  const asked = async () => (await shop.state()).counts['GET /v3/certificates'] ?? 0
  const before = await asked()
  await shop.control('rotate?drop=1')
  await shop.control(`pay/wechat/${ref}`)
  await world.runJobs()
  expect(await statusOf(who, placed.orderNo)).toBe('awaitingShipment')
  expect(await asked()).toBe(before + 1)
  // serial numbers that a stranger makes up are not worth a question each
  const forged = (n: number) => ({
    'wechatpay-serial': `5${String(n).padStart(39, '0')}`,
    'wechatpay-timestamp': String(Math.floor(Date.now() / 1000)),
    'wechatpay-nonce': 'n',
    'wechatpay-signature': 'AAAA',
  })
  const replies = []
  for (let n = 0; n < 20; n++)
    replies.push(await fetch(`${world.url}/notify/wechat`, { method: 'POST', headers: forged(n), body: '{}' }))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([401]))
  expect((await asked()) - before).toBeLessThan(10)
})
