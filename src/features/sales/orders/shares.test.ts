// What came off an order is stored by lane and bearer, to the unit; the database keeps it whole and refunds are sums of
// it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { balanceOfBuyer, buyer, mustPlace, payFromBalance, type Buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { diceOf, runSeed } from '../../../../test/rounds/round.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { refundUnits } from '../payments/payments.ts'
import { balanceOf, heldOrder, ofMerchant } from '#kernel/data/ledger.ts'
import { transact } from '#kernel/data/db.ts'

let world: World
let goods: TestGoods
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  await world.pool.query('update sku set member_price = price - 101 where id = $1', [goods.skus.normal])
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await world.close()
})

async function member(): Promise<Buyer> {
  const who = await buyer(world)
  await world.pool.query(`update user_account set vip = 1, vip_until = shop_now() + interval '1 year' where id = $1`, [
    who.userId,
  ])
  return who
}
interface Line {
  orderId: number
  lineId: number
  payable: number
  discount: number
}
async function ordered(who: Buyer, quantity: number) {
  const placed = await mustPlace(world, who, { skuId: goods.skus.normal, quantity })
  const { rows } = await world.pool.query<Record<keyof Line, string>>(
    `select o.id as "orderId", l.id as "lineId", l.payable, l.discount
      from order_line l join shop_order o on o.id = l.order_id where o.order_no = $1`,
    [placed.orderNos[0]],
  )
  const line = Object.fromEntries(
    Object.entries(rows[0]!).map(([key, value]) => [key, Number(value)]),
  ) as unknown as Line
  return { ...placed, ...line, total: placed.payable }
}
const promotion = async (): Promise<number> =>
  Number(
    (
      await world.pool.query<{ sum: string }>(
        `select coalesce(sum(e.amount), 0) as sum from ledger_entry e join ledger_account a on a.id = e.account_id
          where a.kind = 'promotion'`,
      )
    ).rows[0]!.sum,
  )
const giveBack = (order: Line, quantity: number, key: string) =>
  transact(world.app.db, (trx) =>
    refundUnits(trx, world.app.context, order.orderId, [{ orderLineId: order.lineId, quantity }], 'test', key),
  )

test("a member price is stored as the merchant's share of its lane, and told lane by lane", async () => {
  const who = await member()
  const order = await ordered(who, 3)
  const { rows } = await world.pool.query(
    'select lane, bearer, amount, unit_amount, unit_extra from order_share where order_id = $1',
    [order.orderId],
  )
  expect(rows).toMatchObject([{ lane: 'member', bearer: 'merchant', amount: 303, unit_amount: 101, unit_extra: 0 }])
  const detail = await world.must('/api/v2/order/sell/detail', { orderNo: order.orderNos[0]! }, who)
  expect(detail.discount).toEqual({
    member: 303,
    merchantCoupon: 0,
    platformCoupon: 0,
    discountCode: 0,
    points: 0,
    merchantAdjustment: 0,
    freight: 0,
  })
})

test.each([
  ['more', 'update order_share set amount = amount + 1 where order_id = $1', 'not its discount'],
  ['another cut', 'update order_share set unit_amount = unit_amount - 1 where order_id = $1', 'not its discount'],
  ['none', 'delete from order_share where order_id = $1', 'not its discount'],
  [
    "the freight's too",
    `insert into order_share (order_id, lane, bearer, amount, unit_amount, unit_extra, unit_from)
      values ($1, 'freight', 'platform', 5, 5, 0, 0)`,
    'not its discount',
  ],
  ['a smaller sum', 'update order_line set discount = discount - 1 where order_id = $1', 'check constraint'],
  [
    'a smaller sum, balanced by the tax',
    'update order_line set discount = discount - 1, tax = tax - 1 where order_id = $1',
    'not its discount',
  ],
  ["an order's sum", 'update shop_order set discount = discount - 1, tax = tax - 1 where id = $1', 'not its discount'],
])('shares that do not make up the discount are refused at the commit: %s', async (_, statement, words) => {
  const order = await ordered(await member(), 2)
  await expect(world.pool.query(statement, [order.orderId])).rejects.toThrow(words)
})

test('units go back in any parts: to the payer what they paid, to the platform its part, each key once', async () => {
  const seed = runSeed()
  console.log(`units: TEST_SEED=${seed}`)
  const dice = diceOf(seed)
  const who = await member()
  const order = await ordered(who, 7)
  // as if the platform bore a part, as it does of a level's rate
  await world.pool.query(
    `with s as (update order_share set amount = amount - 250, unit_amount = (amount - 250) / 7,
          unit_extra = (amount - 250) % 7 where order_id = $1
          returning order_id, order_line_id, lane, unit_from, amount)
        insert into order_share (order_id, order_line_id, lane, bearer, amount, unit_amount, unit_extra, unit_from)
        select order_id, order_line_id, lane, 'platform', 250, 250 / 7, 250 % 7, (unit_from + amount) % 7 from s`,
    [order.orderId],
  )
  const [balance, before] = [await balanceOfBuyer(world, who), await promotion()]
  await payFromBalance(world, who, order.payNo)
  expect(await promotion()).toBe(before - 250)
  expect(await balanceOf(world.app.db, heldOrder(order.orderId))).toBe(order.payable + 250 + freight(order))
  for (let left = 7, n = 0; left > 0; n++) {
    const quantity = dice.int(1, left)
    await giveBack(order, quantity, `units ${n}`)
    await giveBack(order, quantity, `units ${n}`)
    left -= quantity
    await world.runJobs()
    expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  }
  await expect(giveBack(order, 1, 'one more')).rejects.toMatchObject({ reason: 'orderStateChanged' })
  expect(await balanceOfBuyer(world, who)).toBe(balance - freight(order))
  expect(await promotion()).toBe(before)
  // nothing is left of its goods: what is left of it, the freight, is the merchant's
  expect(await balanceOf(world.app.db, heldOrder(order.orderId))).toBe(0)
  expect(await balanceOf(world.app.db, ofMerchant(goods.merchants.kiln, 'payable'))).toBe(freight(order))
})
const freight = (order: { payable: number; total: number }): number => order.total - order.payable

test('two hands cannot give the same units back twice', async () => {
  const who = await member()
  const order = await ordered(who, 5)
  await payFromBalance(world, who, order.payNo)
  const tries = await Promise.allSettled(Array.from({ length: 8 }, (_, i) => giveBack(order, 2, `race ${i}`)))
  expect(tries.filter((t) => t.status === 'fulfilled')).toHaveLength(2)
})
