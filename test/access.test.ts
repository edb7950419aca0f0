// Every call of the table, asked by the wrong people: nobody, a shopper for staff calls, and another buyer, for whom a foreign id is exactly like a missing one.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls, type Calls } from '#app.ts'
import type { Contract } from '#kernel/contract.ts'
import { auditBooks } from '../bin/audit-books.ts'
import { buyer, mustPlace, payFromBalance, payPassword, shanghai, type Buyer } from './buying.ts'
import { send, type Asker, type Reply } from './front.ts'
import { makeShop } from './goods.ts'
import { openWorld, type World } from './world.ts'

type Path = keyof Calls
const contracts = calls.map((c) => c.contract)
const privateCalls = contracts.filter((c) => c.who !== 'public')

let world: World
let owner: Buyer
let stranger: Buyer
/** What belongs to the owner, and its like that nobody has. */
let foreign: Record<string, unknown>
let missing: Record<string, unknown>

beforeAll(async () => {
  world = await openWorld()
  const goods = await makeShop(world)
  owner = await buyer(world)
  stranger = await buyer(world)
  for (const person of [owner, stranger]) {
    await world.must('/api/v2/cart/cart/add', { skuId: goods.skus.normal, quantity: 1 }, person)
    await world.must('/api/v2/user/address/add', { ...shanghai, label: 'Office' }, person)
  }
  const open = await mustPlace(world, owner, { skuId: goods.skus.paper, quantity: 1 })
  const paid = await mustPlace(world, owner, { skuId: goods.skus.paper, quantity: 1 })
  await payFromBalance(world, owner, paid.payNo)
  const { groups } = await world.must('/api/v2/cart/cart/list', {}, owner)
  const addressId = owner.addressId
  foreign = { id: addressId, addressId, cartLineId: groups[0]!.lines[0]!.cartLineId, cartLineIds: [groups[0]!.lines[0]!.cartLineId], orderNo: open.orderNos[0], payNo: open.payNo }
  missing = { id: 999_999_999, addressId: 999_999_999, cartLineId: 999_999_999, cartLineIds: [999_999_999], orderNo: '99999999999999999999', payNo: '99999999999999999999' }
  rest = {
    skuId: goods.skus.second,
    from: { skuId: goods.skus.paper, quantity: 1 },
    reviewId: 1,
    useful: true,
    productId: goods.products.normal,
    productIds: [goods.products.normal],
    views: [{ productId: goods.products.normal }],
    paused: false,
    fanId: 1,
    on: true,
  }
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await world.close()
})
let rest: Record<string, unknown>
/** What a family of calls wants besides, where the same word means other things elsewhere. */
const restOf: Record<string, Record<string, unknown>> = {
  '/api/v2/order/pickup/person/': { name: 'X' },
  '/api/v2/invoice/user/': { type: 'individual', title: 'X' },
  '/api/v2/user/focus/': { type: 'merchant' },
  '/api/v2/user/children/': { contact: 'colleague@example.com', nickname: 'X', role: 'buyer', monthlyLimit: null },
}

const fieldsOf = (c: Contract): string[] => Object.keys((c.input as { properties?: object }).properties ?? {})
/** Their ids name what anybody may see. */
const ofPublicThings: readonly string[] = ['/api/v2/user/focus/addOrCancel']
/** The only private call that the specification reads by GET. */
const byGet: readonly string[] = ['/api/v2/user/focus/page']
/** Ids that name something of a buyer's own; an `id` does so on the address calls. */
const ownIds = (c: Contract): string[] =>
  fieldsOf(c).filter((f) => ['addressId', 'cartLineId', 'cartLineIds', 'orderNo', 'payNo'].includes(f) || (f === 'id' && c.who === 'buyer' && !ofPublicThings.includes(c.path)))
const withIds = privateCalls.filter((c) => c.who === 'buyer' && ownIds(c).length > 0)

/** A whole input of the call, with the ids given. */
function inputOf(c: Contract, ids: Record<string, unknown>): Record<string, unknown> {
  const known: Record<string, unknown> = {
    ...shanghai,
    quantity: 1,
    selected: false,
    priceToken: 't1800',
    invoice: { type: 'none' },
    method: 'balance',
    payPassword,
    code: '123456',
    lines: [],
    ...rest,
    ...Object.entries(restOf).find(([path]) => c.path.startsWith(path))?.[1],
    ...ids,
  }
  const required = (c.input as { required?: string[] }).required ?? []
  return Object.fromEntries(
    fieldsOf(c)
      .filter((f) => required.includes(f) || f in ids || f === 'payPassword' || f in shanghai)
      .filter((f) => f in known)
      .map((f) => [f, known[f]]),
  )
}
const ask = (c: Contract, input: object, who: Asker = {}): Promise<Reply> => (c.method === 'GET' ? read(c.path, input, who) : send(world.url, c.path, JSON.stringify(input), who))
async function read(path: string, input: object, { token, headers }: Asker): Promise<Reply> {
  const query = new URLSearchParams(Object.entries(input).map(([k, v]) => [k, String(v)]))
  const reply = await fetch(`${world.url}${path}?${query}`, { headers: { 'user-type': '1', ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers } })
  const raw = (await reply.json()) as Record<string, unknown>
  return { status: reply.status, code: raw['code'] as number, message: raw['message'] as string, data: raw['data'] as never, raw }
}
/** Everything that is the owner's, word for word. */
async function belongings(): Promise<string> {
  const of = async (table: string, order = 'id') => (await world.pool.query(`select * from ${table} where user_id = $1 order by ${order}`, [owner.userId])).rows
  const orders = await world.pool.query('select h.* from order_history h join shop_order o on o.id = h.order_id where o.user_id = $1 order by h.id', [owner.userId])
  return JSON.stringify([
    await of('cart_line'),
    await of('address'),
    await of('shop_order'),
    await of('payment'),
    await of('session'),
    await of('collection', 'product_id'),
    await of('footprint'),
    await of('follow'),
    orders.rows,
    (await world.pool.query('select * from stock order by sku_id')).rows,
  ])
}

test('calls that need a person are there, and each takes a POST but one', () => {
  expect(privateCalls.length).toBeGreaterThan(20)
  expect(withIds.length).toBeGreaterThan(12)
  expect(privateCalls.filter((c) => c.method !== 'POST').map((c) => c.path)).toEqual(byGet)
})
test.each(privateCalls.map((c) => [c.path, c] as const))('%s without a sign-in, by cookie only, with a made-up token: 401', async (_path, c) => {
  const input = inputOf(c, foreign)
  for (const who of [{}, { headers: { cookie: `token=${owner.token}` } }, { token: 'a'.repeat(43) }]) {
    const reply = await ask(c, input, who)
    expect([reply.status, reply.code]).toEqual([401, -201])
  }
})
test.each(withIds.map((c) => [c.path, c] as const))("%s: another buyer's id answers exactly like a missing one and changes nothing", async (_path, c) => {
  const before = await belongings()
  for (const name of ownIds(c)) {
    const told = async (id: unknown) => {
      const { status, code, message, data } = await ask(c, inputOf(c, { [name]: id }), stranger)
      return { status, code, message, data }
    }
    const [theirs, none] = [await told(foreign[name]), await told(missing[name])]
    expect(theirs).toEqual(none)
    expect(theirs.status, `${c.path} ${name} ${JSON.stringify(theirs)}`).not.toBe(400)
    expect(theirs.status).toBeLessThan(500)
  }
  expect(await belongings()).toBe(before)
})
test('the same ids do work for their owner, so that the answers above are not refusals of the input', async () => {
  expect((await world.ask('/api/v2/user/address/detail', { id: owner.addressId }, owner)).status).toBe(200)
  expect((await world.ask('/api/v2/order/sell/detail' satisfies Path, { orderNo: foreign['orderNo'] as string }, owner)).status).toBe(200)
  expect((await world.ask('/api/v2/order/pay/cashier', { payNo: foreign['payNo'] as string }, owner)).status).toBe(200)
  expect((await world.ask('/api/v2/cart/cart/num', { cartLineId: foreign['cartLineId'] as number, quantity: 2 }, owner)).status).toBe(200)
})
test('a foreign number in the search of the order list finds nothing', async () => {
  const { records } = await world.must('/api/v2/order/sell/page', { keyword: foreign['orderNo'] as string }, stranger)
  expect(records).toEqual([])
})
test('calls of merchants and staff refuse shoppers, whatever hat they claim', async () => {
  for (const c of privateCalls.filter((p) => typeof p.who === 'object'))
    for (const hat of ['1', '2', '3']) {
      const reply = await ask(c, inputOf(c, foreign), { token: stranger.token, headers: { 'user-type': hat } })
      expect([c.path, reply.status, reply.code]).toEqual([c.path, 403, 40_301])
    }
})
test('a wrong method and an unknown path are refused in the words of the API', async () => {
  for (const c of contracts) expect((await fetch(world.url + c.path, { method: c.method === 'POST' ? 'GET' : 'POST' })).status, c.path).toBe(405)
  expect((await send(world.url, '/api/v2/none', '{}')).code).toBe(40_402)
})
