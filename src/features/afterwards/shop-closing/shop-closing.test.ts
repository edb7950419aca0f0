// Shops that close for good through the front door: asked by an owner, confirmed by another, taken back in time, ended;
// with what was open, at the doors of shoppers, in races, and for good.
import { beforeEach, expect, test } from 'vitest'
import { buyer, mustPlace, payFromBalance, place } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { atConsole, joinAs } from '../../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

const day = 86_400_000
const reason = 'The kiln goes cold'
let world: World
let goods: TestGoods
let owner: Person
let reviewer: Person
let merchantId: number
beforeEach(async () => {
  world = await openWorld({ settings: { captchaRequired: 0, shopClosingGraceDays: 5 } })
  goods = await makeShop(world)
  merchantId = goods.merchants.kiln
  owner = await joinAs(world, await buyer(world), { audience: 'merchant', merchantId, role: 'owner' })
  reviewer = await joinAs(world, await world.person('reviewer'), { audience: 'staff', role: 'review' })
  return () => world.close()
})

const requestId = () => crypto.randomUUID()
const reasonOf = (reply: { data: unknown }) => (reply.data as { reason?: string }).reason
// time ends sign-ins too
const boss = (by: Person) => atConsole(world, by, 'merchant')
const ask = async (by = owner) =>
  world.ask('/api/v2/mch/closing/ask', { reason, requestId: requestId() }, await boss(by))
const cancel = async (by = owner) =>
  world.ask('/api/v2/mch/closing/cancel', { reason, requestId: requestId() }, await boss(by))
const answer = async (decision: 'approve' | 'reject', by = reviewer) =>
  world.ask(
    '/api/v2/admin/merchant/closing/audit',
    { id: merchantId, decision, reason, requestId: requestId() },
    await atConsole(world, by),
  )
const statusOf = async () =>
  (await world.pool.query<{ status: string }>('select status from merchant where id = $1', [merchantId])).rows[0]!
    .status
const told = async ({ userId }: Person) =>
  (await world.pool.query<{ key: string }>('select key from message where user_id = $1 order by id', [userId])).rows
    .map(({ key }) => key)
    .filter((key) => key.startsWith('merchantClos'))
const orderStatus = async (no: string) =>
  (await world.pool.query<{ status: string }>('select status from shop_order where order_no = $1', [no])).rows[0]!
    .status

test('asked by its owner, confirmed by staff, refunds what is not shipped, ends and never opens again', async () => {
  const manager = await joinAs(world, await world.person(), { audience: 'merchant', merchantId, role: 'manager' })
  expect((await ask(manager)).status).toBe(403)
  const who = await buyer(world)
  const bought = await mustPlace(world, who, { skuId: goods.skus.last, quantity: 1 })
  await payFromBalance(world, who, bought.payNo)
  const unpaid = await mustPlace(world, who, { skuId: goods.skus.second, quantity: 1 })
  expect((await ask()).data).toEqual({ state: 'asked' })
  expect(reasonOf(await ask())).toBe('closingAsked')
  expect(await statusOf()).toBe('open')
  expect((await answer('approve')).data).toEqual({ state: 'confirmed' })
  expect(await statusOf()).toBe('suspended')
  await world.runJobs()
  expect(await orderStatus(unpaid.orderNos[0]!)).toBe('cancelled')
  expect((await place(world, await buyer(world), { skuId: goods.skus.second, quantity: 1 })).status).not.toBe(200)
  const reopen = { id: merchantId, reason, requestId: requestId() }
  expect(reasonOf(await world.ask('/api/v2/admin/merchant/reopen', reopen, reviewer))).toBe('merchantClosing')
  expect(await world.must('/api/v2/mch/closing/detail', {}, owner)).toMatchObject({
    open: { ordersToShip: 1 },
    closing: { state: 'confirmed', side: 'owner' },
  })
  await world.advance(5 * day - 60_000)
  expect([await statusOf(), await orderStatus(bought.orderNos[0]!)]).toEqual(['suspended', 'awaitingShipment'])
  await world.advance(120_000)
  expect(await orderStatus(bought.orderNos[0]!)).toBe('cancelled')
  for (let i = 0; i < 4 && (await statusOf()) !== 'closed'; i++) await world.advance(day)
  expect(await statusOf()).toBe('closed')
  expect(reasonOf(await cancel())).toBe('shopReadOnly')
  const byStaff = { id: merchantId, reason, requestId: requestId() }
  expect(
    reasonOf(await world.ask('/api/v2/admin/merchant/closing/ask', byStaff, await atConsole(world, reviewer))),
  ).toBe('shopIsClosed')
  await expect(world.pool.query(`update merchant set status = 'open' where id = $1`, [merchantId])).rejects.toThrow(
    /closed for good/,
  )
  expect(await told(manager)).toEqual(['merchantClosingAsked', 'merchantClosingConfirmed', 'merchantClosed'])
  const { rows } = await world.pool.query('select from audit_log where action = $1', ['merchant.close'])
  expect(rows).toHaveLength(1)
  expect(await world.must('/api/v2/merchant/detail', { id: merchantId })).toMatchObject({ status: 'closed' })
})
test('taken back in time stands as before, a suspended one as suspended', async () => {
  await ask()
  await answer('approve')
  expect((await cancel()).status).toBe(200)
  expect(await statusOf()).toBe('open')
  await world.advance(6 * day)
  expect(await statusOf()).toBe('open')
  const suspend = { id: merchantId, reason: 'Papers', requestId: requestId() }
  await world.must('/api/v2/admin/merchant/suspend', suspend, await atConsole(world, reviewer))
  await ask()
  expect((await answer('reject')).data).toEqual({ state: 'refused' })
  await ask()
  await answer('approve')
  const back = { id: merchantId, reason, requestId: requestId() }
  expect(
    (await world.ask('/api/v2/admin/merchant/closing/cancel', back, await atConsole(world, reviewer))).status,
  ).toBe(200)
  expect(await statusOf()).toBe('suspended')
  expect((await told(owner)).filter((key) => key === 'merchantClosingRefused')).toHaveLength(1)
})
test('asked by staff is confirmed by another of them, not by themselves', async () => {
  const by = { id: merchantId, reason, requestId: requestId() }
  await world.must('/api/v2/admin/merchant/closing/ask', by, reviewer)
  expect(reasonOf(await answer('approve'))).toBe('aloneTooEarly')
  const other = await joinAs(world, await world.person(), { audience: 'staff', role: 'review' })
  expect(reasonOf(await answer('approve'))).toBe('ownRequest')
  expect((await world.must('/api/v2/admin/merchant/closing/detail', { id: merchantId }, reviewer)).own).toBe(true)
  expect((await answer('approve', other)).status).toBe(200)
  const support = await joinAs(world, await world.person(), { audience: 'staff', role: 'support' })
  expect((await answer('approve', support)).status).toBe(403)
})
test('waits for what is on its way and for claims, and ends keys', async () => {
  await world.pool.query(
    `insert into api_key (merchant_id, name, hash, hint, scope, made_by)
     values ($1, 'Till', $2, 'k', '{shop.read}', $3)`,
    [merchantId, Buffer.alloc(32, 7), owner.userId],
  )
  const who = await buyer(world)
  const bought = await mustPlace(world, who, { skuId: goods.skus.last, quantity: 1 })
  await payFromBalance(world, who, bought.payNo)
  await world.pool.query(`update shop_order set status = 'awaitingReceipt' where order_no = $1`, [bought.orderNos[0]])
  await ask()
  await answer('approve')
  await world.advance(6 * day)
  expect(await statusOf()).toBe('suspended')
  // the days of grace are over, though something is still open
  expect(reasonOf(await cancel())).toBe('closingChanged')
  expect((await world.pool.query('select from api_key where revoked_at is null')).rows).toHaveLength(1)
  await world.pool.query(`update shop_order set status = 'completed' where order_no = $1`, [bought.orderNos[0]])
  await world.advance(2 * day)
  expect(await statusOf()).toBe('closed')
  expect((await world.pool.query('select from api_key where revoked_at is null')).rows).toEqual([])
})
test('an order placed while it is confirmed is placed before, or not at all; of many answers one counts', async () => {
  await ask()
  const buyers = await Promise.all(Array.from({ length: 6 }, () => buyer(world)))
  const [answers, orders] = await Promise.all([
    Promise.all([answer('approve'), answer('approve'), answer('reject')]),
    Promise.all(buyers.map((who) => place(world, who, { skuId: goods.skus.second, quantity: 1 }))),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const state = (await world.must('/api/v2/mch/closing/detail', {}, owner)).closing!.state
  expect(['confirmed', 'refused']).toContain(state)
  const { rows } = await world.pool.query(
    `select from shop_order o join merchant_closing c on c.merchant_id = o.merchant_id
     where c.status = 'confirmed' and o.created_at > c.decided_at`,
  )
  expect(rows).toEqual([])
  expect(orders.length).toBe(6)
})
test('at a closed shop its people read, and change nothing; at another they do as before', async () => {
  await world.pool.query(`update merchant set status = 'closed' where id = $1`, [merchantId])
  const { merchants } = goods
  await joinAs(world, owner, { audience: 'merchant', merchantId: merchants.paper, role: 'owner' })
  const by = await boss(owner)
  const here = (id: number) => ({ ...by, headers: { ...by.headers, 'merchant-id': String(id) } })
  const closed = here(merchantId)
  expect((await world.ask('/api/v2/mch/order/page', { size: 10 }, closed)).status).toBe(200)
  expect((await world.ask('/api/v2/mch/stat/days', { period: '7d' }, closed)).status).toBe(200)
  const begin = { requestId: requestId() }
  for (const path of ['/api/v2/mch/goods/add', '/api/v2/mch/order/ship', '/api/v2/mch/closing/ask'] as const)
    expect([path, reasonOf(await world.ask(path, begin as never, closed))]).toEqual([path, 'shopReadOnly'])
  expect((await world.ask('/api/v2/mch/goods/add', begin, here(merchants.paper))).status).toBe(200)
  const { memberships } = await world.must('/api/v2/console/session/detail', {}, by)
  const at = (id: number) => memberships.find((m) => m.merchantId === id)!
  expect(at(merchantId).closed).toBe(true)
  expect(at(merchantId).permissions.filter((p) => !p.endsWith('.read'))).toEqual([])
  expect(at(merchants.paper)).toMatchObject({ closed: false })
  expect(at(merchants.paper).permissions).toContain('goods.write')
})
