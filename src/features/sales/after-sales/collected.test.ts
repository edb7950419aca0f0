// Claims about goods that were collected: their window begins as they are handed over; they end in a refund, the goods
// kept or sent back, and nobody asks for an address that the order does not have.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { balanceOfBuyer, buyer, stockOf, type Buyer } from '../../../../test/buying.ts'
import { atDesk, claim, claimed, day, show, type ClaimWish, type Received } from '../../../../test/claims.ts'
import { collectScene, readyCollected } from '../../../../test/collecting.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { clerkOf, waybill, type Clerk } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
let eva: Buyer
let clerk: Clerk
beforeAll(async () => {
  world = await openWorld({ env: { LOG_LEVEL: 'silent' } })
  goods = await makeShop(world)
  clerk = await clerkOf(world, goods.merchants.kiln, 'manager')
})
afterAll(async () => {
  expect((await auditBooks(world.pool)).differences).toEqual({})
  await world.close()
})
/** Two cups, handed over by their code. */
async function collected(): Promise<Received> {
  eva = await buyer(world, { fen: 1_000_000 })
  const { orderNo, code } = await readyCollected(await collectScene(world, goods, eva), await atDesk(world, clerk))
  const { ticket } = await world.must('/api/v2/mch/order/pickup/verify', { code }, await atDesk(world, clerk))
  const handover = { ticket, requestId: crypto.randomUUID() }
  await world.must('/api/v2/mch/order/pickup/handover', handover, await atDesk(world, clerk))
  await world.runJobs()
  const { lines, payNo } = await world.must('/api/v2/order/sell/detail', { orderNo }, eva)
  return { orderNo, payNo: payNo ?? '', parcelId: 0, orderLineId: lines[0]!.orderLineId }
}
const audit = async (serviceNo: string) =>
  world.must('/api/v2/mch/refund/audit', { serviceNo, approve: true }, await atDesk(world, clerk))
async function filed(wish: ClaimWish) {
  const order = await collected()
  const before = await balanceOfBuyer(world, eva)
  return { order, before, serviceNo: await claimed(world, eva, order, wish) }
}

test('a refund of one of two: its money comes back, the other may be claimed', async () => {
  const { order, before, serviceNo } = await filed({ type: 'refundOnly' })
  await audit(serviceNo)
  await world.runJobs()
  const told = await show(world, eva, serviceNo)
  expect(told).toMatchObject({ status: 'refundComplete', parcels: [], amounts: { goods: 1999, freight: 0 } })
  expect((await balanceOfBuyer(world, eva)) - before).toBe(1999)
  expect((await claim(world, eva, order)).status).toBe(200)
})
test('a return: sent to the return address, received, refunded, back in the stock', async () => {
  const { before, serviceNo } = await filed({ type: 'returnAndRefund', quantity: 2 })
  await audit(serviceNo)
  const parcel = { carrier: 'sf', waybill: waybill(), phone: '13800132719' }
  await world.must('/api/v2/order/refund/logistics/add', { serviceNo, ...parcel }, eva)
  const { onHand } = await stockOf(world, goods.skus.normal)
  await world.must('/api/v2/mch/refund/receive', { serviceNo, saleable: true }, await atDesk(world, clerk))
  await world.runJobs()
  expect((await show(world, eva, serviceNo)).status).toBe('refundComplete')
  expect((await stockOf(world, goods.skus.normal)).onHand).toBe(onHand + 2)
  expect((await balanceOfBuyer(world, eva)) - before).toBe(2 * 1999)
})
test('an exchange is sent to who collected, and without a word in time its money goes back', async () => {
  const { before, serviceNo } = await filed({ type: 'exchange' })
  await audit(serviceNo)
  const parcel = { carrier: 'sf', waybill: waybill(), phone: '13800132719' }
  await world.must('/api/v2/order/refund/logistics/add', { serviceNo, ...parcel }, eva)
  await world.must('/api/v2/mch/refund/receive', { serviceNo, saleable: true }, await atDesk(world, clerk))
  await world.advance(7 * day + 60_000)
  await world.runJobs()
  expect((await show(world, eva, serviceNo)).status).toBe('refundComplete')
  expect((await balanceOfBuyer(world, eva)) - before).toBe(1999)
})
test('fifteen days after it was handed over it cannot be claimed any more', async () => {
  const order = await collected()
  await world.advance(15 * day + 60_000)
  expect((await claim(world, eva, order)).data).toMatchObject({ reason: 'claimWindowOver' })
})
