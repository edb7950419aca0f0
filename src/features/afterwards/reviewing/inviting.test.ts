// Buyers are asked for a review: once for each order, days after it arrived, and only who has something to say and
// wants to hear of it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readInbox } from '#features/platform/inbox/dev-inbox.ts'
import { buyer, type Buyer } from '../../../../test/buying.ts'
import { claimed, received as arrived } from '../../../../test/claims.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { shipped, sold, waybill } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'

const day = 86_400_000
let world: World
let goods: TestGoods
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
})
afterAll(() => world.close())

/** What follows of a receipt follows at once. */
async function received(at: World, of: TestGoods, who: Buyer) {
  const order = await arrived(at, of, who)
  await at.runJobs()
  return order
}
const asked = async (who: Buyer) => {
  const letters = await readInbox(world.app.context.env.dataDir, who.email)
  return letters.filter(({ text }) => text.includes('/evelate/write'))
}
test('three days after receipt, once, with the way to the page and the way out', async () => {
  const who = await buyer(world)
  const { orderNo } = await received(world, goods, who)
  await world.advance(2.9 * day)
  expect(await asked(who)).toEqual([])
  await world.advance(0.2 * day)
  const [letter, ...others] = await asked(who)
  expect(others).toEqual([])
  expect(letter!.text).toContain(`${world.url}/user/user/evelate/write?orderNo=${orderNo}`)
  expect(letter!.text).toContain(letter!.unsubscribe!)
  const { rows } = await world.pool.query<{ id: number }>('select id from shop_order where order_no = $1', [orderNo])
  await world.pool.query(`select graphile_worker.add_job('reviewing.invite', $1)`, [{ orderId: rows[0]!.id }])
  await world.advance(5 * day)
  expect(await asked(who), 'told again, nothing happens').toHaveLength(1)
})

test('whoever pressed the way out is never asked again', async () => {
  const who = await buyer(world)
  await received(world, goods, who)
  await world.advance(3.1 * day)
  const [letter] = await asked(who)
  const body = 'List-Unsubscribe=One-Click'
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await fetch(letter!.unsubscribe!, { method: 'POST', headers, body })).status).toBe(200)
  const named = { link: new URL(letter!.unsubscribe!).searchParams.get('link')! }
  expect(await world.must('/api/v2/user/letter/detail', named, {})).toEqual({ kind: 'reviews', on: false })
  await received(world, goods, who)
  await world.advance(3.1 * day)
  expect(await asked(who)).toHaveLength(1)
  const { records } = await world.must('/api/v2/user/message/page', { type: 'order' }, who)
  expect(records.filter(({ title }) => title.startsWith('How do you like'))).toHaveLength(1)
})

test('what is reviewed, or given back, is not asked for', async () => {
  const [content, unhappy] = [await buyer(world), await buyer(world)]
  const { orderLineId } = await received(world, goods, content)
  await world.must('/api/v2/goods/comment/create', { orderLineId, rating: 5, text: 'Thin at the lip' }, content)
  await claimed(world, unhappy, await received(world, goods, unhappy))
  await world.advance(3.1 * day)
  expect([await asked(content), await asked(unhappy)]).toEqual([[], []])
})

test('as long as something of the order is on its way nothing is asked; then from its last parcel', async () => {
  const who = await buyer(world)
  const { orderNo } = await sold(world, goods, who, { quantity: 2 })
  const { clerk } = await shipped(world, goods, await buyer(world))
  const { lines } = await world.must('/api/v2/mch/order/detail', { orderNo }, clerk)
  const half = { carrier: 'sf', lines: [{ orderLineId: lines[0]!.orderLineId, quantity: 1 }] }
  const ship = (parcel: object) =>
    world.must('/api/v2/mch/order/ship', { orderNo, parcels: [{ ...half, ...parcel, waybill: waybill() }] }, clerk)
  const { parcelIds } = await ship({})
  await world.must('/api/v2/order/sell/parcel/confirm', { parcelId: parcelIds[0]! }, who)
  await ship({})
  await world.advance(4 * day)
  expect(await asked(who)).toEqual([])
  await world.must('/api/v2/order/sell/confirm', { orderNo }, who)
  await world.runJobs()
  await world.advance(2.9 * day)
  expect(await asked(who)).toEqual([])
  await world.advance(0.2 * day)
  expect(await asked(who)).toHaveLength(1)
})
