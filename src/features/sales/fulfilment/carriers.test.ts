// The list of carriers: every example is a waybill of its carrier, no two are called the same; staff keep it, and one
// that is off carries no new parcels while old ones keep it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { joinAs } from '../../../../test/roles.ts'
import { shipped, sold, waybill as nextWaybill } from '../../../../test/shipping.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { own, parcelIn, regions, tidyWaybill } from './carriers.ts'
import { allCarriers } from './known-carriers.ts'
import { waybillPattern } from './waybill-pattern.ts'
import { languages } from '#kernel/text/language.ts'

let world: World
let goods: TestGoods
let admin: Person
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  admin = await joinAs(world, await world.person(), { audience: 'staff', role: 'admin' })
})
afterAll(() => world.close())

const requestId = () => crypto.randomUUID()
const listed = async () => (await world.must('/api/v2/admin/carrier/list', {}, admin)).records
const offered = async () => (await world.must('/api/v2/order/carrier/list', {})).map(({ code }) => code)
const wordsOf = async (code: string) => {
  const { parcels: _, ...words } = (await listed()).find((carrier) => carrier.code === code)!
  return words
}
const edit = async (code: string, change: object) =>
  world.ask('/api/v2/admin/carrier/edit', { ...(await wordsOf(code)), ...change, requestId: requestId() }, admin)
const fresh = {
  code: 'postbird',
  region: 'world' as const,
  name: { 'zh-CN': '邮鸟', 'en-US': 'Postbird', 'es-ES': 'Postbird' },
  waybill: 'PB\\d{8}|[A-Z]{2}\\d{6,9}PB',
  example: 'PB12345678',
  phone: '+34 900 000 000',
  site: 'https://postbird.example/track?no={waybill}',
  followedAs: '',
  asksPhone: false,
  active: true,
}
const add = (change: object = {}) =>
  world.ask('/api/v2/admin/carrier/add', { ...fresh, ...change, requestId: requestId() }, admin)

test('what comes with the shop: every example is one of its waybills, typed with spaces too', () => {
  expect(allCarriers().length).toBeGreaterThan(40)
  for (const { code, waybill, example, names } of allCarriers()) {
    expect(code).toMatch(/^[a-z]{2,20}$/)
    expect(example, code).toMatch(waybill)
    expect(tidyWaybill(example.toLowerCase().replace(/(.{4})/g, '$1 ')), code).toMatch(waybill)
    expect(example.length, 'carriers and those who follow parcels take so much').toBeLessThanOrEqual(32)
    expect(languages.map((lang) => names[lang].trim() !== '')).toEqual([true, true, true])
  }
  for (const lang of languages)
    expect(new Set(allCarriers().map(({ names }) => names[lang])).size).toBe(allCarriers().length)
  expect([...new Set(allCarriers().map(({ region }) => region))]).toEqual([...regions])
})
test('every carrier that is followed has a name of its own at the provider', () => {
  const names = allCarriers().flatMap(({ followedAs }) => (followedAs === '' ? [] : [followedAs]))
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThan(allCarriers().length * 0.8)
})
test('what staff write as the look of a waybill says nothing that keeps the shop busy', () => {
  for (const fine of ['SF\\d{12,15}', '\\d{4}/{0,1}\\d{8}|NX\\d{2}', '[A-Z0-9]{8}', 'A'])
    expect(waybillPattern(fine), fine).toBeDefined()
  const no = [
    '',
    '(a+)+$',
    '\\d+',
    '.*',
    'sf\\d{3}',
    '[Z-A]{2}',
    '\\d{9,3}',
    '\\d{41}',
    '\\w{3}',
    '\\d{0,9}'.repeat(3),
    '|',
    'A'.repeat(201),
  ]
  for (const pattern of no) expect(waybillPattern(pattern), pattern).toBeUndefined()
})
test('a parcel in a history', () => {
  expect(parcelIn('nacex 0812/12345678')).toEqual({ carrier: 'nacex', waybill: '0812/12345678' })
  expect(parcelIn('own')).toEqual({ carrier: own, waybill: '' })
  for (const words of ['It is late', 'sf', 'own 12']) expect(parcelIn(words), words).toBeUndefined()
})

test('a new one is offered last, moved, and known by its names in files; two of one name are refused', async () => {
  expect((await add()).data).toEqual({ code: 'postbird' })
  await expect.poll(offered).toContain('postbird')
  expect((await offered()).at(-1)).toBe('postbird')
  await world.must('/api/v2/admin/carrier/move', { code: 'postbird', before: 'sf', requestId: requestId() }, admin)
  await expect.poll(async () => (await offered())[0]).toBe('postbird')
  expect(
    (await world.ask('/api/v2/admin/carrier/move', { code: 'postbird', before: 'none', requestId: requestId() }, admin))
      .code,
  ).toBe(40401)
  for (const change of [
    {},
    { code: 'other' },
    { code: 'own' },
    { code: 'other', name: { ...fresh.name, 'en-US': 'SF express' } },
  ])
    expect((await add(change)).data, JSON.stringify(change)).toMatchObject({ reason: 'carrierTaken' })
})
test.each([
  [{ name: { 'en-US': 'Only English' } }, 'name'],
  [{ waybill: '(x+x+)+y' }, 'waybill'],
  [{ example: 'XX1' }, 'example'],
  [{ phone: 'call me' }, 'phone'],
  [{ site: 'javascript:alert({waybill})' }, 'site'],
  [{ site: 'https://postbird.example/' }, 'site'],
  [{ followedAs: 'a b"' }, 'followedAs'],
])('refuses %j', async (change, field) => {
  expect((await add({ code: 'another', ...change })).data).toEqual({ reason: 'carrierUnfit', field })
})
test('of two who change it at once one is told so', async () => {
  const words = { ...(await wordsOf('mrw')), requestId: requestId() }
  const both = await Promise.all(
    ['+34 900 1', '+34 900 2'].map((phone) =>
      world.ask('/api/v2/admin/carrier/edit', { ...words, phone, requestId: requestId() }, admin),
    ),
  )
  expect(new Set(both.map(({ code }) => code))).toEqual(new Set([20001, 409274]))
})

test('one that is off carries no new parcels, in files neither; what it carries keeps it', async () => {
  const who = await buyer(world)
  const one = await shipped(world, goods, who)
  const next = await sold(world, goods, who)
  expect((await edit('sf', { active: false })).code).toBe(20001)
  await expect.poll(offered).not.toContain('sf')
  const all = await world.must('/api/v2/order/carrier/list', { all: true })
  expect(all.map(({ code }) => code)).toContain('sf')
  const parcel = { carrier: 'sf', waybill: nextWaybill() }
  const wish = { orderNo: next.orderNo, parcels: [parcel] }
  expect((await world.ask('/api/v2/mch/order/ship', wish, one.clerk)).data).toMatchObject({ reason: 'carrierUnknown' })
  const file = Buffer.from(`orderNo,carrier,waybill\n${next.orderNo},SF Express,${parcel.waybill}\n`).toString('base64')
  const checked = await world.must('/api/v2/mch/order/ship/batch/check', { file }, one.clerk)
  expect(JSON.stringify(checked)).toContain('carrierUnknown')
  const mended = { parcelId: one.parcelId, carrier: 'sf', waybill: nextWaybill(), requestId: requestId() }
  expect((await world.ask('/api/v2/mch/order/waybill', mended, one.clerk)).code).toBe(20001)
  const way = await world.must('/api/v2/order/sell/logistics', { orderNo: one.orderNo }, who)
  expect(way.parcels[0]).toMatchObject({ carrier: 'sf', carrierName: 'SF Express', waybill: mended.waybill })
  expect((await listed()).find(({ code }) => code === 'sf')!.parcels).toBe(1)
  await edit('sf', { active: true, site: 'https://sf.example/t/{waybill}' })
  await expect
    .poll(async () => (await world.must('/api/v2/order/sell/logistics', { orderNo: one.orderNo }, who)).parcels[0])
    .toMatchObject({ carrierSite: `https://sf.example/t/${mended.waybill}` })
})
