// Buyers of a shop through the front door: counted from what was paid and went back, by whoever counts, and nothing of
// another shop or by which somebody could be reached.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countBuyers } from './buyers.ts'
import { buyer, mustPlace, type Buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { joinAs } from '../../../../test/roles.ts'
import { clerkOf, sold } from '../../../../test/shipping.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

type Member = Person & { headers: Record<string, string> }
let world: World
let goods: TestGoods
let owner: Member
let other: Member
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  const join = async (name: string, merchantId: number) =>
    joinAs(world, await world.person(name), { audience: 'merchant', merchantId, role: 'owner' })
  owner = await join('kiln', goods.merchants.kiln)
  other = await join('paper', goods.merchants.paper)
})
afterAll(() => world.close())

const page = async (who: Member, filter = {}) => {
  await countBuyers(world.app.db)
  return (await world.must('/api/v2/mch/buyer/page', filter, who)).records
}
const nameOf = async ({ userId }: Buyer): Promise<string> =>
  (await world.pool.query<{ n: string }>('select nickname as n from user_account where id = $1', [userId])).rows[0]!.n
const paidOf = async (orderNo: string): Promise<number> =>
  (await world.pool.query<{ paid: number }>('select paid from shop_order where order_no = $1', [orderNo])).rows[0]!.paid
const rowOf = async (who: Member, of: Buyer) => {
  const name = await nameOf(of)
  return (await page(who, { size: 100 })).find(({ nickName }) => nickName === name)
}

test('who paid is a buyer, who only placed an order is none', async () => {
  const [paying, placing] = [await buyer(world, { name: 'paying' }), await buyer(world, { name: 'placing' })]
  await mustPlace(world, placing, { skuId: goods.skus.normal, quantity: 1 })
  const orders = [await sold(world, goods, paying), await sold(world, goods, paying)]
  const sum = (await Promise.all(orders.map(({ orderNo }) => paidOf(orderNo)))).reduce((a, b) => a + b, 0)
  expect(await rowOf(owner, paying)).toMatchObject({ orders: 2, paid: sum, claims: 0, follows: false, closed: false })
  expect(await rowOf(owner, placing)).toBeUndefined()
  expect(await rowOf(other, paying)).toBeUndefined()
})
test('what went back counts no more, whoever counts at once', async () => {
  const who = await buyer(world, { name: 'returner' })
  const { orderNo } = await sold(world, goods, who)
  await page(owner)
  await world.must('/api/v2/order/sell/cancel/request', { orderNo, reason: 'changed my mind' }, who)
  const clerk = await clerkOf(world, goods.merchants.kiln)
  await world.must('/api/v2/mch/order/cancel/audit', { orderNo, approve: true }, clerk)
  await world.runJobs()
  await Promise.all([1, 2, 3].map(() => countBuyers(world.app.db)))
  expect(await rowOf(owner, who)).toMatchObject({ orders: 1, paid: 0 })
  const { rows } = await world.pool.query(`
    select b.user_id from shop_buyer b join lateral (
      select count(*) as n, sum(paid - refunded) as paid from shop_order o
      where o.user_id = b.user_id and o.merchant_id = b.merchant_id and o.paid_at is not null) o on true
    where o.n <> b.orders or o.paid <> b.paid`)
  expect(rows).toEqual([])
})
test('filters tell new ones from those who came back, followers, sums and times', async () => {
  const [once, fan] = [await buyer(world, { name: 'once' }), await buyer(world, { name: 'fan' })]
  await sold(world, goods, once)
  await sold(world, goods, fan)
  await sold(world, goods, fan)
  await world.must('/api/v2/user/focus/addOrCancel', { type: 'merchant', id: goods.merchants.kiln, on: true }, fan)
  const names = async (filter: object) => (await page(owner, { size: 100, ...filter })).map((b) => b.nickName)
  const [a, b] = [await nameOf(once), await nameOf(fan)]
  expect(await names({ kind: 'new' })).toContain(a)
  expect(await names({ kind: 'new' })).not.toContain(b)
  expect(await names({ kind: 'returning' })).toContain(b)
  expect(await names({ follows: true })).toEqual([b])
  expect(await names({ from: '2100-01-01T00:00:00Z' })).toEqual([])
  expect(await names({ least: 100_000_000 })).toEqual([])
  expect((await names({ sort: 'orders' }))[0]).not.toBe(a)
})
test('the detail has their orders here, and neither phone, mail nor address; another shop finds nobody', async () => {
  const who = await buyer(world, { name: 'secret' })
  const { orderNo } = await sold(world, goods, who)
  const elsewhere = await sold(world, goods, who, { sku: 'paper' })
  const { id } = (await rowOf(owner, who))!
  const detail = await world.must('/api/v2/mch/buyer/detail', { id }, owner)
  expect(detail.list.map((o) => o.orderNo)).toEqual([orderNo])
  expect(JSON.stringify(detail)).not.toContain(elsewhere.orderNo)
  expect(JSON.stringify(detail)).not.toMatch(/@|address|phone|consignee/)
  expect((await world.ask('/api/v2/mch/buyer/detail', { id }, other)).status).toBe(404)
  expect((await world.ask('/api/v2/mch/buyer/detail', { id: 999_999 }, owner)).status).toBe(404)
  const { jobId } = await world.must('/api/v2/mch/buyer/export', {}, owner)
  await world.runJobs()
  const { csv } = await world.must('/api/v2/mch/file/result', { jobId, part: 0 }, owner)
  expect(csv).toContain('Paid, less refunds')
  expect(csv).not.toContain(await nameOf(who))
  const less = await world.must('/api/v2/mch/buyer/export', { least: 100_000_000 }, owner)
  await world.runJobs()
  const nobody = await world.must('/api/v2/mch/file/result', { jobId: less.jobId, part: 0 }, owner)
  expect(nobody.csv.trim().split('\n'), 'a file of the list as it was asked for').toHaveLength(1)
  await world.pool.query("update user_account set status = 'closed', avatar = null where id = $1", [who.userId])
  expect(await world.must('/api/v2/mch/buyer/detail', { id }, owner)).toMatchObject({ closed: true, nickName: '' })
})
test('goods keepers and finance see no buyers', async () => {
  for (const role of ['goods', 'finance']) {
    const clerk = await clerkOf(world, goods.merchants.kiln, role)
    expect((await world.ask('/api/v2/mch/buyer/page', {}, clerk)).status).toBe(403)
  }
})
