// Roles of the shop's own through the front door: ticks, names, who has them, and attempts to take more than one has.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readInbox } from '#features/platform/inbox/dev-inbox.ts'
import { atConsole, joinAs, roleWith } from '../../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

type Member = Person & { headers: Record<string, string> }
let world: World
let admin: Member
beforeAll(async () => {
  world = await openWorld({ settings: { captchaRequired: 0, codeResendSeconds: 0, staffInvitesPerDay: 200 } })
  admin = await member('admin')
})
afterAll(() => world.close())

let made = 0
const person = () => world.person(`roled${++made}`)
const member = async (role: string): Promise<Member> => joinAs(world, await person(), { audience: 'staff', role })
const reasonOf = (reply: { data: unknown }) => (reply.data as { reason?: string }).reason
const reason = 'Season is over'
const page = (who: Member = admin) => world.must('/api/v2/admin/staff/page', {}, who)
const act = (way: string, userId: number, by: Member = admin, more: object = {}) =>
  world.ask(`/api/v2/admin/staff/${way}` as never, { userId, reason, ...more } as never, by)
const invite = (contact: string, role = 'content', by: Member = admin) =>
  world.ask('/api/v2/admin/staff/invite', { contact, role }, by)
const use = (token: string, more: object = {}) => world.ask('/api/v2/console/link/use', { token, ...more })
const typed = { nickName: 'Mei', password: 'harbour7' }
const roleOf = async ({ userId }: { userId: number }): Promise<string | undefined> =>
  (
    await world.pool.query<{ role: string }>(`select role from membership where user_id = $1 and audience = 'staff'`, [
      userId,
    ])
  ).rows[0]?.role
async function tokenFor(contact: string): Promise<string> {
  await world.runJobs()
  const [letter] = await readInbox(world.app.context.env.dataDir, contact)
  return /\/admin\/join#([\w.-]+)/.exec(letter!.text)![1]!
}
async function invited(contact: string, role = 'content', by: Member = admin): Promise<string> {
  expect((await invite(contact, role, by)).status).toBe(200)
  return tokenFor(contact)
}

describe('a role', () => {
  const add = (name: string, permissions: readonly string[], by: Member = admin) =>
    world.ask('/api/v2/admin/staff/role/add', { name, permissions: [...permissions] }, by)
  const edit = (
    role: string,
    name: string,
    permissions: readonly string[],
    seen: readonly string[],
    by: Member = admin,
  ) =>
    world.ask(
      '/api/v2/admin/staff/role/edit',
      { role, name, permissions: [...permissions], seen: [...seen], reason },
      by,
    )
  const made_ = async (name: string, permissions: readonly string[]) =>
    ((await add(name, permissions)).data as { role: string }).role

  test('holds what was ticked, seeing with changing; its people are signed out when it changes', async () => {
    const role = await made_('Night shift', ['order.write'])
    const who = await member(role)
    expect((await page()).roles.find((r) => r.role === role)).toMatchObject({
      name: 'Night shift',
      builtIn: false,
      holders: 1,
      permissions: ['order.read', 'order.write'],
    })
    expect((await world.ask('/api/v2/admin/order/page', {}, who)).status).toBe(200)
    expect((await world.must('/api/v2/console/session/detail', {}, who)).memberships).toMatchObject([
      { roleName: 'Night shift' },
    ])
    expect(reasonOf(await edit(role, 'Night', ['comment.read'], []))).toBe('roleChanged')
    expect((await edit(role, 'Night', ['comment.read'], ['order.read', 'order.write'])).status).toBe(200)
    expect((await world.ask('/api/v2/admin/order/page', {}, who)).status).toBe(401)
    expect((await world.ask('/api/v2/admin/order/page', {}, await atConsole(world, who))).status).toBe(403)
    expect(reasonOf(await world.ask('/api/v2/admin/staff/role/delete', { role }, admin))).toBe('roleInUse')
    await act('suspend', who.userId)
    expect(reasonOf(await world.ask('/api/v2/admin/staff/role/delete', { role }, admin))).toBe('roleInUse')
    await act('remove', who.userId)
    expect((await world.ask('/api/v2/admin/staff/role/delete', { role }, admin)).status).toBe(200)
    expect((await page()).roles.map((r) => r.role)).not.toContain(role)
  })
  test('that comes with the shop stays as it is', async () => {
    const { roles } = await page()
    for (const { role, permissions } of roles.filter(({ builtIn }) => builtIn)) {
      expect(reasonOf(await edit(role, 'Mine', [], permissions))).toBe('roleFixed')
      expect(reasonOf(await world.ask('/api/v2/admin/staff/role/delete', { role }, admin))).toBe('roleFixed')
    }
    expect(reasonOf(await edit('owner', 'Mine', [], []))).toBe('notFound')
  })
  test('has a name of its own, that nobody takes for another', async () => {
    await made_('Weekend', ['order.read'])
    for (const name of ['weekend', ' WEEKEND ', 'admin', 'Administrator', '管理员', 'Administración'])
      expect(reasonOf(await add(name, [])), name).toBe('roleNameTaken')
    for (const name of ['', '   ', 'x'.repeat(31), 'a\u202Eb', '\u200b', '—'])
      expect(reasonOf(await add(name, [])), name).toBe('roleNameInvalid')
    for (const unknown of ['*', 'admin.write', 'order.*', 'ORDER.READ', 'key.read'])
      expect(reasonOf(await add('Strange', [unknown])), unknown).toBe('permissionUnknown')
  })
  test('takes nothing that its maker does not hold, by no way', async () => {
    const clerk = await member(await made_('Clerk', ['staff.write', 'order.read']))
    const own = (await roleOf(clerk))!
    expect(reasonOf(await add('More', ['order.write'], clerk))).toBe('memberAboveYou')
    expect(
      reasonOf(
        await edit(own, 'Clerk', ['staff.write', 'order.write'], ['order.read', 'staff.read', 'staff.write'], clerk),
      ),
    ).toBe('memberAboveYou')
    const weekend = await made_('Weekender', ['order.read', 'comment.write'])
    expect(
      reasonOf(
        await edit(weekend, 'Weekender', ['order.read'], ['comment.read', 'comment.write', 'order.read'], clerk),
      ),
    ).toBe('memberAboveYou')
    expect(reasonOf(await world.ask('/api/v2/admin/staff/role/delete', { role: weekend }, clerk))).toBe(
      'memberAboveYou',
    )
    for (const role of ['admin', 'support', weekend]) {
      expect(reasonOf(await act('role', clerk.userId, clerk, { role })), role).toBe('memberAboveYou')
      expect(reasonOf(await invite(`by-${role}@example.com`, role, clerk)), role).toBe('memberAboveYou')
    }
    for (const way of ['suspend', 'remove', 'session/end', 'proof/reset'])
      expect(reasonOf(await act(way, admin.userId, clerk)), way).toBe('memberAboveYou')
    expect((await add('Less', ['order.read'], clerk)).status).toBe(200)
    const { roles } = await page(clerk)
    expect(roles.filter(({ mayGive }) => mayGive).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Clerk', 'Less']),
    )
    expect(roles.find(({ role }) => role === 'admin')!.mayGive).toBe(false)
  })
  test('that was raised after an invitation to it was sent is not given by who could not give it', async () => {
    const low = await made_('Low', ['order.read'])
    const clerk = await member(await made_('Inviter', ['staff.write', 'order.read']))
    const token = await invited('raised@example.com', low, clerk)
    await edit(low, 'Low', ['order.write'], ['order.read'])
    expect(reasonOf(await use(token, typed))).toBe('staffLinkOver')
  })
  test('a lost proof of who may do more is not taken off by the account either', async () => {
    const helper = await member(await roleWith(world, 'staff', ['proof.write']))
    await world.pool.query(
      `insert into second_proof (user_id, kind, credential_id, public_key, confirmed_at)
       values ($1, 'passkey', 'adminkey', 'x', now())`,
      [admin.userId],
    )
    const reset = (account: string) => world.ask('/api/v2/admin/proof/reset', { account, reason }, helper)
    expect((await reset(admin.email)).status).toBe(403)
    await world.pool.query('delete from second_proof where user_id = $1', [admin.userId])
    // who is suspended comes back with theirs
    const other = await member('admin')
    await world.pool.query(
      `insert into second_proof (user_id, kind, credential_id, public_key, confirmed_at)
       values ($1, 'passkey', 'otherkey', 'x', now())`,
      [other.userId],
    )
    const wish = { userId: other.userId, reason }
    expect((await world.ask('/api/v2/admin/staff/suspend', wish, admin)).status).toBe(200)
    expect((await reset(other.email)).status).toBe(403)
  })
})

describe('somebody whose work changes', () => {
  const toldOf = async ({ userId, email }: Member) => {
    await world.runJobs()
    const { rows } = await world.pool.query<{ key: string }>('select key from message where user_id = $1 order by id', [
      userId,
    ])
    const letters = await readInbox(world.app.context.env.dataDir, email)
    return { keys: rows.map(({ key }) => key), newest: letters[0] }
  }
  test('is told by message and letter, in their language and with the name of the role', async () => {
    const who = await member('support')
    await world.pool.query(`update user_account set language = 'zh-CN' where id = $1`, [who.userId])
    await act('role', who.userId, admin, { role: 'finance' })
    const first = await toldOf(who)
    expect(first.keys).toEqual(['staffRole'])
    expect(first.newest).toMatchObject({ text: expect.stringContaining('当前角色：财务') })
    await act('suspend', who.userId)
    await act('reopen', who.userId)
    await act('remove', who.userId)
    const last = await toldOf(who)
    expect(last.keys).toEqual(['staffRole', 'staffSuspended', 'staffReopened', 'staffRemoved'])
    expect(last.newest).toMatchObject({ subject: '你已不再是觅乐平台团队成员' })
  })
  test('by a change of what their role may do is told too', async () => {
    const { role } = await world.must(
      '/api/v2/admin/staff/role/add',
      { name: 'Night watch', permissions: ['order.read'] },
      admin,
    )
    const who = await member(role)
    const change = { role, name: 'Night watch', permissions: ['comment.read'], seen: ['order.read'], reason }
    await world.must('/api/v2/admin/staff/role/edit', change, admin)
    const { keys, newest } = await toldOf(who)
    expect(keys).toEqual(['staffRole'])
    expect(newest).toMatchObject({ text: expect.stringContaining('Night watch') })
  })
})
