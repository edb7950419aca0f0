// Claims and their evidence before the wrong eyes and hands: other buyers, other merchants, other roles.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer, type Buyer } from '../../../../test/buying.ts'
import { claim, claimed, photo, received, show, staffer, wishOf, type Received } from '../../../../test/claims.ts'
import type { Asker } from '../../../../test/front.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { roleWith } from '../../../../test/roles.ts'
import { clerkOf, sold, waybill, type Clerk } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
let ben: Buyer
let eve: Buyer
let clerk: Clerk
let order: Received
let serviceNo: string
let file: string
const none = '99999999999999999999'
beforeAll(async () => {
  world = await openWorld({ env: { LOG_LEVEL: 'silent' } })
  goods = await makeShop(world)
  ben = await buyer(world, { fen: 1_000_000 })
  eve = await buyer(world, { fen: 1_000_000 })
  clerk = await clerkOf(world, goods.merchants.kiln, 'service')
  order = await received(world, goods, ben, { quantity: 5 })
  file = await photo(world, ben)
  serviceNo = await claimed(world, ben, order, { uploadIds: [file] })
})
afterAll(() => world.close())
const told = async (reply: Promise<{ status: number; code: number; data: unknown }>) => {
  const { status, code, data } = await reply
  return { status, code, data }
}
const fetched = async (uploadId: string, { token, headers }: Asker): Promise<number> =>
  (
    await fetch(`${world.url}/api/v2/token/file/${uploadId}`, {
      headers: { authorization: `Bearer ${token}`, 'user-type': '1', ...headers },
    })
  ).status

const merchantCalls = [
  ['detail', {}],
  ['audit', { approve: true }],
  ['receive', { saleable: true }],
  ['notArrived', { reason: 'Nothing came' }],
  ['refuse', { reason: 'No', uploadIds: [], carrier: 'sf', waybill: 'SF1234567890123' }],
  ['reship', { carrier: 'sf', waybill: 'SF1234567890123' }],
  ['gone', { state: 'lost', note: 'Gone' }],
] as const
test('another merchant hears of a claim what it hears of none', async () => {
  const others = await clerkOf(world, goods.merchants.paper, 'owner')
  for (const [name, more] of merchantCalls) {
    const ask = (no: string) =>
      told(world.ask(`/api/v2/mch/refund/${name}` as '/api/v2/mch/refund/detail', { serviceNo: no, ...more }, others))
    expect(await ask(serviceNo), name).toEqual(await ask(none))
    expect((await ask(serviceNo)).status, name).toBe(404)
  }
  expect((await world.must('/api/v2/mch/refund/page', {}, others)).total).toBe(0)
  const keyword = order.orderNo
  expect((await world.must('/api/v2/mch/refund/page', { keyword }, others)).total).toBe(0)
  expect((await show(world, ben, serviceNo)).status).toBe('pendingReview')
})
test('of a merchant those of orders and service answer, of the staff those of orders and support', async () => {
  for (const [role, status] of [
    ['owner', 200],
    ['manager', 200],
    ['orders', 200],
    ['service', 200],
    ['goods', 403],
    ['finance', 403],
  ] as const) {
    const who = await clerkOf(world, goods.merchants.kiln, role)
    expect((await world.ask('/api/v2/mch/refund/detail', { serviceNo }, who)).status, role).toBe(status)
    const answer = { serviceNo, approve: false, reason: '' }
    expect((await world.ask('/api/v2/mch/refund/audit', answer, who)).status, role).toBe(status === 200 ? 400 : 403)
  }
  const replenish = { serviceNo, approve: true }
  for (const [role, status] of [
    ['admin', 200],
    ['orders', 200],
    ['support', 200],
    ['review', 403],
    ['finance', 403],
    ['content', 403],
  ] as const) {
    const who = await staffer(world, role)
    expect((await world.ask('/api/v2/admin/refund/detail', { serviceNo }, who)).status, role).toBe(status)
    const refused = await world.ask('/api/v2/admin/refund/replenish/audit', replenish, who)
    expect(refused.status, role).toBe(status === 200 ? 409 : 403)
  }
  const grant = {
    orderNo: order.orderNo,
    orderLineId: order.orderLineId,
    quantity: 1,
    fault: 'none',
    reason: 'x',
  } as const
  for (const who of [clerk, ben, await staffer(world, 'review')])
    expect((await world.ask('/api/v2/admin/refund/grant', grant, who)).status).toBe(403)
})
test('evidence is read by its three sides; for anybody else it is like a missing file', async () => {
  const refusal = await received(world, goods, ben)
  const back = await claimed(world, ben, refusal, { type: 'returnAndRefund' })
  await world.must('/api/v2/mch/refund/audit', { serviceNo: back, approve: true }, clerk)
  const parcel = { serviceNo: back, carrier: 'sf', waybill: waybill(), phone: '13800132719' }
  await world.must('/api/v2/order/refund/logistics/add', parcel, ben)
  const theirs = await photo(world, clerk)
  const how = { reason: 'Worn', uploadIds: [theirs], carrier: 'sf', waybill: waybill() }
  await world.must('/api/v2/mch/refund/refuse', { serviceNo: back, ...how }, clerk)
  const colleague = await clerkOf(world, goods.merchants.kiln, 'orders')
  for (const id of [file, theirs]) {
    for (const who of [ben, clerk, colleague, await staffer(world, 'support')]) expect(await fetched(id, who)).toBe(200)
    for (const who of [
      eve,
      await clerkOf(world, goods.merchants.paper, 'owner'),
      await clerkOf(world, goods.merchants.kiln, 'goods'),
      await staffer(world, 'review'),
      { ...colleague, headers: { 'user-type': '1' } },
    ])
      expect(await fetched(id, who)).toBe(404)
  }
  const read = await world.pool.query(`select count(*)::int as n from audit_log where action = 'upload.read'`)
  expect(read.rows, 'what staff look at is written down').toEqual([{ n: 2 }])
})
test('a photo of somebody else, of another purpose or used before is none', async () => {
  const hers = await photo(world, eve)
  const reasons = []
  for (const uploadIds of [[hers], [file], ['f'.repeat(8) + '-ffff-4fff-8fff-' + 'f'.repeat(12)], [file, file]])
    reasons.push((await claim(world, ben, order, { uploadIds })).data.reason)
  expect(new Set(reasons)).toEqual(new Set(['uploadNotFound']))
  expect((await claim(world, ben, order, { uploadIds: ['x'] })).data.reason).toBe('badInput')
  const edit = { serviceNo, quantity: 1, ...(await wishOf(world, { uploadIds: [hers] })) }
  expect((await world.ask('/api/v2/order/refund/edit', edit, ben)).data.reason).toBe('uploadNotFound')
  expect((await claim(world, eve, await received(world, goods, eve), { uploadIds: [hers] })).status).toBe(200)
})
test('another buyer neither claims nor sees; a line of another order is no line of this one', async () => {
  expect((await claim(world, eve, order)).data.reason).toBe('notFound')
  const own = await received(world, goods, eve)
  expect((await claim(world, eve, { ...own, orderLineId: order.orderLineId })).data.reason).toBe('badInput')
  expect((await world.must('/api/v2/order/refund/page', { orderNo: order.orderNo }, eve)).total).toBe(0)
  const paid = await sold(world, goods, ben)
  expect((await world.must('/api/v2/order/refund/preview', { orderNo: paid.orderNo }, ben)).amount).toBe(0)
})
test('words are kept as they are typed, and nothing of them runs or is cut', async () => {
  const script = '<img src=x onerror=alert(1)>{{number}} \u202e"\'; drop table claim;--'
  const wish = { ...(await wishOf(world, {})), explanation: script }
  const lines = [{ orderLineId: order.orderLineId, quantity: 1 }]
  const { serviceNos } = await world.must(
    '/api/v2/order/refund/create',
    { orderNo: order.orderNo, lines, ...wish },
    ben,
  )
  expect((await show(world, ben, serviceNos[0]!)).explanation).toContain('<img src=x onerror=alert(1)>{{number}}')
  const reject = { serviceNo: serviceNos[0]!, approve: false, reason: '{{merchant}} <b>no</b>' }
  await world.must('/api/v2/mch/refund/audit', reject, clerk)
  const { records } = await world.must('/api/v2/user/message/page', { type: 'afterSale', size: 1 }, ben)
  expect(records[0]!.text).toContain('{{merchant}} <b>no</b>')
})
test('phones: in full for those of the merchant who may know them, else masked', async () => {
  const back = await claimed(world, ben, await received(world, goods, ben), { type: 'returnAndRefund' })
  await world.must('/api/v2/mch/refund/audit', { serviceNo: back, approve: true }, clerk)
  const parcel = { serviceNo: back, carrier: 'sf', waybill: waybill(), phone: '13800132719' }
  await world.must('/api/v2/order/refund/logistics/add', parcel, ben)
  const phone = async (path: '/api/v2/mch/refund/detail' | '/api/v2/admin/refund/detail', who: Asker) =>
    (await world.must(path, { serviceNo: back }, who)).contactPhone
  expect(await phone('/api/v2/mch/refund/detail', clerk)).toBe('+86 13800132719')
  expect(await phone('/api/v2/admin/refund/detail', await staffer(world))).toBe('+86 *********19')
  const books = await clerkOf(world, goods.merchants.kiln, await roleWith(world, 'merchant', ['aftersale.read']))
  expect(await phone('/api/v2/mch/refund/detail', books)).toBe('+86 *********19')
})
test('a merchant without a return address does not ship; the last one stays', async () => {
  const owner = await clerkOf(world, goods.merchants.kiln, 'owner')
  const { records } = await world.must('/api/v2/mch/address/page', {}, owner)
  const { id } = records[0]!
  expect((await world.ask('/api/v2/mch/address/delete', { id }, owner)).data.reason).toBe('lastReturnAddress')
  const others = await clerkOf(world, goods.merchants.paper, 'owner')
  for (const name of ['delete', 'default'] as const)
    expect((await world.ask(`/api/v2/mch/address/${name}`, { id }, others)).data.reason).toBe('notFound')
  const parcels = [{ carrier: 'own' }]
  const paid = await sold(world, goods, ben)
  await world.pool.query('update return_address set deleted_at = shop_now(), is_default = false where id = $1', [id])
  const ship = async () =>
    world.ask('/api/v2/mch/order/ship', { orderNo: paid.orderNo, parcels }, await clerkOf(world, goods.merchants.kiln))
  expect((await ship()).data.reason).toBe('returnAddressRequired')
  await world.pool.query('update return_address set deleted_at = null, is_default = true where id = $1', [id])
  expect((await ship()).status).toBe(200)
})
