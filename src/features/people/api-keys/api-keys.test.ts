// Keys of merchants through the front door: what they open and what never, whose they are, and how they end.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls, keyScopes } from '#app.ts'
import { buyer, mustPlace } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { atConsole, joinAs, roleWith } from '../../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

type Member = Person & { headers: Record<string, string> }
let world: World
let goods: TestGoods
let owner: Member
let other: Member
beforeAll(async () => {
  world = await openWorld({ settings: { apiKeysMaxCount: 50 } })
  goods = await makeShop(world)
  owner = await member('owner')
  other = await member('owner', goods.merchants.paper)
})
afterAll(() => world.close())

let made = 0
const member = async (role: string, merchantId = goods.merchants.kiln): Promise<Member> =>
  joinAs(world, await world.person(`keeper${++made}`), { audience: 'merchant', merchantId, role })
const page = (who: Member) => world.must('/api/v2/mch/key/page', {}, who)
const add = (scope: string[], by: Member = owner, days: number | null = null) =>
  world.ask('/api/v2/mch/key/add', { name: 'Till', scope, days }, by)
/** Somebody who has nothing but the key. */
const by = (key: string, headers: Record<string, string> = {}) => ({
  ...owner,
  token: key,
  headers: { 'user-type': '2', ...headers },
})
const keyOf = async (scope: string[], maker: Member = owner, days: number | null = null) =>
  world.must('/api/v2/mch/key/add', { name: 'Till', scope, days }, maker)
const orders = (key: string, headers?: Record<string, string>) =>
  world.ask('/api/v2/mch/order/page', {}, by(key, headers))
const reasonOf = (reply: { data: unknown }) => (reply.data as { reason?: string }).reason
const keyRow = async (id: number) => (await world.pool.query('select * from api_key where id = $1', [id])).rows[0]!

test('a key is shown once, kept as a hash, and opens what its scope names at its merchant alone', async () => {
  const shopper = await buyer(world)
  const { orderNos } = await mustPlace(world, shopper, { skuId: goods.skus.normal, quantity: 1 })
  const elsewhere = await mustPlace(world, shopper, { skuId: goods.skus.paper, quantity: 1 })
  const { id, key } = await keyOf(['order.read'])
  expect(key).toMatch(/^mk_[\w-]{43}$/)
  const kept = JSON.stringify(await keyRow(id)) + JSON.stringify(await page(owner))
  expect(kept).not.toContain(key.slice(8, 40))
  const seen = await orders(key)
  const nos = (seen.data as { records: { orderNo: string }[] }).records.map((o) => o.orderNo)
  expect(nos).toContain(orderNos[0])
  expect(nos).not.toContain(elsewhere.orderNos[0])
  expect(reasonOf(await world.ask('/api/v2/mch/order/detail', { orderNo: elsewhere.orderNos[0]! }, by(key)))).toBe(
    'notFound',
  )
  expect(reasonOf(await orders(key, { 'merchant-id': String(goods.merchants.paper) }))).toBe('forbidden')
  expect((await orders(key, { 'merchant-id': String(goods.merchants.kiln) })).status).toBe(200)
  expect(reasonOf(await world.ask('/api/v2/mch/stock/page', {}, by(key)))).toBe('forbidden')
  expect(reasonOf(await world.ask('/api/v2/mch/order/remark', { orderNo: orderNos[0]!, text: 'x' }, by(key)))).toBe(
    'forbidden',
  )
})
test('of all calls a key opens those that it may, as a merchant; raw routes and other sides stay shut', async () => {
  const { key } = await keyOf([...keyScopes])
  const opened: string[] = []
  for (const { contract } of calls) {
    if (contract.who === 'public' || contract.method === 'GET') continue
    const reply = await world.ask(contract.path as '/api/v2/mch/order/page', {}, by(key))
    if (reply.status !== 401 && reply.status !== 403) opened.push(contract.path)
    const asStaff = await world.ask(contract.path as '/api/v2/mch/order/page', {}, by(key, { 'user-type': '3' }))
    expect([contract.path, asStaff.status]).toEqual([contract.path, contract.who === 'shopper' ? 401 : 403])
  }
  expect(opened.every((path) => path.startsWith('/api/v2/mch/'))).toBe(true)
  expect(opened.length).toBeGreaterThan(40)
  for (const shut of ['key/', 'staff/', 'refund/audit', 'refund/receive', 'order/price', 'order/cancel', 'address/add'])
    expect(opened.filter((path) => path.startsWith(`/api/v2/mch/${shut}`))).toEqual([])
  const get = async (path: string) =>
    (
      await fetch(new URL(path, world.app.context.publicUrl()), {
        headers: { authorization: `Bearer ${key}`, 'user-type': '2' },
      })
    ).status
  expect(await get('/api/v2/console/stream')).toBe(401)
})
test('a scope holds what its maker may do here and what is open to keys', async () => {
  for (const scope of [['staff.read'], ['system.write'], ['shop.write'], ['aftersale.write'], ['money.read']])
    expect(reasonOf(await add(scope))).toBe('keyAboveYou')
  const role = await roleWith(world, 'merchant', ['system.read', 'system.write', 'order.read'])
  const clerk = await member(role)
  expect(reasonOf(await add(['order.write'], clerk))).toBe('keyAboveYou')
  expect((await add(['order.read'], clerk)).status).toBe(200)
  expect((await page(clerk)).scopes).toEqual(['order.read'])
  for (const scope of [[], ['order.read', 'order.read'], ['order']]) expect(reasonOf(await add(scope))).toBe('badInput')
  expect(reasonOf(await add(['order.read'], await member('orders')))).toBe('forbidden')
  expect((await keyRow((await keyOf(['order.write'])).id)).scope).toEqual(['order.read', 'order.write'])
})
test('a revoked key ends at once, one that ran out by the clock; other merchants’ are not there', async () => {
  const { id, key } = await keyOf(['order.read'])
  expect(reasonOf(await world.ask('/api/v2/mch/key/revoke', { id }, other))).toBe('notFound')
  expect(reasonOf(await world.ask('/api/v2/mch/key/replace', { id }, other))).toBe('notFound')
  expect((await page(other)).records).toEqual([])
  expect((await orders(key)).status).toBe(200)
  await world.must('/api/v2/mch/key/revoke', { id }, owner)
  expect(reasonOf(await orders(key))).toBe('tokenRevoked')
  expect(reasonOf(await world.ask('/api/v2/mch/key/revoke', { id }, owner))).toBe('notFound')
  const short = await keyOf(['order.read'], owner, 1)
  const next = await world.must('/api/v2/mch/key/replace', { id: short.id }, owner)
  expect([reasonOf(await orders(short.key)), (await orders(next.key)).status]).toEqual(['tokenRevoked', 200])
  await world.advance(86_400_000 + 1000)
  expect(reasonOf(await orders(next.key))).toBe('sessionExpired')
  owner = await atConsole(world, owner, 'merchant')
})
test('a key never outlives its maker’s role: lowered it does what is left, without them nothing', async () => {
  const boss = await member('owner')
  const manager = await member('manager')
  const { key } = await keyOf(['order.read', 'goods.read'], manager)
  const { rows } = await world.pool.query<{ id: number }>(
    'select id::int from membership where user_id = $1 and merchant_id = $2',
    [manager.userId, goods.merchants.kiln],
  )
  const id = rows[0]!.id
  await world.must('/api/v2/mch/staff/role', { id, role: 'finance', reason: 'Season' }, boss)
  expect((await orders(key)).status).toBe(200)
  expect(reasonOf(await world.ask('/api/v2/mch/stock/page', {}, by(key)))).toBe('forbidden')
  expect((await page(boss)).records.find((k) => k.hint.endsWith(key.slice(-2)))?.state).toBe('resting')
  await world.must('/api/v2/mch/staff/remove', { id, reason: 'Season' }, boss)
  expect(reasonOf(await orders(key))).toBe('forbidden')
})
test('what a key did stands in the log under its number, and the chain holds', async () => {
  const boss = await member('owner')
  const { id, key } = await keyOf(['goods.write'], boss)
  const lines = [{ skuId: goods.skus.normal, quantity: 3 }]
  await world.must('/api/v2/mch/stock/adjust', { kind: 'add', reason: 'arrived', lines }, by(key))
  const { rows } = await world.pool.query<{ action: string; api_key_id: number | null }>(
    'select action, api_key_id::int from audit_log where staff_id = $1 order by id',
    [boss.userId],
  )
  expect(rows[0]).toEqual({ action: 'key.make', api_key_id: null })
  expect(rows.slice(1).every((row) => row.api_key_id === id)).toBe(true)
})
test('fifty at once make no more keys than there may be; the last use is one write', async () => {
  const boss = await member('owner')
  const before = (await page(boss)).records.filter((k) => k.state === 'open' || k.state === 'resting').length
  const replies = await Promise.all(Array.from({ length: 60 }, () => add(['order.read'], boss)))
  expect(replies.filter((r) => r.status === 200).length).toBe(50 - before)
  expect(reasonOf(replies.find((r) => r.status !== 200)!)).toBe('keysFull')
  const { id, key } = replies.find((r) => r.status === 200)!.data as { id: number; key: string }
  await Promise.all(Array.from({ length: 20 }, () => orders(key)))
  const first = (await keyRow(id)).xmin
  await expect.poll(async () => (await keyRow(id)).last_used_at).not.toBeNull()
  await orders(key)
  expect((await keyRow(id)).xmin).toBe(first)
})
