// Members of a merchant through the front door: invitations, answers, roles, removals; the last owner, other
// merchants, other people, the clock, and everything at once.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readInbox } from '#features/platform/inbox/dev-inbox.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { atConsole, joinAs, roleWith } from '../../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

type Member = Person & { headers: Record<string, string> }
let world: World
let goods: TestGoods
let owner: Member
let other: Member
beforeAll(async () => {
  world = await openWorld({ settings: { membersMaxCount: 30, memberInvitesPerDay: 200 } })
  goods = await makeShop(world)
  owner = await member('owner', goods.merchants.kiln)
  other = await member('owner', goods.merchants.paper)
})
afterAll(() => world.close())

let made = 0
const person = () => world.person(`worker${++made}`)
const member = async (role: string, merchantId = goods.merchants.kiln): Promise<Member> =>
  joinAs(world, await person(), { audience: 'merchant', merchantId, role })
const page = (who: Member) => world.must('/api/v2/mch/staff/page', {}, who)
const idOf = async (who: Person, of: Member = owner): Promise<number> => {
  const { rows } = await world.pool.query<{ id: number }>(
    `select m.id::int from membership m join membership o on o.merchant_id = m.merchant_id
     where m.user_id = $1 and o.user_id = $2`,
    [who.userId, of.userId],
  )
  return rows[0]!.id
}
const roleOf = async ({ userId }: Person, merchantId = goods.merchants.kiln): Promise<string | undefined> =>
  (
    await world.pool.query<{ role: string }>('select role from membership where user_id = $1 and merchant_id = $2', [
      userId,
      merchantId,
    ])
  ).rows[0]?.role
const invite = (contact: string, role = 'goods', by: Member = owner) =>
  world.ask('/api/v2/mch/staff/invite', { contact, role }, by)
const invited = async (who: Person, role = 'goods', by: Member = owner): Promise<number> =>
  (await world.must('/api/v2/mch/staff/invite', { contact: who.email, role }, by)).id
const accept = (who: Person, id: number) => world.ask('/api/v2/user/membership/accept', { id }, who)
const decline = (who: Person, id: number) => world.ask('/api/v2/user/membership/decline', { id }, who)
const cancel = (id: number, by: Member = owner) => world.ask('/api/v2/mch/staff/invite/cancel', { id }, by)
const reason = 'Season is over'
const setRole = (id: number, role: string, by: Member = owner) =>
  world.ask('/api/v2/mch/staff/role', { id, role, reason }, by)
const remove = (id: number, by: Member = owner) => world.ask('/api/v2/mch/staff/remove', { id, reason }, by)
const deeds = async (action: string, subjectId: number) =>
  (await world.pool.query('select * from audit_log where action = $1 and subject_id = $2', [action, subjectId])).rows
const statusOf = async (id: number): Promise<string> =>
  (await world.pool.query<{ status: string }>('select status from merchant_invitation where id = $1', [id])).rows[0]!
    .status

test('an invitation is answered alike with and without an account; its letter speaks their language', async () => {
  const known = await person()
  await world.pool.query("update user_account set language = 'es-ES' where id = $1", [known.userId])
  const [first, second] = [await invite(known.email.toUpperCase()), await invite('nobody-yet@example.com')]
  expect([first.status, first.message, Object.keys(first.data)]).toEqual([
    second.status,
    second.message,
    Object.keys(second.data),
  ])
  await world.runJobs()
  const { dataDir } = world.app.context.env
  const [toKnown] = await readInbox(dataDir, known.email)
  expect(toKnown).toMatchObject({ subject: expect.stringContaining('te invita a trabajar') })
  expect(toKnown!.text).toContain('Artículos')
  expect(toKnown!.text).toContain('/user/user/shops')
  const [toNobody] = await readInbox(dataDir, 'nobody-yet@example.com')
  expect(toNobody!.subject).toContain('invites you to work in their shop')
  const told = await world.must('/api/v2/user/message/page', { size: 5 }, known)
  expect(told.records.map((m) => m.title)).toEqual([expect.stringContaining('invites you to work')])
})
test('who accepts works there in that role; the sign-ins of the console show it, the log too', async () => {
  const guest = await person()
  const id = await invited(guest, 'orders')
  const { invitations } = await world.must('/api/v2/user/membership/list', {}, guest)
  expect(invitations).toMatchObject([{ id, role: 'orders' }])
  expect(invitations[0]!.permissions).toContain('order.write')
  expect((await accept(guest, id)).status).toBe(200)
  expect(await roleOf(guest)).toBe('orders')
  const mine = await world.must('/api/v2/user/membership/list', {}, guest)
  expect(mine).toMatchObject({ invitations: [], records: [{ role: 'orders', merchantId: goods.merchants.kiln }] })
  expect(await deeds('staff.accept', await idOf(guest))).toHaveLength(1)
  const { records } = await page(owner)
  expect(records.map((m) => m.nickName)).toContain('worker' + made)
  expect(records[0]).toMatchObject({ me: true, role: 'owner' })
  expect(JSON.stringify(records)).not.toContain(guest.email)
  const messages = await world.must('/api/v2/user/message/page', { size: 5 }, owner)
  expect(messages.records[0]!.title).toContain(`worker${made}`)
})
test('whoever signs up later finds the invitation; a phone is known in any writing', async () => {
  const { id } = await world.must(
    '/api/v2/mch/staff/invite',
    { contact: '138 0013 8777', areaCode: '+86', role: 'service' },
    owner,
  )
  const late = await person()
  await world.pool.query("update user_account set phone = '+8613800138777' where id = $1", [late.userId])
  expect((await accept(late, id)).status).toBe(200)
  expect(await roleOf(late)).toBe('service')
})

test("another's invitation answers like one that is missing, to accept and to decline", async () => {
  const [guest, stranger] = [await person(), await person()]
  const id = await invited(guest)
  for (const answer of [accept, decline]) {
    const [theirs, missing] = [await answer(stranger, id), await answer(stranger, 999_999_999)]
    expect(theirs.data.reason).toBe('notFound')
    expect(theirs.raw).toMatchObject({ code: missing.code, message: missing.message })
  }
  expect(await roleOf(stranger)).toBeUndefined()
  expect(await statusOf(id)).toBe('open')
})
test('accepting at once, twice, after declining, after it was taken back: once or never', async () => {
  const guest = await person()
  const id = await invited(guest)
  const replies = await Promise.all([1, 2, 3, 4].map(() => accept(guest, id)))
  expect(replies.filter((r) => r.status === 200)).toHaveLength(1)
  expect((await accept(guest, id)).data.reason).toBe('notFound')
  const shy = await person()
  const declined = await invited(shy)
  expect((await decline(shy, declined)).status).toBe(200)
  expect((await accept(shy, declined)).data.reason).toBe('notFound')
  const again = await invited(shy)
  expect((await cancel(again)).status).toBe(200)
  expect((await accept(shy, again)).data.reason).toBe('notFound')
  const raced = await person()
  const both = await invited(raced)
  const [yes, no] = await Promise.all([accept(raced, both), cancel(both)])
  expect([yes.status, no.status].filter((s) => s === 200)).toHaveLength(1)
  expect(await roleOf(raced)).toBe(yes.status === 200 ? 'goods' : undefined)
})
test('an invitation that ran out opens nothing and may be sent anew; later it is forgotten', async () => {
  const guest = await person()
  const id = await invited(guest)
  expect((await invite(guest.email)).data.reason).toBe('memberAlready')
  await world.advance(7 * 86_400_000 + 1000)
  owner = await atConsole(world, owner, 'merchant')
  other = await atConsole(world, other, 'merchant')
  expect((await accept(guest, id)).data.reason).toBe('notFound')
  expect((await page(owner)).invitations.map((i) => i.id)).not.toContain(id)
  expect((await cancel(id)).data.reason).toBe('notFound')
  expect((await accept(guest, await invited(guest))).status).toBe(200)
})
test('sent again it holds anew and comes by letter, once; the one before opens nothing', async () => {
  const guest = await person()
  await world.pool.query("update user_account set language = 'es-ES' where id = $1", [guest.userId])
  const first = await invited(guest, 'orders')
  const again = (id: number, by = owner) => world.ask('/api/v2/mch/staff/invite/again', { id }, by)
  expect((await again(first, other)).data.reason).toBe('notFound')
  await world.advance(3_600_000)
  const replies = await Promise.all([1, 2, 3].map(() => again(first)))
  const [sent] = replies.filter((r) => r.status === 200)
  expect(replies.filter((r) => r.data.reason === 'notFound')).toHaveLength(2)
  expect(await statusOf(first)).toBe('cancelled')
  const open = (await page(owner)).invitations.find((i) => i.contact === guest.email)!
  expect(open).toMatchObject({ id: sent!.data.id, role: 'orders', expiresAt: sent!.data.expiresAt })
  expect(Date.parse(open.expiresAt) - Date.parse(open.createdAt)).toBe(7 * 86_400_000)
  await world.runJobs()
  const letters = await readInbox(world.app.context.env.dataDir, guest.email)
  expect(letters.filter((l) => l.subject.includes('te invita a trabajar'))).toHaveLength(2)
  expect((await accept(guest, first)).data.reason).toBe('notFound')
  expect((await accept(guest, open.id)).status).toBe(200)
  expect((await again(open.id)).data.reason).toBe('notFound')
})
test('into a shop that is not open nobody is invited and nobody comes; its invitations are not shown', async () => {
  const guest = await person()
  const { paper } = goods.merchants
  const id = await invited(guest, 'goods', other)
  await world.pool.query("update merchant set status = 'suspended' where id = $1", [paper])
  expect((await accept(guest, id)).data.reason).toBe('memberShopNotOpen')
  expect((await invite('more@example.com', 'goods', other)).data.reason).toBe('memberShopNotOpen')
  expect((await world.must('/api/v2/user/membership/list', {}, guest)).invitations).toEqual([])
  await world.pool.query("update merchant set status = 'open' where id = $1", [paper])
  expect(await roleOf(guest, paper)).toBeUndefined()
  expect((await accept(guest, id)).status).toBe(200)
})

test("another merchant's members and invitations answer like missing ones", async () => {
  const guest = await person()
  const [theirs, theirInvitation] = [await idOf(await member('goods')), await invited(guest)]
  for (const [real, missing] of [
    [await setRole(theirs, 'orders', other), await setRole(999_999_999, 'orders', other)],
    [await remove(theirs, other), await remove(999_999_999, other)],
    [await cancel(theirInvitation, other), await cancel(999_999_999, other)],
  ] as const)
    expect([real.data.reason, real.raw]).toEqual(['notFound', { ...missing.raw, timestamp: expect.anything() }])
  expect((await page(other)).invitations.map((i) => i.id)).not.toContain(theirInvitation)
})
test('a role without the permission is refused; a manager reads and changes nothing', async () => {
  const [clerk, manager] = [await member('orders'), await member('manager')]
  expect((await world.ask('/api/v2/mch/staff/page', {}, clerk)).data.reason).toBe('forbidden')
  const { roles } = await page(manager)
  expect(roles.filter((r) => r.mayGive)).toEqual([])
  const id = await idOf(clerk)
  for (const reply of [
    await invite('x@example.com', 'goods', manager),
    await setRole(id, 'goods', manager),
    await setRole(await idOf(manager), 'owner', manager),
    await remove(id, manager),
  ])
    expect(reply.data.reason).toBe('forbidden')
})
test('nobody gives or takes more than they hold, least of all for themselves', async () => {
  const held = ['staff.read', 'staff.write', 'shop.read', 'goods.read', 'goods.write', 'file.read', 'file.write']
  const role = await roleWith(world, 'merchant', held)
  const [keeper, clerk] = [await member(role), await member('goods')]
  const own = await idOf(keeper)
  for (const reply of [
    await setRole(own, 'owner', keeper),
    await setRole(own, 'manager', keeper),
    await setRole(await idOf(clerk), 'orders', keeper),
    await setRole(await idOf(owner), 'goods', keeper),
    await remove(await idOf(owner), keeper),
    await invite('crony@example.com', 'owner', keeper),
  ])
    expect(reply.data.reason).toBe('memberAboveYou')
  const boss = await invited(await person(), 'owner')
  expect((await cancel(boss, keeper)).data.reason).toBe('memberAboveYou')
  expect((await invite('fine@example.com', 'goods', keeper)).status).toBe(200)
  expect((await setRole(await idOf(clerk), 'admin')).data.reason).toBe('notFound')
  expect((await page(keeper)).roles.find((r) => r.role === 'owner')!.mayGive).toBe(false)
})

test('a changed role and a removal end sign-ins of the console, and stand in the log with their reason', async () => {
  const clerk = await member('service')
  const id = await idOf(clerk)
  expect((await world.ask('/api/v2/mch/staff/role', { id, role: 'goods', reason: '  ' }, owner)).data.reason).toBe(
    'reasonRequired',
  )
  expect((await setRole(id, 'manager')).status).toBe(200)
  expect((await world.ask('/api/v2/mch/staff/page', {}, clerk)).data.reason).toBe('tokenRevoked')
  expect(await deeds('staff.role', id)).toMatchObject([
    {
      reason,
      before: { role: 'service', merchantId: goods.merchants.kiln },
      after: { role: 'manager', merchantId: goods.merchants.kiln },
    },
  ])
  const back = await atConsole(world, clerk, 'merchant')
  expect((await page(back)).records.length).toBeGreaterThan(1)
  expect((await remove(id)).status).toBe(200)
  expect((await world.ask('/api/v2/mch/staff/page', {}, back)).status).toBe(401)
  expect(await roleOf(clerk)).toBeUndefined()
  expect(await deeds('staff.remove', id)).toMatchObject([{ reason, about: clerk.userId }])
  expect((await remove(id)).data.reason).toBe('notFound')
})
test('what somebody sent who is removed opens nothing any more', async () => {
  const [second, crony] = [await member('owner'), await person()]
  const id = await invited(crony, 'owner', second)
  expect((await remove(await idOf(second))).status).toBe(200)
  expect((await accept(crony, id)).data.reason).toBe('notFound')
  expect(await roleOf(crony)).toBeUndefined()
})
test('the last owner stays: not removed, not lowered, does not leave', async () => {
  const { userId } = other
  const id = await idOf(other, other)
  const merchantId = goods.merchants.paper
  for (const reply of [
    await remove(id, other),
    await setRole(id, 'manager', other),
    await world.ask('/api/v2/user/membership/leave', { merchantId }, other),
  ])
    expect(reply.data.reason).toBe('memberLastOwner')
  expect(await roleOf({ ...other, userId }, merchantId)).toBe('owner')
})
test('two owners who remove, lower or leave each other at once: one owner stays', async () => {
  const merchantId = goods.merchants.paper
  const acts = [
    (id: number, _: Member, by: Member) => remove(id, by),
    (id: number, _: Member, by: Member) => setRole(id, 'goods', by),
    (_: number, them: Member) => world.ask('/api/v2/user/membership/leave', { merchantId }, them),
  ]
  for (const act of [...acts, ...acts]) {
    const second = await member('owner', merchantId)
    const [a, b] = [await idOf(other, other), await idOf(second, other)]
    const replies = await Promise.all([act(a, other, second), act(b, second, other)])
    expect(replies.filter((r) => r.status === 200)).toHaveLength(1)
    const { rows } = await world.pool.query<{ id: number }>(
      "select user_id::int as id from membership where merchant_id = $1 and role = 'owner'",
      [merchantId],
    )
    expect(rows).toHaveLength(1)
    other = await atConsole(world, rows[0]!.id === other.userId ? other : second, 'merchant')
  }
})
