// Money of received lines becomes the merchant's when nothing can come back any more, and not before.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { buyer, type Buyer } from '../../../../test/buying.ts'
import { claim, claimed, day, hour, received, show } from '../../../../test/claims.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { clerkOf, sold, waybill } from '../../../../test/shipping.ts'
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

interface Held {
  held: number
  goods: number
  rest: number
}
/** fen that an order holds, and what of it was settled. */
async function heldBy(orderNo: string): Promise<Held> {
  const { rows } = await world.pool.query<Record<keyof Held, string>>(
    `select coalesce(a.balance, 0) as held, coalesce(sum(s.goods), 0) as goods, coalesce(sum(s.rest), 0) as rest
      from shop_order o
      left join ledger_account a on a.owner = 'order' and a.owner_id = o.id and a.kind = 'held'
      left join settlement s on s.order_id = o.id
      where o.order_no = $1 group by a.balance`,
    [orderNo],
  )
  return Object.fromEntries(Object.entries(rows[0]!).map(([k, v]) => [k, Number(v)])) as unknown as Held
}
const freightOf = async (orderNo: string): Promise<number> => {
  const { rows } = await world.pool.query<{ freight: number }>(
    'select freight::int from shop_order where order_no = $1',
    [orderNo],
  )
  return rows[0]!.freight
}

test('when the time for claims is over: goods, and with the last line the freight', async () => {
  const { orderNo } = await received(world, goods, ana, { quantity: 2 })
  const { held } = await heldBy(orderNo)
  await world.advance(15 * day - hour)
  expect(await heldBy(orderNo)).toEqual({ held, goods: 0, rest: 0 })
  await world.advance(hour + 1000)
  const freight = await freightOf(orderNo)
  expect(await heldBy(orderNo)).toEqual({ held: 0, goods: held - freight, rest: freight })
})
test('a line of two parcels waits for the later one', async () => {
  const { orderNo } = await sold(world, goods, ana, { quantity: 2 })
  const clerk = await clerkOf(world, goods.merchants.kiln)
  const { lines } = await world.must('/api/v2/order/sell/detail', { orderNo }, ana)
  const ship = async (who: typeof clerk): Promise<number> => {
    const parcel = { carrier: 'sf', waybill: waybill(), lines: [{ orderLineId: lines[0]!.orderLineId, quantity: 1 }] }
    return (await world.must('/api/v2/mch/order/ship', { orderNo, parcels: [parcel] }, who)).parcelIds[0]!
  }
  const first = await ship(clerk)
  await world.must('/api/v2/order/sell/parcel/confirm', { parcelId: first }, ana)
  await world.advance(6 * day)
  const second = await ship(await clerkOf(world, goods.merchants.kiln))
  await world.advance(10 * day)
  expect((await heldBy(orderNo)).goods).toBe(0)
  await world.must('/api/v2/order/sell/parcel/confirm', { parcelId: second }, ana)
  await world.advance(15 * day - hour)
  expect((await heldBy(orderNo)).goods).toBe(0)
  await world.advance(hour + 1000)
  expect(await heldBy(orderNo)).toMatchObject({ held: 0, goods: 2 * 1999 })
})
test('an open claim keeps its line held, also past the time; ended without money it lets go', async () => {
  const order = await received(world, goods, ana, { quantity: 2 })
  await world.advance(14 * day)
  const serviceNo = await claimed(world, ana, order, { type: 'returnAndRefund' })
  await world.advance(3 * day + 1000)
  expect((await show(world, ana, serviceNo)).status).toBe('toBeReturned')
  expect((await heldBy(order.orderNo)).goods).toBe(0)
  // nothing is sent back: the claim ends, and with it the time to claim
  await world.advance(7 * day + 1000)
  expect((await show(world, ana, serviceNo)).status).toBe('closed')
  expect(await heldBy(order.orderNo)).toMatchObject({ held: 0, goods: 2 * 1999 })
  expect((await claim(world, ana, order)).status).toBe(422)
})
test('what went back is not settled; all of it gone, the freight is the merchant’s or went back too', async () => {
  const order = await received(world, goods, ana, { quantity: 2 })
  const freight = await freightOf(order.orderNo)
  await claimed(world, ana, order, { quantity: 2, reason: 'agreed' })
  await world.advance(3 * day + 1000)
  expect(await heldBy(order.orderNo)).toEqual({ held: 0, goods: 0, rest: freight })
})
test('a timer that was lost is made up for', async () => {
  const { orderNo } = await received(world, goods, ana)
  await world.runJobs()
  await world.pool.query(`delete from graphile_worker._private_jobs where key like 'afterSales.settle:%'`)
  await world.advance(15 * day + 2 * hour)
  expect((await heldBy(orderNo)).goods).toBe(0)
  await world.pool.query(`select graphile_worker.add_job('afterSales.sweep')`)
  await world.runJobs()
  expect(await heldBy(orderNo)).toMatchObject({ held: 0, goods: 1999 })
})
