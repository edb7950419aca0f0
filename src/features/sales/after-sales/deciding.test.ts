// What staff decide, through the front door: appeals, goods that are said not to have come, replenishments, grants.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { balanceOfBuyer, buyer, stockOf, type Buyer } from '../../../../test/buying.ts'
import { atDesk, claim, claimed, day, photo, received, show, staffer, type ClaimWish } from '../../../../test/claims.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { clerkOf, waybill, type Clerk } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { lockedOrder } from '../orders/orders.ts'
import { settleLine } from '../settlement/settlement.ts'
import { transact } from '#kernel/data/db.ts'

let world: World
let goods: TestGoods
let clerk: Clerk
let ann: Clerk
let ben: Buyer
beforeAll(async () => {
  world = await openWorld({ env: { LOG_LEVEL: 'silent' } })
  goods = await makeShop(world)
  clerk = await clerkOf(world, goods.merchants.kiln)
  ann = await staffer(world)
})
afterAll(async () => {
  expect((await auditBooks(world.pool)).differences).toEqual({})
  await world.close()
})
const [desk, staff] = [() => atDesk(world, clerk), () => atDesk(world, ann)]
const shown = (serviceNo: string) => show(world, ben, serviceNo)
const reasonOf = async (reply: Promise<{ data: unknown }>) => ((await reply).data as { reason: string }).reason
async function filed(wish: ClaimWish = {}, quantity = 1) {
  ben = await buyer(world, { fen: 1_000_000 })
  const order = await received(world, goods, ben, { quantity })
  return { ...order, before: await balanceOfBuyer(world, ben), serviceNo: await claimed(world, ben, order, wish) }
}
const gained = async (before: number) => (await balanceOfBuyer(world, ben)) - before
const audit = async (serviceNo: string, approve: boolean) =>
  world.must('/api/v2/mch/refund/audit', { serviceNo, approve, reason: 'No' }, await desk())
const appeal = (serviceNo: string) =>
  world.must('/api/v2/order/refund/appeal', { serviceNo, explanation: 'Please look at the photos' }, ben)
const decide = async (serviceNo: string, uphold: boolean, more: object = {}) =>
  world.ask('/api/v2/admin/refund/appeal', { serviceNo, uphold, reason: 'Seen on the photos', ...more }, await staff())
const sendBack = (serviceNo: string) =>
  world.must(
    '/api/v2/order/refund/logistics/add',
    { serviceNo, carrier: 'sf', waybill: waybill(), phone: '13800132719' },
    ben,
  )
async function rejected(wish: ClaimWish = {}) {
  const order = await filed(wish)
  await audit(order.serviceNo, false)
  await appeal(order.serviceNo)
  return order
}

describe('an appeal', () => {
  test('lets time stand still until it is decided; upheld, the money goes back', async () => {
    const { serviceNo, before } = await rejected()
    await world.advance(30 * day)
    expect(await shown(serviceNo)).toMatchObject({ status: 'merchantRejected', appeal: 'pending', waitsFor: 'staff' })
    const mine = await world.must('/api/v2/admin/refund/page', { tab: 'mine' }, await staff())
    expect(mine.records).toMatchObject([{ serviceNo, actions: ['decide'] }])
    expect(await reasonOf(decide(serviceNo, true, { reason: ' ' }))).toBe('reasonRequired')
    expect((await decide(serviceNo, true)).data.status).toBe('pendingRefund')
    await world.runJobs()
    expect(await shown(serviceNo)).toMatchObject({ status: 'refundComplete', appeal: 'upheld' })
    expect(await gained(before)).toBe(1999 + 1200)
  })
  test('denied is final for its units, and stands in the log with its reason', async () => {
    const order = await rejected()
    expect((await decide(order.serviceNo, false)).data.status).toBe('closed')
    expect(await shown(order.serviceNo)).toMatchObject({ appeal: 'denied', endedBecause: 'denied', actions: [] })
    expect((await claim(world, ben, order)).data.reason).toBe('claimTooMany')
    expect(await reasonOf(decide(order.serviceNo, true))).toBe('afterSaleStateChanged')
    const { rows } = await world.pool.query(
      `select action, reason, about::int from audit_log where subject = 'claim' order by id desc limit 1`,
    )
    expect(rows).toEqual([{ action: 'claim.deny', reason: 'Seen on the photos', about: ben.userId }])
  })
  test('upheld for a return whose goods are with the buyer: they go back, and cannot be refused again', async () => {
    const { serviceNo, before } = await filed({ type: 'returnAndRefund' })
    await audit(serviceNo, true)
    await sendBack(serviceNo)
    const at = await desk()
    const parcel = async () => ({ carrier: 'sf', waybill: waybill(), uploadIds: [await photo(world, at)] })
    const refuse = async () =>
      world.ask('/api/v2/mch/refund/refuse', { serviceNo, reason: 'Used', ...(await parcel()) }, at)
    expect((await refuse()).status).toBe(200)
    await appeal(serviceNo)
    expect((await decide(serviceNo, true)).data.status).toBe('toBeReturned')
    await sendBack(serviceNo)
    expect(await reasonOf(refuse())).toBe('afterSaleStateChanged')
    await world.must('/api/v2/mch/refund/receive', { serviceNo, saleable: false }, at)
    await world.runJobs()
    expect((await shown(serviceNo)).status).toBe('refundComplete')
    expect(await gained(before)).toBe(1999 + 1200)
  })
  test('upheld where the goods are with the merchant: refunded, or the replacement is due', async () => {
    const back = await rejected({ type: 'returnAndRefund' })
    expect((await decide(back.serviceNo, true, { goodsWith: 'merchant' })).data.status).toBe('pendingRefund')
    const exchange = await rejected({ type: 'exchange' })
    expect((await decide(exchange.serviceNo, true, { goodsWith: 'merchant' })).data.status).toBe('merchantReceived')
    expect((await shown(exchange.serviceNo)).onDeadline).toBe('refund')
  })
})

test('goods that are said not to have come: time stands still, staff decide, or they come after all', async () => {
  const decideArrival = async (serviceNo: string, arrived: boolean) =>
    world.ask('/api/v2/admin/refund/arrival', { serviceNo, arrived, reason: 'The carrier says so' }, await staff())
  const missing = async () => {
    const order = await filed({ type: 'returnAndRefund' })
    await audit(order.serviceNo, true)
    await sendBack(order.serviceNo)
    const told = { serviceNo: order.serviceNo, reason: 'Nothing has come' }
    await world.must('/api/v2/mch/refund/notArrived', told, await desk())
    return order
  }
  const lost = await missing()
  await world.advance(30 * day)
  expect(await shown(lost.serviceNo)).toMatchObject({ status: 'returning', notArrived: true, deadline: null })
  expect((await decideArrival(lost.serviceNo, false)).data.status).toBe('closed')
  expect((await shown(lost.serviceNo)).endedBecause).toBe('notArrived')
  expect(await gained(lost.before)).toBe(0)
  const there = await missing()
  expect((await decideArrival(there.serviceNo, true)).data.status).toBe('pendingRefund')
  const late = await missing()
  const arrived = { serviceNo: late.serviceNo, saleable: false }
  expect((await world.must('/api/v2/mch/refund/receive', arrived, await desk())).status).toBe('pendingRefund')
  expect(await reasonOf(decideArrival(late.serviceNo, false))).toBe('afterSaleStateChanged')
})

describe('a replenishment', () => {
  const missingPiece = { type: 'exchange', returnGoods: false } as const
  const review = async (serviceNo: string, approve: boolean) =>
    world.ask('/api/v2/admin/refund/replenish/audit', { serviceNo, approve, reason: 'Seen' }, await staff())
  const ship = async (serviceNo: string) =>
    world.ask('/api/v2/admin/refund/replenish/ship', { serviceNo, carrier: 'sf', waybill: waybill() }, await staff())
  test('is the platform’s: silence is no answer, the merchant cannot answer; its stock is used', async () => {
    const { serviceNo } = await filed(missingPiece)
    await world.advance(20 * day)
    expect(await shown(serviceNo)).toMatchObject({ status: 'pendingReview', deadline: null, waitsFor: 'staff' })
    const answer = { serviceNo, approve: true, reason: '' }
    expect(await reasonOf(world.ask('/api/v2/mch/refund/audit', answer, await desk()))).toBe('afterSaleStateChanged')
    expect((await review(serviceNo, true)).data.status).toBe('approved')
    const { onHand } = await stockOf(world, goods.skus.normal)
    expect((await ship(serviceNo)).data.status).toBe('processing')
    expect((await stockOf(world, goods.skus.normal)).onHand).toBe(onHand - 1)
    const gone = { serviceNo, state: 'returned', note: 'Came back', saleable: true } as const
    expect((await world.must('/api/v2/admin/refund/replenish/gone', gone, await staff())).status).toBe('approved')
    expect((await stockOf(world, goods.skus.normal)).onHand).toBe(onHand)
    await ship(serviceNo)
    expect((await world.must('/api/v2/order/refund/confirm', { serviceNo }, ben)).status).toBe('closed')
  })
  test('rejected it may be changed into a refund, which is the merchant’s again', async () => {
    const { serviceNo } = await filed(missingPiece)
    expect((await review(serviceNo, false)).data.status).toBe('merchantRejected')
    await appeal(serviceNo)
    expect((await decide(serviceNo, true)).data.status).toBe('approved')
    await world.advance(7 * day + 1000)
    await world.runJobs()
    expect((await shown(serviceNo)).status, 'never sent').toBe('refundComplete')
  })
})

describe('what staff give back of their own accord', () => {
  const grant = async (order: { orderNo: string; orderLineId: number }, more: object = {}) =>
    world.ask(
      '/api/v2/admin/refund/grant',
      { ...order, quantity: 1, fault: 'merchant', reason: 'Recalled', ...more },
      await staff(),
    )
  test('waits until the buyer cannot claim any more; after settlement the merchant pays', async () => {
    ben = await buyer(world, { fen: 1_000_000 })
    const before = await balanceOfBuyer(world, ben)
    const { orderNo, orderLineId } = await received(world, goods, ben, { quantity: 2 })
    const preview = async () =>
      (await world.must('/api/v2/admin/refund/grant/preview', { orderNo }, await staff())).lines
    expect(await reasonOf(grant({ orderNo, orderLineId }))).toBe('notYetSettled')
    expect(await preview()).toMatchObject([{ orderLineId, bought: 2, late: 0, claimUntil: expect.any(String) }])
    await world.advance(15 * day + 1000)
    expect(await preview()).toMatchObject([{ orderLineId, bought: 2, late: 2, claimUntil: null }])
    await transact(world.app.db, async (trx) =>
      settleLine(trx, await lockedOrder(trx, { orderNo, anybody: true }), orderLineId),
    )
    expect(await reasonOf(grant({ orderNo, orderLineId }, { reason: ' ' }))).toBe('reasonRequired')
    expect(await reasonOf(grant({ orderNo, orderLineId }, { quantity: 3 }))).toBe('claimTooMany')
    expect(await reasonOf(grant({ orderNo, orderLineId: 999_999_999 }))).toBe('notFound')
    const replies = await Promise.all(Array.from({ length: 6 }, () => grant({ orderNo, orderLineId })))
    expect(replies.filter((r) => r.status === 200)).toHaveLength(2)
    expect(await preview()).toMatchObject([{ late: 0, claimUntil: null }])
    const nowhere = { orderNo: '261123000000000001' }
    expect(await reasonOf(world.ask('/api/v2/admin/refund/grant/preview', nowhere, await staff()))).toBe('notFound')
    await world.runJobs()
    expect(await balanceOfBuyer(world, ben), 'all of it, with the freight').toBe(before)
    const { serviceNo } = replies.find((r) => r.status === 200)!.data
    expect(await shown(serviceNo)).toMatchObject({
      status: 'refundComplete',
      reason: { text: 'Granted by the platform' },
    })
    const deeds = await world.pool.query(`select reason from audit_log where action = 'claim.grant'`)
    expect(deeds.rows).toEqual([{ reason: 'Recalled' }, { reason: 'Recalled' }])
  })
})

// last: the shop stays closed
describe('a claim at a shop that is closed for good', () => {
  test('is answered by staff in its place, with a reason for a no, and by nobody of the shop', async () => {
    const sent = await filed({ type: 'returnAndRefund' })
    const refused = await filed()
    const granted = await filed()
    const answer = async (serviceNo: string, approve: boolean, reason = '') =>
      world.ask('/api/v2/admin/refund/replenish/audit', { serviceNo, approve, reason }, await staff())
    expect(await reasonOf(answer(granted.serviceNo, true))).toBe('afterSaleStateChanged')
    await world.pool.query(`update merchant set status = 'closed' where id = $1`, [goods.merchants.kiln])
    const asked = { serviceNo: granted.serviceNo, approve: true }
    expect(await reasonOf(world.ask('/api/v2/mch/refund/audit', asked, await desk()))).toBe('shopReadOnly')
    expect(await shown(granted.serviceNo)).toMatchObject({ status: 'pendingReview', waitsFor: 'staff' })
    expect((await answer(granted.serviceNo, true)).data.status).toBe('pendingRefund')
    await world.runJobs()
    expect(await gained(granted.before)).toBe(1999 + 1200)
    expect(await reasonOf(answer(refused.serviceNo, false))).toBe('reasonRequired')
    expect((await answer(refused.serviceNo, false, 'It was worn')).data.status).toBe('merchantRejected')
    expect((await answer(sent.serviceNo, true)).data.status).toBe('toBeReturned')
    expect(await reasonOf(answer(sent.serviceNo, true))).toBe('afterSaleStateChanged')
  })
})
