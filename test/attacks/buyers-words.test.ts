// What buyers write for others to read, with signs in it that nobody sees: remarks, claims, reviews, reports, reasons,
// addresses and invoice titles keep nothing that turns the words behind it around or hides between letters.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agreed, buyer, mustPlace, shanghai, type Buyer } from '../buying.ts'
import { received, show, wishOf } from '../claims.ts'
import { makeShop, type TestGoods } from '../goods.ts'
import { reviewed } from '../reviewing.ts'
import { sold } from '../shipping.ts'
import { mustSend, picture } from '../uploading.ts'
import { openWorld, type World } from '../world.ts'

const [typed, read] = [
  '\u202E\u200Bwrite \u2066the\u2069 other\uFEFF way\u2060 \u{1F468}\u200D\u{1F469}',
  'write the other way \u{1F468}\u200D\u{1F469}',
]
let world: World
let goods: TestGoods
let ben: Buyer
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  ben = await buyer(world, { fen: 10_000_000 })
})
afterAll(() => world.close())
const kept = async (query: string): Promise<unknown> =>
  Object.values((await world.pool.query<Record<string, unknown>>(query)).rows[0]!)[0]

test('of an order: the remark, the title of its invoice, why it is cancelled or called off', async () => {
  const wish = {
    ...(await agreed(world, ben, { skuId: goods.skus.normal, quantity: 1 })),
    remarks: [{ merchantId: goods.merchants.kiln, text: typed }],
  }
  const { orderNos } = await world.must('/api/v2/order/sell/normal/create', wish, ben)
  expect((await world.must('/api/v2/order/sell/detail', { orderNo: orderNos[0]! }, ben)).remark).toBe(read)
  await world.must('/api/v2/order/sell/cancel', { orderNo: orderNos[0]!, reason: typed }, ben)
  expect(await kept('select cancel_reason from shop_order order by id desc limit 1')).toBe(read)
  const { orderNo } = await sold(world, goods, ben)
  await world.must('/api/v2/order/sell/cancel/request', { orderNo, reason: typed }, ben)
  expect(await kept('select reason from cancel_request order by id desc limit 1')).toBe(read)
  const title = { type: 'individual' as const, title: typed }
  await world.must('/api/v2/invoice/user/add', title, ben)
  expect(await kept('select title from invoice_profile order by id desc limit 1')).toBe(read)
})
test('of a claim, and what is asked of the platform', async () => {
  const order = await received(world, goods, ben)
  const claim = { ...(await wishOf(world, {})), explanation: typed }
  const lines = [{ orderLineId: order.orderLineId, quantity: 1 }]
  const filed = { orderNo: order.orderNo, lines, ...claim }
  const { serviceNos } = await world.must('/api/v2/order/refund/create', filed, ben)
  expect((await show(world, ben, serviceNos[0]!)).explanation).toBe(read)
  const nothing = { ...filed, explanation: '\u202E\u200B ' }
  expect((await world.ask('/api/v2/order/refund/create', nothing, ben)).data).toMatchObject({
    reason: 'explanationRequired',
  })
})
test('of a review with its pictures, and of a report', async () => {
  const bytes = await picture(80, 60).jpeg().toBuffer()
  const { uploadId } = await mustSend(world, ben, 'review', bytes, 'image/jpeg')
  await reviewed(world, goods, ben, { text: typed, pictures: [{ uploadId, alt: typed }] })
  expect(await kept('select body from review order by id desc limit 1')).toBe(read)
  expect(JSON.stringify(await kept('select pictures from review order by id desc limit 1'))).toContain(`"${read}"`)
  const { records } = await world.must('/api/v2/user/report/reason/list', { kind: 'product' }, ben)
  const reason = (records[0] as { code: string }).code
  await world.must('/api/v2/user/report/add', { kind: 'product', id: goods.products.normal, reason, words: typed }, ben)
  expect(await kept('select body from report order by id desc limit 1')).toBe(read)
})
test('of an address', async () => {
  await world.must('/api/v2/user/address/add', { ...shanghai, detail: '\u202E12 Wukang\u200B Road\u2066' }, ben)
  expect(await kept('select detail from address order by id desc limit 1')).toBe('12 Wukang Road')
  await mustPlace(world, ben, { skuId: goods.skus.normal, quantity: 1 })
})
