// Every call of the table, asked by the wrong people: nobody, a shopper for staff calls, and another buyer,
// for whom a foreign id is exactly like a missing one.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Contract } from '#kernel/call/contract.ts'
import { auditBooks } from '../bin/audit-books.ts'
import { contracts, idFieldsOf, namesOf, privateCalls, requiredOf, schemaOf } from './attacks/fields.ts'
import { consolePassword } from './attacks/own-console.ts'
import { everythingBut, makers, namedBy, type Kind, type Named } from './attacks/own-things.ts'
import type { Scene } from './attacks/scene.ts'
import { buyer, mustPlace, payPassword, shanghai, type Buyer } from './buying.ts'
import { claimed, received, wishOf } from './claims.ts'
import { send, type Asker, type Reply } from './front.ts'
import { makeShop } from './goods.ts'
import { giveRecipient, proof } from './transferring.ts'
import { openWorld, type Person, type World } from './world.ts'

let world: World
let scene: Scene
let stranger: Buyer

beforeAll(async () => {
  world = await openWorld({
    settings: {
      payoutAccountMaxCount: 100,
      teamMaxCount: 100,
      unpaidPaymentsMax: 1000,
      feedbackPerDay: 100,
    },
  })
  const goods = await makeShop(world)
  const owner = await buyer(world)
  stranger = await buyer(world)
  await world.pool.query("update user_account set kind = 'enterprise' where id = $1", [owner.userId])
  scene = { world, goods, owner }
  // from its first use on a payment password is kept otherwise: that is none of the changes looked for here
  for (const who of [owner, stranger]) await world.ask('/api/v2/user/account/default', { id: 1, payPassword }, who)
  await world.must('/api/v2/cart/cart/add', { skuId: goods.skus.normal, quantity: 1 }, stranger)
  await giveRecipient(world)
  for (const who of [owner, stranger]) await makeCase(who)
  for (const who of [owner, stranger]) await world.must('/api/v2/merchant/apply/add', {}, who)
})
afterAll(async () => {
  await world.close()
})

/** The only private call that the specification reads by GET. */
const byGet: readonly string[] = ['/api/v2/user/withdraw/apply/page', '/api/v2/user/focus/page']
const buyerCalls = privateCalls.filter((c) => c.who === 'shopper')
/** The calls of buyers with each id and what it names. */
const ids = buyerCalls.flatMap((c) => idFieldsOf(c).map((field) => ({ c, field, kind: namedBy(c.path, field) })))
const isKind = (kind: Named | undefined): kind is Kind => kind !== undefined && kind in makers
const ownIds = ids.filter((x): x is { c: Contract; field: string; kind: Kind } => isKind(x.kind))

/** What a family of calls wants besides, where the same word means other things elsewhere. */
const restOf: Record<string, Record<string, unknown>> = {
  '/api/v2/order/pickup/person/': { name: '小乔' },
  '/api/v2/invoice/user/': { type: 'individual', title: '林月然' },
  '/api/v2/user/children/': { contact: 'colleague@example.com', nickname: '小乔', role: 'buyer', monthlyLimit: null },
  '/api/v2/merchant/apply/': { version: 1 },
  '/api/v2/feedback/': { type: 'other', content: 'A thought' },
  '/api/v2/order/pay/share/': { word: 'Tea on me' },
  '/api/v2/user/balance/recharge/': { amount: 5000, agreement: true },
  '/api/v2/console/proof/': { password: consolePassword },
  '/api/v2/user/withdraw/': { amount: 1000 },
  '/api/v2/order/pay/transfer/': { holder: '林月然', country: 'CN', bank: '招商银行', number: '6225881234567898' },
  '/api/v2/user/account/': { holder: '林月然', bank: '招商银行', number: '6225881234567898' },
  '/api/v2/order/pay/refund/account/': { holder: '林月然', bank: '建设银行徐汇支行', number: '6217001210012345670' },
  '/api/v2/order/sell/tax': { invoice: { type: 'individual', title: '林月然' } },
  '/v2/user/auth-personal/auth': { document: 'idCard', name: '林月然', number: '11010519491231002X', consent: true },
  '/v2/user/auth-company/auth': {
    name: '福州觅乐科技有限公司',
    country: 'CN',
    number: '91350100M000100Y43',
    legalPerson: '林月然',
    consent: true,
  },
}
/** What each of them has received, and claimed without success: by their ids. */
const cases = new Map<number, Record<string, unknown>>()
/** An order of each of them that may still be changed. */
const unpaidOf = new Map<number, string>()
/** What each of them may send a transfer for, and a proof. */
const sendingOf = new Map<number, { payNo: string; uploadIds: string[] }>()
/** A line of each of them that may be reviewed. */
const reviewableOf = new Map<number, number>()
/** A review of each of them that may be added to. */
const reviewOf = new Map<number, number>()
async function makeCase(who: Buyer): Promise<void> {
  const order = await received(world, scene.goods, who, { sku: 'paper', quantity: 3 })
  const serviceNo = await claimed(world, who, order)
  await world.pool.query(`update claim set status = 'merchantRejected' where service_no = $1`, [serviceNo])
  const lines = [{ orderLineId: order.orderLineId, quantity: 1 }]
  const parcel = { carrier: 'sf', waybill: 'SF1234567890123', phone: '13800132719' }
  const unpaid = await mustPlace(world, who, { skuId: scene.goods.skus.paper, quantity: 1 })
  unpaidOf.set(who.userId, unpaid.orderNos[0]!)
  sendingOf.set(who.userId, { payNo: unpaid.payNo, uploadIds: [await proof(world, who)] })
  reviewableOf.set(who.userId, order.orderLineId)
  const { orderLineId } = await received(world, scene.goods, who, { sku: 'paper' })
  const { reviewId } = await world.must('/api/v2/goods/comment/create', { orderLineId, rating: 4 }, who)
  reviewOf.set(who.userId, reviewId)
  cases.set(who.userId, { ...(await wishOf(world, {})), ...parcel, orderNo: order.orderNo, serviceNo, lines })
}
/** A whole input of the call for this person. */
function inputOf(c: Contract, who: Partial<Buyer>, field?: string, value?: unknown): Record<string, unknown> {
  const schema = schemaOf(c)
  const rest = Object.entries(restOf).find(([path]) => c.path.startsWith(path))?.[1] ?? {}
  const known: Record<string, unknown> = {
    ...shanghai,
    quantity: 1,
    selected: false,
    skuId: scene.goods.skus.second,
    from: { skuId: scene.goods.skus.paper, quantity: 1 },
    addressId: who.addressId,
    priceToken: 'none of ours',
    requestId: crypto.randomUUID(),
    method: 'balance',
    reason: 'I moved',
    payPassword,
    ...rest,
    ...(c.path === '/api/v2/order/sell/address/edit' && { orderNo: unpaidOf.get(who.userId ?? 0) }),
    ...(c.path === '/api/v2/order/pay/transfer/add' && sendingOf.get(who.userId ?? 0)),
    ...(c.path.startsWith('/api/v2/order/refund/') && cases.get(who.userId ?? 0)),
    ...(c.path === '/api/v2/invoice/apply/add' && {
      orderNo: cases.get(who.userId ?? 0)?.['orderNo'],
      invoice: { type: 'individual', title: '林月然' },
    }),
    ...(c.path === '/api/v2/goods/comment/create' && { rating: 4, orderLineId: reviewableOf.get(who.userId ?? 0) }),
    ...(c.path === '/api/v2/goods/comment/append' && { text: 'More', reviewId: reviewOf.get(who.userId ?? 0) }),
  }
  const wanted = [
    ...requiredOf(schema),
    ...namesOf(schema).filter((f) => f === 'payPassword' || f in shanghai || f in rest),
    // of one that is paid, or of a friend's link: each may be named alone
    ...(c.path === '/api/v2/order/pay/transfer/add' ? ['payNo'] : []),
  ]
  const input = Object.fromEntries(wanted.filter((f) => f in known).map((f) => [f, known[f]]))
  if (field === undefined) return input
  const [top = '', ...inside] = field.split('.')
  const around = top === 'invoice' ? { type: 'individual' } : {}
  const nested = inside.reduceRight<unknown>(
    (held, name) => (name === '[]' ? [held] : { ...around, [name]: held }),
    value,
  )
  return { ...input, [top]: nested }
}
const ask = (c: Contract, input: object, who: Asker = {}): Promise<Reply> =>
  c.method === 'GET' ? read(c.path, input, who) : send(world.url, c.path, JSON.stringify(input), who)
async function read(path: string, input: object, { token, headers }: Asker): Promise<Reply> {
  const query = new URLSearchParams(Object.entries(input).map(([k, v]) => [k, String(v)]))
  const reply = await fetch(`${world.url}${path}?${query}`, {
    headers: { 'user-type': '1', ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
  })
  const raw = (await reply.json()) as Record<string, unknown>
  return {
    status: reply.status,
    code: raw['code'] as number,
    message: raw['message'] as string,
    data: raw['data'] as never,
    raw,
  }
}

test('calls that need a person are there, and each takes a POST but two', () => {
  expect(privateCalls.length).toBeGreaterThan(60)
  expect(ownIds.length).toBeGreaterThan(35)
  expect(new Set(privateCalls.filter((c) => c.method !== 'POST').map((c) => c.path))).toEqual(new Set(byGet))
})
test("every id of a buyer's call is known: whose it is, or that it names what anybody may see", () => {
  expect(ids.filter((x) => x.kind === undefined).map(({ c, field }) => `${c.path} ${field}`)).toEqual([])
})
test.each(privateCalls.map((c) => [c.path, c] as const))(
  '%s without a sign-in, by cookie only, with a made-up token: 401',
  async (_path, c) => {
    const input = inputOf(c, scene.owner)
    for (const who of [{}, { headers: { cookie: `token=${scene.owner.token}` } }, { token: 'a'.repeat(43) }]) {
      const reply = await ask(c, input, who)
      expect([reply.status, reply.code]).toEqual([401, -201])
    }
  },
)
test.each(ownIds.map(({ c, field, kind }) => [c.path, field, c, kind] as const))(
  "%s: another buyer's %s answers exactly like a missing one and changes nothing; its owner's does something",
  async (path, field, c, kind) => {
    const thing = await makers[kind](scene)
    const before = await everythingBut(world, stranger.userId)
    const told = async (who: Person, id: unknown) => {
      const { status, code, message, data } = await ask(c, inputOf(c, who, field, id), who)
      return { status, code, message, data }
    }
    const [theirs, none] = [await told(stranger, thing.theirs), await told(stranger, thing.missing)]
    expect(theirs).toEqual(none)
    expect(theirs.status, `${path} ${field} ${JSON.stringify(theirs)}`).not.toBe(400)
    expect(theirs.status).toBeLessThan(500)
    expect(await everythingBut(world, stranger.userId)).toEqual(before)
    // the control: the same words of the owner are heard, so the answers above were about the id
    const owned = await told(thing.of, thing.theirs)
    const changed = JSON.stringify(await everythingBut(world, stranger.userId)) !== JSON.stringify(before)
    expect(changed || JSON.stringify(owned) !== JSON.stringify(none), `the owner hears ${JSON.stringify(owned)}`).toBe(
      true,
    )
  },
)
/** Moments and tokens: no two answers have the same. */
const ofItsOwn = /"\d{4}-[^"]+Z"|"priceToken":"[^"]+"/g
test.each(ids.filter((x) => x.kind === 'unread').map(({ c, field }) => [c.path, field, c] as const))(
  '%s does not look at %s: a foreign, a missing and the own one are alike',
  async (_path, field, c) => {
    const { theirs, missing } = await makers.invoiceProfile(scene)
    const told = async (who: Buyer, id: unknown) =>
      JSON.stringify((await ask(c, inputOf(c, who, field, id), who)).data).replaceAll(ofItsOwn, '')
    const none = await told(stranger, missing)
    expect([await told(stranger, theirs), (await told(scene.owner, theirs)).length]).toEqual([none, none.length])
  },
)
test('a foreign number in the search of the order list finds nothing', async () => {
  const { orderNos } = await mustPlace(world, scene.owner, { skuId: scene.goods.skus.paper, quantity: 1 })
  const find = async (who: Person) =>
    (await world.must('/api/v2/order/sell/page', { keyword: orderNos[0]! }, who)).records.length
  expect([await find(scene.owner), await find(stranger)]).toEqual([1, 0])
})
test('calls of merchants and staff refuse shoppers, whatever audience they claim', async () => {
  for (const c of privateCalls.filter((p) => typeof p.who === 'object'))
    for (const audience of ['1', '2', '3']) {
      const reply = await ask(c, inputOf(c, stranger), { token: stranger.token, headers: { 'user-type': audience } })
      expect([c.path, reply.status, reply.code]).toEqual([c.path, 403, 40_301])
    }
})
test('a wrong method and an unknown path are refused in the words of the API', async () => {
  for (const c of contracts)
    expect((await fetch(world.url + c.path, { method: c.method === 'POST' ? 'GET' : 'POST' })).status, c.path).toBe(405)
  expect((await send(world.url, '/api/v2/none', '{}')).code).toBe(40_402)
})
test('the books are right after all of it', async () =>
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} }))
