// Freight templates at their merchant's desk: kept, changed, two editors at once, left out places, deleted with a way
// out; what an order that was being confirmed hears of a change; foreign templates.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reckon } from './freight.ts'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { agreed, buyer, place, type Buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { clerkOf, type Clerk } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
let ana: Buyer
let boss: Clerk
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  ana = await buyer(world, { fen: 1_000_000 })
  boss = await clerkOf(world, goods.merchants.kiln, 'manager')
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await world.close()
})
const none = 999_999_999
const row = (areas: string[], firstFee = 1000) => ({
  areas,
  firstUnits: 1,
  firstFee,
  nextUnits: 1,
  nextFee: 200,
  freeFromAmount: null,
  freeFromCount: null,
})
const rules = { chargedBy: 'piece' as const, rows: [row(['CN'])], excluded: ['CN-54'] }
let made = 0
const add = (more: object = {}, by: Clerk = boss) =>
  world.ask('/api/v2/mch/freight/add', { name: `Freight ${++made}`, ...rules, ...more }, by)
const mustAdd = async (more: object = {}) => (await add(more)).data['id']
const detail = (id: number, by: Clerk = boss) => world.ask('/api/v2/mch/freight/detail', { id }, by)
const edit = (id: number, version: number, more: object = {}, by: Clerk = boss) =>
  world.ask('/api/v2/mch/freight/edit', { id, version, name: `Freight ${++made}`, ...rules, ...more }, by)
const drop = (id: number, by: Clerk = boss) => world.ask('/api/v2/mch/freight/delete', { id, note: 'Gone' }, by)

test('a place that is left out of a wider row is not delivered to; the more special of the two decides', () => {
  const piece = [{ quantity: 1, weight: 0, volume: 0 }]
  const to = (areas: string[], excluded: string[], rows = [row(['CN'])]) =>
    reckon({ chargedBy: 'piece', rows, excluded }, piece, 0, areas)
  expect(to(['CN-54', 'CN'], ['CN-54'])).toMatchObject({ deliverable: false, area: 'CN-54' })
  expect(to(['CN-31', 'CN'], ['CN-54'])).toMatchObject({ deliverable: true, freight: 1000, area: 'CN' })
  expect(to(['CN-31', 'CN'], ['CN'], [row(['CN-31'])])).toMatchObject({ deliverable: true, area: 'CN-31' })
  expect(to(['ES'], [])).toMatchObject({ deliverable: false, area: null })
})

describe('kept', () => {
  test('added, listed with the goods that use it, changed by one of two who saw the same version', async () => {
    const id = await mustAdd({ name: 'Heavy things' })
    const { records } = await world.must('/api/v2/mch/freight/page', {}, boss)
    expect(records.map((one) => one.id)).toEqual([goods.templates.kiln, id, goods.templates.shanghai])
    expect(records[0]).toMatchObject({ isDefault: true, name: 'By piece' })
    expect(records[0]!.goods).toBeGreaterThan(3)
    expect((await detail(id)).data).toMatchObject({ ...rules, name: 'Heavy things', version: 1, goods: 0 })
    const both = await Promise.all([edit(id, 1, { name: 'Mine' }), edit(id, 1, { name: 'Yours' })])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)!.data.reason).toBe('freightChanged')
    expect((await detail(id)).data).toMatchObject({ version: 2 })
    const { rows } = await world.pool.query(
      `select action from audit_log where subject = 'freight_template' and subject_id = $1 order by id`,
      [id],
    )
    expect(rows).toEqual([{ action: 'freight.add' }, { action: 'freight.edit' }])
  })
  test('what cannot be is refused: a place twice, a name twice, no row, sums that are none', async () => {
    const reason = async (more: object) => (await add(more)).data.reason
    expect(await reason({ rows: [row(['CN']), row(['ES', 'CN'])] })).toBe('freightAreaTwice')
    expect(await reason({ rows: [row(['CN'])], excluded: ['CN'] })).toBe('freightAreaTwice')
    expect(await reason({ name: 'By piece' })).toBe('freightNameTaken')
    expect(await reason({ name: '   ' })).toBe('badInput')
    for (const wrong of [
      { rows: [] },
      { rows: [row(['China'])] },
      { rows: [{ ...row(['CN']), nextUnits: 0 }] },
      { rows: [{ ...row(['CN']), firstFee: -1 }] },
      { rows: [{ ...row(['CN']), firstFee: 1.5 }] },
      { isDefault: true },
      { merchantId: goods.merchants.paper },
    ])
      expect((await add(wrong)).status).toBe(400)
    const name = '<img src=x onerror=alert(1)>'
    expect((await detail(await mustAdd({ name }))).data).toMatchObject({ name })
  })
  test('deleted only where no goods use it and it is not the default; goods of then keep it', async () => {
    expect((await drop(goods.templates.kiln)).data.reason).toBe('freightDefault')
    expect((await drop(goods.templates.shanghai)).data).toMatchObject({ reason: 'freightUsed', goods: 1 })
    const id = await mustAdd()
    const moved = { freightTemplateId: id, rows: [{ id: goods.products.faraway, seen: goods.templates.shanghai }] }
    const keeper = await clerkOf(world, goods.merchants.kiln, 'goods')
    const way = { ...moved, requestId: crypto.randomUUID() }
    await world.must('/api/v2/mch/goods/freight', way, keeper)
    expect((await drop(goods.templates.shanghai)).status).toBe(200)
    expect((await detail(goods.templates.shanghai)).status).toBe(404)
    const back = { freightTemplateId: goods.templates.shanghai, rows: [{ id: goods.products.faraway, seen: id }] }
    const refused = await world.ask('/api/v2/mch/goods/freight', { ...back, requestId: crypto.randomUUID() }, keeper)
    expect(refused.data.reason).toBe('templateForeign')
    const requestId = crypto.randomUUID()
    expect((await world.ask('/api/v2/mch/freight/default', { id, requestId }, boss)).status).toBe(200)
    expect((await detail(id)).data).toMatchObject({ isDefault: true })
    expect((await detail(goods.templates.kiln)).data).toMatchObject({ isDefault: false })
  })
})

test('goods given to a template while it is deleted: one of both is heard, never goods without freight', async () => {
  const keeper = await clerkOf(world, goods.merchants.kiln, 'goods')
  for (let i = 0; i < 5; i++) {
    const id = await mustAdd()
    const seen = (await world.must('/api/v2/mch/goods/page', { size: 100 }, keeper)).records.find(
      (one) => one.id === goods.products.cent,
    )!.freightTemplate.id
    const rows = [{ id: goods.products.cent, seen }]
    const give = { freightTemplateId: id, rows, requestId: crypto.randomUUID() }
    const [given, dropped] = await Promise.all([world.ask('/api/v2/mch/goods/freight', give, keeper), drop(id)])
    expect([given.status, dropped.status].toSorted((a, b) => a - b)).toEqual([200, 409])
  }
})

test('a confirmation that showed another freight is refused; orders placed before keep theirs', async () => {
  const wish = { skuId: goods.skus.paper, quantity: 1 }
  const clerk = await clerkOf(world, goods.merchants.paper, 'manager')
  const before = await place(world, ana, wish)
  const shown = await agreed(world, ana, wish)
  const { version, name } = (await detail(goods.templates.paper, clerk)).data as { version: number; name: string }
  const dearer = { name, chargedBy: 'weight', rows: [row(['CN'], 7700)], excluded: [] }
  expect((await edit(goods.templates.paper, version, dearer, clerk)).status).toBe(200)
  const refused = await world.ask('/api/v2/order/sell/normal/create', shown, ana)
  expect([refused.status, refused.data.reason]).toEqual([409, 'totalChanged'])
  const after = await place(world, ana, wish)
  const freightOf = async (orderNo: string) => (await world.must('/api/v2/order/sell/detail', { orderNo }, ana)).freight
  expect(await freightOf(before.data['orderNos'][0]!)).toBe(1000)
  expect(await freightOf(after.data['orderNos'][0]!)).toBeGreaterThan(7700 - 1)
})

test('reckoned with its arithmetic, for rules that are not saved', async () => {
  const weighed = { ...row(['CN'], 1000), firstUnits: 1000, nextUnits: 500, nextFee: 300, freeFromAmount: 9900 }
  const asked = {
    chargedBy: 'weight' as const,
    rows: [weighed],
    excluded: ['CN-54'],
    country: 'CN',
    stateCode: '310000',
    lines: [{ quantity: 3, weight: 600, volume: 0 }],
    amount: 5000,
  }
  const told = await world.must('/api/v2/mch/freight/calculate', asked, boss)
  expect(told).toEqual({ deliverable: true, freight: 1600, area: 'CN', units: 1800, steps: 2, free: null })
  const free = await world.must('/api/v2/mch/freight/calculate', { ...asked, amount: 9900 }, boss)
  expect(free).toMatchObject({ freight: 0, free: 'amount' })
  const tibet = await world.must('/api/v2/mch/freight/calculate', { ...asked, stateCode: '540000' }, boss)
  expect(tibet).toMatchObject({ deliverable: false, area: 'CN-54' })
})

test('another merchant’s templates answer like none; who may only look changes nothing', async () => {
  for (const id of [goods.templates.paper, none]) {
    expect((await detail(id)).status).toBe(404)
    expect((await edit(id, 1)).status).toBe(404)
    expect((await drop(id)).status).toBe(404)
    const requestId = crypto.randomUUID()
    expect((await world.ask('/api/v2/mch/freight/default', { id, requestId }, boss)).status).toBe(404)
  }
  const looker = await clerkOf(world, goods.merchants.kiln, 'goods')
  expect((await world.ask('/api/v2/mch/freight/page', {}, looker)).status).toBe(200)
  expect((await add({}, looker)).status).toBe(403)
  expect((await edit(goods.templates.kiln, 1, {}, looker)).status).toBe(403)
})
