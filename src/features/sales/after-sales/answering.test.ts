// Claims that are answered, through the front door: returns, refusals, exchanges, appeals; and every deadline.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { balanceOfBuyer, buyer, stockOf, type Buyer } from '../../../../test/buying.ts'
import {
  atDesk,
  claim,
  claimed,
  day,
  photo,
  received,
  show,
  wishOf,
  type ClaimWish,
  type Received,
} from '../../../../test/claims.ts'
import type { Asker } from '../../../../test/front.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { clerkOf, waybill, type Clerk } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
let clerk: Clerk
/** Each test has a buyer of its own, whose balance tells what came back. */
let ben: Buyer
const rich = 1_000_000
beforeAll(async () => {
  world = await openWorld({ env: { LOG_LEVEL: 'silent' } })
  goods = await makeShop(world)
  clerk = await clerkOf(world, goods.merchants.kiln, 'service')
})
afterAll(async () => {
  expect((await auditBooks(world.pool)).differences).toEqual({})
  await world.close()
})
const desk = () => atDesk(world, clerk)
const audit = async (serviceNo: string, approve: boolean, reason = 'It was whole when it left') =>
  world.ask('/api/v2/mch/refund/audit', { serviceNo, approve, reason }, await desk())
const statusOf = async (serviceNo: string) => (await show(world, ben, serviceNo)).status
const sendBack = (serviceNo: string, freight = 0) =>
  world.ask(
    '/api/v2/order/refund/logistics/add',
    { serviceNo, carrier: 'sf', waybill: waybill(), phone: '13800132719', freight },
    ben,
  )
const receive = async (serviceNo: string, saleable = true) =>
  world.ask('/api/v2/mch/refund/receive', { serviceNo, saleable }, await desk())
const reship = async (serviceNo: string) =>
  world.ask('/api/v2/mch/refund/reship', { serviceNo, carrier: 'sf', waybill: waybill() }, await desk())
const refuse = async (serviceNo: string) => {
  const at = await desk()
  const how = { reason: 'This is another cup', uploadIds: [await photo(world, at)], carrier: 'sf', waybill: waybill() }
  return world.ask('/api/v2/mch/refund/refuse', { serviceNo, ...how }, at)
}
const reasonOf = async (reply: Promise<{ data: unknown }>) => ((await reply).data as { reason: string }).reason
/** A claim about one of two cups. */
async function filed(wish: ClaimWish = {}, quantity = 2): Promise<Received & { serviceNo: string; before: number }> {
  ben = await buyer(world, { fen: rich })
  const order = await received(world, goods, ben, { quantity })
  return { ...order, before: await balanceOfBuyer(world, ben), serviceNo: await claimed(world, ben, order, wish) }
}
const gained = async (before: number) => (await balanceOfBuyer(world, ben)) - before
async function returning(wish: ClaimWish = {}, freight = 0) {
  const order = await filed({ type: 'returnAndRefund', ...wish })
  expect((await audit(order.serviceNo, true)).data.status).toBe('toBeReturned')
  expect((await sendBack(order.serviceNo, freight)).data.status).toBe('returning')
  return order
}

describe('a refund', () => {
  test('is the stored share of its units, by the way it was paid; freight with what completes the order', async () => {
    const { serviceNo, before, ...order } = await filed()
    expect((await audit(serviceNo, true)).data.status).toBe('pendingRefund')
    await world.runJobs()
    expect(await statusOf(serviceNo)).toBe('refundComplete')
    expect(await gained(before)).toBe(1999)
    const second = await claimed(world, ben, order)
    await audit(second, true)
    await world.runJobs()
    expect(await gained(before)).toBe(2 * 1999 + 1600)
    expect((await claim(world, ben, order)).data.reason).toBe('claimTooMany')
    const told = await world.must('/api/v2/order/sell/detail', { orderNo: order.orderNo }, ben)
    expect(told).toMatchObject({ afterSales: 'refunded', refunded: told.paid })
    expect(told.lines[0]).toMatchObject({ claimable: 0, afterSale: { serviceNo: second, status: 'refundComplete' } })
    expect(told.actions).not.toContain('afterSale')
  })
  test('without the freight where nobody of the shop was at fault', async () => {
    const { serviceNo, before } = await filed({ reason: 'agreed' }, 1)
    await audit(serviceNo, true)
    await world.runJobs()
    expect(await gained(before)).toBe(1999)
  })
  test('an answer to what has changed since is not heard', async () => {
    const { serviceNo } = await filed()
    const { version } = await world.must('/api/v2/mch/refund/detail', { serviceNo }, await desk())
    const wish = { serviceNo, quantity: 2, ...(await wishOf(world, {})) }
    await world.must('/api/v2/order/refund/edit', wish, ben)
    const answer = { serviceNo, approve: true, version }
    expect(await reasonOf(world.ask('/api/v2/mch/refund/audit', answer, await desk()))).toBe('afterSaleStateChanged')
    expect((await audit(serviceNo, true)).status).toBe(200)
  })
})

describe('a rejected claim', () => {
  test('says why, may be submitted three times again, and is closed after seven days', async () => {
    const { serviceNo } = await filed()
    const again = async () =>
      world.ask('/api/v2/order/refund/edit', { serviceNo, quantity: 1, ...(await wishOf(world, {})) }, ben)
    expect(await reasonOf(audit(serviceNo, false, ' '))).toBe('reasonRequired')
    for (const left of [3, 2, 1]) {
      await audit(serviceNo, false)
      expect(await show(world, ben, serviceNo)).toMatchObject({ status: 'merchantRejected', resubmissionsLeft: left })
      expect((await again()).data.status).toBe('pendingReview')
    }
    await audit(serviceNo, false)
    expect(await reasonOf(again())).toBe('noSubmissionsLeft')
    expect((await show(world, ben, serviceNo)).actions).toEqual(['appeal'])
    await world.advance(7 * day + 1000)
    expect(await show(world, ben, serviceNo)).toMatchObject({ status: 'closed', endedBecause: 'rejected' })
    expect(await reasonOf(world.ask('/api/v2/order/refund/appeal', { serviceNo, explanation: 'Too late' }, ben))).toBe(
      'afterSaleStateChanged',
    )
  })
})

describe('a return', () => {
  test('tells where to; received it is refunded at once, saleable goods go back into the stock', async () => {
    const { serviceNo, before } = await filed({ type: 'returnAndRefund' })
    await audit(serviceNo, true)
    const told = await show(world, ben, serviceNo)
    expect(told.returnAddress).toMatchObject({ consignee: '退货组', phone: '+86 13800132720' })
    expect(told.returnAddress!.text).toContain('陶阳路')
    expect([told.waitsFor, told.onDeadline, told.actions]).toEqual(['buyer', 'close', ['cancel', 'logistics']])
    const { onHand } = await stockOf(world, goods.skus.normal)
    await sendBack(serviceNo, 5000)
    expect((await show(world, ben, serviceNo)).parcels).toMatchObject([{ way: 'return', carrierName: 'SF Express' }])
    expect((await receive(serviceNo)).data.status).toBe('pendingRefund')
    await world.runJobs()
    expect(await show(world, ben, serviceNo)).toMatchObject({
      status: 'refundComplete',
      saleable: true,
      amounts: { goods: 1999, freight: 0, returnFreight: 5000, returnFreightRepaid: 3000, estimated: false },
    })
    expect((await stockOf(world, goods.skus.normal)).onHand).toBe(onHand + 1)
    expect(await gained(before), 'with ¥30 of the freight at most').toBe(1999 + 3000)
    const order = await world.must('/api/v2/order/sell/detail', { orderNo: told.orderNo }, ben)
    expect(order.refunded, 'freight of sending back is no part of it').toBe(1999)
  })
  test('at the cost of who changed their mind', async () => {
    const { serviceNo, before } = await returning({ reason: 'noReason' }, 1500)
    await receive(serviceNo, false)
    await world.runJobs()
    expect(await gained(before)).toBe(1999)
  })
  test('that is not sent in seven days is closed; its units may be claimed again', async () => {
    const { serviceNo, ...order } = await filed({ type: 'returnAndRefund', quantity: 2 })
    await audit(serviceNo, true)
    await world.advance(7 * day - 5000)
    expect(await statusOf(serviceNo)).toBe('toBeReturned')
    await world.advance(6000)
    expect(await show(world, ben, serviceNo)).toMatchObject({ status: 'closed', endedBecause: 'noLogistics' })
    expect((await claim(world, ben, order, { quantity: 2 })).status).toBe(200)
  })
  test('counts as received after ten days of silence, and nothing goes into the stock', async () => {
    const { onHand } = await stockOf(world, goods.skus.normal)
    const { serviceNo, before } = await returning({}, 800)
    await world.advance(10 * day + 1000)
    await world.runJobs()
    expect(await statusOf(serviceNo)).toBe('refundComplete')
    expect((await stockOf(world, goods.skus.normal)).onHand).toBe(onHand - 2)
    expect(await gained(before)).toBe(1999 + 800)
  })
  test('needs a carrier, a waybill of it and a phone', async () => {
    const { serviceNo } = await filed({ type: 'returnAndRefund' })
    await audit(serviceNo, true)
    const add = (more: object) =>
      reasonOf(
        world.ask(
          '/api/v2/order/refund/logistics/add',
          { serviceNo, carrier: 'sf', waybill: waybill(), phone: '13800132719', ...more },
          ben,
        ),
      )
    expect(await add({ carrier: 'own', waybill: '' })).toBe('carrierUnknown')
    expect(await add({ waybill: '12' })).toBe('waybillInvalid')
    expect(await add({ phone: '12' })).toBe('phoneInvalid')
    expect(await statusOf(serviceNo)).toBe('toBeReturned')
  })
  test('refused with photos goes back, and can only be appealed, for seven days', async () => {
    const { serviceNo } = await returning()
    const bare = { serviceNo, reason: 'No', uploadIds: [], carrier: 'sf', waybill: waybill() }
    expect(await reasonOf(world.ask('/api/v2/mch/refund/refuse', bare, await desk()))).toBe('photosRequired')
    expect((await refuse(serviceNo)).data.status).toBe('merchantRejected')
    const told = await show(world, ben, serviceNo)
    expect(told).toMatchObject({ refused: true, actions: ['appeal'], parcels: [{ way: 'back' }, { way: 'return' }] })
    expect(told.history.at(-1)!.uploadIds).toHaveLength(1)
    const edit = { serviceNo, quantity: 1, ...(await wishOf(world, {})) }
    expect(await reasonOf(world.ask('/api/v2/order/refund/edit', edit, ben))).toBe('afterSaleStateChanged')
    await world.advance(7 * day + 1000)
    expect(await show(world, ben, serviceNo)).toMatchObject({ status: 'closed', endedBecause: 'rejected' })
  })
})

describe('an exchange', () => {
  test('sends the replacement out of the stock; what was replaced may be claimed for seven days', async () => {
    const { serviceNo, ...order } = await returning({ type: 'exchange' })
    const { onHand } = await stockOf(world, goods.skus.normal)
    expect((await receive(serviceNo)).data.status).toBe('merchantReceived')
    expect((await reship(serviceNo)).data.status).toBe('processing')
    expect((await stockOf(world, goods.skus.normal)).onHand, 'one came back, one left').toBe(onHand)
    expect((await show(world, ben, serviceNo)).parcels[0]).toMatchObject({ way: 'replacement' })
    expect((await world.must('/api/v2/order/refund/confirm', { serviceNo }, ben)).status).toBe('closed')
    expect(await show(world, ben, serviceNo)).toMatchObject({ endedBecause: 'done', refund: null })
    await world.pool.query('update parcel set claim_until = shop_now(), return_until = shop_now() where id = $1', [
      order.parcelId,
    ])
    expect((await claim(world, ben, order, { quantity: 2 })).data).toMatchObject({ left: 1 })
    const second = await claimed(world, ben, order)
    await world.must('/api/v2/order/refund/cancel', { serviceNo: second }, ben)
    await world.advance(7 * day + 1000)
    expect((await claim(world, ben, order)).data.reason).toBe('claimWindowOver')
  })
  test('too few pieces: refused; never sent: refunded after seven days', async () => {
    const { serviceNo, before } = await returning({ type: 'exchange' })
    await receive(serviceNo, false)
    await world.pool.query('update stock set on_hand = on_hand - 400 where sku_id = $1', [goods.skus.normal])
    const { onHand, reserved } = await stockOf(world, goods.skus.normal)
    await world.pool.query('update stock set reserved = on_hand where sku_id = $1', [goods.skus.normal])
    expect(await reasonOf(reship(serviceNo))).toBe('itemNotInStock')
    await world.pool.query('update stock set reserved = $2, on_hand = $3 where sku_id = $1', [
      goods.skus.normal,
      reserved,
      onHand + 400,
    ])
    await world.advance(7 * day + 1000)
    await world.runJobs()
    expect(await statusOf(serviceNo)).toBe('refundComplete')
    expect(await gained(before)).toBe(1999)
  })
  test('a replacement that is lost is sent again; one that nobody confirms counts as received', async () => {
    const { serviceNo } = await returning({ type: 'exchange' })
    await receive(serviceNo)
    await reship(serviceNo)
    const gone = { serviceNo, state: 'lost', note: 'The carrier lost it' } as const
    expect((await world.must('/api/v2/mch/refund/gone', gone, await desk())).status).toBe('merchantReceived')
    await world.advance(6 * day)
    expect(await statusOf(serviceNo), 'seven days anew').toBe('merchantReceived')
    await reship(serviceNo)
    await world.advance(15 * day + 1000)
    expect(await show(world, ben, serviceNo)).toMatchObject({ status: 'closed', endedBecause: 'done' })
  })
})

test('buyer and merchant are told of every step, once', async () => {
  const order = await returning()
  await refuse(order.serviceNo)
  await world.must('/api/v2/order/refund/appeal', { serviceNo: order.serviceNo, explanation: 'It is the one' }, ben)
  const titles = async (who: Asker) =>
    (await world.must('/api/v2/user/message/page', { type: 'afterSale', size: 3 }, who)).records.map((m) => m.title)
  expect(await titles(ben)).toEqual(['Your return was refused', 'Please send the goods back'])
  expect(await titles(await desk())).toEqual([
    'A buyer appealed to Miralo',
    'A return is on its way to you',
    'A claim is waiting for your answer',
  ])
})
