// Teams through the front door: consent, silence about who has an account, no loops under races,
// roles and monthly limits at the order.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { personalDataOf } from './team.ts'
import { transact } from '#kernel/data/db.ts'
import { telling } from '#kernel/jobs/events.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'
import { buyer, mustPlace, payFromBalance, place, type Buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
beforeAll(async () => {
  world = await openWorld({ settings: { teamMaxCount: 5 } })
  goods = await makeShop(world)
})
afterAll(() => world.close())

let made = 0
async function enterprise(): Promise<Buyer> {
  const who = await buyer(world, { name: `company${++made}` })
  await makeEnterprise(who)
  return who
}
const makeEnterprise = (who: Person) =>
  world.pool.query("update user_account set kind = 'enterprise' where id = $1", [who.userId])
const person = () => buyer(world, { name: `colleague${++made}` })
const terms = { nickname: '小乔', role: 'buyer' as const, monthlyLimit: null as number | null }
const invite = (boss: Person, contact: string, more: Partial<typeof terms> | { role: 'viewer' } = {}) =>
  world.ask('/api/v2/user/children/add', { contact, ...terms, ...more }, boss)
const children = async (boss: Person) => (await world.must('/api/v2/user/children/list', {}, boss)).records
const mine = (who: Person) => world.must('/api/v2/user/children/mine', {}, who)
const accept = (who: Person, id: number) => world.ask('/api/v2/user/children/accept', { id }, who)
async function join(
  boss: Person,
  child: Person,
  more: Partial<typeof terms> | { role: 'viewer' } = {},
): Promise<number> {
  const { data } = await invite(boss, child.email, more)
  expect((await accept(child, data.id)).status).toBe(200)
  return data.id
}
const paper = {
  quantity: 1,
  get skuId() {
    return goods.skus.paper
  },
}
const payable = 1800 // ¥8.00 and ¥10.00 of freight

test('an invitation is answered alike whether or not there is an account; only the invited accepts', async () => {
  const [boss, known, stranger] = [await enterprise(), await person(), await person()]
  const [first, second] = [await invite(boss, known.email.toUpperCase()), await invite(boss, 'nobody@example.com')]
  expect([first.status, first.code, first.message, Object.keys(first.data)]).toEqual([
    second.status,
    second.code,
    second.message,
    Object.keys(second.data),
  ])
  const shown = (await children(boss)).map(({ state, spent, pending, joinedAt }) => ({
    state,
    spent,
    pending,
    joinedAt,
  }))
  expect(shown).toEqual([0, 1].map(() => ({ state: 'invited', spent: 0, pending: 0, joinedAt: null })))
  expect((await mine(stranger)).invitations).toEqual([])
  const { invitations, membership } = await mine(known)
  expect(membership).toBeNull()
  expect(invitations).toMatchObject([{ id: first.data.id, role: 'buyer', monthlyLimit: null }])
  expect(invitations[0]!.from.username).not.toContain(boss.email)
  expect((await mustPlace(world, known, paper)).payable).toBe(payable) // nothing is linked yet
  expect((await accept(known, first.data.id)).status).toBe(200)
  expect((await children(boss)).map((c) => c.state)).toEqual(['invited', 'active'])
  expect((await mine(known)).membership?.from).toEqual(invitations[0]!.from)
})
test('somebody who signs up later finds the invitation; a phone number is known in any writing', async () => {
  const boss = await enterprise()
  await invite(boss, 'later@example.com')
  await invite(boss, '138 0000 7777')
  expect((await mine(await world.person('later'))).invitations).toHaveLength(1)
  const phone = await person()
  await world.pool.query("update user_account set phone = '+8613800007777' where id = $1", [phone.userId])
  expect((await mine(phone)).invitations).toHaveLength(1)
})
test('only an enterprise invites; not itself, nobody twice, never more than it may, even at once', async () => {
  const [boss, alone] = [await enterprise(), await person()]
  expect((await invite(alone, 'x@example.com')).data.reason).toBe('teamEnterpriseOnly')
  expect((await invite(boss, boss.email)).data.reason).toBe('teamSelf')
  const twice = await Promise.all([invite(boss, 'one@example.com'), invite(boss, 'ONE@example.com')])
  expect(twice.map((r) => r.data.reason ?? 'ok').sort()).toEqual(['ok', 'teamAlreadyInvited'])
  const many = await Promise.all(Array.from({ length: 8 }, (_, i) => invite(boss, `many${i}@example.com`)))
  expect(many.filter((r) => r.status === 200)).toHaveLength(4)
  expect(await children(boss)).toHaveLength(5)
  const reasons = await Promise.all(['no such contact', '12345', 'a@b', ' '].map((contact) => invite(boss, contact)))
  expect(reasons.map((r) => [r.status, r.data.reason])).toEqual([
    [400, 'emailInvalid'],
    [400, 'phoneInvalid'],
    [400, 'emailInvalid'],
    [400, 'accountEmpty'],
  ])
})
test("another's sub-account or invitation answers exactly like a missing one and stays", async () => {
  const [boss, other, child, stranger] = [await enterprise(), await enterprise(), await person(), await person()]
  const { data } = await invite(boss, child.email)
  const before = await children(boss)
  const asked = async (id: number) => [
    await world.ask('/api/v2/user/children/edit', { id, ...terms }, other),
    await world.ask('/api/v2/user/children/delete', { id }, other),
    await accept(stranger, id),
    await world.ask('/api/v2/user/children/decline', { id }, stranger),
    await accept(boss, id),
    await world.ask('/api/v2/user/children/delete', { id }, child),
  ]
  const told = (replies: Awaited<ReturnType<typeof asked>>) =>
    replies.map(({ status, code, message, data: body }) => ({ status, code, message, body }))
  const theirs = told(await asked(data.id))
  expect(theirs).toEqual(told(await asked(999_999_999)))
  expect(theirs.every((r) => r.status === 404)).toBe(true)
  expect(await children(boss)).toEqual(before)
})
test('declined, taken back, left, removed: the bond is gone and may be made anew', async () => {
  const [boss, child] = [await enterprise(), await person()]
  const first = (await invite(boss, child.email)).data.id
  await world.must('/api/v2/user/children/decline', { id: first }, child)
  expect(await children(boss)).toEqual([])
  const second = (await invite(boss, child.email)).data.id
  await world.must('/api/v2/user/children/delete', { id: second }, boss)
  expect((await accept(child, second)).status).toBe(404)
  await join(boss, child)
  await world.must('/api/v2/user/children/leave', {}, child)
  expect((await world.ask('/api/v2/user/children/leave', {}, child)).status).toBe(404)
  const last = await join(boss, child)
  await world.must('/api/v2/user/children/delete', { id: last }, boss)
  expect([(await mine(child)).membership, await children(boss)]).toEqual([null, []])
  expect(
    (await world.pool.query('select 1 from team_place where user_id = any($1)', [[boss.userId, child.userId]]))
      .rowCount,
  ).toBe(0)
})
test('one parent at most, also when two invitations are accepted at once', async () => {
  const [a, b, child] = [await enterprise(), await enterprise(), await person()]
  const ids = [(await invite(a, child.email)).data.id, (await invite(b, child.email)).data.id]
  const replies = await Promise.all(ids.map((id) => accept(child, id)))
  expect(replies.map((r) => r.data.reason ?? 'ok').sort()).toEqual(['ok', 'teamOneOnly'])
  expect([...(await children(a)), ...(await children(b))].filter((c) => c.state === 'active')).toHaveLength(1)
})
test('no third level and no loop, also when two invite and accept each other at once', async () => {
  for (let round = 0; round < 6; round++) {
    const [a, b] = [await enterprise(), await enterprise()]
    const [toB, toA] = [(await invite(a, b.email)).data.id, (await invite(b, a.email)).data.id]
    const replies = await Promise.all([accept(b, toB), accept(a, toA)])
    expect(replies.filter((r) => r.status === 200)).toHaveLength(1)
    expect(replies.every((r) => r.status < 500)).toBe(true)
  }
  const [top, middle, low] = [await enterprise(), await enterprise(), await person()]
  const toLow = (await invite(middle, low.email)).data.id
  await join(top, middle)
  expect((await invite(middle, 'more@example.com')).data.reason).toBe('teamNoThirdLevel')
  expect((await mine(low)).invitations).toEqual([]) // its sender may not have sub-accounts now
  expect((await accept(low, toLow)).status).toBe(404)
  const [boss, has, child] = [await enterprise(), await enterprise(), await person()]
  await join(has, child)
  expect((await accept(has, (await invite(boss, has.email)).data.id)).data.reason).toBe('teamHasChildren')
  const depth = await world.pool.query(
    'select 1 from team_member p join team_member c on c.parent_id = p.child_id and c.child_id is not null',
  )
  expect(depth.rowCount).toBe(0)
})
test('the database itself refuses loops, whatever code would do', async () => {
  const [boss, child, third] = [await enterprise(), await person(), await person()]
  await join(boss, child)
  const insert = (parent: Person, of: Person) =>
    world.pool.query(
      `insert into team_member (parent_id, child_id, contact, nickname, role, joined_at)
       values ($1, $2, gen_random_uuid()::text, 'x', 'buyer', shop_now())`,
      [parent.userId, of.userId],
    )
  await world.pool.query('insert into team_place (user_id, is_parent) values ($1, false)', [third.userId])
  await expect(insert(child, third)).rejects.toThrow('team_member_parent_place')
  await expect(insert(boss, boss)).rejects.toThrow()
  await expect(insert(third, child)).rejects.toThrow('team_member_one_parent')
  await expect(
    world.pool.query('update team_place set is_parent = true where user_id = $1', [child.userId]),
  ).rejects.toThrow()
})
test('a viewer places no orders, a colleague without a limit any', async () => {
  const [boss, viewer, free] = [await enterprise(), await person(), await person()]
  const id = await join(boss, viewer, { role: 'viewer' })
  await join(boss, free)
  const refused = await place(world, viewer, paper)
  expect([refused.status, refused.data.reason]).toEqual([422, 'teamViewer'])
  expect((await place(world, free, paper)).status).toBe(200)
  await world.must('/api/v2/user/children/edit', { id, nickname: '小林', role: 'approver', monthlyLimit: null }, boss)
  expect((await place(world, viewer, paper)).status).toBe(200)
})
test('the monthly limit counts what is paid and what waits to be paid, and tells what is left', async () => {
  const [boss, child] = [await enterprise(), await person()]
  await mustPlace(world, child, paper) // before joining: the team does not pay for it
  await join(boss, child, { monthlyLimit: payable * 2 + 500 })
  const first = await mustPlace(world, child, paper)
  expect((await payFromBalance(world, child, first.payNo)).status).toBe(200)
  const second = await mustPlace(world, child, paper)
  expect((await children(boss))[0]).toMatchObject({ spent: payable, pending: payable })
  expect((await mine(child)).membership).toMatchObject({ spent: payable, pending: payable })
  const refused = await place(world, child, paper)
  expect([refused.status, refused.data.reason, refused.data]).toEqual([
    422,
    'teamLimitReached',
    { reason: 'teamLimitReached', left: 500, yuan: '5.00' },
  ])
  expect(refused.message).toContain('¥5.00')
  await world.must('/api/v2/order/sell/cancel', { orderNo: second.orderNos[0]! }, child)
  expect((await place(world, child, paper)).status).toBe(200)
})
test('orders placed at once do not pass the limit together', async () => {
  const [boss, child] = [await enterprise(), await person()]
  await join(boss, child, { monthlyLimit: payable * 2 })
  const replies = await Promise.all(Array.from({ length: 6 }, () => place(world, child, paper)))
  expect(replies.filter((r) => r.status === 200)).toHaveLength(2)
  expect(replies.filter((r) => r.data.reason === 'teamLimitReached')).toHaveLength(4)
})
test('a new month in Shanghai begins anew', async () => {
  const [boss, child] = [await enterprise(), await person()]
  await join(boss, child, { monthlyLimit: payable })
  const { payNo } = await mustPlace(world, child, paper)
  await payFromBalance(world, child, payNo)
  expect((await place(world, child, paper)).data.reason).toBe('teamLimitReached')
  const { rows } = await world.pool.query<{ ms: number }>(
    `select extract(epoch from
       (date_trunc('month', shop_now() at time zone 'Asia/Shanghai') + interval '1 month')
         at time zone 'Asia/Shanghai' - shop_now()) * 1000 as ms`,
  )
  await world.advance(Math.ceil(rows[0]!.ms) + 1000)
  expect((await children(boss))[0]!.spent).toBe(0)
  expect((await place(world, child, paper)).status).toBe(200)
})
test('with an erased account its bonds go, on either side; before, they are in the export', async () => {
  const [boss, child, other] = [await enterprise(), await person(), await person()]
  await join(boss, child)
  await join(boss, other)
  expect(await personalDataOf(world.app.db, child.userId)).toMatchObject({
    asParent: [],
    asChild: [{ contact: child.email }],
  })
  expect((await personalDataOf(world.app.db, boss.userId)).asParent).toHaveLength(2)
  const erase = async (who: Person) => {
    await transact(world.app.db, (trx) => addJobs(trx, telling('account.erased', { userId: who.userId })))
    await world.runJobs()
  }
  await erase(child)
  expect((await children(boss)).map((c) => c.contact)).toEqual([other.email])
  await erase(boss)
  expect((await mine(other)).membership).toBeNull()
})
