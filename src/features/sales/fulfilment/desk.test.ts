// The lists of the order desks: what must be done first, and what a keyword finds.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer, type Buyer } from '../../../../test/buying.ts'
import { hour } from '../../../../test/claims.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { clerkOf, shipped, sold, waybill, type Clerk } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
let ana: Buyer
beforeAll(async () => {
  world = await openWorld({ env: { LOG_LEVEL: 'silent' } })
  goods = await makeShop(world)
  ana = await buyer(world, { fen: 100_000_000 })
})
afterAll(() => world.close())

const tabs = ['all', 'toPay', 'toShip', 'cancelAsked', 'toReceive', 'missing', 'trouble', 'ended'] as const
type Search = Parameters<typeof page>[1]
const page = async (
  clerk: Clerk,
  input: { keyword?: string; tab?: (typeof tabs)[number]; sort?: 'due' | 'new'; page?: number; size?: number },
) => (await world.must('/api/v2/mch/order/page', input, clerk)).records.map((r) => r.orderNo)
/** The whole list, a row at a time. */
async function inSteps(clerk: Clerk, input: Search): Promise<string[]> {
  const found: string[] = []
  let next: string | null = null
  do {
    const after: { after?: string } = next === null ? {} : { after: next }
    const reply = await world.must('/api/v2/mch/order/page', { ...input, size: 1, ...after }, clerk)
    found.push(...reply.records.map((r) => r.orderNo))
    next = reply.next
  } while (next !== null)
  return found
}

test('what must be done first comes first, then the newest; a row at a time the same', async () => {
  const old = await sold(world, goods, ana)
  await world.advance(8 * 24 * hour)
  const travelling = await shipped(world, goods, ana)
  const first = await sold(world, goods, ana)
  await world.advance(hour)
  const second = await sold(world, goods, ana)
  const asked = await sold(world, goods, ana)
  await world.must('/api/v2/order/sell/cancel/request', { orderNo: asked.orderNo, reason: 'no' }, ana)
  const done = await shipped(world, goods, ana)
  await world.must('/api/v2/order/sell/confirm', { orderNo: done.orderNo }, ana)
  const clerk = await clerkOf(world, goods.merchants.kiln)
  // the answer is due in a day, the shipping of the others in two; what a buyer must do is nobody's duty here
  const duty = [old, asked, first, second].map((o) => o.orderNo)
  expect(await page(clerk, { tab: 'toShip', sort: 'due' })).toEqual(duty)
  expect(await page(clerk, { sort: 'due' })).toEqual([...duty, done.orderNo, travelling.orderNo])
  expect(await inSteps(clerk, { sort: 'due' })).toEqual([...duty, done.orderNo, travelling.orderNo])
  const newest = [done, asked, second, first, travelling, old].map((o) => o.orderNo)
  expect(await inSteps(clerk, { sort: 'new' })).toEqual(newest)
  expect(await inSteps(clerk, { keyword: ana.email.split('@')[0]!, sort: 'due' })).toHaveLength(6)
})

test('every tab tells the same in one piece, by rows and by pages; due first holds what the newest hold', async () => {
  const clerk = await clerkOf(world, goods.merchants.kiln)
  const orders = new Set(await page(clerk, { size: 50 }))
  expect(orders.size).toBeGreaterThan(5)
  const [any] = (await world.must('/api/v2/mch/order/page', {}, clerk)).records
  const title = any!.lines[0]!.title
  expect(await page(clerk, { keyword: title, size: 50 })).toHaveLength(orders.size)
  for (const tab of tabs)
    for (const words of [{}, { keyword: ana.email.split('@')[0]! }, { keyword: title }]) {
      const newest = await page(clerk, { tab, ...words, sort: 'new', size: 50 })
      const told = await world.must('/api/v2/mch/order/page', { tab, ...words, size: 1 }, clerk)
      expect([tab, words, told.total]).toEqual([tab, words, newest.length])
      for (const sort of ['new', 'due'] as const) {
        const input = { tab, ...words, sort }
        const whole = await page(clerk, { ...input, size: 50 })
        expect([input, whole.toSorted()]).toEqual([input, newest.toSorted()])
        expect([input, await inSteps(clerk, input)]).toEqual([input, whole])
        const pages = await Promise.all([1, 2, 3, 4].map((n) => page(clerk, { ...input, page: n, size: 2 })))
        expect([input, pages.flat()]).toEqual([input, whole.slice(0, 8)])
      }
    }
})

test('a keyword finds by number, waybill, goods and buyer, of this merchant only', async () => {
  const bo = await buyer(world, { fen: 100_000_000 })
  await world.pool.query(`update user_account set nickname = 'Bo the Buyer' where id = $1`, [bo.userId])
  const [mine, theirs] = [await sold(world, goods, bo), await sold(world, goods, bo, { sku: 'paper' })]
  const clerk = await clerkOf(world, goods.merchants.kiln)
  const number = waybill()
  const parcels = [{ carrier: 'sf', waybill: number }]
  await world.must('/api/v2/mch/order/ship', { orderNo: mine.orderNo, parcels }, clerk)
  for (const keyword of [
    mine.orderNo,
    mine.orderNo.replace(/(.{4})/g, '$1 ').trim(),
    number.toLowerCase(),
    'the buyer',
  ])
    expect([keyword, await page(clerk, { keyword })]).toEqual([keyword, [mine.orderNo]])
  const { lines } = await world.must('/api/v2/mch/order/detail', { orderNo: mine.orderNo }, clerk)
  expect(await page(clerk, { keyword: lines[0]!.title.slice(0, 5) })).toContain(mine.orderNo)
  for (const keyword of [theirs.orderNo, 'no such words', '%', '_'])
    expect([keyword, await page(clerk, { keyword })]).toEqual([keyword, []])
  expect(await page(clerk, { keyword: 'the buyer', tab: 'missing' })).toEqual([])
})
