// Keys of the two wallets given at the desk: tried at the provider, used for money without a restart, held by nobody
// who may not, refused by their field, and a payment that began under them ended under those given anew.
import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWallets, type WalletsSimulator } from '../../../../simulators/wallets.ts'
import { buyer, mustPlace } from '../../../../test/buying.ts'
import { staffer } from '../../../../test/claims.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import type { Clerk } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'

let wallets: WalletsSimulator
let world: World
let admin: Clerk
let goods: TestGoods
beforeAll(async () => {
  wallets = await startWallets({ retryMs: 40 })
  world = await openWorld({
    settings: { providerTimeoutMs: 2000, providerPatienceMs: 2000 },
    env: { WECHAT_PAY_HOST: wallets.url, ALIPAY_PAY_HOST: wallets.url },
  })
  admin = await staffer(world, 'admin')
  goods = await makeShop(world)
})
afterAll(async () => {
  await world.close()
  await wallets.close()
})

type Wallet = 'wechatPay' | 'alipayPay'
type Values = Record<string, string>
const issued = (wallet: Wallet): Values => {
  const begins = wallet === 'wechatPay' ? 'WECHAT_PAY_' : 'ALIPAY_PAY_'
  return Object.fromEntries(
    Object.entries(wallets.settings).filter(([name]) => name.startsWith(begins) && !name.endsWith('_HOST')),
  )
}
const env = () => world.app.context.env
const page = async (by = admin) => (await world.must('/api/v2/admin/connection/page', {}, by)).records
const one = async (connection: Wallet) => (await page()).find((record) => record.connection === connection)!
const save = async (connection: Wallet, given: Values, by = admin) => {
  const values = Object.entries(given).map(([name, value]) => ({ name, value }))
  const { version } = await one(connection)
  const wish = { connection, values, reason: 'New contract', version, requestId: crypto.randomUUID() }
  return world.ask('/api/v2/admin/connection/save', wish, by)
}
/** Given, and in use in this process. */
const give = async (wallet: Wallet, given: Values) => {
  const before = env()[wallet]
  const reply = await save(wallet, given)
  expect(reply.status, JSON.stringify(reply.raw)).toBe(200)
  await expect.poll(() => env()[wallet] !== undefined && env()[wallet] !== before).toBe(true)
}
const take = async (connection: Wallet) => {
  const { version } = await one(connection)
  return world.ask('/api/v2/admin/connection/remove', { connection, reason: 'No longer', version }, admin)
}
const remove = async (connection: Wallet) => {
  expect((await take(connection)).status).toBe(200)
  await expect.poll(() => env()[connection]).toBeUndefined()
}
const tried = (connection: Wallet) => world.must('/api/v2/admin/connection/try', { connection }, admin)
const control = (path: string, body: object = {}) =>
  fetch(`${wallets.url}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const otherKey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }) as string,
  }
}
const placed = async () => {
  const who = await buyer(world, { fen: 0 })
  const { payNo, orderNos } = await mustPlace(world, who, { skuId: goods.skus.normal, quantity: 1 })
  return { who, payNo, orderNo: orderNos[0]! }
}
const methodOf = { wechatPay: 'wechat', alipayPay: 'alipay' } as const
const begin = async ({ who, payNo }: Awaited<ReturnType<typeof placed>>, wallet: Wallet) => {
  const going = await world.ask('/api/v2/order/pay/create', { payNo, method: methodOf[wallet] }, who)
  if (going.status !== 200) return undefined
  await fetch(going.data.code ?? going.data.redirectUrl!)
  const { rows } = await world.pool.query<{ ref: string }>(
    `select a.provider_ref as ref from payment_attempt a join payment p on p.id = a.payment_id
     where p.pay_no = $1 order by a.id desc limit 1`,
    [payNo],
  )
  return rows[0]!.ref
}

test.each(['wechatPay', 'alipayPay'] as const)('%s: given, tried, paid by, replaced, taken away', async (wallet) => {
  const first = await placed()
  const offers = async () => (await world.must('/api/v2/order/pay/cashier', { payNo: first.payNo }, first.who)).methods
  expect((await offers()).some(({ code }) => code === methodOf[wallet])).toBe(false)
  await give(wallet, issued(wallet))
  expect(await tried(wallet)).toEqual({ why: 'fine', said: '' })
  expect((await offers()).find(({ code }) => code === methodOf[wallet])).toMatchObject({ available: true })

  // begun in this account: neither another one, nor none, before it is over
  const account = wallet === 'wechatPay' ? 'WECHAT_PAY_MERCHANT' : 'ALIPAY_PAY_APP_ID'
  const busy = { status: 409, data: { reason: 'connectionBusy', count: 1 } }
  const idle = await placed()
  await begin(idle, wallet)
  expect(await save(wallet, { [account]: '1999999999' })).toMatchObject(busy)
  expect(await take(wallet)).toMatchObject(busy)
  await world.must('/api/v2/order/sell/cancel', { orderNo: idle.orderNo, reason: 'changedMind' }, idle.who)
  await world.runJobs()

  // begun under these keys, while others hold nothing can be told of it, under the right ones again it is paid
  const ref = await begin(first, wallet)
  const stranger = otherKey()
  const ours = wallet === 'wechatPay' ? 'WECHAT_PAY_PRIVATE_KEY' : 'ALIPAY_PAY_PRIVATE_KEY'
  await give(wallet, { [ours]: stranger.privateKey })
  const found = await tried(wallet)
  expect(found.why).toBe('keys')
  expect(found.said).not.toBe('')
  const told = JSON.stringify([found, await page()])
  for (const value of [issued(wallet)[ours]!, stranger.privateKey.split('\n')[1]!]) expect(told).not.toContain(value)
  // a notice would be believed: it is told by keys of theirs
  await control('mode', { silent: { notices: true } })
  expect((await control(`pay/${methodOf[wallet]}/${ref}`)).status).toBe(200)
  const statusOf = () => world.must('/api/v2/order/pay/status', { payNo: first.payNo }, first.who)
  expect((await statusOf()).status).not.toBe('paid')
  await give(wallet, { [ours]: issued(wallet)[ours]! })
  await expect.poll(async () => (await statusOf()).status).toBe('paid')
  await control('mode', { silent: { notices: false } })

  await remove(wallet)
  const second = await placed()
  expect(await begin(second, wallet)).toBeUndefined()
  expect((await fetch(`${world.url}/notify/${methodOf[wallet]}`, { method: 'POST', body: 'x' })).status).toBe(404)
})

test('a try tells a key that opens nothing, one that checks nothing, an account of nobody, and silence', async () => {
  await give('wechatPay', { ...issued('wechatPay'), WECHAT_PAY_API_KEY: 'x'.repeat(32) })
  expect((await tried('wechatPay')).why).toBe('keys')
  await give('wechatPay', { WECHAT_PAY_API_KEY: issued('wechatPay')['WECHAT_PAY_API_KEY']! })
  expect((await tried('wechatPay')).why).toBe('fine')
  await give('wechatPay', { WECHAT_PAY_MERCHANT: '1999999999' })
  expect((await tried('wechatPay')).why).toBe('keys')
  await give('alipayPay', { ...issued('alipayPay'), ALIPAY_PAY_PUBLIC_KEY: otherKey().publicKey })
  expect((await tried('alipayPay')).why).toBe('keys')
  // the right one as the older of two
  await give('alipayPay', { ALIPAY_PAY_PUBLIC_KEY_OLD: issued('alipayPay')['ALIPAY_PAY_PUBLIC_KEY']! })
  expect((await tried('alipayPay')).why).toBe('fine')
  await give('alipayPay', { ALIPAY_PAY_PUBLIC_KEY_OLD: '' })
  expect((await tried('alipayPay')).why).toBe('keys')
  await give('alipayPay', { ...issued('alipayPay'), ALIPAY_PAY_APP_ID: '1' })
  expect(await tried('alipayPay')).toMatchObject({ why: 'keys' })
  await control('mode', { silent: { api: true } })
  expect((await tried('wechatPay')).why).toBe('unreachable')
  expect((await tried('alipayPay')).why).toBe('unreachable')
  await control('mode', { silent: { api: false } })
})

test('what is no key is refused by its field, and nothing of it is kept', async () => {
  const before = [await one('wechatPay'), await one('alipayPay')]
  const wrong: [Wallet, Values, string][] = [
    ['wechatPay', { ...issued('wechatPay'), WECHAT_PAY_PRIVATE_KEY: 'x' }, 'WECHAT_PAY_PRIVATE_KEY'],
    ['wechatPay', { ...issued('wechatPay'), WECHAT_PAY_API_KEY: 'short' }, 'WECHAT_PAY_API_KEY'],
    ['wechatPay', { ...issued('wechatPay'), WECHAT_PAY_API_KEY_OLD: 'short' }, 'WECHAT_PAY_API_KEY_OLD'],
    ['wechatPay', { ...issued('wechatPay'), WECHAT_PAY_SERIAL: '" injected' }, 'WECHAT_PAY_SERIAL'],
    ['wechatPay', { ...issued('wechatPay'), WECHAT_PAY_MERCHANT: '19&mchid=1' }, 'WECHAT_PAY_MERCHANT'],
    ['wechatPay', { ...issued('wechatPay'), WECHAT_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_1' }, 'WECHAT_PAY_PUBLIC_KEY_ID'],
    ['wechatPay', { ...issued('wechatPay'), WECHAT_PAY_HOST: 'http://127.0.0.1:1' }, 'WECHAT_PAY_HOST'],
    ['wechatPay', { ...issued('wechatPay'), ALIPAY_PAY_APP_ID: '1' }, 'ALIPAY_PAY_APP_ID'],
    ['alipayPay', { ...issued('alipayPay'), ALIPAY_PAY_PUBLIC_KEY_OLD: 'x' }, 'ALIPAY_PAY_PUBLIC_KEY_OLD'],
    ['alipayPay', { ...issued('alipayPay'), ALIPAY_PAY_DESKTOP: 'window' }, 'ALIPAY_PAY_DESKTOP'],
    ['alipayPay', { ...issued('alipayPay'), ALIPAY_PAY_PRIVATE_KEY: '' }, 'ALIPAY_PAY_PRIVATE_KEY'],
  ]
  for (const [wallet, values, field] of wrong) {
    const reply = await save(wallet, values)
    expect([field, reply.status, reply.data]).toMatchObject([field, 422, { reason: 'connectionInvalid', field }])
  }
  expect([await one('wechatPay'), await one('alipayPay')]).toEqual(before)
  const finance = await staffer(world, 'finance')
  expect((await save('wechatPay', issued('wechatPay'), finance)).status).toBe(403)
  expect((await world.ask('/api/v2/admin/connection/try', { connection: 'wechatPay' }, finance)).status).toBe(403)
})
