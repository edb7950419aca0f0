// What staff decide about applications and shops: returned at its fields, approved once, suspended; raced.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { creditCode, drafted, sentIn } from '../../../../test/applying.ts'
import { agreed, buyer, mustPlace, payFromBalance, stockOf } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { atConsole, joinAs } from '../../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
let reviewer: Person
let other: Person
const audit = '/api/v2/admin/merchant/apply/audit'
const read = '/api/v2/admin/merchant/apply/detail'
const once = () => ({ requestId: crypto.randomUUID() })
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  reviewer = await joinAs(world, await world.person('reviewer'), { audience: 'staff', role: 'review' })
  other = await joinAs(world, await world.person('colleague'), { audience: 'staff', role: 'review' })
})
afterAll(() => world.close())
const mine = async (who: Person) => (await world.must('/api/v2/merchant/apply/detail', {}, who)).application!
const approving = ({ id, version }: { id: number; version: number }) =>
  ({ id, version, decision: 'approve', ...once() }) as const
const messagesOf = async (who: Person): Promise<string[]> =>
  (await world.must('/api/v2/user/message/page', { size: 20 }, who)).records.map((m) => m.title)

describe('an application', () => {
  test('comes back with notes at its fields, is mended, and says what was there before', async () => {
    const who = await world.person()
    const sent = await sentIn(world, who)
    const notes = [{ field: 'intro' as const, text: '<script>alert(1)</script> say more' }]
    const empty = await world.ask(
      audit,
      { id: sent.id, version: sent.version, decision: 'return', ...once() },
      reviewer,
    )
    expect(empty.code).toBe(40052)
    await world.must(audit, { id: sent.id, version: sent.version, decision: 'return', notes, ...once() }, reviewer)
    const back = await mine(who)
    expect(back).toMatchObject({ status: 'returned', notes })
    expect(await messagesOf(who)).toContainEqual(expect.stringMatching(/^Your application for .* needs changes$/))
    const content = { intro: 'Bamboo lanterns and baskets, woven by hand in Suzhou.' }
    const { version } = await world.must('/api/v2/merchant/apply/edit', { version: back.version, content }, who)
    await world.must('/api/v2/merchant/apply/submit', { version, ...once() }, who)
    const seen = await world.must(read, { id: sent.id }, reviewer)
    expect(seen).toMatchObject({ round: 2, notes, before: [{ field: 'intro', text: back.content.intro }] })
    expect(seen.history.map((h) => [h.kind, h.changed])).toEqual([
      ['sent', 1],
      ['returned', 0],
      ['sent', 0],
    ])
  })
  test('approval makes the shop, its owner, its first freight and the address of returns', async () => {
    const who = await world.person()
    const sent = await sentIn(world, who)
    const { merchantId } = await world.must(audit, approving(sent), reviewer)
    expect(await mine(who)).toMatchObject({ status: 'approved', merchant: { merchantId, status: 'open' } })
    const owner = await atConsole(world, who, 'merchant')
    const asked = { ...owner, headers: { ...owner.headers, 'merchant-id': String(merchantId) } }
    const staff = await world.must('/api/v2/mch/staff/page', {}, asked)
    expect(staff.records).toMatchObject([{ role: 'owner', me: true }])
    const { records } = await world.must('/api/v2/mch/address/page', {}, asked)
    expect(records).toMatchObject([{ isDefault: true, city: '上海市' }])
    const { rows } = await world.pool.query(
      `select t.name, t.is_default, r.areas, r.first_fee::int, r.next_fee::int, r.free_from_amount::int
       from freight_template t join freight_region r on r.template_id = t.id where t.merchant_id = $1`,
      [merchantId],
    )
    expect(rows).toEqual([
      { name: 'Standard', is_default: true, areas: ['CN'], first_fee: 800, next_fee: 200, free_from_amount: 19900 },
    ])
    expect(await messagesOf(who)).toContainEqual(expect.stringMatching(/ is open$/))
    expect(await world.must('/api/v2/merchant/detail', { id: merchantId! })).toMatchObject({ status: 'open' })
  })
  test('two who decide at once: one does, one shop is made', async () => {
    const sent = await sentIn(world, await world.person())
    const notes = [{ field: 'intro' as const, text: 'More' }]
    const replies = await Promise.all([
      world.ask(audit, approving(sent), reviewer),
      world.ask(audit, approving(sent), other),
      world.ask(audit, { id: sent.id, version: sent.version, decision: 'return', notes, ...once() }, other),
    ])
    expect(replies.map((r) => r.code).toSorted((a, b) => a - b)).toEqual([20001, 40925, 40925])
    const { rows } = await world.pool.query(
      `select count(*)::int as n from merchant m join merchant_application a on a.merchant_id = m.id where a.id = $1`,
      [sent.id],
    )
    expect(rows[0].n).toBe(replies[2].code === 20001 ? 0 : 1)
  })
  test('approved against taking it back: one of the two', async () => {
    for (let n = 0; n < 4; n++) {
      const who = await world.person()
      const sent = await sentIn(world, who)
      const [yes, back] = await Promise.all([
        world.ask(audit, approving(sent), reviewer),
        world.ask('/api/v2/merchant/apply/cancel', { version: sent.version, ...once() }, who),
      ])
      expect([yes.code === 20001, back.code === 20001].filter(Boolean)).toHaveLength(1)
      expect((await mine(who)).status).toBe(yes.code === 20001 ? 'approved' : 'draft')
    }
  })
  test('what was read before it was taken back and sent again is not approved', async () => {
    const who = await world.person()
    const sent = await sentIn(world, who)
    const back = await world.must('/api/v2/merchant/apply/cancel', { version: sent.version, ...once() }, who)
    await world.must('/api/v2/merchant/apply/submit', { version: back.version, ...once() }, who)
    expect((await world.ask(audit, approving(sent), reviewer)).code).toBe(40923)
  })
  test('two of one name or one licence, approved at once: one shop', async () => {
    const people = [await world.person(), await world.person(), await world.person()]
    const licenceNumber = creditCode(77_000_001)
    const sent = [
      await sentIn(world, people[0]!, { nameZh: '同名', nameEn: 'Same Name' }),
      await sentIn(world, people[1]!, { nameZh: '', nameEn: 'same name', licenceNumber }),
      await sentIn(world, people[2]!, { licenceNumber }),
    ]
    const replies = await Promise.all(sent.map((s, n) => world.ask(audit, approving(s), n % 2 ? other : reviewer)))
    const codes = replies.map((r) => r.code)
    expect(codes.filter((code) => code === 20001).length).toBeGreaterThan(0)
    expect(codes[0] === 20001 && codes[1] === 20001).toBe(false)
    expect(codes[1] === 20001 && codes[2] === 20001).toBe(false)
  })
  test('nobody decides about their own', async () => {
    const both = await world.person()
    const sent = await sentIn(world, both)
    const asStaff = await joinAs(world, both, { audience: 'staff', role: 'review' })
    expect((await world.ask(audit, approving(sent), asStaff)).code).toBe(40302)
  })
  test('who left meanwhile gets no shop, and nothing of them is kept', async () => {
    const who = await world.person()
    const sent = await sentIn(world, who)
    await world.pool.query(`update user_account set status = 'closed' where id = $1`, [who.userId])
    expect((await world.ask(audit, approving(sent), reviewer)).code).toBe(40401)
    const { applying } = await import('./feature.ts')
    await applying.person!.erase!({ db: world.app.db, app: world.app.context }, who.userId)
    const { rows } = await world.pool.query('select from merchant_application where id = $1', [sent.id])
    expect(rows).toEqual([])
  })
  test('of an approved one the shop stays, of nobody', async () => {
    const who = await world.person()
    const sent = await sentIn(world, who)
    await world.must(audit, approving(sent), reviewer)
    const { applying } = await import('./feature.ts')
    await applying.person!.erase!({ db: world.app.db, app: world.app.context }, who.userId)
    const seen = await world.must(read, { id: sent.id }, reviewer)
    expect(seen).toMatchObject({ status: 'approved', who: null, masked: { legalNumber: '', bankAccount: '' } })
    expect(JSON.stringify(seen)).not.toContain('沈知一')
  })
})

describe('a suspended shop', () => {
  const suspend = (id: number) =>
    world.ask('/api/v2/admin/merchant/suspend', { id, reason: 'Counterfeits', ...once() }, reviewer)
  const reopen = (id: number) =>
    world.must('/api/v2/admin/merchant/reopen', { id, reason: 'Mended', ...once() }, reviewer)
  test('sells nothing; what is paid runs on, what is not is cancelled; its people read why', async () => {
    const { kiln } = goods.merchants
    const boss = await world.person()
    await joinAs(world, boss, { audience: 'merchant', merchantId: kiln, role: 'owner' })
    const who = await buyer(world)
    const from = { skuId: goods.skus.normal, quantity: 1 }
    const { payNo, orderNos } = await mustPlace(world, who, from)
    expect((await payFromBalance(world, who, payNo)).code).toBe(20001)
    const before = await stockOf(world, goods.skus.normal)
    // two shops in one payment: the other's order waits on, under a new number
    for (const skuId of [goods.skus.normal, goods.skus.paper])
      await world.must('/api/v2/cart/cart/add', { skuId, quantity: 1 }, who)
    const unpaid = await mustPlace(world, who, { cart: true })
    const input = await agreed(world, who, from)
    await world.must('/api/v2/cart/cart/add', from, who)
    expect(
      (await world.ask('/api/v2/admin/merchant/suspend', { id: kiln, reason: ' ', ...once() }, reviewer)).code,
    ).not.toBe(20001)
    expect((await suspend(kiln)).code).toBe(20001)
    expect((await suspend(kiln)).code).toBe(40928)
    const placed = await world.ask('/api/v2/order/sell/normal/create', { ...input, ...once() }, who)
    expect(placed.code).toBe(42203)
    const { groups } = await world.must('/api/v2/cart/cart/list', {}, who)
    expect(JSON.stringify(groups)).not.toContain(`"skuId":${goods.skus.normal}`)
    const { records } = await world.must('/api/v2/goods/goods/page', { merchantId: kiln })
    expect(records).toEqual([])
    await world.runJobs()
    const statusOf = async (orderNo: string) => (await world.must('/api/v2/order/sell/detail', { orderNo }, who)).status
    expect(await statusOf(orderNos[0]!)).toBe('awaitingShipment')
    const stands = await Promise.all(unpaid.orderNos.map(statusOf))
    expect(stands.toSorted()).toEqual(['cancelled', 'pendingPayment'])
    expect(await stockOf(world, goods.skus.normal)).toEqual(before)
    expect(await messagesOf(who)).toContainEqual('Your order was cancelled: the shop has stopped selling')
    expect((await payFromBalance(world, who, unpaid.payNo)).code).not.toBe(20001)
    expect(await world.must('/api/v2/admin/merchant/detail', { id: kiln }, reviewer)).toMatchObject({
      status: 'suspended',
      suspendedReason: 'Counterfeits',
      ordersOpen: 1,
    })
    expect(await messagesOf(boss)).toContainEqual(expect.stringMatching(/ is suspended$/))
    await reopen(kiln)
    const goodsOf = async () => (await world.must('/api/v2/goods/goods/page', { merchantId: kiln })).records.length
    await expect.poll(goodsOf).toBeGreaterThan(0)
  })
  test('raced with orders: each is placed or refused, and only those hold pieces', async () => {
    const { paper } = goods.merchants
    const buyers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => buyer(world)))
    const inputs = await Promise.all(buyers.map((who) => agreed(world, who, { skuId: goods.skus.paper, quantity: 1 })))
    const before = await stockOf(world, goods.skus.paper)
    const [, ...replies] = await Promise.all([
      suspend(paper),
      ...inputs.map((input, n) => world.ask('/api/v2/order/sell/normal/create', { ...input, ...once() }, buyers[n])),
    ])
    const made = replies.filter((r) => r.code === 20001).length
    for (const reply of replies) expect([20001, 42203]).toContain(reply.code)
    expect((await stockOf(world, goods.skus.paper)).reserved).toBe(before.reserved + made)
    await reopen(paper)
  })
  test('an order that was put together before, and is written after: refused', async () => {
    const who = await buyer(world)
    const input = await agreed(world, who, { skuId: goods.skus.paper, quantity: 1 })
    const suspending = await world.pool.connect()
    await suspending.query('begin')
    // as the shop does it: the lock comes first
    await suspending.query('select from merchant where id = $1 for update', [goods.merchants.paper])
    await suspending.query("update merchant set status = 'suspended' where id = $1", [goods.merchants.paper])
    const asked = world.ask('/api/v2/order/sell/normal/create', { ...input, ...once() }, who)
    await expect
      .poll(async () => {
        const { rows } = await world.pool.query(`select from pg_stat_activity where wait_event_type = 'Lock'
          and datname = current_database()`)
        return rows.length
      })
      .toBeGreaterThan(0)
    await suspending.query('commit')
    suspending.release()
    expect((await asked).code).toBe(42203)
    await world.pool.query("update merchant set status = 'open' where id = $1", [goods.merchants.paper])
  })
  test('suspended by one who may not, or one that is not there, alike for all', async () => {
    const support = await joinAs(world, await world.person(), { audience: 'staff', role: 'support' })
    const wish = { id: goods.merchants.kiln, reason: 'x', ...once() }
    expect((await world.ask('/api/v2/admin/merchant/suspend', wish, support)).status).toBe(403)
    expect((await suspend(999_999)).code).toBe(40401)
  })
})
test('a draft is in no queue', async () => {
  const who = await world.person()
  const { id } = await drafted(world, who)
  const { records } = await world.must('/api/v2/admin/merchant/apply/page', { size: 100 }, reviewer)
  expect(records.some((r) => r.id === id)).toBe(false)
})
