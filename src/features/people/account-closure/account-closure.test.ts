// Leaving through the front door: what stands in the way, who answers, and that afterwards nothing of the person
// is left but money records of nobody.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantMembership } from '#features/people/accounts/accounts.ts'
import { auditBooks } from '../../../../bin/audit-books.ts'
import {
  balanceOfBuyer,
  buyer,
  giveMoney,
  mustPlace,
  payFromBalance,
  place,
  shanghai,
  type Buyer,
} from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { joinAs } from '../../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
let staff: Person & { headers: Record<string, string> }
const asStaff = () => staff
beforeAll(async () => {
  world = await openWorld({ settings: { codeResendSeconds: 0, codesPerTargetHour: 100 } })
  goods = await makeShop(world)
  staff = await joinAs(world, await world.person('reviewer'), { audience: 'staff', role: 'review' })
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await world.close()
})

async function codeFor(who: Person, purpose: 'cancelAccount' | 'exportData'): Promise<string> {
  await world.must(
    '/get-email-valid-code',
    { user_email: '', purpose, captchaToken: await world.captchaToken(who) },
    who,
  )
  const mails = (await (await fetch(`${world.url}/dev/inbox.json?to=${who.email}`)).json()) as { code?: string }[]
  return mails.find((m) => m.code)!.code!
}
const apply = async (who: Person, more: object = {}) =>
  world.ask(
    '/api/v2/user/cancel/apply',
    { reason: '不再使用', agreement: true, code: await codeFor(who, 'cancelAccount'), ...more },
    who,
  )
const detail = (who: Person) => world.must('/api/v2/user/cancel/detail', {}, who)
const audit = (id: number, decision: 'approve' | 'reject', reason = '') =>
  world.ask('/api/v2/admin/cancel/audit', { id, decision, reason }, asStaff())

test('open orders, shops and money stand in the way, each told; nothing is kept of the attempt', async () => {
  const ana = await buyer(world)
  await mustPlace(world, ana, { skuId: goods.skus.normal, quantity: 1 })
  expect(await detail(ana)).toMatchObject({
    blockers: ['openOrders', 'balance'],
    balance: 100_000,
    openOrders: [{ status: 'pendingPayment' }],
    request: null,
  })
  expect((await apply(ana, { waiveBalance: true })).data).toMatchObject({
    reason: 'closingBlocked',
    blockers: ['openOrders'],
  })
  const rich = await buyer(world)
  expect((await apply(rich)).data).toMatchObject({ reason: 'balanceLeft', balance: 100_000 })
  const owner = await world.person()
  await grantMembership(world.app.db, {
    userId: owner.userId,
    audience: 'merchant',
    merchantId: goods.merchants.kiln,
    role: 'owner',
  })
  expect((await apply(owner)).data).toMatchObject({ reason: 'closingBlocked', blockers: ['merchant'] })
  const suspended = await world.person()
  await world.pool.query(
    "insert into staff_suspension (user_id, role, since, suspended_by) values ($1, 'support', now(), $2)",
    [suspended.userId, owner.userId],
  )
  expect((await apply(suspended)).data).toMatchObject({ reason: 'closingBlocked', blockers: ['staff'] })
  expect((await world.pool.query('select from account_closing')).rowCount).toBe(0)
})
test.each([
  ['no tick', { agreement: false }, 'agreementRequired'],
  ['no reason', { reason: '  ' }, 'reasonRequired'],
  ['a wrong code', { code: '000000' }, 'codeWrong'],
])('refuses %s', async (_, more, reason) =>
  expect((await apply(await world.person(), more)).data).toMatchObject({ reason }),
)
test('one request at a time, taken back while nobody answered', async () => {
  const ana = await world.person()
  expect((await apply(ana)).code).toBe(20001)
  expect((await apply(ana)).data).toMatchObject({ reason: 'alreadyUnderReview' })
  expect((await detail(ana)).request).toMatchObject({ status: 'submitted' })
  await world.must('/api/v2/user/cancel/revoke', {}, ana)
  expect((await detail(ana)).request).toMatchObject({ status: 'revoked' })
  expect((await world.ask('/api/v2/user/cancel/revoke', {}, ana)).data).toMatchObject({ reason: 'notFound' })
  expect((await apply(ana)).code).toBe(20001)
})
test('a rejection needs a reason, reaches its reader, and leaves the account as it was', async () => {
  const ana = await world.person()
  const { id } = (await apply(ana)).data
  expect((await audit(id, 'reject')).data).toMatchObject({ reason: 'reasonRequired' })
  expect((await audit(id, 'reject', '请先联系客服')).data).toEqual({ status: 'rejected' })
  expect((await detail(ana)).request).toMatchObject({ status: 'rejected', note: '请先联系客服' })
  await world.runJobs()
  expect(await (await fetch(`${world.url}/dev/inbox.json?to=${ana.email}`)).text()).toContain('请先联系客服')
  expect((await audit(id, 'approve')).data).toMatchObject({ reason: 'alreadyDecided' })
})
test('of an approval, a rejection and a change of mind at once, one happens', async () => {
  const ana = await world.person()
  const { id } = (await apply(ana)).data
  const replies = await Promise.all([
    audit(id, 'approve'),
    audit(id, 'reject', 'no'),
    world.ask('/api/v2/user/cancel/revoke', {}, ana),
  ])
  expect(replies.filter((r) => r.code === 20001)).toHaveLength(1)
})
test('an order placed after the request is in the way of its approval', async () => {
  const ana = await buyer(world, { fen: 0 })
  const { id } = (await apply(ana)).data
  await mustPlace(world, ana, { skuId: goods.skus.normal, quantity: 1 })
  expect((await audit(id, 'approve')).data).toMatchObject({ reason: 'closingBlocked', blockers: ['openOrders'] })
  expect((await detail(ana)).request).toMatchObject({ status: 'submitted' })
})

/** Work of a transaction that is open while `meanwhile` is asked and has begun to wait for it. */
async function during<T>(
  statements: (query: (text: string, values: unknown[]) => Promise<unknown>) => Promise<void>,
  meanwhile: () => Promise<T>,
): Promise<T> {
  const client = await world.pool.connect()
  try {
    await client.query('begin')
    await statements((text, values) => client.query(text, values))
    const asked = meanwhile()
    for (let tries = 0; tries < 100; tries++) {
      if (
        (
          await world.pool.query(
            `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          )
        ).rowCount
      )
        break
      await new Promise((done) => void setTimeout(done, 5))
    }
    await client.query('commit')
    return await asked
  } finally {
    await client.query('rollback') // of work that did not get that far
    client.release()
  }
}
test('an order that is being placed is waited for, and stands in the way', async () => {
  const ana = await buyer(world)
  const { payNo, orderNos } = await mustPlace(world, ana, { skuId: goods.skus.normal, quantity: 1 })
  await payFromBalance(world, ana, payNo)
  await world.pool.query("update shop_order set status = 'completed' where order_no = any($1)", [orderNos])
  const { id } = (await apply(ana, { waiveBalance: true })).data
  const reply = await during(
    async (query) => {
      await query('select 1 from user_account where id = $1 for key share', [ana.userId])
      await query("update shop_order set status = 'awaitingShipment' where order_no = any($1)", [orderNos])
    },
    () => audit(id, 'approve'),
  )
  expect(reply.data).toMatchObject({ reason: 'closingBlocked', blockers: ['openOrders'] })
})
test('an account that closes while its order is placed has no order', async () => {
  const ana = await buyer(world)
  const reply = await during(
    async (query) => {
      await query('select 1 from user_account where id = $1 for update', [ana.userId])
      await query("update user_account set status = 'closed' where id = $1", [ana.userId])
    },
    () => place(world, ana, { skuId: goods.skus.normal, quantity: 1 }),
  )
  expect(reply.code).toBe(-202)
  expect((await world.pool.query('select from shop_order where user_id = $1', [ana.userId])).rowCount).toBe(0)
  expect((await world.pool.query('select from payment where user_id = $1', [ana.userId])).rowCount).toBe(0)
})

/** A person of whom the shop keeps something everywhere it can. */
async function fullPerson(): Promise<Buyer> {
  const ana = await buyer(world, { name: `vivian.${crypto.randomUUID().slice(0, 8)}` })
  const { payNo, orderNos } = await mustPlace(world, ana, { skuId: goods.skus.normal, quantity: 1 })
  await payFromBalance(world, ana, payNo)
  await world.pool.query("update shop_order set status = 'completed' where order_no = any($1)", [orderNos])
  await world.must('/api/v2/cart/cart/add', { skuId: goods.skus.second, quantity: 1 }, ana)
  await world.must(
    '/api/v2/user/address/add',
    { ...shanghai, detail: '武康路 999 号', requestId: crypto.randomUUID() },
    ana,
  )
  await world.must('/api/v2/goods/search/history/add', { keyword: '青瓷茶壶' }, ana)
  await giveMoney(world, ana.userId, 1)
  return ana
}
/** Every table of the shop that names this person's words, as text. */
async function tracesOf(words: readonly string[]): Promise<string[]> {
  const { rows } = await world.pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and (n.nspname = 'public')`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const hit = await world.pool.query(
      `select 1 from ${name} t
       where exists (select from unnest($1::text[]) w where t::text like '%' || w || '%') limit 1`,
      [words],
    )
    if (hit.rowCount) found.push(name)
  }
  return found
}

test('after approval nobody signs in, nothing personal is left, money records stay, the address is free', async () => {
  const ana = await fullPerson()
  const balance = await balanceOfBuyer(world, ana)
  // marks of one test alone
  const words = [ana.email, ana.email.split('@')[0]!, '武康路 999 号']
  expect((await tracesOf(words)).length).toBeGreaterThan(1)
  const boss = await world.person()
  await world.pool.query("update user_account set kind = 'enterprise' where id = $1", [boss.userId])
  await world.must(
    '/api/v2/user/children/add',
    { contact: ana.email, nickname: 'Vivi', role: 'buyer', monthlyLimit: null },
    boss,
  )
  const first = (await apply(ana, { waiveBalance: true, reason: `I am ${ana.email}` })).data
  await audit(first.id, 'reject', 'write to us first')
  const { id } = (await apply(ana, { waiveBalance: true, reason: `my reason ${ana.email}` })).data
  expect((await audit(id, 'approve')).data).toEqual({ status: 'reviewed' })
  expect((await world.ask('/api/v2/user/getUserInfo', {}, ana)).code).toBe(-202)
  await world.runJobs()
  expect(await tracesOf(words)).toEqual([])
  const { rows } = await world.pool.query<{ status: string; waived: number; reason: string }>(
    'select status, waived::int, reason from account_closing where id = $1',
    [id],
  )
  expect(rows[0]).toEqual({ status: 'cancelled', waived: balance, reason: '' })
  const orders = await world.pool.query<{ paid: string; address: { name: string } }>(
    'select paid, address from shop_order where user_id = $1',
    [ana.userId],
  )
  expect(orders.rows[0]).toMatchObject({ address: { name: '', phone: '' } })
  expect(Number(orders.rows[0]!.paid)).toBeGreaterThan(0)
  for (const table of ['cart_line', 'address', 'search_history', 'payout_account'])
    expect((await world.pool.query(`select from ${table} where user_id = $1`, [ana.userId])).rowCount, table).toBe(0)
  // what was asked before the end and written after it goes an hour later
  await world.pool.query('insert into search_history (user_id, keyword, plain) values ($1, $2, $2)', [
    ana.userId,
    ana.email,
  ])
  await world.advance(3_700_000)
  expect(await tracesOf(words)).toEqual([])
  const code = async () => {
    await world.must('/get-email-valid-code', { user_email: ana.email, captchaToken: await world.captchaToken() })
    return ((await (await fetch(`${world.url}/dev/inbox.json?to=${ana.email}`)).json()) as { code?: string }[]).find(
      (m) => m.code,
    )!.code!
  }
  const again = await world.must('/login', { user_email: ana.email, code: await code(), agreement: true })
  expect(again.user_id).not.toBe(ana.userId)
})
test('money in full view: the data export holds all of it, needs a fresh code, and nothing of others', async () => {
  const ana = await fullPerson()
  const other = await fullPerson()
  expect((await world.ask('/api/v2/user/data/export', { code: '123456' }, ana)).data).toMatchObject({
    reason: 'codeWrong',
  })
  const { fileName, json } = await world.must(
    '/api/v2/user/data/export',
    { code: await codeFor(ana, 'exportData') },
    ana,
  )
  expect(fileName).toMatch(/^miralo-\d{4}-\d\d-\d\d\.json$/)
  const told = JSON.parse(json) as Record<string, unknown>
  expect(told).toMatchObject({
    account: { email: ana.email },
    orders: [{ status: 'completed' }],
    searches: [{ keyword: '青瓷茶壶' }],
  })
  expect(json).toContain('武康路 999 号')
  expect(json).not.toContain(other.email)
  expect(json).not.toMatch(/\$argon2|"[^"]*hash"/i)
})
test('shoppers answer no requests', async () => {
  const ana = await world.person()
  for (const path of [
    '/api/v2/admin/cancel/page',
    '/api/v2/admin/cancel/detail',
    '/api/v2/admin/cancel/audit',
  ] as const)
    expect((await world.ask(path, { id: 1, decision: 'approve' } as never, ana)).status).toBe(403)
})
