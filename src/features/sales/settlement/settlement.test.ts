// What an order holds goes to its merchant and the platform, once, and back for a refund that is granted later.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { balanceOfBuyer, buyer, type Buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { diceOf, runSeed } from '../../../../test/rounds/round.ts'
import { sold } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { freightOf, lockedOrder, type LockedOrder } from '../orders/orders.ts'
import { refundUnits } from '../payments/payments.ts'
import { settleLine, takeBack } from './settlement.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import { balanceOf, clearing, heldOrder, move, ofMerchant, transfer } from '#kernel/data/ledger.ts'

let world: World
let goods: TestGoods
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
})
afterAll(async () => {
  await rightBooks()
  await world.close()
})
const rightBooks = async (): Promise<void> =>
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
const owned = (kind: 'payable' | 'receivable') => balanceOf(world.app.db, ofMerchant(goods.merchants.kiln, kind))
const commission = async (): Promise<number> => {
  const { rows } = await world.pool.query<{ sum: string }>('select coalesce(sum(commission), 0) as sum from settlement')
  return Number(rows[0]!.sum)
}

const payout = clearing('payout')

interface Order {
  orderId: number
  lineId: number
  paid: number
  freight: number
}
async function paidOrder(who: Buyer, quantity: number): Promise<Order> {
  const { orderNo } = await sold(world, goods, who, { quantity })
  const { rows } = await world.pool.query<Record<keyof Order, string>>(
    `select o.id as "orderId", l.id as "lineId", o.paid, o.payable - l.payable as freight
      from shop_order o join order_line l on l.order_id = o.id where o.order_no = $1`,
    [orderNo],
  )
  return Object.fromEntries(Object.entries(rows[0]!).map(([k, v]) => [k, Number(v)])) as unknown as Order
}
const inOrder = (order: Order, act: (db: Db, locked: LockedOrder) => Promise<unknown>) =>
  transact(world.app.db, async (trx) => act(trx, await lockedOrder(trx, { id: order.orderId, anybody: true })))
const settle = (order: Order) => inOrder(order, (db, locked) => settleLine(db, locked, order.lineId))
const back = (order: Order, quantity: number, key: string, freight = false) =>
  inOrder(order, async (db, locked) => {
    const units = [{ orderLineId: order.lineId, quantity }]
    await takeBack(db, locked, units, key, freight)
    const way = freight ? () => freightOf(db, order.orderId) : undefined
    await refundUnits(db, world.app.context, order.orderId, units, 'test', key, way)
  })

test('all that is held goes to merchant and platform, once, also when twelve hands settle at once', async () => {
  const [who, payable, taken] = [await buyer(world), await owned('payable'), await commission()]
  const order = await paidOrder(who, 3)
  expect(order.freight).toBeGreaterThan(0)
  await Promise.all(Array.from({ length: 12 }, () => settle(order)))
  expect(await balanceOf(world.app.db, heldOrder(order.orderId))).toBe(0)
  const mine = (await commission()) - taken
  expect(mine).toBe(Math.round((order.paid - order.freight) * 0.05))
  expect((await owned('payable')) - payable).toBe(order.paid - mine)
  await rightBooks()
})
test('a line that went back whole leaves its freight to the merchant', async () => {
  const [who, payable] = [await buyer(world), await owned('payable')]
  const order = await paidOrder(who, 2)
  await back(order, 2, 'whole')
  await settle(order)
  await world.runJobs()
  expect(await balanceOf(world.app.db, heldOrder(order.orderId))).toBe(0)
  expect((await owned('payable')) - payable).toBe(order.freight)
})
test('after it is settled, refunds in any parts come from the merchant, and what it lacks it owes', async () => {
  const seed = runSeed()
  console.log(`settled: TEST_SEED=${seed}`)
  const dice = diceOf(seed)
  const who = await buyer(world)
  const [before, taken, mine] = [await balanceOfBuyer(world, who), await commission(), await owned('payable')]
  const order = await paidOrder(who, 7)
  await back(order, 1, 'before')
  await settle(order)
  // nearly all of it was paid out meanwhile
  const out = (await owned('payable')) - 100
  await transact(world.app.db, (trx) =>
    transfer(trx, `out:${order.orderId}`, 'test', move(ofMerchant(goods.merchants.kiln, 'payable'), payout, out)),
  )
  for (let left = 6, n = 0; left > 0; n++) {
    const quantity = dice.int(1, left)
    left -= quantity
    await back(order, quantity, `after ${n}`, left === 0)
    await world.runJobs()
    await rightBooks()
  }
  expect(await balanceOfBuyer(world, who)).toBe(before)
  expect(await commission()).toBe(taken)
  expect(await owned('payable')).toBe(0)
  expect(await owned('receivable')).toBe(mine - out)
})
