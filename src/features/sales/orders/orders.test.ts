// From cart to paid over two merchants, and what happens when it is not paid.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { balanceOfBuyer, buyer, mustPlace, payFromBalance, place, stockOf } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await world.close()
})

test('a cart of two merchants becomes two orders under one payment number, paid from the balance', async () => {
  const lin = await buyer(world)
  await world.must('/api/v2/cart/cart/add', { skuId: goods.skus.normal, quantity: 2 }, lin)
  await world.must('/api/v2/cart/cart/add', { skuId: goods.skus.heavy, quantity: 1 }, lin)
  const cart = await world.must('/api/v2/cart/cart/list', {}, lin)
  expect(cart.groups.map((g) => g.lines.length)).toEqual([1, 1])
  expect(cart.totals.total).toBe(2 * 1999 + 12_000)
  const preview = await world.must('/api/v2/order/sell/normal/preview', { from: { cart: true } }, lin)
  // kiln by piece: 12.00 + 4.00; paper by weight, 2.5 kg: 10.00 + 2 × 3.00
  expect(preview.groups.map((g) => g.freight)).toEqual([1600, 1600])
  expect(preview.totals.payable).toBe(15_998 + 3200)
  expect(preview.canPlace).toBe(true)
  const placed = await mustPlace(world, lin, { cart: true })
  expect(placed.orderNos).toHaveLength(2)
  expect((await world.must('/api/v2/cart/cart/total', {}, lin)).count).toBe(0)
  expect(await stockOf(world, goods.skus.normal)).toEqual({ onHand: 500, reserved: 2 })
  const cashier = await world.must('/api/v2/order/pay/cashier', { payNo: placed.payNo }, lin)
  expect(cashier.amount).toBe(19_198)
  expect(new Date(cashier.expiresAt).getTime() - new Date(cashier.createdAt).getTime()).toBe(1_800_000)
  const paid = await payFromBalance(world, lin, placed.payNo)
  expect(paid.data.status).toBe('paid')
  expect(await balanceOfBuyer(world, lin)).toBe(100_000 - 19_198)
  expect(await stockOf(world, goods.skus.normal)).toEqual({ onHand: 498, reserved: 0 })
  const list = await world.must('/api/v2/order/sell/page', { tab: 'toShip' }, lin)
  expect(list.records.map((o) => o.status)).toEqual(['awaitingShipment', 'awaitingShipment'])
  const detail = await world.must('/api/v2/order/sell/detail', { orderNo: placed.orderNos[0]! }, lin)
  expect(detail.history.map((h) => h.event)).toEqual(['place', 'pay'])
  // paying again changes nothing
  expect((await payFromBalance(world, lin, placed.payNo)).data.status).toBe('paid')
  expect(await balanceOfBuyer(world, lin)).toBe(100_000 - 19_198)
})

test('an unpaid order is closed by its timer and gives the stock back', async () => {
  const ana = await buyer(world)
  const placed = await mustPlace(world, ana, { skuId: goods.skus.second, quantity: 3 })
  expect(await stockOf(world, goods.skus.second)).toEqual({ onHand: 40, reserved: 3 })
  await world.advance(1_799_000)
  expect((await world.must('/api/v2/order/pay/cashier', { payNo: placed.payNo }, ana)).status).toBe('open')
  await world.advance(2000)
  expect((await world.must('/api/v2/order/sell/detail', { orderNo: placed.orderNos[0]! }, ana)).status).toBe('closed')
  expect(await stockOf(world, goods.skus.second)).toEqual({ onHand: 40, reserved: 0 })
  expect((await payFromBalance(world, ana, placed.payNo)).data.reason).toBe('orderClosed')
})

test('cancelling one of two unpaid orders voids the payment number and makes a new one over the rest', async () => {
  const bo = await buyer(world)
  await world.must('/api/v2/cart/cart/add', { skuId: goods.skus.normal, quantity: 1 }, bo)
  await world.must('/api/v2/cart/cart/add', { skuId: goods.skus.paper, quantity: 1 }, bo)
  const placed = await mustPlace(world, bo, { cart: true })
  await world.must('/api/v2/order/sell/cancel', { orderNo: placed.orderNos[0]!, reason: 'too many' }, bo)
  expect((await payFromBalance(world, bo, placed.payNo)).data.reason).toBe('paymentStateChanged')
  const rest = await world.must('/api/v2/order/sell/detail', { orderNo: placed.orderNos[1]! }, bo)
  expect(rest.payNo).not.toBe(placed.payNo)
  expect((await payFromBalance(world, bo, rest.payNo!)).data.status).toBe('paid')
  expect((await world.ask('/api/v2/order/sell/cancel', { orderNo: placed.orderNos[1]! }, bo)).data.reason).toBe(
    'orderStateChanged',
  )
  await world.must('/api/v2/order/sell/delete', { orderNo: placed.orderNos[0]! }, bo)
  expect((await world.must('/api/v2/order/sell/page', {}, bo)).records).toHaveLength(1)
  await world.must('/api/v2/order/sell/delete', { orderNo: placed.orderNos[0]!, restore: true }, bo)
  const again = await world.must('/api/v2/order/sell/rebuy', { orderNo: placed.orderNos[0]! }, bo)
  expect(again).toMatchObject({ added: 1, count: 1 })
})

test('several unpaid orders are paid together under one number, due with the first of them', async () => {
  const ivy = await buyer(world)
  const first = await mustPlace(world, ivy, { skuId: goods.skus.normal, quantity: 1 })
  await world.advance(60_000)
  const second = await mustPlace(world, ivy, { skuId: goods.skus.paper, quantity: 2 })
  const joined = await world.must('/api/v2/order/pay/join', { payNos: [first.payNo, second.payNo] }, ivy)
  expect(joined).toMatchObject({ amount: first.payable + second.payable, expiresAt: first.expiresAt })
  expect((await world.must('/api/v2/order/pay/cashier', { payNo: first.payNo }, ivy)).status).toBe('void')
  const open = await world.must('/api/v2/order/sell/page', { tab: 'toPay' }, ivy)
  expect(open.records.map((o) => [o.payNo, o.expiresAt])).toEqual([
    [joined.payNo, first.expiresAt],
    [joined.payNo, first.expiresAt],
  ])
  // the numbers before are of no use any more, alone or joined
  expect((await payFromBalance(world, ivy, second.payNo)).data.reason).toBe('paymentStateChanged')
  expect((await world.ask('/api/v2/order/pay/join', { payNos: [first.payNo, joined.payNo] }, ivy)).data.reason).toBe(
    'paymentStateChanged',
  )
  expect((await payFromBalance(world, ivy, joined.payNo)).data.status).toBe('paid')
  expect(await balanceOfBuyer(world, ivy)).toBe(100_000 - joined.amount)
  expect((await world.must('/api/v2/order/sell/count', {}, ivy)).toShip).toBe(2)
})

test('joined orders close together, and nobody joins the payments of another', async () => {
  const zoe = await buyer(world)
  const stock = await stockOf(world, goods.skus.second)
  const [one, two] = [
    await mustPlace(world, zoe, { skuId: goods.skus.second, quantity: 1 }),
    await mustPlace(world, zoe, { skuId: goods.skus.second, quantity: 2 }),
  ]
  expect(
    (await world.ask('/api/v2/order/pay/join', { payNos: [one.payNo, two.payNo] }, await buyer(world))).data.reason,
  ).toBe('notFound')
  const joined = await world.must('/api/v2/order/pay/join', { payNos: [one.payNo, two.payNo] }, zoe)
  await world.advance(1_802_000)
  expect((await world.must('/api/v2/order/pay/cashier', { payNo: joined.payNo }, zoe)).status).toBe('closed')
  expect(await stockOf(world, goods.skus.second)).toEqual(stock)
  expect((await world.ask('/api/v2/order/pay/join', { payNos: [one.payNo, joined.payNo] }, zoe)).data.reason).toBe(
    'paymentStateChanged',
  )
})

test('a parcel is expected by the days the shop promises, counted from the payment', async () => {
  const uma = await buyer(world)
  const from = { skuId: goods.skus.normal, quantity: 1 }
  const preview = await world.must('/api/v2/order/sell/normal/preview', { from, addressId: uma.addressId }, uma)
  expect(preview.groups[0]!.arrives).not.toBeNull()
  const placed = await mustPlace(world, uma, from)
  const arrives = async () =>
    (await world.must('/api/v2/order/pay/cashier', { payNo: placed.payNo }, uma)).orders[0]!.arrives
  expect(await arrives()).toBeNull()
  await payFromBalance(world, uma, placed.payNo)
  const order = await world.must('/api/v2/order/sell/detail', { orderNo: placed.orderNos[0]! }, uma)
  const paidAt = Date.parse(order.paidAt!)
  expect(order.arrives).toEqual({
    from: new Date(paidAt + 2 * 86_400_000).toISOString(),
    until: new Date(paidAt + 5 * 86_400_000).toISOString(),
  })
  expect(await arrives()).toEqual(order.arrives)
})

test('what stands in the way is told by the preview and refused by create', async () => {
  const eve = await buyer(world)
  const blocked = async (skuId: number, quantity = 1) =>
    (await world.must('/api/v2/order/sell/normal/preview', { from: { skuId, quantity } }, eve)).blockedBy
  expect(await blocked(goods.skus.offShelf)).toBe('orderHasOffShelf')
  expect(await blocked(goods.skus.soldOut)).toBe('itemNotInStock')
  expect(await blocked(goods.skus.last, 2)).toBe('onlyLeft')
  expect(await blocked(goods.skus.limited, 2)).toBe('atMost')
  const far = await world.must(
    '/api/v2/user/address/add',
    { ...shanghaiLess, state: '云南省', stateCode: '53', city: '昆明市', region: '五华区' },
    eve,
  )
  const preview = await world.must(
    '/api/v2/order/sell/normal/preview',
    { from: { skuId: goods.skus.faraway, quantity: 1 }, addressId: far.id },
    eve,
  )
  expect(preview.blockedBy).toBe('outsideDeliveryRange')
  expect(preview.groups[0]!.lines[0]!.problem).toBe('outsideDeliveryRange')
  const reply = await world.ask(
    '/api/v2/order/sell/normal/create',
    { from: { skuId: goods.skus.faraway, quantity: 1 }, addressId: far.id, priceToken: preview.priceToken },
    { ...eve, lang: 'es-ES' },
  )
  expect(reply.status).toBe(422)
  expect(reply.message).toBe('La dirección de envío está fuera de la zona de entrega')
})
const shanghaiLess = {
  consignee: '林月然',
  areaCode: '86',
  phone: '13800132719',
  country: 'CN',
  detail: '翠湖南路 1 号',
}

test('a purchase limit counts over orders, also in parallel', async () => {
  const tom = await buyer(world)
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => place(world, tom, { skuId: goods.skus.limited, quantity: 1 })),
  )
  expect(replies.filter((r) => r.status === 200)).toHaveLength(1)
  expect(replies.filter((r) => r.status !== 200).every((r) => r.data.reason === 'exceedsPurchaseLimit')).toBe(true)
})

test("a person's tax number on an order is sealed at rest and told to its buyer; a company's stays plain", async () => {
  const ana = await buyer(world)
  const order = async (invoice: { type: 'individual' | 'enterprise'; title: string; taxNo: string }) => {
    const from = { skuId: goods.skus.normal, quantity: 1 }
    const { priceToken } = await world.must(
      '/api/v2/order/sell/normal/preview',
      { from, addressId: ana.addressId, invoice: { type: invoice.type } },
      ana,
    )
    const { orderNos } = await world.must(
      '/api/v2/order/sell/normal/create',
      { from, addressId: ana.addressId, priceToken, invoice },
      ana,
    )
    const { rows } = await world.pool.query<{ kept: string }>(
      'select invoice_tax_no as kept from shop_order where order_no = $1',
      [orderNos[0]],
    )
    return {
      kept: rows[0]!.kept,
      told: (await world.must('/api/v2/order/sell/detail', { orderNo: orderNos[0]! }, ana)).invoice.taxNo,
    }
  }
  const person = await order({ type: 'individual', title: 'Ana', taxNo: '12345678Z' })
  expect(person.told).toBe('12345678Z')
  expect(person.kept).toMatch(/^sealed:/)
  expect(Buffer.from(person.kept.slice(7), 'base64url').includes('12345678')).toBe(false)
  expect(await order({ type: 'enterprise', title: 'Kiln SL', taxNo: 'B83835728' })).toEqual({
    kept: 'B83835728',
    told: 'B83835728',
  })
})
