// Orders that are collected, from the preview to whoever shows the code, and what becomes of those that nobody takes.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balanceOfBuyer, buyer, stockOf, type Buyer } from '../../../../test/buying.ts'
import {
  codeOf,
  collectScene,
  paidCollected,
  pickupOf,
  placeCollected,
  readyCollected,
  tomorrow,
  zhang,
  type Scene,
} from '../../../../test/collecting.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { makePoint } from '../../../../test/points.ts'
import { clerkOf, type Clerk } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'

const day = 86_400_000
let world: World
let goods: TestGoods
let ana: Buyer
let scene: Scene
let clerk: Clerk
let other: Clerk
beforeAll(async () => {
  world = await openWorld({ env: { LOG_LEVEL: 'silent' } })
  goods = await makeShop(world)
  ana = await buyer(world, { fen: 100_000_000 })
  scene = await collectScene(world, goods, ana)
  clerk = await clerkOf(world, goods.merchants.kiln)
  other = await clerkOf(world, goods.merchants.paper)
})
afterAll(() => world.close())

const preview = (pickups: object[], from: object = { skuId: goods.skus.normal, quantity: 2 }) =>
  world.must('/api/v2/order/sell/normal/preview', { from, pickups } as never, ana)
const detail = (orderNo: string) => world.must('/api/v2/order/sell/detail', { orderNo }, ana)
const desk = (orderNo: string) => world.must('/api/v2/mch/order/detail', { orderNo }, clerk)
const verify = (code: string, who = clerk) => world.ask('/api/v2/mch/order/pickup/verify', { code }, who)
const give = (ticket: string, who = clerk) => world.ask('/api/v2/mch/order/pickup/handover', { ticket }, who)
const makeReady = (orderNo: string, who = clerk) => world.ask('/api/v2/mch/order/pickup/ready', { orderNo }, who)
const unlock = () => world.pool.query(`delete from abuse_count where key like 'pickupCode%'`)

describe('an order is placed to be collected', () => {
  test('without freight and without an address, beside one that is sent', async () => {
    const sent = (await preview([])).groups[0]!
    expect(sent).toMatchObject({ collectable: true, pickup: null })
    const { groups, canPlace } = await preview([pickupOf(scene)])
    expect(canPlace).toBe(true)
    expect(groups[0]).toMatchObject({ freight: 0, arrives: null, pickup: { isOpen: true, hasPerson: true } })
    const placed = await placeCollected(scene)
    expect(placed.code, placed.message).toBe(20001)
    const order = await detail(placed.data.orderNos[0]!)
    expect(order).toMatchObject({ freight: 0, pickup: { readyAt: null }, arrives: null })
    expect(order.address).toMatchObject({ consignee: zhang.name })
    expect(order.collected).toMatchObject({ time: { day: tomorrow(world), at: '10:00' } })
    expect(order.actions).not.toContain('changeAddress')
    const { rows } = await world.pool.query(
      'select address, pickup is null as sent from shop_order where order_no = $1',
      [order.orderNo],
    )
    expect(rows[0]).toEqual({ address: null, sent: false })
    await world.must('/api/v2/order/sell/cancel', { orderNo: order.orderNo }, ana)
  })
  test('one merchant collected, another sent, in one go', async () => {
    for (const sku of ['normal', 'paper'] as const)
      await world.must('/api/v2/cart/cart/add', { skuId: goods.skus[sku], quantity: 1 }, ana)
    const wish = { from: { cart: true as const }, addressId: ana.addressId, pickups: [pickupOf(scene)] }
    const { priceToken, groups } = await world.must('/api/v2/order/sell/normal/preview', wish, ana)
    expect(groups.filter((g) => g.pickup !== null)).toHaveLength(1)
    const bare = { from: wish.from, pickups: wish.pickups, priceToken }
    expect((await world.ask('/api/v2/order/sell/normal/create', bare, ana)).data.reason).toBe('addressRequired')
    const { orderNos } = await world.must('/api/v2/order/sell/normal/create', { ...wish, priceToken }, ana)
    const ways = await Promise.all(orderNos.map(async (no) => (await detail(no)).pickup !== null))
    expect(ways.filter(Boolean)).toHaveLength(1)
    for (const orderNo of orderNos) await world.must('/api/v2/order/sell/cancel', { orderNo }, ana)
  })
  test('not at a foreign point, by a foreign person, at a closed hour or too late', async () => {
    const foreign = await makePoint(world, goods.merchants.paper)
    const stranger = await buyer(world)
    const { id: theirs } = await world.must('/api/v2/order/pickup/person/add', zhang, stranger)
    const wish = pickupOf(scene)
    const reason = async (more: object) => (await placeCollected(scene, { ...wish, ...more })).data.reason
    expect(await reason({ pointId: foreign })).toBe('pickupPointGone')
    expect(await reason({ pointId: 999_999 })).toBe('pickupPointGone')
    expect(await reason({ personId: theirs })).toBe('pickupPersonRequired')
    expect(await reason({ personId: 999_999 })).toBe('pickupPersonRequired')
    const later = new Date(world.app.context.clock.now() + 20 * day).toISOString().slice(0, 10)
    expect(await reason({ time: { day: later, at: '10:00' } })).toBe('pickupTimeInvalid')
    expect(await reason({ time: { day: '2020-01-01', at: '10:00' } })).toBe('pickupTimeInvalid')
    const narrow = await makePoint(world, goods.merchants.kiln)
    expect(await reason({ pointId: narrow, time: { ...wish.time, at: '03:00' } })).toBe('pickupTimeInvalid')
  })
  test('a way that was changed after the preview is another price', async () => {
    const { priceToken } = await preview([pickupOf(scene)])
    const from = { skuId: goods.skus.normal, quantity: 2 }
    const sent = { from, addressId: ana.addressId, priceToken }
    const reply = await world.ask('/api/v2/order/sell/normal/create', sent, ana)
    expect(reply.data).toMatchObject({ reason: 'totalChanged' })
    const change = expect.objectContaining({ field: 'delivery', before: scene.pointId, after: null })
    expect(reply.data).toMatchObject({ changes: expect.arrayContaining([change]) })
    const elsewhere = await makePoint(world, goods.merchants.kiln, {
      hours: Array.from({ length: 7 }, () => ({ open: '00:00', close: '24:00' })),
    })
    const moved = await placeCollected(scene, pickupOf(scene), { ...pickupOf(scene), pointId: elsewhere })
    expect(moved.data.reason).toBe('totalChanged')
  })
})

describe('it is ready, and handed over to whoever shows the code', () => {
  test('from paid to received, with everything that follows a receipt', async () => {
    const orderNo = await paidCollected(scene)
    expect(await codeOf(scene, orderNo)).toBe('')
    expect(
      (await world.ask('/api/v2/mch/order/ship', { orderNo, parcels: [{ carrier: 'own' }] }, clerk)).data.reason,
    ).toBe('orderIsCollected')
    expect((await makeReady(orderNo)).code).toBe(20001)
    const code = await codeOf(scene, orderNo)
    expect(code).toMatch(/^\d{8}$/)
    expect((await detail(orderNo)).deadline).toMatchObject({ kind: 'collect' })
    const { records } = await world.must('/api/v2/user/message/page', { type: 'order' }, ana)
    expect(records.find((m) => m.text.includes(`${code.slice(0, 4)} ${code.slice(4)}`))).toBeDefined()
    const { rows } = await world.pool.query('select params from message where user_id = $1', [ana.userId])
    expect(JSON.stringify(rows)).not.toContain(code)
    expect(JSON.stringify(await desk(orderNo))).not.toContain(code)
    const found = await verify(`${code.slice(0, 4)} ${code.slice(4)}`)
    expect(found.data).toMatchObject({ orderNo, person: zhang.name, lines: [{ quantity: 2 }] })
    const given = await Promise.all([1, 2, 3].map(() => give(found.data.ticket)))
    expect(given.map((r) => r.code).toSorted((a, b) => a - b)).toEqual([20001, 40902, 40902])
    const order = await detail(orderNo)
    expect(order).toMatchObject({ status: 'toReview', pickup: { collectedAt: expect.any(String) } })
    expect(order.lines[0]).toMatchObject({ claimable: 2, reviewable: true })
    expect(order.actions).toEqual(expect.arrayContaining(['review', 'afterSale']))
    expect(order.history.map((h) => h.event)).toEqual(expect.arrayContaining(['ready', 'collected', 'receive']))
    expect((await verify(code)).data.reason).toBe('pickupCodeUnknown')
    await unlock()
  })
  test('ready twice at once is ready once', async () => {
    const orderNo = await paidCollected(scene)
    const replies = await Promise.all([1, 2, 3, 4].map(() => makeReady(orderNo)))
    expect(replies.filter((r) => r.code === 20001)).toHaveLength(1)
  })
  test('a wrong code, a foreign one, a used one and one of a cancelled order are answered alike', async () => {
    await unlock()
    const { orderNo, code } = await readyCollected(scene, clerk)
    const foreign = await verify(code, other)
    await world.must('/api/v2/order/sell/cancel/request', { orderNo, reason: 'changed my mind' }, ana)
    const early = await verify(code)
    expect(early.data).toMatchObject({ isCancelAsked: true })
    expect((await give(early.data.ticket)).data.reason).toBe('cancelRequestPending')
    await world.must('/api/v2/mch/order/cancel/audit', { orderNo, approve: true }, clerk)
    const cancelled = await verify(code)
    const wrong = await verify(
      code === '11111111' ? '22222222' : '11111111',
      await clerkOf(world, goods.merchants.kiln),
    )
    expect(foreign.data.reason).toBe('pickupCodeUnknown')
    expect([cancelled.data.reason, wrong.data.reason]).toEqual(['pickupCodeUnknown', 'pickupCodeUnknown'])
    expect((await give(early.data.ticket)).data.reason).toBe('orderStateChanged')
    await unlock()
  })
  test('of fifty guesses at once five are looked at, then for a while none, not even a right one', async () => {
    await unlock()
    const { code } = await readyCollected(scene, clerk)
    const guesses = Array.from({ length: 50 }, (_, n) => String(n).padStart(8, '9'))
    const replies = await Promise.all(guesses.filter((g) => g !== code).map((guess) => verify(guess)))
    expect(replies.filter((r) => r.data.reason === 'pickupCodeUnknown').length).toBeLessThanOrEqual(4)
    expect(replies.every((r) => ['pickupCodeUnknown', 'pickupLocked'].includes(r.data.reason ?? ''))).toBe(true)
    expect((await verify(code)).data.reason).toBe('pickupLocked')
    await world.advance(15 * 60_000 + 1000)
    expect((await verify(code)).data).toMatchObject({ person: zhang.name })
  })
  test('a right code between wrong ones buys no further tries', async () => {
    await unlock()
    const { code } = await readyCollected(scene, clerk)
    const reasons: unknown[] = []
    for (let n = 0; n < 5; n++) {
      reasons.push((await verify(`0000000${n}`)).data.reason)
      if (n < 4) expect((await verify(code)).data.person).toBe(zhang.name)
    }
    expect(reasons.at(-1)).toBe('pickupLocked')
    await unlock()
  })
  test('nobody else: not its buyer, not another merchant with its ticket', async () => {
    const { code } = await readyCollected(scene, clerk)
    expect((await world.ask('/api/v2/mch/order/pickup/verify', { code }, ana)).status).toBe(403)
    const { ticket } = (await verify(code)).data
    expect((await give(ticket, other)).data.reason).toBe('notFound')
    expect((await give(`${ticket.slice(0, -2)}xx`)).data.reason).toBe('notFound')
    await world.advance(16 * 60_000)
    expect((await give(ticket)).data.reason).toBe('notFound')
  })
  test('handed over and called off at once: one of the two', async () => {
    const { orderNo, code } = await readyCollected(scene, clerk)
    const { ticket } = (await verify(code)).data
    const [asked, given] = await Promise.all([
      world.ask('/api/v2/order/sell/cancel/request', { orderNo, reason: 'no' }, ana),
      give(ticket),
    ])
    expect([asked.code, given.code].filter((c) => c === 20001)).toHaveLength(1)
  })
})

describe('nobody comes', () => {
  // what the others left open ends first
  beforeAll(async () => {
    await world.advance(31 * day)
    await world.advance(day)
    clerk = await clerkOf(world, goods.merchants.kiln)
  })
  const told = async (title: RegExp) =>
    (await world.must('/api/v2/user/message/page', { type: 'order' }, ana)).records.filter((m) => title.test(m.title))
  test('ready: told after 15 days, cancelled after 30 with all the money and the pieces', async () => {
    const before = await balanceOfBuyer(world, ana)
    const pieces = await stockOf(world, goods.skus.normal)
    const { orderNo } = await readyCollected(scene, clerk)
    await world.advance(15 * day + 60_000)
    expect((await detail(orderNo)).status).toBe('awaitingShipment')
    expect((await told(/waiting to be collected/)).length).toBeGreaterThan(0)
    await world.advance(15 * day)
    expect((await detail(orderNo)).status).toBe('cancelled')
    expect(await balanceOfBuyer(world, ana)).toBe(before)
    expect(await stockOf(world, goods.skus.normal)).toEqual(pieces)
  })
  test('never ready: told after 7 days, cancelled after 30', async () => {
    const orderNo = await paidCollected(scene)
    await world.advance(7 * day + 60_000)
    expect((await detail(orderNo)).status).toBe('awaitingShipment')
    await world.advance(8 * day)
    await world.advance(15 * day)
    expect((await detail(orderNo)).status).toBe('cancelled')
  })
})
