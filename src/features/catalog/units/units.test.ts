// Units of sale: kept by staff, chosen by goods, said on product page, in cart and order; what was ordered keeps its
// words.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { most } from './limits.ts'
import { buyer, mustPlace } from '../../../../test/buying.ts'
import { changed, drafted, id, mustPublish, publish, writing, type Writing } from '../../../../test/drafting.ts'
import { claimed, received } from '../../../../test/claims.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { joinAs } from '../../../../test/roles.ts'
import { clerkOf } from '../../../../test/shipping.ts'
import { fileResult } from '../../../../test/uploading.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import type { Texts } from '#kernel/text/language.ts'

let world: World
let staff: Person
let kiln: Writing
let goods: TestGoods
beforeAll(async () => {
  world = await openWorld({ settings: { goodsReviewFirst: 0, goodsReviewChanges: 0 } })
  goods = await makeShop(world)
  kiln = await writing(world, goods)
  staff = await joinAs(world, await world.person('staff'), { audience: 'staff', role: 'catalogue' })
})
afterAll(() => world.close())

const list = async () => (await world.must('/api/v2/admin/unit/list', {}, staff)).records
const unitOf = async (code: string) => (await list()).find((one) => one.code === code)!
const add = async (name: Texts, many: Texts = {}) => {
  const made = await world.must('/api/v2/admin/unit/add', { name, many, requestId: id() }, staff)
  return (await list()).find((one) => one.id === made.id)!
}
const edit = async (code: string, part: { name?: Texts; many?: Texts; closed?: boolean }) => {
  const { goods: _g, code: _c, ...of } = await unitOf(code)
  return world.ask('/api/v2/admin/unit/edit', { ...of, ...part, requestId: id() }, staff)
}
const shown = async (productId: number, lang: string) =>
  (await world.must('/api/v2/goods/goods/detail/normal', { id: productId }, { lang })).unit
const skuOf = async (productId: number) =>
  (await world.must('/api/v2/goods/goods/detail/normal', { id: productId })).skus[0]!.id

test('said on the page, in the cart and in the order; renamed, the order keeps what was agreed', async () => {
  await add({ 'en-US': 'Brace', 'es-ES': 'Yunta' }, { 'en-US': 'Braces' })
  const productId = await mustPublish(world, kiln.keeper, kiln.whole({ unit: 'brace' }))
  expect(await shown(productId, 'en-US')).toEqual({ one: 'Brace', many: 'Braces' })
  expect(await shown(productId, 'es-ES')).toEqual({ one: 'Yunta', many: 'Yunta' })
  expect((await unitOf('brace')).goods).toBe(1)
  const who = await buyer(world)
  const skuId = await skuOf(productId)
  await world.must('/api/v2/cart/cart/add', { skuId, quantity: 2 }, who)
  const cart = await world.must('/api/v2/cart/cart/list', {}, who)
  expect(cart.groups[0]!.lines[0]!.unit).toEqual({ one: 'Brace', many: 'Braces' })
  const { orderNos } = await mustPlace(world, who, { skuId, quantity: 2 })
  expect((await edit('brace', { name: { 'en-US': 'Team' }, many: {} })).status).toBe(200)
  expect(await shown(productId, 'en-US')).toEqual({ one: 'Team', many: 'Team' })
  const orderNo = orderNos[0]!
  const order = await world.must('/api/v2/order/sell/detail', { orderNo }, who)
  expect(order.lines[0]!.unit).toEqual({ one: 'Brace', many: 'Braces' })
  const desk = await clerkOf(world, kiln.merchantId)
  const atDesk = await world.must('/api/v2/mch/order/detail', { orderNo }, desk)
  expect(atDesk.lines[0]!.unit).toEqual({ one: 'Brace', many: 'Braces' })
  const bare = await changed(world, kiln.keeper, productId, (now) => ({ ...now, unit: '' }))
  expect((await publish(world, kiln.keeper, bare)).status).toBe(200)
  expect(await shown(productId, 'en-US')).toBeNull()
  const plain = await mustPlace(world, who, { skuId, quantity: 1 })
  const piece = await world.must('/api/v2/order/sell/detail', { orderNo: plain.orderNos[0]! }, who)
  expect(piece.lines[0]!.unit).toBeNull()
})
test('said of parcels and claims, and in files of orders and claims', async () => {
  await add({ 'en-US': 'Yoke' }, { 'en-US': 'Yokes' })
  await world.pool.query(`update product set unit = 'yoke' where id = $1`, [goods.products.normal])
  const yoke = { one: 'Yoke', many: 'Yokes' }
  const who = await buyer(world)
  const order = await received(world, goods, who, { quantity: 2 })
  const { orderNo } = order
  const { parcels } = await world.must('/api/v2/order/sell/logistics', { orderNo }, who)
  expect(parcels[0]!.lines[0]!.unit).toEqual(yoke)
  const preview = await world.must('/api/v2/order/refund/preview', { orderNo }, who)
  expect(preview.lines[0]!.unit).toEqual(yoke)
  const serviceNo = await claimed(world, who, order, { quantity: 2 })
  expect((await world.must('/api/v2/order/refund/detail', { serviceNo }, who)).line.unit).toEqual(yoke)
  const desk = await clerkOf(world, goods.merchants.kiln)
  const range = { from: '2020-01-01T00:00:00Z', until: '2100-01-01T00:00:00Z' }
  for (const path of ['/api/v2/mch/order/export', '/api/v2/mch/refund/export'] as const) {
    const { jobId } = await world.must(path, range, desk)
    await world.runJobs()
    const file = await fileResult(world, desk, jobId)
    expect(file.split('\n')[0]).toContain('Unit of sale')
    expect([path, file]).toEqual([path, expect.stringContaining(',2,Yoke,')])
  }
})
test('closed, goods that carry it keep it and others cannot choose it; one that is not there is refused', async () => {
  await add({ 'en-US': 'Crate' })
  const productId = await mustPublish(world, kiln.keeper, kiln.whole({ unit: 'crate' }))
  const early = await drafted(world, kiln.keeper, kiln.whole({ unit: 'crate' }))
  expect((await edit('crate', { closed: true })).status).toBe(200)
  const again = await changed(world, kiln.keeper, productId, (now) => ({ ...now, fact: { 'en-US': 'Kept' } }))
  expect((await publish(world, kiln.keeper, again)).status).toBe(200)
  expect(await shown(productId, 'en-US')).toEqual({ one: 'Crate', many: 'Crate' })
  expect((await publish(world, kiln.keeper, early)).data).toMatchObject({ reason: 'draftUnfit' })
  for (const unit of ['crate', 'nothing', "'; --"]) {
    const begun = await world.must('/api/v2/mch/goods/add', { requestId: id() }, kiln.keeper)
    const wish = { ...begun, content: kiln.whole({ unit }) }
    expect((await world.ask('/api/v2/mch/goods/edit', wish, kiln.keeper)).status).toBe(400)
  }
})
test('kept in order, each change against what was read; nameless, and by who may not, it is refused', async () => {
  const [one, other] = [await add({ 'zh-CN': '架' }), await add({ 'zh-CN': '架' })]
  expect(one.code).not.toBe(other.code)
  const move = { id: other.id, version: other.version, before: one.id, requestId: id() }
  await world.must('/api/v2/admin/unit/move', move, staff)
  const places = (await list()).map((unit) => unit.id)
  expect(places.indexOf(other.id)).toBe(places.indexOf(one.id) - 1)
  const late = await world.ask('/api/v2/admin/unit/move', { ...move, requestId: id() }, staff)
  expect(late.data).toMatchObject({ reason: 'unitChanged' })
  const wish = { id: one.id, version: one.version, name: {}, many: {}, closed: false, requestId: id() }
  expect((await world.ask('/api/v2/admin/unit/edit', wish, staff)).data).toMatchObject({ reason: 'unitNameless' })
  const missing = { ...wish, id: 999_999, name: { 'en-US': 'x' }, requestId: id() }
  expect((await world.ask('/api/v2/admin/unit/edit', missing, staff)).status).toBe(404)
  const support = await joinAs(world, await world.person(), { audience: 'staff', role: 'support' })
  const add2 = { name: { 'en-US': 'Own' }, many: {}, requestId: id() }
  expect((await world.ask('/api/v2/admin/unit/add', add2, support)).status).toBe(403)
  const { rows } = await world.pool.query("select count(*)::int as n from audit_log where action = 'unit.move'")
  expect(rows[0].n).toBe(1)
})
test('there are so many at most', async () => {
  const had = (await list()).length
  await world.pool.query(
    `insert into sale_unit (code, name, many, position)
     select 'many-' || n, '{"en-US": "many"}', '{}', 1000 + n from generate_series(1, $1::int) n`,
    [most - 1 - had],
  )
  const ask = () => world.ask('/api/v2/admin/unit/add', { name: { 'en-US': 'last' }, many: {}, requestId: id() }, staff)
  expect((await ask()).status).toBe(200)
  expect((await ask()).data).toMatchObject({ reason: 'unitsMany', most })
})
