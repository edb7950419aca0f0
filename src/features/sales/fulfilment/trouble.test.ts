// Parcels in trouble at the desks: which orders they are, what is said of them, how many wait; whose they are.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyer, type Buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { consoleToken, joinAs } from '../../../../test/roles.ts'
import { clerkOf, shipped, waybill, type Clerk } from '../../../../test/shipping.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { noteTracked, noteUnheard, takeScans } from './scans.ts'
import type { ScanKind } from './movement.ts'
import { transact } from '#kernel/data/db.ts'

const [hour, day] = [3_600_000, 86_400_000]
let world: World
let goods: TestGoods
let ana: Buyer
let clerk: Clerk
let staff: Person & { headers: Record<string, string> }
beforeAll(async () => {
  world = await openWorld({ env: { LOG_LEVEL: 'silent' } })
  goods = await makeShop(world)
  ana = await buyer(world, { fen: 100_000_000 })
  clerk = await clerkOf(world, goods.merchants.kiln)
  staff = await joinAs(world, await world.person('support'), { audience: 'staff', role: 'support' })
})
afterAll(() => world.close())

const fresh = async <P extends Person>(who: P): Promise<P> => ({ ...who, token: await consoleToken(world, who.userId) })
const scan = (parcelId: number, kind: ScanKind) =>
  transact(world.app.db, (trx) =>
    takeScans(trx, world.app.context, parcelId, [
      { at: new Date(world.app.context.clock.now()), kind, text: kind, place: '' },
    ]),
  )
const inTrouble = async () =>
  new Map(
    (await world.must('/api/v2/mch/order/page', { tab: 'trouble' }, await fresh(clerk))).records.map((r) => [
      r.orderNo,
      r.trouble,
    ]),
  )
const waiting = async () => (await world.must('/api/v2/mch/order/todo', {}, await fresh(clerk))).trouble

describe('in trouble', () => {
  test.each([
    ['held up', 'problem', async (id: number) => scan(id, 'problem')],
    ['refused by its receiver', 'back', async (id: number) => scan(id, 'refused')],
    ['unknown to its carrier', 'unknown', async (id: number) => transact(world.app.db, (trx) => noteUnheard(trx, id))],
    [
      'followed and never seen for two days',
      'still',
      async (id: number) => {
        await transact(world.app.db, (trx) => noteTracked(trx, id, true))
        await world.advance(2 * day + hour)
      },
    ],
  ] as const)('%s', async (_name, trouble, happens) => {
    const { orderNo, parcelId } = await shipped(world, goods, ana)
    const before = await waiting()
    expect((await inTrouble()).has(orderNo)).toBe(false)
    await happens(parcelId)
    expect((await inTrouble()).get(orderNo)).toBe(trouble)
    expect(await waiting()).toBeGreaterThan(before)
    const detail = await world.must('/api/v2/mch/order/detail', { orderNo }, await fresh(clerk))
    expect(detail.trouble).toBe(trouble)
    await world.must('/api/v2/order/sell/confirm', { orderNo, requestId: crypto.randomUUID() }, ana)
    expect((await inTrouble()).has(orderNo), 'it arrived').toBe(false)
  })
  test('a new scan ends it; what was delivered does not stand still', async () => {
    const { orderNo, parcelId } = await shipped(world, goods, ana)
    await scan(parcelId, 'transit')
    await world.advance(3 * day)
    expect((await inTrouble()).get(orderNo)).toBe('still')
    await scan(parcelId, 'delivered')
    await world.advance(3 * day)
    expect((await inTrouble()).has(orderNo)).toBe(false)
  })
})
test('nobody tells of it: that is no trouble; nor is what the buyer misses, for that has its own place', async () => {
  const { orderNo, parcelId } = await shipped(world, goods, ana)
  await world.advance(3 * day)
  expect((await inTrouble()).has(orderNo)).toBe(false)
  await transact(world.app.db, (trx) => noteTracked(trx, parcelId, true))
  expect((await inTrouble()).get(orderNo)).toBe('still')
  await world.must('/api/v2/order/sell/missing', { parcelId }, ana)
  expect((await inTrouble()).has(orderNo)).toBe(false)
})
test('a merchant sees their own, staff those of all', async () => {
  const { orderNo, parcelId } = await shipped(world, goods, ana, { sku: 'paper' })
  const before = (await world.must('/api/v2/admin/order/todo', {}, await fresh(staff))).trouble
  const waits = await waiting()
  await scan(parcelId, 'problem')
  expect((await inTrouble()).has(orderNo)).toBe(false)
  expect(await waiting()).toBe(waits)
  const all = await world.must('/api/v2/admin/order/page', { tab: 'trouble' }, await fresh(staff))
  expect(all.records.find((r) => r.orderNo === orderNo)).toMatchObject({ trouble: 'problem' })
  expect((await world.must('/api/v2/admin/order/todo', {}, await fresh(staff))).trouble).toBe(before + 1)
})
test('a waybill that its carrier has never seen can be corrected after its day, until it was seen', async () => {
  const { parcelId } = await shipped(world, goods, ana)
  await world.advance(3 * day)
  const correct = async () =>
    world.ask(
      '/api/v2/mch/order/waybill',
      { parcelId, carrier: 'sf', waybill: waybill(), requestId: crypto.randomUUID() },
      await fresh(clerk),
    )
  expect((await correct()).data.reason).toBe('waybillFixed')
  await transact(world.app.db, (trx) => noteUnheard(trx, parcelId))
  expect((await correct()).status).toBe(200)
  expect((await correct()).data.reason, 'it is not known yet whether this one was seen').toBe('waybillFixed')
  await transact(world.app.db, (trx) => noteUnheard(trx, parcelId))
  await scan(parcelId, 'transit')
  expect((await correct()).data.reason, 'seen').toBe('waybillFixed')
})
