// Paying inside of WeChat's own browser: the payer is named on the way through WeChat, the page asks the app in fields
// that the shop signs, and the grant serves once.
import { createPublicKey, createVerify } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startIdentitySimulator, type IdentitySimulator } from '../../../../simulators/identity.ts'
import { buyer, mustPlace } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openWalletWorld, phone, type WalletWorld } from '../../../../test/wallets.ts'

let identity: IdentitySimulator
let shop: WalletWorld
let goods: TestGoods
beforeAll(async () => {
  identity = await startIdentitySimulator()
  shop = await openWalletWorld({}, { env: identity.settings })
  goods = await makeShop(shop.world)
})
afterAll(async () => {
  await shop.close()
  await identity.close()
})
const inside = `${phone} MicroMessenger/8.0.50`

async function atCashier() {
  const who = { ...(await buyer(shop.world, { fen: 0 })), headers: { 'user-agent': inside } }
  const { payNo, orderNos } = await mustPlace(shop.world, who, { skuId: goods.skus.normal, quantity: 1 })
  const pay = (grant?: string) =>
    shop.world.ask('/api/v2/order/pay/create', { payNo, method: 'wechat', ...(grant ? { grant } : {}) }, who)
  return { who, payNo, orderNo: orderNos[0]!, pay }
}
async function granted(address: string): Promise<string> {
  const reply = await fetch(address, { redirect: 'manual' })
  return new URL(reply.headers.get('location')!).searchParams.get('code')!
}

test('the way leads through WeChat and back, then the app is asked under our signature', async () => {
  const { who, payNo, orderNo, pay } = await atCashier()
  const cashier = await shop.world.must('/api/v2/order/pay/cashier', { payNo }, who)
  expect(cashier.methods.find((m) => m.code === 'wechat')).toMatchObject({ form: 'app' })
  const first = (await pay()).data
  expect(first).toMatchObject({ status: 'open', code: null, call: null, asking: false })
  const there = new URL(first.redirectUrl!)
  expect(there.searchParams.get('scope')).toBe('snsapi_base')
  expect(there.searchParams.get('redirect_uri')).toContain(`/shoppingCart/payOrder?payNo=${payNo}&way=wechat`)
  const { call, redirectUrl } = (await pay(await granted(there.href))).data
  expect(redirectUrl).toBeNull()
  const { appId, timeStamp, nonceStr, package: wish, signType, paySign } = call!
  expect([appId, signType]).toEqual([shop.provider.settings['WECHAT_PAY_APP_ID'], 'RSA'])
  expect(wish).toMatch(/^prepay_id=wx./)
  const key = createPublicKey({
    key: Buffer.from(shop.provider.settings['WECHAT_PAY_PRIVATE_KEY']!, 'base64'),
    format: 'der',
    type: 'pkcs8',
  } as never)
  const words = [appId, timeStamp, nonceStr, wish].map((line) => `${line}\n`).join('')
  expect(createVerify('RSA-SHA256').update(words).verify(key, paySign!, 'base64')).toBe(true)
  // the same order at the provider when the page asks again
  const again = (await pay(await granted(there.href))).data
  expect(again.call!['package']).toBe(wish)
  const { rows } = await shop.world.pool.query<{ ref: string; start: object }>(
    'select provider_ref as ref, start from payment_attempt order by id desc limit 1',
  )
  expect(Object.keys(rows[0]!.start)).not.toEqual(expect.arrayContaining(['payer']))
  await shop.control(`pay/wechat/${rows[0]!.ref}`)
  await shop.world.runJobs()
  expect((await shop.world.must('/api/v2/order/sell/detail', { orderNo }, who)).status).toBe('awaitingShipment')
})

test('a grant that is used, or none at all, is refused, and nothing is begun', async () => {
  const { pay } = await atCashier()
  const grant = await granted((await pay()).data.redirectUrl!)
  await pay(grant)
  const other = await atCashier()
  for (const wrong of [grant, 'made-up']) {
    const reply = await other.pay(wrong)
    expect([reply.status, reply.data.reason]).toEqual([422, 'paymentFailed'])
  }
  const { trades } = await shop.state()
  expect(trades.filter((t) => t.way === 'jsapi')).toHaveLength(2)
})
