// Points where orders are collected: kept by their merchant alone, seen by everybody, told by their distance.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPoint, pointsOf } from './pickup-points.ts'
import { saveMerchant } from '#features/catalog/merchants/merchants.ts'
import { makeShop, same, type TestGoods } from '../../../../test/goods.ts'
import { kilnShop, makePoint, week } from '../../../../test/points.ts'
import { joinAs, roleWith } from '../../../../test/roles.ts'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
let clerk: Awaited<ReturnType<typeof memberOf>>
let other: typeof clerk
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  clerk = await memberOf('kiln')
  other = await memberOf('paper')
})
afterAll(() => world.close())
const memberOf = async (name: 'kiln' | 'paper', role = 'manager') =>
  joinAs(world, await world.person(), { audience: 'merchant', merchantId: goods.merchants[name], role })

const mch = '/api/v2/mch/pickup/point'
const add = (more: object = {}, who = clerk) => world.ask(`${mch}/add`, { ...kilnShop, ...more }, who)
const added = async (more: object = {}, who = clerk): Promise<number> => {
  const reply = await add(more, who)
  expect(reply.code, reply.message).toBe(20001)
  return reply.data.id
}
const own = async (who = clerk) => (await world.must(`${mch}/list`, {}, who)).records
const edit = (id: number, more: object = {}, who = clerk) => world.ask(`${mch}/edit`, { id, ...kilnShop, ...more }, who)
const enable = (id: number, enabled: boolean, who = clerk) => world.ask(`${mch}/enable`, { id, enabled }, who)
const remove = (id: number, who = clerk) => world.ask(`${mch}/remove`, { id }, who)
const seen = async (merchantIds: number[], from: object = {}) =>
  (await world.must('/api/v2/order/pickup/point/list', { merchantIds, ...from })).records
const clear = async (who = clerk) => {
  for (const { id } of await own(who)) await remove(id, who)
}

describe('a merchant keeps its points', () => {
  test('added, changed, out of use, in use again, removed; each leaves its row in the log', async () => {
    await clear()
    const id = await added({ name: '  陶阳里 门店 ', lat: 29.3, lng: 117.2, note: ' 二楼 \n 茶室 ' })
    const [point] = await own()
    expect(point).toMatchObject({ id, name: '陶阳里 门店', phone: '13800132719', areaCode: '86', state: '江西省' })
    expect(point).toMatchObject({ city: '景德镇市', note: '二楼 茶室', hours: week, enabled: true, lat: 29.3 })
    expect((await edit(id, { name: 'Kiln shop', lat: null, lng: null, note: '' })).code).toBe(20001)
    expect((await own())[0]).toMatchObject({ name: 'Kiln shop', lat: null, note: null })
    expect((await seen([goods.merchants.kiln])).map((p) => p.id)).toEqual([id])
    await enable(id, false)
    expect(await seen([goods.merchants.kiln])).toEqual([])
    expect((await own())[0]).toMatchObject({ enabled: false })
    await enable(id, true)
    expect(await seen([goods.merchants.kiln])).toHaveLength(1)
    await remove(id)
    expect(await own()).toEqual([])
    expect(await seen([goods.merchants.kiln])).toEqual([])
    const { rows } = await world.pool.query(
      `select action, staff_id from audit_log where subject = 'pickup_point' and subject_id = $1 order by id`,
      [id],
    )
    expect(rows.map((r) => r.action)).toEqual(['add', 'edit', 'disable', 'enable', 'remove'].map((a) => `pickup.${a}`))
    expect(rows.every((r) => Number(r.staff_id) === clerk.userId)).toBe(true)
  })
  test.each([
    ['a name of spaces', { name: '  ' }],
    ['a script for a name', { name: '<script>alert(1)</script>' }],
    ['no such phone', { phone: '12' }],
    ['a city elsewhere', { city: '杭州市' }],
    ['no address', { detail: ' ' }],
    ['half a spot', { lat: 29.3 }],
    ['a spot beyond the pole', { lat: 91, lng: 0 }],
    ['six days', { hours: week.slice(1) }],
    ['never open', { hours: week.map(() => null) }],
    ['closing before opening', { hours: [{ open: '18:00', close: '09:00' }, ...week.slice(1)] }],
    ['an hour that is none', { hours: [{ open: '09:00', close: '25:00' }, ...week.slice(1)] }],
    ['a note without end', { note: '长'.repeat(201) }],
  ])('%s is refused, in adding and in changing', async (_, fault) => {
    const id = await added()
    expect([(await add(fault)).status, (await edit(id, fault)).status]).toEqual([400, 400])
    await remove(id)
  })
  test('a script in a note is kept as the words it is', async () => {
    const id = await added({ note: '<script>alert(1)</script>' })
    expect((await own()).find((p) => p.id === id)!.note).toBe('<script>alert(1)</script>')
    await remove(id)
  })
  test('there are fifty at most, also when sixty come at once', async () => {
    await clear()
    const replies = await Promise.all(Array.from({ length: 60 }, (_, n) => add({ name: `点 ${n}` })))
    expect(replies.filter((r) => r.code === 20001)).toHaveLength(50)
    expect(new Set(replies.filter((r) => r.code !== 20001).map((r) => r.data.reason))).toEqual(
      new Set(['tooManyPickupPoints']),
    )
    await clear()
    expect((await add()).code).toBe(20001)
  })
  test('the same request twice adds one', async () => {
    await clear()
    const requestId = crypto.randomUUID()
    const ids = await Promise.all([1, 2, 3].map(() => added({ requestId })))
    expect(new Set(ids).size).toBe(1)
    expect(await own()).toHaveLength(1)
  })
})

describe('nobody else', () => {
  test('another shop is told of a foreign point what it is told of none', async () => {
    const id = await added()
    const acts = [(at: number) => edit(at, {}, other), (at: number) => enable(at, false, other)]
    for (const act of [...acts, (at: number) => remove(at, other)]) {
      const [foreign, missing] = await Promise.all([id, 999_999_999].map(act))
      const { status, code, message, data } = foreign!
      expect(status).toBe(404)
      expect(missing).toMatchObject({ status, code, message, data })
    }
    expect((await own()).find((p) => p.id === id)).toMatchObject({ enabled: true, name: '陶阳里门店' })
  })
  test('who may only read does not write, and who may not read sees nothing', async () => {
    const merchantId = goods.merchants.kiln
    const reader = await memberOf('kiln', 'orders')
    expect(await own(reader)).not.toEqual([])
    expect((await add({}, reader)).status).toBe(403)
    const role = await roleWith(world, 'merchant', ['order.read'])
    const none = await joinAs(world, await world.person(), { audience: 'merchant', merchantId, role })
    expect((await world.ask(`${mch}/list`, {}, none)).status).toBe(403)
    expect((await world.ask(`${mch}/list`, {}, await world.person())).status).toBe(403)
  })
})

describe('where something can be collected', () => {
  test('the nearest first: by metres, then by what the addresses share', async () => {
    await clear()
    await clear(other)
    const hangzhou = { state: '浙江省', stateCode: '33', city: '杭州市', region: '西湖区', detail: '龙井路 1 号' }
    const jiujiang = { state: '江西省', stateCode: '36', city: '九江市', region: '浔阳区', detail: '大中路 1 号' }
    const far = await added({ ...hangzhou, name: 'far', lat: 30.25, lng: 120.13 }, other)
    const home = await added({ name: 'home', lat: 29.3, lng: 117.2 })
    const province = await added({ ...jiujiang, name: 'province' })
    const abroad = await added({ ...hangzhou, name: 'elsewhere' }, other)
    const area = { country: 'CN', stateCode: '36', city: '九江市', region: '浔阳区' }
    const both = [goods.merchants.paper, goods.merchants.kiln]
    const measured = await seen(both, { near: { lat: 29.31, lng: 117.21 }, area })
    expect(measured.map((p) => p.id)).toEqual([home, far, province, abroad])
    expect(measured.map((p) => p.nearness)).toEqual(['state', 'country', 'district', 'country'])
    expect(measured[0]!.distance).toBeGreaterThan(1000)
    expect(measured[0]!.distance).toBeLessThan(2000)
    expect(measured[2]!.distance).toBeNull()
    expect((await seen(both, { area })).map((p) => p.id).slice(0, 2)).toEqual([province, home])
    expect((await seen([goods.merchants.kiln])).map((p) => p.merchantId)).toEqual(both.slice(1).concat(both.slice(1)))
  })
  test('not at a shop that is closed', async () => {
    const kiln = { code: 'kiln', name: same('Kiln'), seal: { char: '窑', shape: 'gourd', ink: '#3f6f62' } } as const
    await saveMerchant(world.app.db, { ...kiln, status: 'suspended' })
    expect(await seen([goods.merchants.kiln])).toEqual([])
    await saveMerchant(world.app.db, { ...kiln, status: 'open' })
    expect(await seen([goods.merchants.kiln])).not.toEqual([])
  })
  test('orders read a point of that merchant that is in use, and none else', async () => {
    await clear()
    const { db } = world.app
    const { kiln, paper } = goods.merchants
    const pointId = await makePoint(world, kiln, { lat: 29.3, lng: 117.2 })
    const point = await openPoint(db, { merchantId: kiln, pointId })
    expect(point).toMatchObject({ id: pointId, name: '陶阳里门店', areas: ['CN-36', 'CN'], hours: week, lat: 29.3 })
    expect(point!.text['zh-CN']).toBe('江西省景德镇市珠山区陶阳路 12 号')
    expect(await openPoint(db, { merchantId: paper, pointId })).toBeUndefined()
    expect((await pointsOf(db, [kiln, 999])).get(kiln)).toEqual([point])
    expect((await pointsOf(db, [kiln, 999])).get(999)).toEqual([])
    await enable(pointId, false)
    expect(await openPoint(db, { merchantId: kiln, pointId })).toBeUndefined()
  })
})

describe('lists follow', () => {
  const listed = async () => {
    const { records, facets } = await world.must('/api/v2/goods/goods/page', { services: ['pickup'], facets: true })
    const facet = facets!.services.find((service) => service.code === 'pickup')!.count
    expect(facet).toBe(records.length)
    return [...new Set(records.map((card) => card.merchant.merchantId))].toSorted((a, b) => a - b)
  }
  test('goods are found under pickup from the first point on, until the last goes', async () => {
    await clear()
    await clear(other)
    await world.runJobs()
    expect(await listed()).toEqual([])
    const first = await added()
    const second = await added()
    await world.runJobs()
    expect(await listed()).toEqual([goods.merchants.kiln])
    await remove(first)
    await world.runJobs()
    expect(await listed()).toEqual([goods.merchants.kiln])
    await enable(second, false)
    await world.runJobs()
    expect(await listed()).toEqual([])
    await enable(second, true)
    await makePoint(world, goods.merchants.paper)
    await world.runJobs()
    expect(await listed()).toEqual([goods.merchants.kiln, goods.merchants.paper].toSorted((a, b) => a - b))
  })
  test('merchants by nearness: only those with a point, the nearest first, read on by pages', async () => {
    await clear()
    await clear(other)
    const { kiln, paper } = goods.merchants
    const near = async (area: object, more: object = {}) =>
      world.must('/api/v2/merchant/page', { sort: 'near', area: { country: 'CN', ...area }, ...more })
    expect((await near({})).total).toBe(0)
    await added()
    const hangzhou = { state: '浙江省', stateCode: '33', city: '杭州市', region: '西湖区', detail: '龙井路 1 号' }
    await added(hangzhou, other)
    const ids = async (area: object) => (await near(area)).records.map((m) => m.id)
    expect(await ids({ stateCode: '36' })).toEqual([kiln, paper])
    expect(await ids({ stateCode: '33' })).toEqual([paper, kiln])
    expect((await near({ stateCode: '33' })).records.map((m) => m.pickupIn)).toEqual(['杭州市', '景德镇市'])
    const first = await near({ stateCode: '36' }, { size: 1 })
    const rest = await near({ stateCode: '36' }, { size: 1, after: first.next! })
    expect([...first.records, ...rest.records].map((m) => m.id)).toEqual([kiln, paper])
    // a second, nearer point brings the shop forward, and shows it once
    await added({ ...hangzhou, name: '杭州' })
    expect((await ids({ ...hangzhou, detail: undefined, state: undefined })).toSorted((a, b) => a - b)).toEqual(
      [kiln, paper].toSorted((a, b) => a - b),
    )
  })
})
