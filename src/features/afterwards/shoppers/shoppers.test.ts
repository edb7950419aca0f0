// People at the staff's desk through the front door: found, looked at, written to, blocked and opened again; what each
// role may, what stands in the log, and what a blocked person meets at every door.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveChannel } from '#features/site/content/content.ts'
import { readInbox } from '#features/platform/inbox/dev-inbox.ts'
import { buyer, mustPlace, payFromBalance } from '../../../../test/buying.ts'
import { codeFor } from '../../../../test/codes.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { joinAs } from '../../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

let world: World
let shop: TestGoods
let support: Person
let reviewer: Person
const reason = 'A complaint of many'
const contact = { telephone: '', phone: '', email: 'help@miralo.example', addressChinese: '', addressEnglish: '' }
beforeAll(async () => {
  world = await openWorld({ settings: { captchaRequired: 0, codeResendSeconds: 0, codesPerTargetHour: 100 } })
  shop = await makeShop(world)
  await saveChannel(world.app.db, 2421, contact)
  support = await joinAs(world, await world.person('support'), { audience: 'staff', role: 'support' })
  reviewer = await joinAs(world, await world.person('reviewer'), { audience: 'staff', role: 'review' })
})
afterAll(() => world.close())

const reasonOf = (reply: { data: unknown }) => (reply.data as { reason?: string }).reason
const requestId = () => crypto.randomUUID()
const detail = (userId: number, by = support) => world.must('/api/v2/admin/user/detail', { userId }, by)
const find = async (keyword: string, more: object = {}) =>
  (await world.must('/api/v2/admin/user/page', { keyword, ...more }, support)).records.map(({ userId }) => userId)
const block = (userId: number, by = reviewer, why = 'payments') =>
  world.ask('/api/v2/admin/user/block', { userId, why, reason, requestId: requestId() } as never, by)
const unblock = (userId: number, by = reviewer) =>
  world.ask('/api/v2/admin/user/unblock', { userId, reason, requestId: requestId() }, by)
const trail = async (userId: number, kind: string) =>
  (await world.must('/api/v2/admin/user/trail/page', { userId, kind } as never, support)).records
const deeds = async (action: string, about: number) =>
  (
    await world.pool.query<{ before: unknown; after: unknown; reason: string; staff_id: number }>(
      'select staff_id::int, before, after, reason from audit_log where action = $1 and about = $2 order by id',
      [action, about],
    )
  ).rows
const codeIn = async (who: Person, lang: string) => {
  const code = await codeFor(world, who.email, 'login')
  return world.ask('/login', { user_email: who.email, code, agreement: true }, { lang })
}

describe('a person', () => {
  test('is found by number, whole mail or phone, or part of the nickname; by part of a mail never', async () => {
    const who = await world.person('seekme')
    await world.pool.query(`update user_account set nickname = '寻我来者', phone = '+8613912345678' where id = $1`, [
      who.userId,
    ])
    expect(await find(String(who.userId))).toContain(who.userId)
    expect(await find(who.email.toUpperCase())).toEqual([who.userId])
    expect(await find('139 1234 5678')).toEqual([who.userId])
    expect(await find('+86 139 1234 5678')).toEqual([who.userId])
    expect(await find('我来')).toEqual([who.userId])
    expect(await find(who.email.slice(0, -3))).toEqual([])
    expect(await find('%')).toEqual([])
    const { records } = await world.must('/api/v2/admin/user/page', { keyword: who.email }, support)
    expect(JSON.stringify(records)).not.toContain(who.email)
    expect(JSON.stringify(await detail(who.userId))).not.toMatch(/13912345678|seekme.*@/)
  })
  test('is filtered by orders, state and day', async () => {
    const bought = await buyer(world)
    const { payNo } = await mustPlace(world, bought, { skuId: shop.skus.last, quantity: 1 })
    expect(await find(String(bought.userId), { orders: 'some' })).toEqual([])
    await payFromBalance(world, bought, payNo)
    expect(await find(String(bought.userId), { orders: 'some' })).toEqual([bought.userId])
    expect(await find(String(bought.userId), { orders: 'none' })).toEqual([])
    expect(await find(String(bought.userId), { state: 'blocked' })).toEqual([])
    const later = new Date(world.app.context.clock.now() + 86_400_000).toISOString()
    expect(await find(String(bought.userId), { from: later })).toEqual([])
    expect(await find(String(bought.userId), { until: later })).toEqual([bought.userId])
    const [order] = await trail(bought.userId, 'orders')
    expect(order).toMatchObject({ state: 'awaitingShipment', fen: expect.any(Number) })
    expect((await trail(bought.userId, 'balance')).map(({ title }) => title)).toContain('orderPaid')
    expect(await detail(bought.userId)).toMatchObject({ ordersOpen: 1, orders: 1, claimsOpen: 0 })
  })
  test('is looked at in full with a reason alone, and that is kept', async () => {
    const who = await buyer(world)
    const ask = (said: string, by = support) =>
      world.ask('/api/v2/admin/user/address/detail', { userId: who.userId, reason: said, requestId: requestId() }, by)
    expect(reasonOf(await ask(' '))).toBe('reasonRequired')
    expect(await deeds('user.reveal', who.userId)).toEqual([])
    const { data } = await ask(reason)
    expect(data).toMatchObject({ email: who.email })
    expect(await deeds('user.reveal', who.userId)).toMatchObject([{ staff_id: support.userId, reason }])
    const clerk = await joinAs(world, await world.person('clerk'), { audience: 'staff', role: 'orders' })
    expect((await ask(reason, clerk)).status).toBe(403)
    expect((await world.ask('/api/v2/admin/user/detail', { userId: who.userId }, clerk)).status).toBe(200)
    const content = await joinAs(world, await world.person('content'), { audience: 'staff', role: 'content' })
    expect((await world.ask('/api/v2/admin/user/detail', { userId: who.userId }, content)).status).toBe(403)
  })
  test('is written to in a message, and noted about for staff alone', async () => {
    const who = await world.person()
    const words = (path: 'message' | 'note', text: string) =>
      world.ask(`/api/v2/admin/user/${path}/add`, { userId: who.userId, text, requestId: requestId() }, support)
    expect(reasonOf(await words('message', '  '))).toBe('wordsRequired')
    await words('message', 'Tu paquete llega mañana')
    await words('note', 'Asks often')
    const { records } = await world.must('/api/v2/user/message/page', {}, who)
    expect(records[0]).toMatchObject({ text: 'Tu paquete llega mañana' })
    expect(JSON.stringify(records)).not.toContain('Asks often')
    expect((await trail(who.userId, 'notes')).map(({ title, text }) => [title, text])).toEqual([
      ['note', 'Asks often'],
      ['wrote', 'Tu paquete llega mañana'],
    ])
    expect((await trail(who.userId, 'messages'))[0]).toMatchObject({ state: 'unread' })
    expect(await deeds('user.note', who.userId)).toHaveLength(1)
    expect(reasonOf(await world.ask('/api/v2/admin/user/detail', { userId: 999_999 }, support))).toBe('notFound')
  })
})

describe('a blocked person', () => {
  test('is out at the next call, told why and where to object at every door, in their language', async () => {
    const who = await world.person()
    const other = await world.person()
    expect((await block(who.userId, support)).status, 'support may not').toBe(403)
    expect((await block(who.userId)).data).toEqual({ ended: 1 })
    expect((await world.ask('/api/v2/user/message/page', {}, who)).status).toBe(401)
    expect((await world.ask('/api/v2/user/message/page', {}, other)).status).toBe(200)
    for (const [lang, words] of [
      ['en-US', 'payments that were not in order'],
      ['zh-CN', '付款存在异常'],
      ['es-ES', 'pagos que no eran correctos'],
    ] as const) {
      const reply = await codeIn(who, lang)
      expect(reasonOf(reply)).toBe('accountBlocked')
      expect(reply.message).toContain(words)
      expect(reply.message).toContain('help@miralo.example')
    }
    await world.runJobs()
    const letters = await readInbox(world.app.context.env.dataDir, who.email)
    expect(letters.some(({ text }) => text.includes('help@miralo.example'))).toBe(true)
    expect(await deeds('user.block', who.userId)).toMatchObject([
      { before: { status: 'active' }, after: { status: 'blocked', why: 'payments', signIns: 1 }, reason },
    ])
    expect(await detail(who.userId)).toMatchObject({ state: 'blocked', blockedWhy: 'payments', signIns: [] })
    expect(reasonOf(await block(who.userId))).toBe('memberStateChanged')
    expect((await unblock(who.userId)).status).toBe(200)
    expect((await codeIn(who, 'en-US')).status).toBe(200)
    expect(reasonOf(await unblock(who.userId))).toBe('memberStateChanged')
  })
  test('keeps what is open: the order is shipped, a letter about it goes', async () => {
    const who = await buyer(world)
    const { payNo, orderNos } = await mustPlace(world, who, { skuId: shop.skus.normal, quantity: 1 })
    await payFromBalance(world, who, payNo)
    await block(who.userId)
    const { rows } = await world.pool.query('select status from shop_order where order_no = $1', [orderNos[0]])
    expect(rows).toEqual([{ status: 'awaitingShipment' }])
    const before = (await trail(who.userId, 'messages')).length
    await world.must(
      '/api/v2/admin/user/message/add',
      { userId: who.userId, text: 'About your parcel', requestId: requestId() },
      support,
    )
    expect((await trail(who.userId, 'messages')).length).toBe(before + 1)
  })
  test('is none of the staff, nor signed out by this door; of two at once one blocks', async () => {
    const colleague = await joinAs(world, await world.person(), { audience: 'staff', role: 'content' })
    expect(reasonOf(await block(colleague.userId))).toBe('memberIsStaff')
    const end = (userId: number) =>
      world.ask('/api/v2/admin/user/session/end', { userId, reason, requestId: requestId() }, support)
    expect(reasonOf(await end(colleague.userId))).toBe('memberIsStaff')
    await world.pool.query(
      `with gone as (delete from membership where user_id = $1 returning user_id)
       insert into staff_suspension (user_id, role, since, suspended_by)
       select user_id, 'content', now(), $2 from gone`,
      [colleague.userId, reviewer.userId],
    )
    expect(reasonOf(await block(colleague.userId)), 'suspended').toBe('memberIsStaff')
    const who = await world.person()
    expect((await end(who.userId)).data).toEqual({ ended: 1 })
    const replies = await Promise.all([block(who.userId), block(who.userId), block(who.userId)])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await deeds('user.block', who.userId)).toHaveLength(1)
  })
  test('opens no desk either, and no new password gets in', async () => {
    const owner = await joinAs(world, await world.person(), {
      audience: 'merchant',
      merchantId: shop.merchants.paper,
      role: 'owner',
    })
    expect((await detail(owner.userId)).shops).toMatchObject([{ role: 'owner', lastOwner: true }])
    await block(owner.userId, reviewer, 'security')
    expect((await world.ask('/api/v2/mch/order/page', {}, owner)).status).toBe(401)
    const code = await codeFor(world, owner.email, 'resetPassword')
    const reset = await world.ask(
      '/reset-password' as never,
      {
        account: owner.email,
        code,
        new_password: 'harbour9',
      } as never,
    )
    expect(['accountBlocked', undefined]).toContain(reasonOf(reset))
    expect(reset.status).not.toBe(200)
  })
})
