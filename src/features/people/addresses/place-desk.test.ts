// The list of places as staff keep it: nothing is delivered to one that is off, old names keep working, new ones are
// found; and nobody writes what is no place.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer, type Buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { joinAs } from '../../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
let admin: Person
let who: Buyer
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  who = await buyer(world)
  admin = await joinAs(world, await world.person(), { audience: 'staff', role: 'admin' })
})
afterAll(() => world.close())

const requestId = () => crypto.randomUUID()
const below = async (code: string | null) =>
  (await world.must('/api/v2/admin/place/list', { below: code }, admin)).records
const placeOf = async (code: string, above: string | null) => (await below(above)).find((place) => place.code === code)!
const edit = async (code: string, above: string | null, wish: { active?: boolean; name?: string }) => {
  const { version, active } = await placeOf(code, above)
  return world.ask('/api/v2/admin/place/edit', { code, version, active, ...wish, requestId: requestId() }, admin)
}
const add = (parent: string, code: string, name: string) =>
  world.ask('/api/v2/admin/place/add', { parent, code, name, requestId: requestId() }, admin)
const listed = async (parent: string) =>
  (await world.must('/api/v2/config/region/list', { parent }, { lang: 'zh-CN' })).records.map(({ name }) => name)
const xuhui = {
  consignee: '林月然',
  areaCode: '86',
  phone: '13800138000',
  country: 'CN',
  state: '上海市',
  city: '上海市',
  region: '徐汇区',
  detail: '武康路 168 号',
}
const address = (more: object) =>
  world.ask('/api/v2/user/address/add', { ...xuhui, ...more, requestId: requestId() }, who)
const blocked = async (addressId: number) => {
  const from = { skuId: goods.skus.normal, quantity: 1 }
  return (await world.must('/api/v2/order/sell/normal/preview', { from, addressId }, who)).blockedBy
}

test('what depends on a place is told before it is changed', async () => {
  await address({})
  const effect = await world.must('/api/v2/admin/place/effect', { code: '310104' }, admin)
  expect(effect.addresses).toBeGreaterThan(0)
  expect(effect.templates).toBeGreaterThan(0)
  expect((await world.must('/api/v2/admin/place/effect', { code: '310115' }, admin)).addresses).toBe(0)
  for (const code of ['XX', 'ES-QQ', '999999'])
    expect((await world.ask('/api/v2/admin/place/effect', { code }, admin)).code, code).toBe(40401)
})
test.each([
  ['a district', '310104', '310100'],
  ['a city', '310100', '310000'],
  ['a province', '310000', 'CN'],
  ['a country', 'CN', null],
])('nothing is delivered to %s that is off, and again when it is on', async (_, code, above) => {
  const { id } = (await address({})).data as { id: number }
  expect(await blocked(id)).toBeNull()
  expect((await edit(code, above, { active: false })).code).toBe(20001)
  await expect.poll(() => blocked(id)).toBe('outsideDeliveryRange')
  expect((await edit(code, above, { active: true })).code).toBe(20001)
  await expect.poll(() => blocked(id)).toBeNull()
})
test('a place that is called otherwise is found by both names, and an address of old keeps working', async () => {
  const { id } = (await address({})).data as { id: number }
  expect((await edit('310104', '310100', { name: '徐家汇区' })).code).toBe(20001)
  await expect.poll(() => listed('310100')).toContain('徐家汇区')
  expect(await listed('310100')).not.toContain('徐汇区')
  expect(await placeOf('310104', '310100')).toMatchObject({ former: ['徐汇区'], local: '徐家汇区' })
  expect(await blocked(id)).toBeNull()
  const fresh = (await address({ region: '徐汇区' })).data as { id: number }
  const kept = await world.must('/api/v2/user/address/detail', { id: fresh.id }, who)
  expect(kept.region, 'as it is called now').toBe('徐家汇区')
  const { addresses } = await world.must('/api/v2/admin/place/effect', { code: '310104' }, admin)
  expect(addresses, 'by both names').toBeGreaterThan(1)
  expect((await edit('310105', '310100', { name: '徐汇区' })).data).toMatchObject({ reason: 'placeTaken' })
  expect((await edit('310104', '310100', { name: '徐汇区' })).code).toBe(20001)
})
test('a new district is chosen, delivered to, and turned off like any other', async () => {
  expect((await add('310100', '310199', '新江区')).code).toBe(20001)
  await expect.poll(() => listed('310100')).toContain('新江区')
  const { id } = (await address({ region: '新江区' })).data as { id: number }
  expect(await blocked(id)).toBeNull()
  expect(await placeOf('310199', '310100')).toMatchObject({ isNew: true, active: true })
})
test('what is no place is refused', async () => {
  expect((await add('310100', '310199', '又一区')).data).toMatchObject({ reason: 'placeTaken' })
  expect((await add('310100', '310198', '黄浦区')).data).toMatchObject({ reason: 'placeTaken' })
  expect((await add('310100', '320198', '另一区')).data).toMatchObject({ reason: 'placeUnfit', field: 'code' })
  expect((await add('310100', '310198', '<b>x</b>')).data).toMatchObject({ reason: 'placeUnfit', field: 'name' })
  expect((await add('310104', '310198', '街道区')).code).toBe(40401)
  expect((await edit('ES', null, { name: '西班牙' })).data).toMatchObject({ reason: 'placeUnfit' })
  const both = await Promise.all([add('310100', '310197', '双一区'), add('310100', '310196', '双一区')])
  expect(new Set(both.map(({ code }) => code))).toEqual(new Set([20001, 409278]))
})
test('of two who change a place at once one is told so', async () => {
  const { version } = await placeOf('FR', null)
  const wish = { code: 'FR', version, active: false }
  const both = await Promise.all(
    [0, 1].map(() => world.ask('/api/v2/admin/place/edit', { ...wish, requestId: requestId() }, admin)),
  )
  expect(new Set(both.map(({ code }) => code))).toEqual(new Set([20001, 409277]))
})

test('forms are told where nothing is delivered: by the list, and by what merchants reach', async () => {
  const countries = async () => (await world.must('/api/v2/config/region/list', {})).records
  const outside = async (code: string) => (await countries()).find((c) => c.code === code)?.outside
  const listedIn = async (country: string) => (await world.must('/api/v2/config/region/list', { country })).records
  expect([await outside('CN'), await outside('ES'), await outside('AQ')]).toEqual([undefined, undefined, true])
  expect((await listedIn('CN')).filter((place) => place.outside).map(({ code }) => code.slice(0, 2))).toEqual([
    '71',
    '81',
    '82',
  ])
  const { data } = await address({ country: 'IT', state: 'Lazio', city: 'Roma', region: '', detail: 'Via Appia 1' })
  const mine = async () =>
    (await world.must('/api/v2/user/address/page', { size: 50 }, who)).records.find(
      ({ id }) => id === (data as { id: number }).id,
    )
  const open = await world.must('/api/v2/admin/place/list', { below: null }, admin)
  expect(open.records.find(({ code }) => code === 'IT')?.active).toBe(true)
  const before = (await mine())?.outside
  await edit('IT', null, { active: false })
  await expect.poll(async () => (await mine())?.outside).toBe(true)
  await expect.poll(() => outside('IT')).toBe(true)
  await edit('IT', null, { active: true })
  await expect.poll(async () => (await mine())?.outside).toBe(before)
  expect((await world.must('/api/v2/user/address/page', { size: 50 }, who)).records[0]?.outside).toBeUndefined()
})
test('where the last merchant that delivers there stops, nothing is offered any more', async () => {
  const isIn = async () =>
    (await world.must('/api/v2/config/region/list', {})).records.find(({ code }) => code === 'ES')?.outside
  expect(await isIn()).toBeUndefined()
  await world.pool.query(`update merchant set status = 'suspended' where id in (
    select t.merchant_id from freight_template t join freight_region r on r.template_id = t.id, unnest(r.areas) a
    where a like 'ES%')`)
  await world.pool.query(`select pg_notify('public_cache', 'catalog')`)
  await expect.poll(isIn).toBe(true)
  await world.pool.query(`update merchant set status = 'open'`)
  await world.pool.query(`select pg_notify('public_cache', 'catalog')`)
  await expect.poll(isIn).toBeUndefined()
})
