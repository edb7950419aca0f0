// The order desks by their calls: what is due first, what is found, and what staff read and decide; role against role.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { buyer, mustPlace, type Buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { joinAs, consoleToken } from '../../../../test/roles.ts'
import { clerkOf, shipped, sold, type Clerk } from '../../../../test/shipping.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

const day = 86_400_000
let world: World
let goods: TestGoods
let ana: Buyer
let clerk: Clerk
type Staff = Person & { headers: Record<string, string> }
const staff: Partial<Record<string, Staff>> = {}
beforeAll(async () => {
  world = await openWorld({ env: { LOG_LEVEL: 'silent' } })
  goods = await makeShop(world)
  ana = await buyer(world, { fen: 100_000_000 })
  clerk = await clerkOf(world, goods.merchants.kiln, 'manager')
  for (const role of ['admin', 'orders', 'finance', 'content'])
    staff[role] = await joinAs(world, await world.person(role), { audience: 'staff', role })
})
afterAll(async () => {
  expect((await auditBooks(world.pool)).differences).toEqual({})
  await world.close()
})
/** Days go by in these tests: a sign-in of the console does not last so long. */
const fresh = async <P extends Person>(who: P): Promise<P> => ({
  ...who,
  token: await consoleToken(world, who.userId),
})
const now = (): number => world.app.context.clock.now()
const as = async (role: string) => fresh(staff[role]!)
const missed = async () => {
  const order = await shipped(world, goods, ana)
  await world.advance(7 * day + 1000)
  await world.must('/api/v2/order/sell/missing', { parcelId: order.parcelId }, ana)
  return order
}
const decide = async (parcelId: number, more: object = {}, role = 'orders') =>
  world.ask('/api/v2/admin/order/parcel/state', { parcelId, state: 'lost', reason: 'No scan', ...more }, await as(role))

describe('the merchant’s desk', () => {
  test('what is due first stands first, and says what its end does', async () => {
    const { orderNo: older } = await sold(world, goods, ana)
    await world.advance(day)
    const { orderNo: asked } = await sold(world, goods, ana)
    await world.must('/api/v2/order/sell/cancel/request', { orderNo: asked, reason: 'Twice by mistake' }, ana)
    const { records } = await world.must(
      '/api/v2/mch/order/page',
      { tab: 'toShip', sort: 'due', size: 100 },
      await fresh(clerk),
    )
    expect(records.slice(0, 2).map((r) => [r.orderNo, r.due!.kind])).toEqual([
      [asked, 'answer'],
      [older, 'ship'],
    ])
    const [first] = records
    expect(Date.parse(first!.due!.at) - Date.parse(first!.due!.from)).toBe(day)
  })
  test('filters find by buyer, carrier, time of payment and what the buyer left', async () => {
    const { orderNo } = await shipped(world, goods, ana)
    const found = async (more: object) => {
      const page = await world.must('/api/v2/mch/order/page', { size: 100, ...more }, await fresh(clerk))
      return page.records.map((r) => r.orderNo)
    }
    const { records } = await world.must('/api/v2/mch/order/page', { size: 1 }, await fresh(clerk))
    expect(await found({ keyword: records[0]!.buyer })).toContain(orderNo)
    expect(await found({ keyword: 'nobody at all' })).toEqual([])
    expect(await found({ carrier: 'sf' })).toContain(orderNo)
    expect(await found({ carrier: 'ems' })).toEqual([])
    const at = new Date(now()).toISOString()
    expect(await found({ paidFrom: at })).not.toContain(orderNo)
    expect(await found({ paidUntil: new Date(now() + day).toISOString() })).toContain(orderNo)
    expect(await found({ with: 'reminder' })).toEqual([])
  })
  test('the counts tell what is late and what came since', async () => {
    const at = new Date(now()).toISOString()
    const before = await world.must('/api/v2/mch/order/todo', { since: at }, await fresh(clerk))
    expect(before.fresh).toBe(0)
    await sold(world, goods, ana)
    const after = await world.must('/api/v2/mch/order/todo', { since: at }, await fresh(clerk))
    expect(after).toMatchObject({ fresh: 1, toShip: before.toShip + 1, late: before.late })
    await world.advance(7 * day + 1000)
    expect((await world.must('/api/v2/mch/order/todo', {}, await fresh(clerk))).late).toBeGreaterThan(before.late)
  })
})

describe('staff', () => {
  test('read the orders of all merchants, with the buyer’s address masked', async () => {
    const { orderNo } = await sold(world, goods, ana)
    const { orderNos } = await mustPlace(world, ana, { skuId: goods.skus.paper, quantity: 1 })
    const { records } = await world.must('/api/v2/admin/order/page', { size: 100 }, await as('finance'))
    expect(new Set(records.map((r) => r.merchant.merchantId)).size).toBe(2)
    expect(records.map((r) => r.orderNo)).toEqual(expect.arrayContaining([orderNo, orderNos[0]]))
    const own = await world.must('/api/v2/mch/order/detail', { orderNo }, await fresh(clerk))
    const theirs = await world.must('/api/v2/admin/order/detail', { orderNo }, await as('finance'))
    expect(own.address.phone).not.toContain('*')
    expect(theirs.address.phone).toContain('*')
    expect(theirs.address.parts).toBeNull()
  })
  test('find merchants by name to ask for their orders, those that begin so first, also suspended ones', async () => {
    const asked = async (input: object, role = 'orders') =>
      world.ask('/api/v2/admin/order/merchant/list', input, await as(role))
    const found = async (input: object) =>
      (await asked(input)).data.records.map((m: { merchantId: number }) => m.merchantId)
    const { kiln, paper } = goods.merchants
    const name = (id: number, words: string) =>
      world.pool.query(
        `update merchant set name = jsonb_build_object('en-US', $2::text), status = 'suspended' where id = $1`,
        [id, words],
      )
    const before = await world.pool.query<{ id: number; name: object; status: string }>(
      'select id, name, status from merchant',
    )
    await name(kiln, 'Old 100%_Kiln')
    await name(paper, 'kiln of paper')
    expect(await found({ keyword: 'Kiln' })).toEqual([paper, kiln])
    expect(await found({ keyword: '100%_' })).toEqual([kiln])
    expect(await found({ keyword: '1%' })).toEqual([])
    expect(await found({ merchantIds: [paper] })).toEqual([paper])
    expect((await asked({}, 'content')).status).toBe(403)
    for (const m of before.rows)
      await world.pool.query('update merchant set name = $2, status = $3 where id = $1', [m.id, m.name, m.status])
  })
  test('decide about a missed parcel only after its merchant let the time go by; it stands in the log', async () => {
    const { parcelId, orderNo } = await missed()
    expect((await decide(parcelId)).data.reason).toBe('merchantMayAnswer')
    await world.advance(3 * day + 1000)
    expect((await world.must('/api/v2/admin/order/todo', {}, await as('orders'))).unanswered).toBe(1)
    expect((await decide(parcelId, { reason: '  ' })).data.reason).toBe('reasonRequired')
    const replies = await Promise.all([decide(parcelId), decide(parcelId), decide(parcelId)])
    expect(replies.filter((r) => r.status === 200)).toHaveLength(1)
    expect((await world.must('/api/v2/order/sell/detail', { orderNo }, ana)).refunded).toBeGreaterThan(0)
    const log = await world.must('/api/v2/admin/log/page', { action: 'parcel.lost' }, await as('admin'))
    const deeds = log.records.filter((r) => r.subjectId === parcelId)
    expect(deeds).toHaveLength(1)
    expect(deeds[0]).toMatchObject({ reason: 'No scan', subject: 'parcel', staff: { userId: staff['orders']!.userId } })
    expect(deeds[0]!.about!.userId).toBe(ana.userId)
    expect(JSON.parse(deeds[0]!.after!)).toMatchObject({ parcel: 'lost' })
    expect((await world.must('/api/v2/admin/order/todo', {}, await as('orders'))).unanswered).toBe(0)
  })
  test('a parcel that nobody misses, or that was answered for, is not theirs to decide', async () => {
    const { parcelId } = await shipped(world, goods, ana)
    expect((await decide(parcelId)).data.reason).toBe('orderStateChanged')
    const other = await missed()
    const told = { parcelId: other.parcelId, state: 'delivered', note: 'Signed at the door' } as const
    await world.must('/api/v2/mch/order/parcel/state', told, await fresh(clerk))
    await world.advance(3 * day + 1000)
    expect((await decide(other.parcelId)).data.reason).toBe('orderStateChanged')
    expect((await decide(999_999_999)).data.reason).toBe('notFound')
  })
  test('role against role, and side against side', async () => {
    const { orderNo } = await sold(world, goods, ana)
    const { parcelId } = await missed()
    await world.advance(3 * day + 1000)
    const refused = [
      await world.ask('/api/v2/admin/order/page', {}, await as('content')),
      await world.ask('/api/v2/admin/order/detail', { orderNo }, await as('content')),
      await decide(parcelId, {}, 'finance'),
      await decide(parcelId, {}, 'content'),
      await world.ask('/api/v2/admin/log/page', {}, await as('orders')),
      await world.ask('/api/v2/admin/log/filter', {}, await as('finance')),
      await world.ask('/api/v2/admin/order/page', {}, await fresh(clerk)),
      await world.ask('/api/v2/admin/order/page', {}, ana),
      await world.ask('/api/v2/mch/order/page', {}, await as('admin')),
    ]
    expect(refused.map((r) => r.status)).toEqual(refused.map(() => 403))
  })
  test('the log can be asked by person, deed and time', async () => {
    const admin = await as('admin')
    const { staff: people, actions } = await world.must('/api/v2/admin/log/filter', {}, admin)
    expect(actions).toContain('parcel.lost')
    expect(people.map((p) => p.userId)).toEqual([staff['orders']!.userId])
    const found = async (more: object) => (await world.must('/api/v2/admin/log/page', more, admin)).records.length
    expect(await found({ staffId: staff['orders']!.userId })).toBeGreaterThan(0)
    expect(await found({ staffId: admin.userId })).toBe(0)
    expect(await found({ from: new Date(now() + day).toISOString() })).toBe(0)
    expect(await found({ until: new Date(now() + day).toISOString() })).toBeGreaterThan(0)
  })
})

test('saved views are one’s own, of a list and a desk; the same name becomes the new one; at most twenty', async () => {
  const of = { desk: 'merchant', list: 'orders' } as const
  const mine = await fresh(clerk)
  const views = (who: Person, more: object = {}) => world.must('/api/v2/console/view/list', { ...of, ...more }, who)
  await world.must('/api/v2/console/view/save', { ...of, name: 'Gifts', search: 'with=remark' }, ana)
  await world.must('/api/v2/console/view/save', { ...of, name: 'Gifts', search: 'tab=all' }, ana)
  expect(await views(ana)).toEqual([{ name: 'Gifts', search: 'tab=all' }])
  expect(await views(ana, { desk: 'staff' })).toEqual([])
  expect(await views(mine)).toEqual([])
  const drop = (who: Person) => world.ask('/api/v2/console/view/delete', { ...of, name: 'Gifts' }, who)
  expect((await drop(mine)).data.reason).toBe('notFound')
  expect((await drop(ana)).status).toBe(200)
  const save = (n: number) => world.ask('/api/v2/console/view/save', { ...of, name: `v${n}`, search: '' }, ana)
  const replies = await Promise.all(Array.from({ length: 25 }, (_, n) => save(n)))
  expect(replies.filter((r) => r.status === 200)).toHaveLength(20)
  expect(replies.find((r) => r.status !== 200)!.data.reason).toBe('tooManyViews')
})
test('the console tells who is there to a sign-in of the console only', async () => {
  const there = await world.must('/api/v2/console/session/detail', {}, await fresh(clerk))
  expect(there.memberships[0]).toMatchObject({
    audience: 'merchant',
    merchantId: goods.merchants.kiln,
    role: 'manager',
  })
  expect((await world.ask('/api/v2/console/session/detail', {}, ana)).status).toBe(403)
})
