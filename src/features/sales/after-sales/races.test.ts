// Many hands at one claim, with real parallel requests: it ends in one legal state, and no unit is refunded twice.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { buyer, mustPlace, type Buyer } from '../../../../test/buying.ts'
import { claim, claimed, day, hour, photo, received, show, staffer, type Received } from '../../../../test/claims.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openOnlineWorld, type OnlineWorld } from '../../../../test/online.ts'
import { clerkOf, waybill, type Clerk } from '../../../../test/shipping.ts'
import type { World } from '../../../../test/world.ts'

let online: OnlineWorld
let world: World
let goods: TestGoods
let clerk: Clerk
let ann: Clerk
let ben: Buyer
beforeAll(async () => {
  online = await openOnlineWorld({ providerTimeoutMs: 400, refundAgainSeconds: 60 })
  world = online.world
  world.app.context.log.error = () => undefined
  goods = await makeShop(world)
  clerk = await clerkOf(world, goods.merchants.kiln)
  ann = await staffer(world)
})
beforeEach(async () => void (ben = await buyer(world, { fen: 1_000_000 })))
afterAll(async () => {
  expect((await auditBooks(world.pool)).differences).toEqual({})
  await online.close()
})
const times = <T>(n: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, at) => work(at)))
const heard = <T extends { status: number }>(replies: readonly T[]) => replies.filter((r) => r.status === 200)
const audit = (serviceNo: string, approve = true) =>
  world.ask('/api/v2/mch/refund/audit', { serviceNo, approve, reason: 'No' }, clerk)
const withdraw = (serviceNo: string) => world.ask('/api/v2/order/refund/cancel', { serviceNo }, ben)
const due = (claimId: number) => world.app.tasks['afterSales.due']!({ claimId }, {} as never)
const idOf = async (serviceNo: string): Promise<number> =>
  (await world.pool.query<{ id: number }>('select id::int from claim where service_no = $1', [serviceNo])).rows[0]!.id
const refunded = async ({ orderNo }: Received): Promise<number> =>
  (await world.must('/api/v2/order/sell/detail', { orderNo }, ben)).refunded

test('20 claims at once about three units: three are filed', async () => {
  const order = await received(world, goods, ben, { quantity: 3 })
  const replies = await times(20, () => claim(world, ben, order))
  expect(heard(replies)).toHaveLength(3)
  expect(replies.filter((r) => r.status !== 200).map((r) => r.data.reason)).toEqual(
    Array.from({ length: 17 }, () => 'claimTooMany'),
  )
})
test('one photo is evidence once', async () => {
  const order = await received(world, goods, ben, { quantity: 4 })
  const file = await photo(world, ben)
  const replies = await times(6, () => claim(world, ben, order, { uploadIds: [file] }))
  expect(heard(replies)).toHaveLength(1)
})
test('20 approvals at once are one refund', async () => {
  const order = await received(world, goods, ben, { quantity: 2 })
  const serviceNo = await claimed(world, ben, order)
  expect(heard(await times(20, () => audit(serviceNo)))).toHaveLength(1)
  await world.runJobs()
  expect(await refunded(order)).toBe(1999)
  expect((await show(world, ben, serviceNo)).history.map((h) => h.event)).toEqual([
    'file',
    'approveRefund',
    'send',
    'pay',
  ])
})
test('approving against withdrawing, rejecting and silence: one of them, and the money fits it', async () => {
  for (let round = 0; round < 6; round++) {
    const order = await received(world, goods, ben, { quantity: 2 })
    const serviceNo = await claimed(world, ben, order)
    const id = await idOf(serviceNo)
    await world.pool.query('update claim set deadline = shop_now() where id = $1', [id])
    await Promise.all([audit(serviceNo), withdraw(serviceNo), audit(serviceNo, false), due(id), withdraw(serviceNo)])
    await world.runJobs()
    const { status, history } = await show(world, ben, serviceNo)
    expect(['cancelledByUser', 'merchantRejected', 'refundComplete']).toContain(status)
    expect(await refunded(order)).toBe(status === 'refundComplete' ? 1999 : 0)
    expect(history.filter((h) => ['approveRefund', 'withdraw', 'reject'].includes(h.event))).toHaveLength(1)
  }
})
test('goods received, refused, missed, and silence, all at once: one of them', async () => {
  const ends: string[] = []
  for (let round = 0; round < 6; round++) {
    const order = await received(world, goods, ben, { quantity: 2 })
    const serviceNo = await claimed(world, ben, order, { type: 'returnAndRefund' })
    await audit(serviceNo)
    const parcel = { carrier: 'sf', waybill: waybill(), phone: '13800132719', freight: 900 }
    const sent = await times(5, () => world.ask('/api/v2/order/refund/logistics/add', { serviceNo, ...parcel }, ben))
    expect(heard(sent)).toHaveLength(1)
    const [id, file] = [await idOf(serviceNo), await photo(world, clerk)]
    await world.pool.query('update claim set deadline = shop_now() where id = $1', [id])
    const back = { reason: 'Not ours', uploadIds: [file], carrier: 'sf', waybill: waybill() }
    await Promise.all([
      world.ask('/api/v2/mch/refund/refuse', { serviceNo, ...back }, clerk),
      world.ask('/api/v2/mch/refund/receive', { serviceNo, saleable: true }, clerk),
      due(id),
      world.ask('/api/v2/mch/refund/receive', { serviceNo, saleable: true }, clerk),
      due(id),
    ])
    await world.runJobs()
    const { status, amounts } = await show(world, ben, serviceNo)
    ends.push(status)
    expect(['refundComplete', 'merchantRejected']).toContain(status)
    expect(await refunded(order)).toBe(status === 'refundComplete' ? 1999 : 0)
    if (status === 'refundComplete') expect(amounts.returnFreightRepaid).toBe(900)
  }
  expect(ends.length).toBe(6)
})
test('an appeal is decided once; a replacement leaves the stock once', async () => {
  const order = await received(world, goods, ben)
  const serviceNo = await claimed(world, ben, order, { type: 'exchange' })
  await audit(serviceNo, false)
  const asked = { serviceNo, explanation: 'Look again' }
  expect(heard(await times(5, () => world.ask('/api/v2/order/refund/appeal', asked, ben)))).toHaveLength(1)
  const decision = { serviceNo, goodsWith: 'merchant', reason: 'Seen' } as const
  const decide = (at: number) => world.ask('/api/v2/admin/refund/appeal', { ...decision, uphold: at % 2 === 0 }, ann)
  expect(heard(await times(8, decide))).toHaveLength(1)
  if ((await show(world, ben, serviceNo)).status === 'closed') return
  const parcel = { serviceNo, carrier: 'sf', waybill: waybill() }
  const moves = async () => (await world.pool.query(`select from stock_move where reason = 'replaced'`)).rowCount ?? 0
  const before = await moves()
  expect(heard(await times(8, () => world.ask('/api/v2/mch/refund/reship', parcel, clerk)))).toHaveLength(1)
  expect(await moves()).toBe(before + 1)
})

describe('against the provider', () => {
  /** A received order that was paid online. */
  async function bought(): Promise<Received> {
    const placed = await mustPlace(world, ben, { skuId: goods.skus.normal, quantity: 2 })
    await online.control(`pay/${await online.begin(ben, placed.payNo)}`)
    await online.control('flush')
    await world.runJobs()
    const orderNo = placed.orderNos[0]!
    const parcels = [{ carrier: 'sf', waybill: waybill() }]
    const { parcelIds } = await world.must('/api/v2/mch/order/ship', { orderNo, parcels }, clerk)
    await world.must('/api/v2/order/sell/confirm', { orderNo }, ben)
    const { lines } = await world.must('/api/v2/order/sell/detail', { orderNo }, ben)
    return { orderNo, payNo: placed.payNo, parcelId: parcelIds[0]!, orderLineId: lines[0]!.orderLineId }
  }
  const statusOf = async (serviceNo: string) => (await show(world, ben, serviceNo)).status
  test('its silence leaves a claim pending; the money goes back once, however often it is tried', async () => {
    const order = await bought()
    const serviceNo = await claimed(world, ben, order)
    await online.control('mode', { silent: { api: 'afterwards', webhooks: true } })
    await audit(serviceNo)
    await world.runJobs()
    expect(await show(world, ben, serviceNo)).toMatchObject({ status: 'pendingRefund', refund: { status: 'pending' } })
    await online.control('mode', { silent: { api: false, webhooks: false } })
    const { rows } = await world.pool.query<{ id: number }>('select id::int from refund where key = $1', [
      `claim:${serviceNo}`,
    ])
    const carry = () => world.app.tasks['payments.refund']!({ refundId: rows[0]!.id }, {} as never)
    await Promise.all([carry(), carry(), world.advance(2 * hour)])
    await world.runJobs()
    expect(await statusOf(serviceNo)).toBe('refundComplete')
    const { charges } = (await online.control('state')).body as {
      charges: { metadata: { payNo: string }; amount_refunded: number }[]
    }
    expect(charges.find((c) => c.metadata.payNo === order.payNo)!.amount_refunded).toBe(1999)
  })
  test('what it refuses stays pending and is tried again; what its bank sends back is pending again', async () => {
    const order = await bought()
    const serviceNo = await claimed(world, ben, order)
    await online.control('mode', { failRefunds: 'refuse' })
    await audit(serviceNo)
    await world.runJobs()
    expect(await statusOf(serviceNo)).toBe('pendingRefund')
    expect((await world.must('/api/v2/mch/refund/page', { tab: 'refunding' }, clerk)).total).toBeGreaterThan(0)
    await online.control('mode', { failRefunds: false })
    await world.advance(hour)
    await world.runJobs()
    expect(await statusOf(serviceNo)).toBe('refundComplete')
    const { refunds } = (await online.control('state')).body as { refunds: { id: string }[] }
    await online.control(`fail-refund/${refunds.at(-1)!.id}`)
    await online.control('flush')
    await world.runJobs()
    await world.runJobs()
    expect(['pendingRefund', 'merchantRefunded', 'refundComplete']).toContain(await statusOf(serviceNo))
    expect((await show(world, ben, serviceNo)).history.map((h) => h.event)).toContain('bounce')
    await world.advance(day / 2)
    await world.runJobs()
    expect(await statusOf(serviceNo)).toBe('refundComplete')
  })
})
