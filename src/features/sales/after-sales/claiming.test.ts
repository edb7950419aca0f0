// Claims before they are answered, through the front door: what may be claimed, how much, until when; changes.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { balanceOfBuyer, buyer, type Buyer } from '../../../../test/buying.ts'
import { claim, claimed, day, photo, received, reasonId, show, wishOf } from '../../../../test/claims.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { shipped } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
let ana: Buyer
beforeAll(async () => {
  world = await openWorld({ env: { LOG_LEVEL: 'silent' } })
  goods = await makeShop(world)
  ana = await buyer(world, { fen: 100_000_000 })
})
afterAll(async () => {
  expect((await auditBooks(world.pool)).differences).toEqual({})
  await world.close()
})
const preview = (orderNo: string, more = {}) => world.must('/api/v2/order/refund/preview', { orderNo, ...more }, ana)
const reasonOf = async (reply: Promise<{ data: unknown }>) => ((await reply).data as { reason: string }).reason

describe('what may be claimed', () => {
  test('only what arrived', async () => {
    const { orderNo } = await shipped(world, goods, ana)
    const [line] = (await preview(orderNo)).lines
    expect(line).toMatchObject({ claimable: 0, blockedBy: 'notReceived' })
    expect(await reasonOf(claim(world, ana, { orderNo, orderLineId: line!.orderLineId }))).toBe('claimTooMany')
  })
  test('by line and quantity: what is open counts, what was withdrawn does not', async () => {
    const order = await received(world, goods, ana, { quantity: 3 })
    expect((await preview(order.orderNo)).lines[0]).toMatchObject({ claimable: 3, quantity: 3, goods: 3 * 1999 })
    const serviceNo = await claimed(world, ana, order, { quantity: 2 })
    expect((await claim(world, ana, order, { quantity: 2 })).data).toMatchObject({ reason: 'claimTooMany', left: 1 })
    expect((await preview(order.orderNo)).lines[0]).toMatchObject({ claimable: 1 })
    await world.must('/api/v2/order/refund/cancel', { serviceNo }, ana)
    expect((await show(world, ana, serviceNo)).status).toBe('cancelledByUser')
    expect((await claim(world, ana, order, { quantity: 3 })).status).toBe(200)
  })
  test('without a reason for seven days, with one for fifteen, and not after', async () => {
    const order = await received(world, goods, ana, { quantity: 3 })
    const free = { type: 'returnAndRefund', reason: 'noReason' } as const
    await claimed(world, ana, order, free)
    await world.advance(7 * day + 1000)
    expect(await reasonOf(claim(world, ana, order, free))).toBe('claimWindowOver')
    expect((await preview(order.orderNo)).lines[0]).toMatchObject({ claimable: 2, freeQuantity: 0, freeUntil: null })
    await claimed(world, ana, order, { type: 'returnAndRefund' })
    await world.advance(8 * day)
    expect(await reasonOf(claim(world, ana, order))).toBe('claimWindowOver')
    expect((await preview(order.orderNo)).lines[0]).toMatchObject({ claimable: 0, blockedBy: 'windowOver' })
  })
  test('without a reason only where the goods allowed it when they were sold', async () => {
    const press = await received(world, goods, ana, { sku: 'heavy' })
    expect(await reasonOf(claim(world, ana, press, { type: 'returnAndRefund', reason: 'noReason' }))).toBe(
      'reasonUnfit',
    )
    expect((await preview(press.orderNo)).lines[0]!.freeQuantity).toBe(0)
    const cup = await received(world, goods, ana)
    await world.pool.query(`update product set services = '{}' where id = $1`, [goods.products.normal])
    expect((await claim(world, ana, cup, { type: 'returnAndRefund', reason: 'noReason' })).status).toBe(200)
    await world.pool.query(`update product set services = '{return7,invoice}' where id = $1`, [goods.products.normal])
  })
  test('a reason must fit, words are needed, and a line counts once', async () => {
    const order = await received(world, goods, ana, { quantity: 2 })
    expect(await reasonOf(claim(world, ana, order, { reason: 'wrongSize' }))).toBe('reasonUnfit')
    const wish = { orderNo: order.orderNo, ...(await wishOf(world, {})) }
    const line = { orderLineId: order.orderLineId, quantity: 1 }
    const create = (more: object) => world.ask('/api/v2/order/refund/create', { ...wish, lines: [line], ...more }, ana)
    expect(await reasonOf(create({ explanation: ' ' }))).toBe('explanationRequired')
    expect(await reasonOf(create({ lines: [line, line] }))).toBe('badInput')
    expect(await reasonOf(create({ lines: [{ ...line, orderLineId: 999_999_999 }] }))).toBe('badInput')
    expect(await reasonOf(create({ lines: [{ ...line, quantity: 0 }] }))).toBe('badInput')
    const reasons = await world.must('/api/v2/order/refund/reason/list', { type: 'refundOnly' }, ana)
    expect(reasons.map((r) => r.code)).not.toContain('noReason')
    expect(reasons[0]).toMatchObject({ text: 'Poor quality or faulty', fault: 'merchant' })
  })
  test('an exchange is for the same, or another SKU of the product at the same price', async () => {
    const order = await received(world, goods, ana)
    expect((await preview(order.orderNo)).lines[0]!.exchanges).toEqual([
      {
        skuId: goods.skus.normal,
        spec: 'Celadon',
        picture: expect.any(String) as string,
        available: expect.any(Number) as number,
      },
    ])
    const wish = { type: 'exchange', skuId: goods.skus.second } as const
    expect(await reasonOf(claim(world, ana, order, wish))).toBe('exchangeUnfit')
    expect(await reasonOf(claim(world, ana, order, { ...wish, skuId: goods.skus.paper }))).toBe('exchangeUnfit')
    await world.pool.query('update sku set price = 1999 where id = $1', [goods.skus.second])
    const serviceNo = await claimed(world, ana, order, wish)
    await world.pool.query('update sku set price = 2499 where id = $1', [goods.skus.second])
    expect((await show(world, ana, serviceNo)).exchange).toMatchObject({ skuId: goods.skus.second, spec: 'Ink black' })
  })
})

describe('a claim', () => {
  test('tells where it stands, who acts until when, and what would go back', async () => {
    const order = await received(world, goods, ana, { quantity: 2 })
    const file = await photo(world, ana)
    const serviceNo = await claimed(world, ana, order, { quantity: 2, uploadIds: [file] })
    const told = await show(world, ana, serviceNo)
    expect(told).toMatchObject({
      status: 'pendingReview',
      waitsFor: 'merchant',
      onDeadline: 'approve',
      actions: ['edit', 'cancel'],
      orderNo: order.orderNo,
      uploadIds: [file],
      amounts: { goods: 2 * 1999, freight: 1600, estimated: true },
      amount: 2 * 1999 + 1600,
      refund: null,
      resubmissionsLeft: 3,
    })
    expect(Date.parse(told.deadline!) - Date.parse(told.createdAt)).toBe(3 * day)
    expect(told.history).toMatchObject([
      { event: 'file', actor: 'buyer', note: 'The lid is cracked', uploadIds: [file] },
    ])
    const { records } = await world.must('/api/v2/order/refund/page', { orderNo: order.orderNo }, ana)
    expect(records).toMatchObject([{ serviceNo, amount: told.amount, line: { title: 'Teapot, thrown by hand' } }])
    const counts = await world.must('/api/v2/order/refund/count', {}, ana)
    expect(counts.open).toBeGreaterThan(0)
    expect(counts.all).toBe(counts.open + counts.ended)
  })
  test('can be changed while it waits: its clock runs on; a replenishment has none', async () => {
    const order = await received(world, goods, ana, { quantity: 3 })
    const serviceNo = await claimed(world, ana, order)
    const { deadline } = await show(world, ana, serviceNo)
    await world.advance(day)
    const edit = async (wish: object, quantity = 1) =>
      world.ask('/api/v2/order/refund/edit', { serviceNo, quantity, ...(await wishOf(world, wish)) }, ana)
    expect((await edit({ type: 'returnAndRefund' }, 3)).status).toBe(200)
    expect(await show(world, ana, serviceNo)).toMatchObject({ deadline, quantity: 3, type: 'returnAndRefund' })
    expect(await reasonOf(edit({}, 4))).toBe('claimTooMany')
    await edit({ type: 'exchange', returnGoods: false })
    expect(await show(world, ana, serviceNo)).toMatchObject({
      deadline: null,
      onDeadline: null,
      waitsFor: 'staff',
      quantity: 1,
    })
    await edit({})
    expect((await show(world, ana, serviceNo)).deadline).not.toBeNull()
    expect((await claim(world, ana, order, { quantity: 2 })).status, 'what it let go').toBe(200)
  })
  test('keeps the units that it holds when their window is over', async () => {
    const order = await received(world, goods, ana, { quantity: 2 })
    await world.advance(14 * day)
    const serviceNo = await claimed(world, ana, order)
    await world.advance(1.5 * day)
    const wish = { serviceNo, ...(await wishOf(world, {})), explanation: 'The handle too' }
    expect((await world.ask('/api/v2/order/refund/edit', { ...wish, quantity: 1 }, ana)).status).toBe(200)
    expect(await reasonOf(world.ask('/api/v2/order/refund/edit', { ...wish, quantity: 2 }, ana))).toBe('claimTooMany')
    const late = { ...wish, quantity: 1, type: 'returnAndRefund', reasonId: await reasonId(world, 'noReason') } as const
    expect(await reasonOf(world.ask('/api/v2/order/refund/edit', late, ana)), 'no reason by the back door').toBe(
      'claimWindowOver',
    )
  })
  test('nobody answers for three days: that is a yes, and the money comes by itself', async () => {
    const ben = await buyer(world, { fen: 10_000 })
    const order = await received(world, goods, ben)
    const serviceNo = await claimed(world, ben, order)
    await world.advance(3 * day - 5000)
    expect((await show(world, ben, serviceNo)).status).toBe('pendingReview')
    await world.advance(6000)
    await world.runJobs()
    const told = await show(world, ben, serviceNo)
    expect(told).toMatchObject({ status: 'refundComplete', waitsFor: null, actions: [], deadline: null })
    expect(told.refund).toMatchObject({ amount: 1999 + 1200, status: 'done', method: 'balance' })
    expect(told.history.map((h) => [h.event, h.actor])).toEqual([
      ['file', 'buyer'],
      ['approveRefund', 'system'],
      ['send', 'system'],
      ['pay', 'system'],
    ])
    expect(await balanceOfBuyer(world, ben)).toBe(10_000)
  })
})
