// What wallets' notices say of money: believed where it is just what was asked for, else the provider is asked.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { buyer, mustPlace } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openWalletWorld, type Wallet, type WalletWorld } from '../../../../test/wallets.ts'
import type { Person, World } from '../../../../test/world.ts'

let shop: WalletWorld
let world: World
let goods: TestGoods
beforeAll(async () => {
  shop = await openWalletWorld({ providerTimeoutMs: 2000, providerPatienceMs: 2000 })
  world = shop.world
  goods = await makeShop(world)
})
const calmly = { tamper: null, silent: { api: false, notices: false } }
afterEach(async () => {
  await shop.control('mode', calmly)
  await shop.control('flush')
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await shop.close()
})
const statusOf = async (who: Person, orderNo: string) =>
  (await world.must('/api/v2/order/sell/detail', { orderNo }, who)).status
/** What became of the notices about an attempt, and what its provider said where it was asked. */
const heardOf = async (ref: string) =>
  (
    await world.pool.query<{ outcome: string | null; answer: string | null }>(
      `select n.outcome, q.answer from payment_notice n join payment_attempt a on a.provider_ref = n.body ->> 'ref'
       left join payment_question q on q.attempt_id = a.id where a.provider_ref = $1`,
      [ref],
    )
  ).rows

describe.each(['wechat', 'alipay'] as const)('%s', (wallet: Wallet) => {
  const begun = async () => {
    const who = await buyer(world, { fen: 0 })
    const { payNo, orderNos } = await mustPlace(world, who, { skuId: goods.skus.normal, quantity: 1 })
    return { who, orderNo: orderNos[0]!, ref: await shop.begin(who, payNo, wallet) }
  }

  test('a notice that says just what was asked for pays as it is taken: nobody is asked', async () => {
    const { who, orderNo, ref } = await begun()
    await shop.control(`pay/${wallet}/${ref}`)
    expect(await statusOf(who, orderNo)).toBe('awaitingShipment')
    expect(await heardOf(ref)).toEqual([{ outcome: 'paid', answer: null }])
  })
  test('a notice that comes when the order has closed is not believed: the money may have gone back, ask', async () => {
    const { who, orderNo, ref } = await begun()
    await shop.control('mode', { silent: { api: true, notices: true } })
    await shop.control(`pay/${wallet}/${ref}`)
    await world.advance(1_801_000)
    await world.advance(46_000)
    expect(await statusOf(who, orderNo)).toBe('closed')
    await shop.control('mode', calmly)
    await shop.control('flush')
    expect((await heardOf(ref)).map(({ outcome }) => outcome)).toEqual([null])
    expect(await statusOf(who, orderNo)).toBe('closed')
    await world.runJobs()
    expect(await statusOf(who, orderNo)).toBe('awaitingShipment')
  })
  test('a truly signed notice of another sum or order is not believed: the provider is asked', async () => {
    const { who, orderNo, ref } = await begun()
    const other = await begun()
    await shop.control('mode', { tamper: 'otherOrder' })
    await shop.control(`pay/${wallet}/${ref}`)
    await world.runJobs()
    expect(await statusOf(other.who, other.orderNo)).toBe('pendingPayment')
    expect(await statusOf(who, orderNo)).toBe('pendingPayment')
    await world.advance(60_000)
    expect(await statusOf(who, orderNo)).toBe('awaitingShipment')
    await shop.control('mode', { tamper: 'amount' })
    await shop.control(`pay/${wallet}/${other.ref}`)
    expect(await statusOf(other.who, other.orderNo)).toBe('pendingPayment')
    await world.runJobs()
    expect(await statusOf(other.who, other.orderNo)).toBe('awaitingShipment')
  })
})
