// A friend pays: by a link that says nothing of where the parcel goes, from their own balance or at a provider, signed
// in or not; of two at once one pays; money goes back to who paid. Books are recounted at the end.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { balanceOfBuyer, buyer, mustPlace, payFromBalance, payPassword, type Buyer } from '../../../../test/buying.ts'
import { send } from '../../../../test/front.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openOnlineWorld, type OnlineWorld } from '../../../../test/online.ts'
import type { Person, World } from '../../../../test/world.ts'
import { refundOrder } from './payments.ts'

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
const nobody = {}
const tokenIn = (path: string): string => path.split('/').at(-1)!
const share = async (who: Person, payNo: string, word = 'Tea on me, for life.') =>
  tokenIn((await world.must('/api/v2/order/pay/share/add', { payNo, word }, who)).path)
const detail = (token: string, who: Partial<Person> = nobody, attemptNo?: string) =>
  world.must('/api/v2/order/pay/share/detail', { token, ...(attemptNo ? { attemptNo } : {}) }, who)
const pay = (token: string, method: string, who: Partial<Person> = nobody, more: object = {}) =>
  world.ask('/api/v2/order/pay/share/pay', { token, method, ...more }, who)
const payByBalance = (token: string, who: Person) => pay(token, 'balance', who, { payPassword })
const orderOf = (who: Person, orderNo: string) => world.must('/api/v2/order/sell/detail', { orderNo }, who)
/** Goes to the provider by the link. */
async function begin(token: string, who: Partial<Person> = nobody) {
  const { data } = await pay(token, 'online', who)
  return { session: new URL(data.redirectUrl!).pathname.split('/').at(-1)!, attemptNo: data.attemptNo }
}
async function asked() {
  const lin = await buyer(world, { fen: 0, name: `lin${crypto.randomUUID().slice(0, 8)}` })
  const placed = await mustPlace(world, lin, { skuId: goods.skus.normal, quantity: 2 })
  return { lin, ...placed, orderNo: placed.orderNos[0]!, token: await share(lin, placed.payNo) }
}
const hear = async (): Promise<void> => {
  await world.runJobs()
  await world.runJobs()
}
async function giveAllBack(orderNo: string, payable: number): Promise<void> {
  const { rows } = await world.pool.query<{ id: string }>('select id from shop_order where order_no = $1', [orderNo])
  await refundOrder(world.app.db, world.app.context, Number(rows[0]!.id), payable, 'test', `test:${orderNo}`)
  await hear()
}

describe('the page behind the link', () => {
  test('shows goods, sum, time, name and word, and nothing of who gets it where', async () => {
    const { lin, payNo, orderNo, token, payable } = await asked()
    const seen = await detail(token)
    expect(seen).toMatchObject({
      status: 'open',
      word: 'Tea on me, for life.',
      amount: payable,
      goods: [{ quantity: 2 }],
      ownPayNo: null,
      attempt: null,
      hasPayPassword: false,
    })
    expect(seen.methods.map((m) => m.code)).toEqual(['online'])
    const all = JSON.stringify(seen)
    for (const secret of ['林月然', '13800132719', '武康路', '徐汇', lin.email, payNo, orderNo, lin.token])
      expect(all).not.toContain(secret)
  })
  test('has one link, which the database does not tell', async () => {
    const { lin, payNo, token } = await asked()
    expect(await share(lin, payNo, 'another word')).toBe(token)
    expect((await detail(token)).word).toBe('another word')
    await begin(token)
    const dump = await world.pool.query<{ all: string }>(
      `select string_agg(t, '') as all from (
        select s::text as t from payment_share s union all select a::text from payment_attempt a
        union all select j::text from graphile_worker._private_jobs j union all select q::text from request_reply q) x`,
    )
    expect(dump.rows[0]!.all).not.toContain(token)
    expect(dump.rows[0]!.all).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
  })
  test('is nobody’s under another token, and takes no more than it asks for', async () => {
    const { token, payNo } = await asked()
    const other = (token.startsWith('A') ? 'B' : 'A') + token.slice(1)
    expect((await world.ask('/api/v2/order/pay/share/detail', { token: other }, nobody)).data.reason).toBe('notFound')
    expect((await pay(other, 'online')).data.reason).toBe('notFound')
    for (const more of [{ amount: 1 }, { payNo }, { userId: 1 }, { payerId: 1 }, { price: 1 }]) {
      const body = { token, method: 'online', requestId: crypto.randomUUID(), ...more }
      const reply = await send(world.url, '/api/v2/order/pay/share/pay', JSON.stringify(body))
      expect(reply.data.reason, JSON.stringify(more)).toBe('badInput')
    }
  })
  test('is made by the owner alone, with a word of few signs', async () => {
    const { lin, payNo } = await asked()
    const eve = await buyer(world)
    const add = (who: Person, word: string) => world.ask('/api/v2/order/pay/share/add', { payNo, word }, who)
    expect((await add(eve, '')).data.reason).toBe('notFound')
    expect((await add(lin, '茶'.repeat(61))).data.reason).toBe('badInput')
    expect((await add(lin, '茶'.repeat(60))).status).toBe(200)
  })
  test('leads its owner to their own cashier', async () => {
    const { lin, payNo, token } = await asked()
    expect((await detail(token, lin)).ownPayNo).toBe(payNo)
  })
})

describe('a friend', () => {
  test('pays as a guest at the provider; a refund goes back there, and the order tells of a friend', async () => {
    const { lin, orderNo, token, payable } = await asked()
    const { session, attemptNo } = await begin(token)
    expect(await detail(token)).toMatchObject({ beingPaid: true })
    await online.control(`pay/${session}`)
    await hear()
    expect(await detail(token, nobody, attemptNo)).toMatchObject({
      status: 'paid',
      attempt: 'paid',
      goods: [],
      word: '',
    })
    expect(await orderOf(lin, orderNo)).toMatchObject({ status: 'awaitingShipment', paidByFriend: true })
    await giveAllBack(orderNo, payable)
    const { charges } = (await online.control('state')).body as { charges: { amount_refunded: number }[] }
    expect(charges.at(-1)!.amount_refunded).toBe(payable)
    expect(await balanceOfBuyer(world, lin)).toBe(0)
  })
  test('who is at a provider leads nobody else there', async () => {
    const { lin, payNo, token } = await asked()
    await begin(token)
    expect((await world.must('/api/v2/order/pay/status', { payNo }, lin)).redirectUrl).toBeNull()
    const own = await online.begin(lin, payNo)
    const { redirectUrl } = await world.must('/api/v2/order/pay/status', { payNo }, lin)
    expect(redirectUrl).toContain(own)
  })
  test('comes back from the provider to the page, and not to the cashier of who asked', async () => {
    const { token } = await asked()
    const { attemptNo } = await begin(token)
    const { sessions } = (await online.control('state')).body as {
      sessions: { success_url: string; cancel_url: string }[]
    }
    const page = `${world.url}/shoppingCart/friendPay/${token}`
    expect(sessions.at(-1)).toMatchObject({ success_url: `${page}?attempt=${attemptNo}`, cancel_url: page })
  })
  test('pays from their own balance by their own payment password, and gets the refund there', async () => {
    const { lin, orderNo, token, payable } = await asked()
    const mo = await buyer(world, { fen: 50_000 })
    expect((await detail(token, mo)).methods).toMatchObject([{ code: 'online' }, { code: 'balance', balance: 50_000 }])
    expect((await pay(token, 'balance', mo, { payPassword: '000000' })).data.reason).toBe('payPasswordWrong')
    expect((await payByBalance(token, mo)).data.status).toBe('paid')
    expect([await balanceOfBuyer(world, mo), await balanceOfBuyer(world, lin)]).toEqual([50_000 - payable, 0])
    expect(await orderOf(lin, orderNo)).toMatchObject({ status: 'awaitingShipment', paidByFriend: true })
    const { records } = await world.must('/api/v2/user/balance/record/page', {}, mo)
    expect(records[0]).toMatchObject({ kind: 'paidForFriend', amount: -payable, orderNos: [] })
    expect((await world.ask('/api/v2/order/sell/detail', { orderNo }, mo)).data.reason).toBe('notFound')
    await giveAllBack(orderNo, payable)
    expect([await balanceOfBuyer(world, mo), await balanceOfBuyer(world, lin)]).toEqual([50_000, 0])
  })
  test('who has no balance, no password or no sign-in cannot pay from it', async () => {
    const { token } = await asked()
    const [poor, bare] = [await buyer(world, { fen: 10 }), await world.person()]
    expect((await payByBalance(token, poor)).data.reason).toBe('insufficientBalance')
    expect((await payByBalance(token, bare)).data.reason).toBe('payPasswordNotSet')
    expect((await pay(token, 'balance', nobody, { payPassword })).data.reason).toBe('methodNotAvailable')
    expect((await pay(token, 'balance', { token: 'a'.repeat(43) }, { payPassword })).data.reason).toBe(
      'methodNotAvailable',
    )
    expect((await detail(token)).status).toBe('open')
  })
  test('who was blocked pays nothing from the balance', async () => {
    const { token } = await asked()
    const mo = await buyer(world)
    await world.pool.query(
      `update user_account set status = 'blocked', blocked_at = now(), blocked_why = 'rules' where id = $1`,
      [mo.userId],
    )
    expect((await payByBalance(token, mo)).data.reason).toBe('methodNotAvailable')
  })
  test('whose password is tried too often is locked, whoever asked', async () => {
    const [one, two] = [await asked(), await asked()]
    const mo = await buyer(world)
    for (let n = 0; n < 5; n++) await pay(n % 2 ? one.token : two.token, 'balance', mo, { payPassword: '000000' })
    expect((await payByBalance(one.token, mo)).data.reason).toBe('payPasswordLocked')
  })
})

describe('of two friends', () => {
  test('who pay from their balances at once exactly one pays', async () => {
    const { token, payable, lin, orderNo } = await asked()
    const friends = await Promise.all([1, 2, 3, 4].map(() => buyer(world, { fen: 50_000 })))
    const replies = await Promise.all(friends.map((friend) => payByBalance(token, friend)))
    expect(replies.filter((r) => r.data.status === 'paid')).toHaveLength(1)
    expect(replies.filter((r) => r.data.reason === 'paymentStateChanged')).toHaveLength(3)
    const left = await Promise.all(friends.map((friend) => balanceOfBuyer(world, friend)))
    expect(left.toSorted((a, b) => a - b)).toEqual([50_000 - payable, 50_000, 50_000, 50_000])
    expect((await orderOf(lin, orderNo)).history.map((h) => h.event)).toEqual(['place', 'pay'])
  })
  test('the slower one at the provider gets the money back, and is told so', async () => {
    const { token, payable, lin, orderNo } = await asked()
    const mo = await buyer(world, { fen: 50_000 })
    const guest = await begin(token)
    const ida = await world.person()
    const other = await begin(token, ida)
    expect(other.session).not.toBe(guest.session)
    expect((await payByBalance(token, mo)).data.status).toBe('paid')
    for (const { session } of [guest, other]) await online.control(`pay-late/${session}`)
    await hear()
    for (const { attemptNo } of [guest, other]) expect((await detail(token, nobody, attemptNo)).attempt).toBe('back')
    const { charges } = (await online.control('state')).body as {
      charges: { amount: number; amount_refunded: number }[]
    }
    expect(charges.slice(-2).map((c) => c.amount_refunded)).toEqual([payable, payable])
    expect((await world.must('/api/v2/user/message/page', {}, ida)).records[0]?.text).toContain('¥')
    expect((await orderOf(lin, orderNo)).status).toBe('awaitingShipment')
  })
  test('the owner who is quicker ends the link', async () => {
    const lin = await buyer(world, { fen: 50_000 })
    const { payNo, orderNos } = await mustPlace(world, lin, { skuId: goods.skus.normal, quantity: 1 })
    const token = await share(lin, payNo)
    expect((await payFromBalance(world, lin, payNo)).data.status).toBe('paid')
    expect(await detail(token)).toMatchObject({ status: 'paid', goods: [] })
    expect((await pay(token, 'online')).data.reason).toBe('paymentStateChanged')
    expect((await orderOf(lin, orderNos[0]!)).paidByFriend).toBe(false)
  })
})

describe('a link', () => {
  test('ends with its time', async () => {
    const { token } = await asked()
    const mo = await buyer(world)
    await world.advance(1_801_000)
    expect(await detail(token)).toMatchObject({ status: 'closed', goods: [], methods: [], word: '' })
    expect((await payByBalance(token, mo)).data.reason).toBe('orderClosed')
    expect((await pay(token, 'online')).data.reason).toBe('orderClosed')
    expect(await balanceOfBuyer(world, mo)).toBe(100_000)
  })
  test('late money of a friend revives the order, as it would of its buyer', async () => {
    const { lin, orderNo, token } = await asked()
    const { session, attemptNo } = await begin(token)
    await world.advance(1_801_000)
    expect((await orderOf(lin, orderNo)).status).toBe('closed')
    await online.control(`pay-late/${session}`)
    await hear()
    expect(await orderOf(lin, orderNo)).toMatchObject({ status: 'awaitingShipment', paidByFriend: true })
    expect((await detail(token, nobody, attemptNo)).attempt).toBe('paid')
  })
  test('ends when the order changes: the number is void, and what comes anyway goes back', async () => {
    const lin: Buyer = await buyer(world, { fen: 0 })
    for (const skuId of [goods.skus.normal, goods.skus.paper])
      await world.must('/api/v2/cart/cart/add', { skuId, quantity: 1 }, lin)
    const { payNo, orderNos } = await mustPlace(world, lin, { cart: true })
    const token = await share(lin, payNo)
    const { session, attemptNo } = await begin(token)
    await world.must('/api/v2/order/sell/cancel', { orderNo: orderNos[0]!, reason: 'wrong' }, lin)
    expect((await detail(token)).status).toBe('void')
    expect((await pay(token, 'online')).data.reason).toBe('paymentStateChanged')
    await online.control(`pay-late/${session}`)
    await hear()
    expect((await detail(token, nobody, attemptNo)).attempt).toBe('back')
  })
  test('tells the fate of no attempt but its own', async () => {
    const [one, two] = [await asked(), await asked()]
    const { attemptNo } = await begin(one.token)
    expect((await detail(two.token, nobody, attemptNo)).attempt).toBeNull()
    expect((await detail(one.token, nobody, attemptNo)).attempt).toBe('open')
    expect((await world.must('/api/v2/order/pay/share/status', { token: one.token, attemptNo }, nobody)).attempt).toBe(
      'open',
    )
  })
})
