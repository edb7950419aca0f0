// Another address for an order: by its buyer, by its merchant, before the first parcel, for the same freight; and what
// a merchant remarks for its own people.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyer, mustPlace, shanghai, type Buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { clerkOf, sold, waybill, type Clerk } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
let ana: Buyer
let clerk: Clerk
const hangzhou = {
  ...shanghai,
  state: '浙江省',
  stateCode: '33',
  city: '杭州市',
  region: '西湖区',
  detail: '龙井路 1 号',
}
const urumqi = {
  ...shanghai,
  state: '新疆维吾尔自治区',
  stateCode: '65',
  city: '乌鲁木齐市',
  region: '天山区',
  detail: '解放路 9 号',
}
const paris = { consignee: 'Zoé', areaCode: '33', phone: '612345871', country: 'FR', state: 'Paris', city: 'Paris' }
const abroad = { ...paris, detail: '3 rue de Seine', zipCode: '75006' }
const ids: Record<'hangzhou' | 'urumqi' | 'abroad', number> = { hangzhou: 0, urumqi: 0, abroad: 0 }
beforeAll(async () => {
  world = await openWorld({ settings: { unpaidPaymentsMax: 100 } })
  goods = await makeShop(world)
  ana = await buyer(world, { fen: 10_000_000 })
  clerk = await clerkOf(world, goods.merchants.kiln)
  for (const [name, place] of Object.entries({ hangzhou, urumqi, abroad }))
    ids[name as keyof typeof ids] = (await world.must('/api/v2/user/address/add', place, ana)).id
})
afterAll(() => world.close())

const edit = (orderNo: string, addressId: number, who = ana) =>
  world.ask('/api/v2/order/sell/address/edit', { orderNo, addressId }, who)
const byMerchant = (orderNo: string, address: typeof hangzhou = hangzhou, who = clerk, reason = 'They rang us') =>
  world.ask('/api/v2/mch/order/address', { orderNo, address, reason }, who)
const detail = (orderNo: string) => world.must('/api/v2/order/sell/detail', { orderNo }, ana)
const unpaid = async () => (await mustPlace(world, ana, { skuId: goods.skus.normal, quantity: 2 })).orderNos[0]!
const paid = async () => (await sold(world, goods, ana, { quantity: 2 })).orderNo
const ship = (orderNo: string, lines?: { orderLineId: number; quantity: number }[]) =>
  world.ask(
    '/api/v2/mch/order/ship',
    { orderNo, parcels: [{ carrier: 'sf', waybill: waybill(), ...(lines && { lines }) }] },
    clerk,
  )

describe('by the buyer', () => {
  test.each([
    ['unpaid', unpaid],
    ['paid', paid],
  ])('%s: it goes to the other address, and history says so', async (_, made) => {
    const orderNo = await made()
    expect((await detail(orderNo)).actions).toContain('changeAddress')
    expect((await edit(orderNo, ids.hangzhou)).status).toBe(200)
    const order = await detail(orderNo)
    expect(order.address.text).toContain('龙井路')
    expect(order.history.at(-1)).toMatchObject({ event: 'address', actor: 'buyer' })
    const desk = await world.must('/api/v2/mch/order/detail', { orderNo }, clerk)
    expect(desk.history.at(-1)).toMatchObject({ event: 'address', actor: 'buyer' })
    expect(desk.addressChangeable).toBe(true)
  })
  test('where freight differs both sums are told, and where nothing is delivered that; nothing changes', async () => {
    const orderNo = await unpaid()
    const { freight, address } = await detail(orderNo)
    expect((await edit(orderNo, ids.urumqi)).data).toMatchObject({
      reason: 'freightDiffers',
      before: freight,
      after: 3700,
    })
    expect((await edit(orderNo, ids.abroad)).data).toMatchObject({
      reason: 'outsideDeliveryRange',
      merchantId: goods.merchants.kiln,
    })
    expect(await detail(orderNo)).toMatchObject({ freight, address })
  })
  test('a fee that the merchant raised meanwhile is no reason: what was agreed stays', async () => {
    const orderNo = await unpaid()
    await world.pool.query('update freight_region set next_fee = next_fee + 100 where template_id = $1', [
      goods.templates.kiln,
    ])
    expect((await edit(orderNo, ids.hangzhou)).status).toBe(200)
    expect((await edit(orderNo, ids.urumqi)).data.reason).toBe('freightDiffers')
    await world.pool.query('update freight_region set next_fee = next_fee - 100 where template_id = $1', [
      goods.templates.kiln,
    ])
  })
  test('not of others, not to the address of others, not once a parcel is on its way, not after its end', async () => {
    const orderNo = await paid()
    const eve = await buyer(world)
    expect((await edit(orderNo, ids.hangzhou, eve)).data.reason).toBe('notFound')
    expect((await edit(orderNo, eve.addressId)).data.reason).toBe('notFound')
    const { orderLineId } = (await detail(orderNo)).lines[0]!
    expect((await ship(orderNo, [{ orderLineId, quantity: 1 }])).status).toBe(200)
    expect((await detail(orderNo)).status).toBe('awaitingShipment')
    expect((await edit(orderNo, ids.hangzhou)).data.reason).toBe('orderStateChanged')
    expect((await detail(orderNo)).actions).not.toContain('changeAddress')
    const gone = await unpaid()
    await world.must('/api/v2/order/sell/cancel', { orderNo: gone }, ana)
    expect((await edit(gone, ids.hangzhou)).data.reason).toBe('orderStateChanged')
  })
  test('at once with shipping: it never changes after its parcel left', async () => {
    for (let n = 0; n < 6; n++) {
      const orderNo = await paid()
      await Promise.all([edit(orderNo, ids.hangzhou), ship(orderNo), byMerchant(orderNo)])
      const events = (await detail(orderNo)).history.map((h) => h.event)
      expect(events).toContain('parcel')
      expect(events.lastIndexOf('address')).toBeLessThan(events.indexOf('parcel'))
    }
  })
})

describe('by the merchant', () => {
  test('on the wish of the buyer, who is told; history and log name who and why, the log no address', async () => {
    const orderNo = await paid()
    const desk = await world.must('/api/v2/mch/order/detail', { orderNo }, clerk)
    expect(desk.address.parts).toMatchObject({ consignee: shanghai.consignee, detail: shanghai.detail })
    expect((await byMerchant(orderNo)).status).toBe(200)
    expect((await detail(orderNo)).address.text).toContain('龙井路')
    const { records } = await world.must('/api/v2/user/message/page', { size: 1 }, ana)
    expect(records[0]!.title).toBe('Your delivery address was changed')
    const { rows } = await world.pool.query(
      `select before, after, reason, staff_id::int as by from audit_log where action = 'order.address'
        order by id desc limit 1`,
    )
    const told = { before: { place: 'CN-31' }, after: { place: 'CN-33' }, reason: 'They rang us', by: clerk.userId }
    expect(rows[0]).toEqual(told)
  })
  test('under the same rules, with a reason, and not by another merchant or without the right', async () => {
    const orderNo = await unpaid()
    const paper = await clerkOf(world, goods.merchants.paper)
    const reader = await clerkOf(world, goods.merchants.kiln, 'service')
    expect((await byMerchant(orderNo, hangzhou, paper)).data.reason).toBe('notFound')
    expect((await byMerchant(orderNo, hangzhou, reader)).status).toBe(403)
    expect((await byMerchant(orderNo, hangzhou, clerk, '')).data.reason).toBe('reasonRequired')
    expect((await byMerchant(orderNo, urumqi)).data.reason).toBe('freightDiffers')
    expect((await byMerchant(orderNo, { ...hangzhou, phone: '1' })).data.reason).toBe('phoneInvalid')
    expect((await world.must('/api/v2/mch/order/detail', { orderNo }, clerk)).address.parts).toBeNull()
  })
})

describe('a remark of the merchant', () => {
  const remark = (orderNo: string, text: string, who = clerk) =>
    world.ask('/api/v2/mch/order/remark', { orderNo, text }, who)
  test('is seen by the merchant alone, replaced and taken away', async () => {
    const orderNo = await unpaid()
    expect((await remark(orderNo, ' Pays late, Xyzzyq ')).status).toBe(200)
    const desk = await world.must('/api/v2/mch/order/detail', { orderNo }, clerk)
    expect(desk.merchantRemark).toMatchObject({ text: 'Pays late, Xyzzyq', by: expect.any(String) })
    const { records } = await world.must('/api/v2/mch/order/page', { keyword: orderNo }, clerk)
    expect(records[0]!.merchantRemark?.text).toBe('Pays late, Xyzzyq')
    const seen = [await detail(orderNo), await world.must('/api/v2/order/sell/page', {}, ana)]
    expect(JSON.stringify(seen)).not.toContain('Xyzzyq')
    expect((await remark(orderNo, '', await clerkOf(world, goods.merchants.paper))).data.reason).toBe('notFound')
    expect((await remark(orderNo, '')).status).toBe(200)
    expect((await world.must('/api/v2/mch/order/detail', { orderNo }, clerk)).merchantRemark).toBeNull()
  })
})
