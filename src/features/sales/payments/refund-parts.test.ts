// Refunds in parts, repeated, at once and while their provider fails, of orders paid by every method: what goes back is
// what was asked for, by the way it came, and never more than was paid. Chance comes from a seed that is printed.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { startStripeSimulator, type Simulator } from '../../../../simulators/stripe.ts'
import { balanceOfBuyer, buyer, mustPlace, payFromBalance, type Buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { diceOf, runSeed, type Dice } from '../../../../test/rounds/round.ts'
import { openWalletWorld, type WalletWorld } from '../../../../test/wallets.ts'
import type { World } from '../../../../test/world.ts'
import { methods } from './methods.ts'
import { refundOrder } from './payments.ts'
import { isRefusal } from '#kernel/call/refusal.ts'

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef0123456789',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef0123456789',
}
let stripe: Simulator
let shop: WalletWorld
let world: World
let goods: TestGoods
beforeAll(async () => {
  stripe = await startStripeSimulator({
    secretKey: keys.STRIPE_SECRET_KEY,
    webhookSecret: keys.STRIPE_WEBHOOK_SECRET,
    retryMs: 50,
  })
  shop = await openWalletWorld(
    { providerTimeoutMs: 2000, refundRefusalsMax: 100, refundAgainLongestSeconds: 600 },
    { env: { ...keys, STRIPE_HOST: stripe.url } },
  )
  world = shop.world
  stripe.aimWebhooks(`${world.url}/notify/stripe`)
  goods = await makeShop(world)
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await shop.close()
  await stripe.close()
})
const post = async (path: string, body: object = {}) => {
  const reply = await fetch(`${stripe.url}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return reply.json()
}
/** What the provider itself has given back of this payment. */
const givenBack: Record<string, (payNo: string, who: Buyer) => Promise<number>> = {
  balance: async (_, who) => (await balanceOfBuyer(world, who)) - rest,
  online: async (payNo) => {
    const { charges } = (await (await fetch(`${stripe.url}/control/state`)).json()) as {
      charges: { metadata: { payNo: string }; amount_refunded: number }[]
    }
    return charges.find(({ metadata }) => metadata.payNo === payNo)!.amount_refunded
  },
  wechat: (payNo) => byWallet(payNo),
  alipay: (payNo) => byWallet(payNo),
}
async function byWallet(payNo: string): Promise<number> {
  const { rows } = await world.pool.query<{ ref: string }>(
    `select a.provider_ref as ref from payment_attempt a join payment p on p.id = a.payment_id
     where p.pay_no = $1 and a.status = 'succeeded'`,
    [payNo],
  )
  const { refunds } = await shop.state()
  const ours = refunds.filter((one) => one.outTradeNo === rows[0]!.ref && one.state !== 'failed')
  return ours.reduce((sum, { fen }) => sum + fen, 0)
}
/** of who pays from the balance, and has not paid yet */
const rest = 1_000_000
async function paid(method: string) {
  const who = await buyer(world, { fen: method === 'balance' ? rest : 0 })
  const { payNo, orderNos, payable } = await mustPlace(world, who, { skuId: goods.skus.normal, quantity: 1 })
  if (method === 'balance') await payFromBalance(world, who, payNo)
  else if (method === 'online') {
    const { redirectUrl } = await world.must('/api/v2/order/pay/create', { payNo, method }, who)
    await post(`pay/${new URL(redirectUrl!).pathname.split('/').at(-1)!}`)
  } else await shop.control(`pay/${method}/${await shop.begin(who, payNo, method as 'wechat')}`)
  await world.must('/api/v2/order/pay/status', { payNo }, who)
  const { rows } = await world.pool.query<{ id: number }>('select id::int as id from shop_order where order_no = $1', [
    orderNos[0],
  ])
  return { who, payNo, orderId: rows[0]!.id, payable }
}
/** Asks for parts, some of them twice or at once, some of them too much; what of it was granted. */
async function askedFor(dice: Dice, sale: Awaited<ReturnType<typeof paid>>): Promise<number> {
  let granted = 0
  for (let n = 0; n < 6; n++) {
    const fails = dice.int(0, 2) === 0
    const mode = { failRefunds: fails ? 'refuse' : false }
    await Promise.all([post('mode', mode), shop.control('mode', mode)])
    const amount = dice.int(1, Math.ceil(sale.payable / 2))
    const times = dice.int(1, 3)
    const replies = await Promise.allSettled(
      Array.from({ length: times }, () =>
        refundOrder(world.app.db, world.app.context, sale.orderId, amount, 'test', `${sale.payNo}:${n}`),
      ),
    )
    const refused = replies.filter((reply) => reply.status === 'rejected')
    for (const { reason } of refused) expect(isRefusal(reason) && reason.reason).toBe('orderStateChanged')
    expect(refused.length === 0 || refused.length === times).toBe(true)
    expect(refused.length === 0).toBe(granted + amount <= sale.payable)
    if (refused.length === 0) granted += amount
    await world.runJobs()
  }
  return granted
}
const seed = runSeed()
test.each(methods.map(({ code }) => code).filter((code) => code in givenBack))(
  '%s: in parts, repeated, failing, to the last fen',
  async (method) => {
    console.log(`refunds by ${method}: TEST_SEED=${seed}`)
    const dice = diceOf(seed)
    const sale = await paid(method)
    const granted = await askedFor(dice, sale)
    const last = sale.payable - granted
    if (last > 0) await refundOrder(world.app.db, world.app.context, sale.orderId, last, 'test', `${sale.payNo}:last`)
    await expect(
      refundOrder(world.app.db, world.app.context, sale.orderId, 1, 'test', `${sale.payNo}:more`),
    ).rejects.toMatchObject({ reason: 'orderStateChanged' })
    await Promise.all([post('mode', { failRefunds: false }), shop.control('mode', { failRefunds: false })])
    for (let n = 0; n < 4; n++) await world.advance(700_000)
    const { rows } = await world.pool.query<{ status: string; sum: string }>(
      'select status, sum(amount) from refund where order_id = $1 group by 1',
      [sale.orderId],
    )
    expect(rows).toEqual([{ status: 'done', sum: String(sale.payable) }])
    const was = method === 'balance' ? sale.payable : 0
    expect(await givenBack[method]!(sale.payNo, sale.who)).toBe(sale.payable - was)
  },
)
