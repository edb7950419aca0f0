// Stock at a merchant's desk through the front door: what is listed and found, counted, added and taken out, told when
// it is low, and what moved it; two hands at once; another merchant's goods; what stays of whoever leaves.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Reason } from './reasons.ts'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { buyer, mustPlace, payFromBalance, type Buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { clerkOf, type Clerk } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
let ana: Buyer
let keeper: Clerk
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  ana = await buyer(world, { fen: 100_000_000 })
  keeper = await clerkOf(world, goods.merchants.kiln, 'goods')
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await world.close()
})

interface Said {
  kind?: 'count' | 'add' | 'remove'
  skuId?: number
  quantity: number
  seen?: number
  reason?: Reason
  note?: string
}
const adjust = (
  { kind = 'add', skuId = goods.skus.normal, quantity, seen, reason = 'arrived', note }: Said,
  by: Clerk = keeper,
) => {
  const lines = [{ skuId, quantity, ...(seen !== undefined && { seen }) }]
  const requestId = crypto.randomUUID()
  return world.ask('/api/v2/mch/stock/adjust', { kind, lines, reason, requestId, ...(note && { note }) }, by)
}
const stockOf = (skuId = goods.skus.normal) => world.must('/api/v2/mch/stock/detail', { skuId }, keeper)
const log = async (skuId = goods.skus.normal) =>
  (await world.must('/api/v2/mch/stock/log', { skuId, size: 50 }, keeper)).records
const warn = (atMost: number | null, skuIds = [goods.skus.normal], by: Clerk = keeper) =>
  world.ask('/api/v2/mch/stock/warn', { skuIds, atMost, requestId: crypto.randomUUID() }, by)
const told = async () =>
  (await world.must('/api/v2/user/message/page', { size: 50 }, { token: keeper.token })).records.filter(({ title }) =>
    title.startsWith('Low stock: '),
  )

test('goods of this merchant alone, found by words, code and barcode', async () => {
  const { records } = await world.must('/api/v2/mch/stock/page', { size: 50 }, keeper)
  expect(records.map(({ skuId }) => skuId)).toContain(goods.skus.normal)
  expect(records.map(({ skuId }) => skuId)).not.toContain(goods.skus.paper)
  await world.pool.query(`update sku set code = 'TP-01', barcode = '6901234567892' where id = $1`, [goods.skus.normal])
  for (const keyword of ['tp-01', '6901234567892']) {
    const found = await world.must('/api/v2/mch/stock/page', { keyword }, keeper)
    expect(found.records.map(({ skuId }) => skuId)).toEqual([goods.skus.normal])
  }
  const all = await world.must('/api/v2/mch/stock/page', { keyword: '%' }, keeper)
  expect(all.records).toEqual([])
})

describe('by hand', () => {
  test('added, taken out, counted: each with its row in the ledger, who did it and why', async () => {
    const { onHand } = await stockOf()
    expect((await adjust({ quantity: 12, note: 'Two boxes' })).status).toBe(200)
    expect((await adjust({ kind: 'remove', quantity: 2, reason: 'damaged' })).status).toBe(200)
    const seen = onHand + 10
    expect((await adjust({ kind: 'count', quantity: onHand, seen, reason: 'counted' })).status).toBe(200)
    expect(await stockOf()).toMatchObject({ onHand, reserved: 0, free: onHand })
    const [counted, damaged, arrived] = await log()
    expect(counted).toMatchObject({ onHand: -10, reason: 'counted', note: '' })
    expect(damaged).toMatchObject({ onHand: -2, reason: 'damaged' })
    expect(arrived).toMatchObject({ onHand: 12, reason: 'arrived', note: 'Two boxes', orderNo: null })
    expect(arrived!.by).toEqual(expect.any(String))
  })
  test('the same words again change nothing; what does not fit is refused and nothing moves', async () => {
    const { onHand } = await stockOf()
    const lines = [{ skuId: goods.skus.normal, quantity: 5 }]
    const wish = { kind: 'add' as const, lines, reason: 'found' as const }
    const requestId = crypto.randomUUID()
    for (let i = 0; i < 2; i++) await world.must('/api/v2/mch/stock/adjust', { ...wish, requestId }, keeper)
    expect((await stockOf()).onHand).toBe(onHand + 5)
    const refused = async (said: Said) => (await adjust(said)).data.reason
    expect(await refused({ quantity: 0 })).toBe('adjustmentUnfit')
    expect(await refused({ quantity: 1, reason: 'damaged' })).toBe('adjustmentUnfit')
    expect(await refused({ kind: 'remove', quantity: onHand + 6, reason: 'lost' })).toBe('onlyLeft')
    expect(await refused({ kind: 'count', quantity: 3, reason: 'counted' })).toBe('badInput')
    expect(await refused({ kind: 'count', quantity: 3, seen: onHand, reason: 'counted' })).toBe('stockMoved')
    expect((await stockOf()).onHand).toBe(onHand + 5)
  })
  test('what orders hold is not counted away, and the ledger names the order that holds it', async () => {
    const skuId = goods.skus.second
    const { onHand } = await stockOf(skuId)
    const { orderNos, payNo } = await mustPlace(world, ana, { skuId, quantity: 3 })
    expect((await adjust({ kind: 'count', skuId, quantity: 2, seen: onHand, reason: 'counted' })).data.reason).toBe(
      'countBelowHeld',
    )
    expect((await adjust({ kind: 'remove', skuId, quantity: onHand - 2, reason: 'lost' })).data.reason).toBe('onlyLeft')
    await payFromBalance(world, ana, payNo)
    const [sold, held] = await log(skuId)
    expect([sold, held]).toMatchObject([
      { reason: 'sold', onHand: -3, reserved: -3, orderNo: orderNos[0] },
      { reason: 'reserved', onHand: 0, reserved: 3, orderNo: orderNos[0] },
    ])
  })
  test('twenty hands at once: every piece is counted once, and of two counts of one moment one is heard', async () => {
    const { onHand } = await stockOf()
    const hands = Array.from({ length: 20 }, (_, i) =>
      i % 2 ? adjust({ quantity: 3 }) : adjust({ kind: 'remove', quantity: 2, reason: 'given' }),
    )
    expect((await Promise.all(hands)).map(({ status }) => status)).toEqual(hands.map(() => 200))
    const seen = (await stockOf()).onHand
    expect(seen).toBe(onHand + 10)
    const counts = [seen + 7, seen + 9].map((quantity) => adjust({ kind: 'count', quantity, seen, reason: 'counted' }))
    const answers = (await Promise.all(counts)).map(({ status }) => status)
    expect(answers.toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

describe('low', () => {
  test('told once of each fall to the line, through orders too, and again after it had risen', async () => {
    const skuId = goods.skus.normal
    const { onHand } = await stockOf()
    expect((await warn(onHand - 1)).status).toBe(200)
    const before = (await told()).length
    const { payNo } = await mustPlace(world, ana, { skuId, quantity: 1 })
    await payFromBalance(world, ana, payNo)
    await world.app.tasks['inventory.warn']!({}, {} as never)
    expect(await stockOf()).toMatchObject({ low: true, warnAt: onHand - 1 })
    expect(await told()).toHaveLength(before + 1)
    await world.app.tasks['inventory.warn']!({}, {} as never)
    expect(await told()).toHaveLength(before + 1)
    const { low } = await world.must('/api/v2/mch/stock/count', {}, keeper)
    expect(low).toBe(1)
    const page = await world.must('/api/v2/mch/stock/page', { tab: 'low' }, keeper)
    expect(page.records.map((row) => row.skuId)).toEqual([skuId])
    await adjust({ quantity: 5 })
    expect(await stockOf()).toMatchObject({ low: false })
    await adjust({ kind: 'remove', quantity: 5, reason: 'lost' })
    expect(await told()).toHaveLength(before + 2)
    expect((await warn(null)).status).toBe(200)
    expect(await stockOf()).toMatchObject({ low: false, warnAt: null })
  })
})

test("another merchant's goods answer like none, in every call; who may only look changes nothing", async () => {
  const none = 999_999_999
  for (const skuId of [goods.skus.paper, none]) {
    for (const path of ['/api/v2/mch/stock/detail', '/api/v2/mch/stock/log'] as const)
      expect((await world.ask(path, { skuId }, keeper)).status).toBe(404)
    expect((await adjust({ skuId, quantity: 1 })).status).toBe(404)
    expect((await warn(3, [goods.skus.normal, skuId])).status).toBe(404)
  }
  expect(await stockOf()).toMatchObject({ warnAt: null })
  const looker = await clerkOf(world, goods.merchants.kiln, 'orders')
  expect((await world.ask('/api/v2/mch/stock/page', {}, looker)).status).toBe(200)
  expect((await adjust({ quantity: 1 }, looker)).status).toBe(403)
  expect((await warn(3, [goods.skus.normal], looker)).status).toBe(403)
})
