// The staff through the front door: invitations and their links, suspensions, removals, lost proofs; the last
// administrator, the clock, and everything at once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readInbox } from '#features/platform/inbox/dev-inbox.ts'
import { arrivedCode } from '../../../../test/codes.ts'
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
const person = () => world.person(`staffer${++made}`)
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
const deeds = async (action: string, by: number | null) =>
  (
    await world.pool.query('select * from audit_log where action = $1 and staff_id is not distinct from $2', [
      action,
      by,
    ])
  ).rows
async function tokenFor(contact: string): Promise<string> {
  await world.runJobs()
  const [letter] = await readInbox(world.app.context.env.dataDir, contact)
  return /\/admin\/join#([\w.-]+)/.exec(letter!.text)![1]!
}
async function invited(contact: string, role = 'content', by: Member = admin): Promise<string> {
  expect((await invite(contact, role, by)).status).toBe(200)
  return tokenFor(contact)
}

describe('an invitation', () => {
  test('makes an account with a password; password and code open the desk, and the link nothing more', async () => {
    const mail = 'mei@example.com'
    const token = await invited(mail, 'finance')
    expect(await world.must('/api/v2/console/link/detail', { token })).toMatchObject({
      kind: 'invite',
      account: mail,
      role: 'finance',
      wantsName: true,
      wantsPassword: true,
    })
    expect(reasonOf(await use(token))).toBe('passwordInvalid')
    expect(reasonOf(await use(token, { ...typed, password: 'short' }))).toBe('passwordInvalid')
    expect(reasonOf(await use(token, { password: typed.password }))).toBe('nicknameInvalid')
    expect((await use(token, typed)).data).toEqual({ account: mail })
    expect(reasonOf(await use(token, typed))).toBe('staffLinkOver')
    const { ticket } = await world.must('/api/v2/console/session/open', { account: mail, password: typed.password })
    const code = await arrivedCode(world, mail)
    const told = await world.must('/api/v2/console/session/confirm', { ticket, code })
    expect(told.memberships).toMatchObject([{ audience: 'staff', role: 'finance', roleName: null }])
    expect(await deeds('staff.accept', told.user_id)).toHaveLength(1)
  })
  test('of an account with a password changes neither name nor password', async () => {
    const guest = await person()
    const before = await world.pool.query('select nickname, password_hash from user_account where id = $1', [
      guest.userId,
    ])
    await world.pool.query(`update user_account set password_hash = 'kept' where id = $1`, [guest.userId])
    const token = await invited(guest.email)
    expect(await world.must('/api/v2/console/link/detail', { token })).toMatchObject({
      wantsPassword: false,
      wantsName: false,
    })
    expect((await use(token, typed)).status).toBe(200)
    const after = await world.pool.query('select nickname, password_hash from user_account where id = $1', [
      guest.userId,
    ])
    expect(after.rows).toEqual([{ ...before.rows[0], password_hash: 'kept' }])
    expect(await roleOf(guest)).toBe('content')
    expect(reasonOf(await invite(guest.email))).toBe('staffAlready')
  })
  test('speaks their language, and answers alike with and without an account', async () => {
    const known = await person()
    await world.pool.query(`update user_account set language = 'es-ES' where id = $1`, [known.userId])
    const [first, second] = [await invite(known.email.toUpperCase()), await invite('nobody-yet@example.com')]
    expect([first.status, Object.keys(first.data)]).toEqual([second.status, Object.keys(second.data)])
    await world.runJobs()
    const [letter] = await readInbox(world.app.context.env.dataDir, known.email)
    expect(letter).toMatchObject({
      subject: expect.stringContaining('Te invitan'),
      text: expect.stringMatching(/Contenido.*GMT\+8/),
    })
  })
  test('holds for seven days, once, and for its own address; another one’s link is none', async () => {
    const token = await invited('late@example.com')
    const [id = '', mark = ''] = token.split('.')
    const other = await invited('other@example.com')
    for (const forged of [
      `${id}.${other.split('.')[1]}`,
      `${other.split('.')[0]}.${mark}`,
      `${id}.`,
      'x',
      `${id}.${mark}x`,
      '9'.repeat(15) + `.${mark}`,
    ])
      expect(reasonOf(await use(forged, typed)), forged).toBe('staffLinkOver')
    await world.advance(7 * 86_400_000 + 1000)
    expect(reasonOf(await use(token, typed))).toBe('staffLinkOver')
    expect((await page(await atConsole(world, admin))).invitations).toEqual([])
    admin = await atConsole(world, admin)
  })
  test('used by two at once joins one time', async () => {
    const token = await invited('twice@example.com')
    const replies = await Promise.all(Array.from({ length: 4 }, () => use(token, typed)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows } = await world.pool.query(
      `select from membership m join user_account u on u.id = m.user_id where u.email = 'twice@example.com'`,
    )
    expect(rows).toHaveLength(1)
  })
  test('sent again, taken back, or of one who may give the role no longer: the letter of before is dead', async () => {
    const first = await invited('again@example.com')
    const { invitations } = await page()
    const { id } = invitations.find(({ contact }) => contact === 'again@example.com')!
    await world.must('/api/v2/admin/staff/invite/again', { id }, admin)
    const second = await tokenFor('again@example.com')
    expect(second).not.toBe(first)
    expect(reasonOf(await use(first, typed))).toBe('staffLinkOver')
    const now = (await page()).invitations.find(({ contact }) => contact === 'again@example.com')!
    await world.must('/api/v2/admin/staff/invite/cancel', { id: now.id }, admin)
    expect(reasonOf(await use(second, typed))).toBe('staffLinkOver')
    const second_ = await member('admin')
    const theirs = await invited('third@example.com', 'finance', second_)
    await act('role', second_.userId, admin, { role: 'support' })
    expect(reasonOf(await use(theirs, typed))).toBe('staffLinkOver')
  })
  test('goes to a mail address, of a role of staff, and not to one more than the day allows', async () => {
    expect(reasonOf(await invite('13800138000'))).toBe('staffMailOnly')
    expect(reasonOf(await invite('x@example.com', 'owner'))).toBe('notFound')
    expect(reasonOf(await invite('x@example.com', 'nothing'))).toBe('notFound')
    const { role } = await world.must(
      '/api/v2/admin/staff/role/add',
      { name: 'Of a day', permissions: ['order.read'] },
      admin,
    )
    await invited('brief@example.com', role)
    const { id } = (await page()).invitations.find(({ contact }) => contact === 'brief@example.com')!
    await world.must('/api/v2/admin/staff/invite/cancel', { id }, admin)
    const sent = async () =>
      (await world.pool.query(`select from staff_link where kind = 'invite' and invited_by is not null`)).rows.length
    const before = await sent()
    await world.must('/api/v2/admin/staff/role/delete', { role }, admin)
    expect(await sent(), 'a letter counts, whatever became of its role').toBe(before)
    await world.pool.query(`update setting set value = '1' where name = 'staffInvitesPerDay'`)
    await world.app.context.settings.reload()
    expect(reasonOf(await invite('y@example.com'))).toBe('staffInvitesSpent')
    await world.pool.query(`update setting set value = '200' where name = 'staffInvitesPerDay'`)
    await world.app.context.settings.reload()
  })
})

describe('a member', () => {
  test('suspended is out at the next call and in again in the role of before; removed is out for good', async () => {
    const who = await member('support')
    const queue = (by: Member) => world.ask('/api/v2/admin/order/page', {}, by)
    const open = await queue(who)
    expect(open.status).not.toBe(403)
    expect((await act('suspend', who.userId)).status).toBe(200)
    expect((await queue(who)).status).toBe(401)
    expect((await queue(await atConsole(world, who))).status).toBe(403)
    const line = (await page()).records.find(({ userId }) => userId === who.userId)!
    expect(line).toMatchObject({ role: 'support', suspendedAt: expect.any(String) })
    expect((await act('reopen', who.userId)).status).toBe(200)
    expect(await roleOf(who)).toBe('support')
    expect((await act('remove', who.userId)).status).toBe(200)
    expect(await roleOf(who)).toBeUndefined()
    expect(reasonOf(await act('reopen', who.userId))).toBe('notFound')
    expect(await deeds('staff.suspend', admin.userId)).toMatchObject([{ reason, before: { role: 'support' } }])
  })
  test('of another role is signed out; the reason must be said; unknown people and roles are missing', async () => {
    const who = await member('content')
    expect(
      reasonOf(
        await world.ask('/api/v2/admin/staff/role', { userId: who.userId, role: 'finance', reason: ' ' }, admin),
      ),
    ).toBe('reasonRequired')
    expect((await act('role', who.userId, admin, { role: 'finance' })).status).toBe(200)
    expect(await roleOf(who)).toBe('finance')
    expect((await world.ask('/api/v2/admin/order/page', {}, who)).status).toBe(401)
    const shopper = await person()
    expect(reasonOf(await act('suspend', shopper.userId))).toBe('notFound')
    expect(reasonOf(await act('role', who.userId, admin, { role: 'manager' }))).toBe('notFound')
  })
  test('who lost their second proof gets it taken off by another, never by themselves', async () => {
    const who = await member('support')
    expect(reasonOf(await act('proof/reset', who.userId))).toBe('notFound')
    await world.pool.query(
      `insert into second_proof (user_id, kind, credential_id, public_key, confirmed_at)
       values ($1, 'passkey', $2, 'x', now())`,
      [who.userId, `key${who.userId}`],
    )
    expect((await page()).records.find(({ userId }) => userId === who.userId)!.proofs).toEqual(['passkey'])
    expect(reasonOf(await act('proof/reset', admin.userId))).toBe('staffYourself')
    expect((await act('proof/reset', who.userId)).data).toEqual({ removed: 1 })
    expect(reasonOf(await act('suspend', admin.userId))).toBe('staffYourself')
  })
  test('may be signed out everywhere, and comes in again', async () => {
    const who = await member('support')
    expect((await act('session/end', who.userId)).data).toEqual({ ended: 1 })
    expect((await world.ask('/api/v2/admin/order/page', {}, who)).status).toBe(401)
    expect((await world.ask('/api/v2/admin/order/page', {}, await atConsole(world, who))).status).toBe(200)
  })
})

describe('the last administrator', () => {
  test('stays, whatever is done', async () => {
    const { rows } = await world.pool.query<{ id: number }>(
      `select user_id::int as id from membership where audience = 'staff' and role = 'admin' and user_id <> $1`,
      [admin.userId],
    )
    for (const { id } of rows) await act('remove', id)
    const all = await world.pool.query<{ permissions: string[] }>(
      `select permissions from role where audience = 'staff' and code = 'admin'`,
    )
    const like = await member(await roleWith(world, 'staff', all.rows[0]!.permissions))
    for (const by of [admin, like]) {
      if (by === like) expect(reasonOf(await act('suspend', admin.userId, by))).toBe('staffLastAdmin')
      expect(reasonOf(await act('remove', admin.userId, by))).toBe('staffLastAdmin')
      expect(reasonOf(await act('role', admin.userId, by, { role: 'content' }))).toBe('staffLastAdmin')
    }
    // one whose account is closed does not count
    const gone = await member('admin')
    await world.pool.query(`update user_account set status = 'closed' where id = $1`, [gone.userId])
    expect(reasonOf(await act('remove', admin.userId))).toBe('staffLastAdmin')
    await world.pool.query('delete from membership where user_id = $1', [gone.userId])
  })
  test('of two who remove each other at once one stays', async () => {
    for (let round = 0; round < 5; round++) {
      const other = await member('admin')
      const [first, second] = await Promise.all([
        act('remove', other.userId, admin),
        act('remove', admin.userId, other),
      ])
      expect([first.status, second.status].filter((s) => s === 200)).toHaveLength(1)
      const { rows } = await world.pool.query(
        `select user_id::int as id from membership where audience = 'staff' and role = 'admin'`,
      )
      expect(rows).toHaveLength(1)
      admin = await atConsole(world, rows[0]!.id === admin.userId ? admin : other)
    }
  })
  test('of two who demote and suspend each other at once one stays', async () => {
    const other = await member('admin')
    await Promise.all([act('role', other.userId, admin, { role: 'content' }), act('suspend', admin.userId, other)])
    const { rows } = await world.pool.query<{ id: number }>(
      `select user_id::int as id from membership where audience = 'staff' and role = 'admin'`,
    )
    expect(rows).toHaveLength(1)
    admin = await atConsole(world, rows[0]!.id === admin.userId ? admin : other)
  })
})
