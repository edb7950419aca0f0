// The log of a shop through the front door: every write of a merchant leaves one line, with its words, and nobody reads
// another shop's.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#app.ts'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { wordsKey } from './areas.ts'
import { deedOf } from '#kernel/security/deeds.ts'
import { inFours } from '#kernel/text/in-fours.ts'
import { textsOf } from '#kernel/text/i18n.ts'
import { languages } from '#kernel/text/language.ts'
import { buyer, mustPlace } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { joinAs } from '../../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

type Member = Person & { headers: Record<string, string> }
let world: World
let goods: TestGoods
let owner: Member
let other: Member
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  owner = await member('owner')
  other = await member('owner', goods.merchants.paper)
})
afterAll(() => world.close())

let made = 0
const member = async (role: string, merchantId = goods.merchants.kiln): Promise<Member> =>
  joinAs(world, await world.person(`member${++made}`), { audience: 'merchant', merchantId, role })
const page = async (who: Member, filter = {}) => (await world.must('/api/v2/mch/log/page', filter, who)).records
const orderOf = async (skuId: number): Promise<string> =>
  (await mustPlace(world, await buyer(world), { skuId, quantity: 1 })).orderNos[0]!

test('every write of a merchant has words in three languages, and no area is left out', () => {
  const writes = calls
    .map(({ contract }) => contract)
    .filter(({ who, run }) => typeof who === 'object' && run !== 'read')
  const logged = writes.filter(({ who, logged: told }) => 'merchant' in (who as object) && told)
  expect(logged.length).toBeGreaterThan(60)
  for (const lang of languages) {
    const words: Readonly<Record<string, string>> = textsOf(lang).auditlog.deed
    const without = logged.map(({ path }) => wordsKey(deedOf(path, 1, {}, {}).action)).filter((key) => !words[key])
    expect(without).toEqual([])
  }
})
test('what no handler notes is noted once: who, what, on which thing, from which network and device', async () => {
  const orderNo = await orderOf(goods.skus.normal)
  const requestId = crypto.randomUUID()
  const remark = { orderNo, text: 'Call Ana García, +34 600 111 222', requestId }
  for (let i = 0; i < 2; i++) await world.must('/api/v2/mch/order/remark', remark, owner)
  const found = await page(owner, { number: orderNo })
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({
    member: { userId: owner.userId },
    action: 'order.remark',
    subject: 'order',
    number: orderNo,
    key: null,
    reason: '',
  })
  expect(found[0]!.network).toMatch(/\.0\/24$|::\/48$/)
  expect(JSON.stringify(found)).not.toMatch(/García|600 111/)
})
test('what a handler notes itself stands once, found by the number of its order', async () => {
  const orderNo = await orderOf(goods.skus.normal)
  const { goods: sum } = await priceOf(orderNo)
  await world.must('/api/v2/mch/order/price', { orderNo, goods: sum - 1, reason: 'regular' }, owner)
  const found = await page(owner, { number: orderNo, area: 'orders', userId: owner.userId })
  expect(found.map(({ action, number }) => [action, number])).toEqual([['order.price', orderNo]])
  expect(JSON.parse(found[0]!.after!)).toMatchObject({ goods: sum - 1 })
  expect(await page(owner, { number: orderNo, area: 'systems' })).toEqual([])
})
const priceOf = async (orderNo: string): Promise<{ goods: number }> =>
  (await world.pool.query('select goods_amount as goods from shop_order where order_no = $1', [orderNo])).rows[0]!

test('what is refused leaves no line, and a repeated request no second', async () => {
  const before = (await page(owner, { size: 100 })).length
  await world.ask('/api/v2/mch/order/remark', { orderNo: '1', text: 'x' }, owner)
  await world.ask('/api/v2/mch/pickup/point/remove', { id: 999_999 }, owner)
  expect(await page(owner, { size: 100 })).toHaveLength(before)
})
test('a key stands by its name beside the person it speaks for', async () => {
  const orderNo = await orderOf(goods.skus.normal)
  const { key } = await world.must('/api/v2/mch/key/add', { name: 'Till', scope: ['order.write'], days: null }, owner)
  const till = { ...owner, token: key }
  await world.must('/api/v2/mch/order/remark', { orderNo, text: 'x' }, till)
  expect((await page(owner, { number: orderNo }))[0]).toMatchObject({ action: 'order.remark' })
  expect((await page(owner, { number: orderNo }))[0]!.key).toMatch(/^Till mk_/)
})
test('of another shop nothing is seen: not by number, member, file, and not by staff about a shop', async () => {
  const orderNo = await orderOf(goods.skus.paper)
  await world.must('/api/v2/mch/order/remark', { orderNo, text: 'x' }, other)
  expect(await page(other, { number: orderNo })).toHaveLength(1)
  expect(await page(owner, { number: orderNo })).toEqual([])
  expect(await page(owner, { userId: other.userId })).toEqual([])
  const { members } = await world.must('/api/v2/mch/log/filter', {}, owner)
  expect(members.map(({ userId }) => userId)).not.toContain(other.userId)
  await world.pool.query(
    `insert into audit_log (staff_id, action, subject, subject_id) values ($1, 'merchant.suspend', 'merchant', $2)`,
    [other.userId, goods.merchants.kiln],
  )
  expect((await page(owner, { size: 100 })).map(({ action }) => action)).not.toContain('merchant.suspend')
  const wish = { from: '2020-01-01T00:00:00Z', until: '2100-01-01T00:00:00Z' }
  const { jobId } = await world.must('/api/v2/mch/log/export', wish, owner)
  await world.runJobs()
  const { csv } = await world.must('/api/v2/mch/file/result', { jobId, part: 0 }, owner)
  expect(csv).toContain('Remark on an order')
  expect(csv).not.toContain(inFours(orderNo))
  expect((await world.ask('/api/v2/mch/file/result', { jobId, part: 0 }, other)).status).toBe(404)
  const goodsKeeper = await member('goods')
  expect((await world.ask('/api/v2/mch/log/page', {}, goodsKeeper)).status).toBe(403)
})
test('a file of the log holds what the list was asked for', async () => {
  const orderNo = await orderOf(goods.skus.normal)
  await world.must('/api/v2/mch/order/remark', { orderNo, text: 'x' }, owner)
  await member('orders')
  const span = { from: '2020-01-01T00:00:00Z', until: '2100-01-01T00:00:00Z' }
  const fileOf = async (filter: { number?: string; area?: 'people' | 'orders'; userId?: number }) => {
    const { jobId } = await world.must('/api/v2/mch/log/export', { ...span, ...filter }, owner)
    await world.runJobs()
    return (await world.must('/api/v2/mch/file/result', { jobId, part: 0 }, owner)).csv.trim().split('\n')
  }
  expect(await fileOf({ number: orderNo })).toHaveLength(2)
  const people = await fileOf({ area: 'people', userId: owner.userId })
  expect(people.join()).not.toContain('Remark on an order')
  const another = await world.ask('/api/v2/mch/log/export', { ...span, userId: other.userId }, owner)
  expect(another.status, 'of another shop').toBe(404)
})
test('joining and leaving stand in the log of the shop', async () => {
  const who = await member('orders')
  await world.must('/api/v2/user/membership/leave', { merchantId: goods.merchants.kiln }, { token: who.token })
  expect((await page(owner, { userId: who.userId }))[0]).toMatchObject({ action: 'staff.leave', subject: 'membership' })
})
test('the chain of the log holds shop, number and device', async () => {
  expect((await auditBooks(world.pool)).differences).toEqual({})
  const client = await world.pool.connect()
  await client.query("set session_replication_role = 'replica'")
  await client.query('update audit_log set merchant_id = $1 where merchant_id = $2', [
    goods.merchants.paper,
    goods.merchants.kiln,
  ])
  expect(Object.keys((await auditBooks(world.pool)).differences)).toHaveLength(1)
  await client.query('update audit_log set merchant_id = $2 where merchant_id = $1 and staff_id <> $3', [
    goods.merchants.paper,
    goods.merchants.kiln,
    other.userId,
  ])
  await client.query("set session_replication_role = 'origin'")
  client.release()
})
