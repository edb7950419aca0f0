// Preorders with a day, through the front door: the merchant says it, the buyer is told before and after, the line
// keeps it, and what is late is late from that day on, while the rest of the order keeps its own clock.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { agreed, buyer, mustPlace, payFromBalance, stockOf, type Buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods, type TestSku } from '../../../../test/goods.ts'
import { clerkOf, waybill, type Clerk } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'

const dayMs = 86_400_000
let world: World
let goods: TestGoods
let ana: Buyer
beforeAll(async () => {
  world = await openWorld({ env: { LOG_LEVEL: 'silent' } })
  goods = await makeShop(world)
  ana = await buyer(world, { fen: 100_000_000 })
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await world.close()
})

/** Somebody of the merchant, signed in just now: days pass here. */
const clerk = (role: 'goods' | 'orders'): Promise<Clerk> => clerkOf(world, goods.merchants.kiln, role)
/** The day of the shop's calendar so many days ahead, and when it begins there. */
const dayIn = (days: number): string =>
  new Date(world.app.context.clock.now() + 8 * 3_600_000 + days * dayMs).toISOString().slice(0, 10)
const startOf = (day: string): number => Date.parse(`${day}T00:00:00+08:00`)
/** Moves the clock to so many days after a moment, and an hour. */
const until = (moment: number, days: number): Promise<void> =>
  world.advance(moment + days * dayMs + 3_600_000 - world.app.context.clock.now())
type Wish = { policy: 'counted' | 'uncounted' | 'preorder'; day?: string | null }
async function mind(sku: TestSku, wish: Wish, by?: Clerk) {
  const asked = { skuIds: [goods.skus[sku]], ...wish, requestId: crypto.randomUUID() }
  return world.ask('/api/v2/mch/stock/policy', asked, by ?? (await clerk('goods')))
}
const promised = async (sku: TestSku, day: string | null) =>
  expect((await mind(sku, { policy: 'preorder', day })).status).toBe(200)
const previewed = async (sku: TestSku, quantity: number) => {
  const asked = { from: { skuId: goods.skus[sku], quantity }, addressId: ana.addressId }
  return (await world.must('/api/v2/order/sell/normal/preview', asked, ana)).groups[0]!
}
const bought = (orderNo: string) => world.must('/api/v2/order/sell/detail', { orderNo }, ana)
const atDesk = async (orderNo: string) => world.must('/api/v2/mch/order/detail', { orderNo }, await clerk('orders'))
const standing = async (orderNo: string) =>
  (
    await world.pool.query<{ status: string; back: boolean }>(
      'select status, refunded = paid as back from shop_order where order_no = $1',
      [orderNo],
    )
  ).rows[0]!
const keysTo = async (who: { userId: number }, link: string): Promise<string[]> =>
  (
    await world.pool.query<{ key: string }>('select key from message where user_id = $1 and link like $2 order by id', [
      who.userId,
      `%${link}%`,
    ])
  ).rows.map(({ key }) => key)
async function paid(sku: TestSku, who = ana): Promise<string> {
  const placed = await mustPlace(world, who, { skuId: goods.skus[sku], quantity: 1 })
  expect((await payFromBalance(world, who, placed.payNo)).status).toBe(200)
  return placed.orderNos[0]!
}

test('the day is shown before and after the sale, and moves when the parcel is expected', async () => {
  const day = dayIn(20)
  await promised('soldOut', day)
  const { skus } = await world.must('/api/v2/goods/goods/detail/normal', { id: goods.products.soldOut })
  expect(skus[0]).toMatchObject({ stock: 'preorder', ready: 0, preorderDay: day })
  const shown = await previewed('soldOut', 1)
  expect(shown.lines[0]).toMatchObject({ stock: 'preorder', preorderDay: day })
  expect(Date.parse(shown.arrives!.from)).toBeGreaterThan(startOf(day))
  const orderNo = await paid('soldOut')
  const order = await bought(orderNo)
  expect(order.lines[0]).toMatchObject({ stock: 'preorder', preorderDay: day })
  expect(Date.parse(order.arrives!.from)).toBeGreaterThan(startOf(day))
  // the merchant has another day in mind now: who bought keeps theirs
  await promised('soldOut', dayIn(40))
  const desk = await atDesk(orderNo)
  expect(desk.lines[0]).toMatchObject({ stock: 'preorder', preorderDay: day, left: 1 })
  expect(desk.due).toMatchObject({ kind: 'ship', at: new Date(startOf(day) + 7 * dayMs).toISOString() })
  const parcels = [{ carrier: 'sf', waybill: waybill() }]
  await world.must('/api/v2/mch/order/ship', { orderNo, parcels }, await clerk('orders'))
})

test('pieces that are there are no preorder; more than them are', async () => {
  const day = dayIn(10)
  await promised('last', day)
  expect((await previewed('last', 1)).lines[0]).toMatchObject({ stock: 'counted', preorderDay: null })
  expect((await previewed('last', 2)).lines[0]).toMatchObject({ stock: 'preorder', preorderDay: day })
  const visitor = { lines: [{ skuId: goods.skus.last, quantity: 2 }] }
  const { groups } = await world.must('/api/v2/cart/cart/list', visitor)
  expect(groups[0]!.lines[0]).toMatchObject({ stock: 'preorder', preorderDay: day })
  // without a day nobody says when it arrives
  await promised('last', null)
  expect(await previewed('last', 2)).toMatchObject({ arrives: null, lines: [{ preorderDay: null }] })
  expect((await previewed('last', 1)).arrives).not.toBeNull()
  await mind('last', { policy: 'counted' })
})

test('two agree to the last piece at once: one has it, the other is told of the wait first', async () => {
  const day = dayIn(10)
  await promised('last', day)
  const both = [ana, await buyer(world, { fen: 10_000_000 })]
  const inputs = await Promise.all(both.map((who) => agreed(world, who, { skuId: goods.skus.last, quantity: 1 })))
  const holding = await world.pool.connect()
  await holding.query('begin')
  await holding.query('select from stock where sku_id = $1 for update', [goods.skus.last])
  const asked = inputs.map((input, n) =>
    world.ask('/api/v2/order/sell/normal/create', { ...input, requestId: crypto.randomUUID() }, both[n]),
  )
  await expect
    .poll(async () => {
      const { rows } = await world.pool.query(`select from pg_stat_activity where wait_event_type = 'Lock'
        and datname = current_database()`)
      return rows.length
    })
    .toBeGreaterThan(1)
  await holding.query('commit')
  holding.release()
  const replies = await Promise.all(asked)
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)!.data).toMatchObject({
    reason: 'totalChanged',
    changes: [{ field: 'preorder', skuId: goods.skus.last, before: null, after: day }],
  })
  expect(await stockOf(world, goods.skus.last)).toMatchObject({ reserved: 1 })
  const made = replies.findIndex(({ status }) => status === 200)
  const [orderNo] = replies[made]!.data.orderNos as [string]
  await world.must('/api/v2/order/sell/cancel', { orderNo, reason: 'x' }, both[made])
  await mind('last', { policy: 'counted' })
})

test('a day that moved since the confirmation was looked at is told', async () => {
  const [before, after] = [dayIn(15), dayIn(25)]
  await promised('soldOut', before)
  const input = await agreed(world, ana, { skuId: goods.skus.soldOut, quantity: 1 })
  await promised('soldOut', after)
  const reply = await world.ask('/api/v2/order/sell/normal/create', { ...input, requestId: crypto.randomUUID() }, ana)
  expect(reply.data).toMatchObject({
    reason: 'totalChanged',
    changes: [{ field: 'preorder', skuId: goods.skus.soldOut, before, after }],
  })
})

test('only days to come that a calendar has, of preorders, of one’s own goods', async () => {
  for (const day of [dayIn(0), dayIn(-1), '2027-02-30', '2027-13-01', dayIn(366)]) {
    const reply = await mind('soldOut', { policy: 'preorder', day })
    expect([day, reply.code]).toEqual([day, 42279])
  }
  expect((await mind('soldOut', { policy: 'preorder', day: '20270101' })).data.reason).toBe('badInput')
  expect((await mind('soldOut', { policy: 'counted', day: dayIn(3) })).data.reason).toBe('badInput')
  const stranger = await clerkOf(world, goods.merchants.paper, 'goods')
  expect((await mind('soldOut', { policy: 'preorder', day: dayIn(3) }, stranger)).data.reason).toBe('notFound')
  await promised('soldOut', dayIn(3))
  // said again without a day: the day stays; counted: it is gone
  await mind('soldOut', { policy: 'preorder' })
  const keeper = await clerk('goods')
  const detail = () => world.must('/api/v2/mch/stock/detail', { skuId: goods.skus.soldOut }, keeper)
  expect((await detail()).preorderDay).toBe(dayIn(3))
  await mind('soldOut', { policy: 'counted' })
  expect(await detail()).toMatchObject({ policy: 'counted', preorderDay: null })
})

test('a preorder is late from its day on; what else was bought with it, from the payment on', async () => {
  const day = dayIn(60)
  await promised('soldOut', day)
  for (const sku of ['soldOut', 'normal'] as const)
    await world.must('/api/v2/cart/cart/add', { skuId: goods.skus[sku], quantity: 1 }, ana)
  const placed = await mustPlace(world, ana, { cart: true })
  const packer = await clerk('orders')
  await payFromBalance(world, ana, placed.payNo)
  await world.runJobs()
  const [orderNo] = placed.orderNos as [string]
  const paidAt = Date.parse((await bought(orderNo)).paidAt!)
  const normalBefore = await stockOf(world, goods.skus.normal)
  expect((await atDesk(orderNo)).due).toMatchObject({ at: new Date(paidAt + 7 * dayMs).toISOString() })
  await until(paidAt, 7)
  expect(await keysTo(ana, orderNo)).toContain('orderUnshipped')
  await until(paidAt, 15)
  await until(paidAt, 30)
  // the rest is called off; the preorder waits for its day
  expect((await standing(orderNo)).status).toBe('awaitingShipment')
  expect((await atDesk(orderNo)).lines.reduce((sum, { left }) => sum + left, 0)).toBe(1)
  expect((await stockOf(world, goods.skus.normal)).onHand).toBe(normalBefore.onHand + 1)
  expect((await atDesk(orderNo)).due).toMatchObject({ at: new Date(startOf(day) + 7 * dayMs).toISOString() })
  expect(await keysTo(ana, orderNo)).not.toContain('preorderLate')
  await until(startOf(day), 6)
  expect(await keysTo(ana, orderNo)).not.toContain('preorderLate')
  await until(startOf(day), 7)
  expect((await keysTo(ana, orderNo)).filter((key) => key === 'preorderLate')).toHaveLength(1)
  expect(await keysTo(packer, orderNo)).toContain('shopPreorderLate')
  expect((await standing(orderNo)).status).toBe('awaitingShipment')
  await until(startOf(day), 15)
  await until(startOf(day), 30)
  await world.runJobs()
  expect(await standing(orderNo)).toEqual({ status: 'cancelled', back: true })
})

test('a lost timer is found again, and never before the day', async () => {
  const day = dayIn(50)
  await promised('soldOut', day)
  const orderNo = await paid('soldOut', await buyer(world, { fen: 10_000_000 }))
  await world.runJobs()
  await world.pool.query(`delete from graphile_worker._private_jobs where key like 'fulfilment.unshipped:%'`)
  const sweep = async () => {
    await world.pool.query(`select graphile_worker.add_job('fulfilment.sweep', '{}')`)
    await world.runJobs()
  }
  await until(startOf(day), 29)
  await sweep()
  expect((await standing(orderNo)).status).toBe('awaitingShipment')
  await until(startOf(day), 31)
  await sweep()
  expect((await standing(orderNo)).status).toBe('cancelled')
})
