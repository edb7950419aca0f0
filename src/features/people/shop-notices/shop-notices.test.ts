// What the people of a shop hear of it: each as they chose, else as their shop says of their role; what must come
// comes, and nobody chooses for another.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantMembership } from '#features/people/accounts/accounts.ts'
import { readInbox } from '#features/platform/inbox/dev-inbox.ts'
import { buyer, type Buyer } from '../../../../test/buying.ts'
import { claimed, received } from '../../../../test/claims.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { roleWith } from '../../../../test/roles.ts'
import { clerkOf, sold, type Clerk } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
let ana: Buyer
beforeAll(async () => {
  world = await openWorld({ env: { LOG_LEVEL: 'silent' } })
  goods = await makeShop(world)
  ana = await buyer(world, { fen: 10_000_000 })
})
afterAll(() => world.close())

const clerk = (role = 'owner') => clerkOf(world, goods.merchants.kiln, role)
type Changes = { notice: 'newOrders' | 'claims' | 'stock' | 'cancelling' | 'invoices'; on: boolean | null }[]
const choose = (who: Clerk, channel: 'app' | 'mail' | 'summary', changes: Changes) =>
  world.ask('/api/v2/mch/notice/edit', { changes: changes.map((one) => ({ ...one, channel })) }, who)
const ofRole = (who: Clerk, role: string, channel: 'app' | 'mail' | 'summary', changes: Changes) =>
  world.ask('/api/v2/mch/notice/role/edit', { role, changes: changes.map((one) => ({ ...one, channel })) }, who)
/** The keys of what somebody was told, the newest first. */
const toldTo = async (who: Clerk) =>
  (
    await world.pool.query<{ key: string; read: boolean }>(
      'select key, read_at is not null as read from message where user_id = $1 order by id desc',
      [who.userId],
    )
  ).rows
const lettersTo = async (who: Clerk, words: string) => {
  await world.runJobs()
  const all = await readInbox(world.app.context.env.dataDir, who.email)
  return all.filter(({ text }) => text.includes(words))
}
/** Moves the clock to the minute after eight of the next morning here. */
async function untilMorning(): Promise<void> {
  const { rows } = await world.pool.query<{ ms: number }>(
    `select (extract(epoch from (date_trunc('day', here) + interval '8 hours 1 minute' - here
       + case when here::time >= '08:00' then interval '1 day' else '0' end)) * 1000)::float8 as ms
     from (select shop_now() at time zone 'Asia/Shanghai' as here) n`,
  )
  await world.advance(rows[0]!.ms)
}
const openClaim = async () => claimed(world, ana, await received(world, goods, ana))

test('a claim is told at once by mail to whom wants it; it lies in every inbox', async () => {
  const [wants, not] = [await clerk('service'), await clerk('service')]
  expect((await choose(not, 'mail', [{ notice: 'claims', on: false }])).status).toBe(200)
  await openClaim()
  expect(
    [await lettersTo(wants, 'Please answer claim'), await lettersTo(not, 'A buyer asks for')].map((l) => l.length),
  ).toEqual([1, 0])
  expect((await toldTo(not))[0]).toEqual({ key: 'claimOpened', read: false })
  await choose(not, 'mail', [{ notice: 'claims', on: null }])
  await openClaim()
  expect(await lettersTo(not, 'Please answer claim')).toHaveLength(1)
})

test('what the shop says of a role holds for its members who chose nothing', async () => {
  const owner = await clerk()
  const [plain, own] = [await clerk('service'), await clerk('service')]
  await choose(own, 'mail', [{ notice: 'claims', on: true }])
  expect((await ofRole(owner, 'service', 'mail', [{ notice: 'claims', on: false }])).status).toBe(200)
  const { notices } = await world.must('/api/v2/mch/notice/detail', {}, plain)
  expect(notices.find(({ notice }) => notice === 'claims')!.mail).toEqual({ on: false, usual: false, locked: false })
  await openClaim()
  expect(await lettersTo(plain, 'Please answer claim')).toEqual([])
  expect(await lettersTo(own, 'Please answer claim')).toHaveLength(1)
  const other = await clerkOf(world, goods.merchants.paper, 'service')
  const there = (await world.must('/api/v2/mch/notice/detail', {}, other)).notices
  expect(there.find(({ notice }) => notice === 'claims')!.mail!.on, 'the role at another shop').toBe(true)
  const log = await world.must('/api/v2/mch/log/page', { area: 'people' }, owner)
  const deed = log.records.find(({ action }) => action === 'notice.role.edit')!
  expect(JSON.parse(deed.after!)).toMatchObject({ role: 'service', noticesOff: ['claims.mail'] })
  await ofRole(owner, 'service', 'mail', [{ notice: 'claims', on: null }])
})

test('of a new order only those hear who asked for it, once; by mail alone it lies there as read', async () => {
  const [eager, mailed, quiet] = [await clerk('orders'), await clerk('orders'), await clerk('orders')]
  await choose(eager, 'app', [{ notice: 'newOrders', on: true }])
  await choose(mailed, 'mail', [{ notice: 'newOrders', on: true }])
  await sold(world, goods, ana)
  await world.runJobs()
  expect(await toldTo(eager)).toEqual([{ key: 'shopOrderPaid', read: false }])
  expect(await toldTo(mailed)).toEqual([{ key: 'shopOrderPaid', read: true }])
  expect(await toldTo(quiet)).toEqual([])
  expect(await lettersTo(eager, 'New order')).toEqual([])
  const [letter, ...more] = await lettersTo(mailed, 'New order')
  expect(more).toEqual([])
  const body = 'List-Unsubscribe=One-Click'
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await fetch(letter!.unsubscribe!, { method: 'POST', headers, body })).status).toBe(200)
  expect((await world.must('/api/v2/mch/notice/detail', {}, mailed)).mails).toBe(false)
  await sold(world, goods, ana)
  expect(await lettersTo(mailed, 'New order'), 'one press ends the mails of shops').toHaveLength(1)
  await world.must('/api/v2/mch/notice/edit', { mails: true }, mailed)
  await sold(world, goods, ana)
  expect(await lettersTo(mailed, 'New order')).toHaveLength(2)
})

test('the letter of the morning leaves out what its reader does not want', async () => {
  const [whole, less] = [await clerk('orders'), await clerk('orders')]
  await choose(less, 'summary', [{ notice: 'cancelling', on: false }])
  const { orderNo } = await sold(world, goods, ana)
  await world.must('/api/v2/order/sell/cancel/request', { orderNo, reason: 'I moved' }, ana)
  await world.pool.query(`select graphile_worker.add_job('summary.plan', '{}')`)
  await world.runJobs()
  await untilMorning()
  const [all, some] = [await lettersTo(whole, 'your attention'), await lettersTo(less, 'your attention')]
  expect(all[0]!.text).toContain('request to call an order off')
  expect(some[0]!.text).toContain('to ship')
  expect(some[0]!.text).not.toContain('call an order off')
})

test('only what the role may hear of stands there and is taken; what must come comes', async () => {
  const [finance, owner] = [await clerk('finance'), await clerk()]
  const { role, notices } = await world.must('/api/v2/mch/notice/detail', {}, finance)
  expect(role).toBe('finance')
  expect(notices.map(({ notice, summary }) => [notice, summary])).toEqual([
    ['invoices', null],
    ['money', null],
    ['platform', null],
  ])
  const refused = async (reply: Promise<{ data: { reason?: string } }>) => (await reply).data.reason
  expect(await refused(choose(finance, 'mail', [{ notice: 'claims', on: false }]))).toBe('notFound')
  expect(await refused(choose(finance, 'summary', [{ notice: 'invoices', on: false }]))).toBe('notFound')
  expect(await refused(choose(finance, 'app', [{ notice: 'invoices', on: false }]))).toBe('noticeAlwaysComes')
  const twice: Changes = [
    { notice: 'invoices', on: false },
    { notice: 'invoices', on: true },
  ]
  expect(await refused(choose(finance, 'mail', twice))).toBe('noticeTwice')
  expect(await refused(ofRole(finance, 'finance', 'mail', [{ notice: 'invoices', on: false }]))).toBe('forbidden')
  expect(await refused(ofRole(owner, 'finance', 'mail', [{ notice: 'claims', on: false }]))).toBe('notFound')
  const own = await roleWith(world, 'merchant', ['shop.read'])
  expect(await refused(ofRole(owner, own, 'mail', [{ notice: 'claims', on: false }]))).toBe('notFound')
  // written by another way all the same, it comes
  await world.pool.query(
    `insert into shop_notice_own select id, 'claims', 'app', false from membership where user_id = $1`,
    [owner.userId],
  )
  await openClaim()
  expect((await toldTo(owner)).map(({ key }) => key)).toContain('claimOpened')
})

test('pressed at once, one after the other; choices end with the membership', async () => {
  const who = await clerk('service')
  const both = (on: boolean) => choose(who, 'mail', [{ notice: 'claims', on }])
  const replies = await Promise.all([both(true), both(false), both(true), both(false)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const kept = () =>
    world.pool
      .query(`select from shop_notice_own o join membership m on m.id = o.membership_id where m.user_id = $1`, [
        who.userId,
      ])
      .then((r) => r.rowCount)
  expect(await kept()).toBe(1)
  await world.must('/api/v2/user/membership/leave', { merchantId: goods.merchants.kiln }, who)
  await grantMembership(world.app.db, {
    userId: who.userId,
    audience: 'merchant',
    merchantId: goods.merchants.kiln,
    role: 'service',
  })
  expect(await kept()).toBe(0)
})
