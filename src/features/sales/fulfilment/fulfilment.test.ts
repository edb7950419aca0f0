// Paid orders on their way, through the front door: parcels, receipt, time, calling off, loss; and who may do what.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { balanceOfBuyer, buyer, mustPlace, payFromBalance, stockOf, type Buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods, type TestSku } from '../../../../test/goods.ts'
import { clerkOf, shipped, sold, unitsCounted, waybill, type Clerk } from '../../../../test/shipping.ts'
import { consoleToken } from '../../../../test/roles.ts'
import { openWorld, type World } from '../../../../test/world.ts'

const day = 86_400_000
let world: World
let goods: TestGoods
let ana: Buyer
let clerk: Clerk
beforeAll(async () => {
  world = await openWorld({ env: { LOG_LEVEL: 'silent' } })
  goods = await makeShop(world)
  ana = await buyer(world, { fen: 100_000_000 })
  clerk = await clerkOf(world, goods.merchants.kiln)
})
afterAll(async () => {
  expect((await auditBooks(world.pool)).differences).toEqual({})
  await world.close()
})

const sell = (quantity = 1, sku: TestSku = 'normal') => sold(world, goods, ana, { sku, quantity })
const detail = (orderNo: string) => world.must('/api/v2/order/sell/detail', { orderNo }, ana)
const statusOf = async (orderNo: string) => (await detail(orderNo)).status
const way = (orderNo: string) => world.must('/api/v2/order/sell/logistics', { orderNo }, ana)
const lineOf = async (orderNo: string) => (await detail(orderNo)).lines[0]!.orderLineId
/** Days go by in these tests: the sign-in of a console does not last so long. */
const desk = async (): Promise<Clerk> => ({ ...clerk, token: await consoleToken(world, clerk.userId) })
const ship = async (orderNo: string, parcels: object[] = [{ carrier: 'sf', waybill: waybill() }], who?: Clerk) =>
  world.ask('/api/v2/mch/order/ship', { orderNo, parcels: parcels as never }, who ?? (await desk()))
const ask = (orderNo: string, reason = 'I moved') =>
  world.ask('/api/v2/order/sell/cancel/request', { orderNo, reason }, ana)
const audit = async (orderNo: string, approve: boolean, reason = 'It is packed') =>
  world.ask('/api/v2/mch/order/cancel/audit', { orderNo, approve, reason }, await desk())
const confirm = (orderNo: string) => world.ask('/api/v2/order/sell/confirm', { orderNo }, ana)

describe('shipping', () => {
  test('in parts: the order waits for its last unit, and for the last parcel to arrive', async () => {
    const { orderNo } = await sell(3)
    const orderLineId = await lineOf(orderNo)
    const part = (quantity: number) => [{ carrier: 'sf', waybill: waybill(), lines: [{ orderLineId, quantity }] }]
    expect((await ship(orderNo, part(2))).data).toMatchObject({ status: 'awaitingShipment' })
    expect((await ship(orderNo, part(2))).data).toMatchObject({ reason: 'tooManyUnits', left: 1 })
    expect((await ship(orderNo)).data.status).toBe('awaitingReceipt')
    const { parcels } = await way(orderNo)
    expect(parcels.map((p) => [p.carrierName, p.status, p.lines[0]!.quantity])).toEqual([
      ['SF Express', 'travelling', 2],
      ['SF Express', 'travelling', 1],
    ])
    const first = await world.must('/api/v2/order/sell/parcel/confirm', { parcelId: parcels[0]!.parcelId }, ana)
    expect(first.status).toBe('awaitingReceipt')
    expect((await confirm(orderNo)).data.status).toBe('toReview')
    expect((await detail(orderNo)).receivedAt).not.toBeNull()
    expect((await confirm(orderNo)).data.reason).toBe('orderStateChanged')
  })
  test('a waybill must look like one of its carrier; it is kept tidy, and can be corrected for a day', async () => {
    const { orderNo } = await sell()
    expect((await ship(orderNo, [{ carrier: 'sf', waybill: '12345' }])).data).toMatchObject({
      reason: 'waybillInvalid',
      example: 'SF1234567890123',
    })
    expect((await ship(orderNo, [{ carrier: 'pigeon', waybill: '1' }])).data.reason).toBe('carrierUnknown')
    expect((await ship(orderNo, [{ carrier: 'own', waybill: '1' }])).data.reason).toBe('waybillInvalid')
    const { parcelIds } = (await ship(orderNo, [{ carrier: 'sf', waybill: ' sf 1234-5678 90123 ' }])).data
    expect((await way(orderNo)).parcels[0]!.waybill).toBe('SF1234567890123')
    const fixed = { parcelId: parcelIds[0]!, carrier: 'ems', waybill: '1234567890123' }
    const correct = async () => world.ask('/api/v2/mch/order/waybill', fixed, await desk())
    expect((await correct()).status).toBe(200)
    await world.advance(day + 1000)
    expect((await correct()).data.reason).toBe('waybillFixed')
  })
  test('by the merchant itself, without a waybill; what is unpaid or shipped already is not shipped', async () => {
    const { orderNo } = await sell()
    expect((await ship(orderNo, [{ carrier: 'own' }])).data.status).toBe('awaitingReceipt')
    expect((await ship(orderNo)).data.reason).toBe('orderStateChanged')
    const unpaid = await mustPlace(world, ana, { skuId: goods.skus.normal, quantity: 1 })
    expect((await ship(unpaid.orderNos[0]!)).data.reason).toBe('orderStateChanged')
  })
  test('twenty hands at once ship it once', async () => {
    const { orderNo } = await sell(5)
    const replies = await Promise.all(Array.from({ length: 20 }, () => ship(orderNo)))
    expect(replies.filter((r) => r.status === 200)).toHaveLength(1)
    expect((await way(orderNo)).parcels).toHaveLength(1)
  })
  test('the same request twice is one parcel', async () => {
    const { orderNo } = await sell(2)
    const orderLineId = await lineOf(orderNo)
    const parcels = [{ carrier: 'sf', waybill: waybill(), lines: [{ orderLineId, quantity: 1 }] }]
    const requestId = crypto.randomUUID()
    const at = await desk()
    const again = () => world.ask('/api/v2/mch/order/ship', { orderNo, parcels, requestId }, at)
    expect((await again()).data).toEqual((await again()).data)
    expect((await way(orderNo)).parcels).toHaveLength(1)
  })
})

describe('who may', () => {
  test('another merchant, another role and another buyer find nothing', async () => {
    const { orderNo, parcelId } = await shipped(world, goods, ana)
    const others = await clerkOf(world, goods.merchants.paper)
    const asked = [
      await world.ask('/api/v2/mch/order/detail', { orderNo }, others),
      await ship(orderNo, undefined, others),
      await world.ask('/api/v2/mch/order/parcel/state', { parcelId, state: 'lost', note: 'gone' }, others),
      await world.ask('/api/v2/mch/order/waybill', { parcelId, carrier: 'own' }, others),
      await world.ask('/api/v2/mch/order/cancel/audit', { orderNo, approve: true }, others),
    ]
    const bob = await buyer(world)
    asked.push(
      await world.ask('/api/v2/order/sell/logistics', { orderNo }, bob),
      await world.ask('/api/v2/order/sell/parcel/confirm', { parcelId }, bob),
      await world.ask('/api/v2/order/sell/extend', { parcelId }, bob),
      await world.ask('/api/v2/order/sell/missing', { parcelId }, bob),
      await world.ask('/api/v2/order/sell/remind', { orderNo }, bob),
    )
    expect(asked.map((r) => r.data.reason)).toEqual(asked.map(() => 'notFound'))
    const reader = await clerkOf(world, goods.merchants.kiln, 'service')
    expect((await world.ask('/api/v2/mch/order/detail', { orderNo }, reader)).status).toBe(200)
    expect((await ship(orderNo, undefined, reader)).status).toBe(403)
    expect((await ship(orderNo, undefined, await clerkOf(world, goods.merchants.kiln, 'goods'))).status).toBe(403)
  })
  test('the merchant sees phone and address from payment until 90 days after the end, then masked', async () => {
    const unpaid = await mustPlace(world, ana, { skuId: goods.skus.normal, quantity: 1 })
    const seen = async (orderNo: string) =>
      (await world.must('/api/v2/mch/order/detail', { orderNo }, await desk())).address
    expect((await seen(unpaid.orderNos[0]!)).phone).not.toMatch(/\d/)
    await payFromBalance(world, ana, unpaid.payNo)
    expect((await seen(unpaid.orderNos[0]!)).phone).toBe('+86 13800132719')
    await ship(unpaid.orderNos[0]!)
    await confirm(unpaid.orderNos[0]!)
    await world.pool.query(`update shop_order set received_at = shop_now() - interval '91 days' where order_no = $1`, [
      unpaid.orderNos[0],
    ])
    const { phone, consignee } = await seen(unpaid.orderNos[0]!)
    expect(phone).not.toMatch(/\d/)
    expect(consignee).toMatch(/^林\*+$/)
  })
})

describe('receipt', () => {
  test('comes by itself after 15 days, 22 when the buyer asked for more time, once', async () => {
    const [plain, longer] = [await shipped(world, goods, ana), await shipped(world, goods, ana)]
    const extend = () => world.ask('/api/v2/order/sell/extend', { parcelId: longer.parcelId }, ana)
    expect((await detail(longer.orderNo)).actions).toContain('extend')
    expect((await extend()).status).toBe(200)
    expect((await extend()).data.reason).toBe('extendedAlready')
    expect((await detail(longer.orderNo)).actions).not.toContain('extend')
    await world.advance(15 * day + 1000)
    expect([await statusOf(plain.orderNo), await statusOf(longer.orderNo)]).toEqual(['toReview', 'awaitingReceipt'])
    await world.advance(7 * day)
    expect(await statusOf(longer.orderNo)).toBe('toReview')
    await world.advance(15 * day)
    expect(await statusOf(longer.orderNo), 'nobody reviewed').toBe('completed')
  })
  test('of a hand and the timer at once one is right, and nothing is told twice', async () => {
    const { orderNo, parcelId } = await shipped(world, goods, ana)
    await world.pool.query(`update parcel set confirm_at = shop_now() where id = $1`, [parcelId])
    const timer = () => world.app.tasks['fulfilment.autoConfirm']!({ parcelId }, {} as never)
    await Promise.all([confirm(orderNo), timer(), timer(), confirm(orderNo)])
    const { status, history } = await detail(orderNo)
    expect(status).toBe('toReview')
    expect(history.filter((h) => h.event === 'confirm')).toHaveLength(1)
  })
})

describe('calling off a paid order', () => {
  test('approved before anything is shipped: everything goes back, freight too, and the stock', async () => {
    const [money, { onHand }] = [await balanceOfBuyer(world, ana), await stockOf(world, goods.skus.normal)]
    const { orderNo } = await sell(2)
    await world.runJobs()
    expect(Date.parse((await ask(orderNo)).data.answerBy)).toBeGreaterThan(Date.now())
    expect((await detail(orderNo)).cancelRequest).toBe('pending')
    expect((await ask(orderNo)).data.reason).toBe('cancelRequestPending')
    expect((await ship(orderNo)).data.reason, 'shipping needs a rejection first').toBe('cancelRequestPending')
    expect((await audit(orderNo, true)).data.status).toBe('cancelled')
    await world.runJobs()
    expect(await balanceOfBuyer(world, ana)).toBe(money)
    expect((await stockOf(world, goods.skus.normal)).onHand).toBe(onHand)
    expect(await unitsCounted(world, orderNo), 'what went back is no sale').toBe(0)
    const { paid, refunded } = await detail(orderNo)
    expect(refunded).toBe(paid)
  })
  test('rejected with a reason, it can be shipped; asked again only a day later', async () => {
    const { orderNo } = await sell()
    await ask(orderNo)
    expect((await audit(orderNo, false, ' ')).data.reason).toBe('reasonRequired')
    expect((await audit(orderNo, false)).data.status).toBe('awaitingShipment')
    expect((await way(orderNo)).cancelRequest).toMatchObject({ status: 'rejected', answer: 'It is packed' })
    expect((await ask(orderNo)).data.reason).toBe('cancelRejected')
    await world.advance(day + 1000)
    expect((await ask(orderNo)).status).toBe(200)
    await audit(orderNo, false)
    expect((await ship(orderNo)).data.status).toBe('awaitingReceipt')
  })
  test('24 hours of silence are a yes; of a partly shipped order the rest goes on', async () => {
    const { orderNo } = await sell(3)
    const orderLineId = await lineOf(orderNo)
    await ship(orderNo, [{ carrier: 'own', lines: [{ orderLineId, quantity: 1 }] }])
    await ask(orderNo)
    await world.advance(day + 1000)
    const { status, refunded, lines, freight } = await detail(orderNo)
    expect([status, refunded, lines[0]!.refundedQuantity]).toEqual(['awaitingReceipt', 2 * 1999, 2])
    expect(freight).toBeGreaterThan(0)
    expect((await confirm(orderNo)).data.status).toBe('toReview')
  })
  test('20 answers at once, and shipping against the answer: one of the two, and the money fits it', async () => {
    const twice = await sell()
    await ask(twice.orderNo)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => audit(twice.orderNo, n % 2 === 0)))
    expect(answers.filter((r) => r.status === 200)).toHaveLength(1)
    for (let round = 0; round < 5; round++) {
      const { orderNo } = await sell()
      const [, shipping] = await Promise.all([ask(orderNo), ship(orderNo), ask(orderNo)])
      await audit(orderNo, true)
      const { status, refunded, paid } = await detail(orderNo)
      expect([status, refunded]).toEqual(shipping.status === 200 ? ['awaitingReceipt', 0] : ['cancelled', paid])
    }
  })
  test('a reminder once a day', async () => {
    const { orderNo } = await sell()
    const remind = () => world.ask('/api/v2/order/sell/remind', { orderNo }, ana)
    expect((await remind()).status).toBe(200)
    expect((await remind()).data.reason).toBe('remindedAlready')
    expect((await detail(orderNo)).actions).not.toContain('remind')
    await world.advance(day + 1000)
    expect((await remind()).status).toBe(200)
    expect((await world.must('/api/v2/mch/order/detail', { orderNo }, await desk())).reminders).toBe(2)
  })
  test('a merchant who never ships: called off after 30 days', async () => {
    const { orderNo } = await sell()
    await world.runJobs()
    for (const days of [7, 8, 14]) await world.advance(days * day)
    expect(await statusOf(orderNo)).toBe('awaitingShipment')
    await world.advance(day + 1000)
    const { status, refunded, paid } = await detail(orderNo)
    expect([status, refunded]).toEqual(['cancelled', paid])
  })
})

describe('a parcel that does not come', () => {
  const miss = (parcelId: number) => world.ask('/api/v2/order/sell/missing', { parcelId }, ana)
  const state = async (parcelId: number, told: 'delivered' | 'lost' | 'returned', saleable = false) =>
    world.ask(
      '/api/v2/mch/order/parcel/state',
      { parcelId, state: told, note: 'The carrier says so', saleable },
      await desk(),
    )
  test('is missed after two days without movement; its time stands still until it is found', async () => {
    const { orderNo, parcelId } = await shipped(world, goods, ana)
    expect((await miss(parcelId)).data.reason).toBe('missingTooEarly')
    expect((await way(orderNo)).parcels[0]!.mayMiss).toBe(false)
    await world.advance(10 * day)
    expect((await way(orderNo)).parcels[0]!.mayMiss).toBe(true)
    expect((await miss(parcelId)).status).toBe(200)
    expect((await miss(parcelId)).data.reason).toBe('orderStateChanged')
    await world.advance(20 * day)
    expect(await statusOf(orderNo), 'the clock stands still').toBe('awaitingReceipt')
    expect((await state(parcelId, 'delivered')).status).toBe(200)
    await world.advance(4 * day)
    expect(await statusOf(orderNo)).toBe('awaitingReceipt')
    await world.advance(day + 5000)
    expect(await statusOf(orderNo)).toBe('toReview')
  })
  test('lost: its units and the freight go back, nothing into the stock', async () => {
    const { onHand } = await stockOf(world, goods.skus.normal)
    const { orderNo, parcelId } = await shipped(world, goods, ana, { quantity: 2 })
    const replies = await Promise.all(Array.from({ length: 8 }, () => state(parcelId, 'lost')))
    expect(replies.filter((r) => r.status === 200)).toHaveLength(1)
    const { status, refunded, paid } = await detail(orderNo)
    expect([status, refunded]).toEqual(['cancelled', paid])
    expect((await stockOf(world, goods.skus.normal)).onHand).toBe(onHand - 2)
  })
  test('one of two comes back and can be sold again: the order goes on with the rest, freight stays', async () => {
    const { orderNo } = await sell(3)
    const orderLineId = await lineOf(orderNo)
    const part = (quantity: number) => ({ carrier: 'own', lines: [{ orderLineId, quantity }] })
    const { parcelIds } = (await ship(orderNo, [part(1), part(2)])).data
    const { onHand } = await stockOf(world, goods.skus.normal)
    expect((await state(parcelIds[1]!, 'returned', true)).data.status).toBe('awaitingReceipt')
    expect((await stockOf(world, goods.skus.normal)).onHand).toBe(onHand + 2)
    expect((await detail(orderNo)).refunded).toBe(2 * 1999)
    expect((await confirm(orderNo)).data.status).toBe('toReview')
  })
})

test('the buyer is told of every step, once, also where twenty hands did it', async () => {
  const eva = await buyer(world, { fen: 100_000 })
  const { orderNo } = await sold(world, goods, eva, { quantity: 2 })
  await world.must('/api/v2/order/sell/cancel/request', { orderNo, reason: 'I moved' }, eva)
  await audit(orderNo, false, 'It is packed')
  await Promise.all(Array.from({ length: 20 }, () => ship(orderNo)))
  await world.must('/api/v2/order/sell/confirm', { orderNo }, eva)
  const { records } = await world.must('/api/v2/user/message/page', { type: 'order' }, eva)
  expect(records.map((m) => m.title.split(' ').at(-1))).toEqual(['arrived', 'way', 'order', 'paid'])
  expect(records[2]!.text).toContain('It is packed')
})
