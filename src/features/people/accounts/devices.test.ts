import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../test/world.ts'
import { codeFor } from '../../../../test/codes.ts'
import { readInbox } from '#features/platform/inbox/dev-inbox.ts'
import {
  admitUser,
  closeAccount,
  companyOf,
  contactOf,
  findOrCreateByPhone,
  givePhone,
  grantMembership,
  personalDataOf,
  saveProfile,
  setPassword,
  waysIn,
} from './accounts.ts'
import { deviceName } from '#kernel/call/device-name.ts'

let world: World
beforeAll(async () => void (world = await openWorld({ settings: { captchaRequired: 0 } })))
afterAll(() => world.close())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, ' +
  'like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
const alive = async (token: string) => (await world.ask('/api/v2/user/getUserInfo', {}, { token })).code
/** Signs in by password from a browser. */
async function enter(email: string, userAgent: string, device?: string): Promise<string> {
  const reply = await world.ask(
    '/login-by-password',
    { account: email, password: 'secret12', ...(device ? { device } : {}) },
    { headers: { 'user-agent': userAgent } },
  )
  if (reply.code !== 1) throw new Error(JSON.stringify(reply.raw))
  return reply.data.user_token
}
const member = async (name?: string) => {
  const person = await world.person(name)
  await setPassword(world.app.db, person.userId, 'secret12')
  return person
}

test.each([
  [firefox, 'Firefox', 'Windows', false],
  [iphone, 'Safari', 'iPhone', true],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, ' +
      'like Gecko) Chrome/153.0.0.0 Safari/537.36 Edg/153.0.0.0',
    'Edge',
    'macOS',
    false,
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, ' +
      'like Gecko) Chrome/153.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.60',
    'WeChat',
    'Android',
    true,
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
    'Chrome',
    'Linux',
    false,
  ],
  ['curl/8', '', '', false],
  ['', '', '', false],
])('%s is told as %s on %s', (userAgent, browser, system, mobile) =>
  expect(deviceName(userAgent)).toEqual({ browser, system, mobile }),
)

describe('the device list', () => {
  test('shows the open sign-ins, this one first, and nothing of their tokens or of others', async () => {
    const { email, token } = await member()
    await enter(email, firefox)
    await enter((await member()).email, iphone)
    const list = await world.must('/api/v2/user/device/list', {}, { token })
    expect(list.map(({ browser, system, mobile, current }) => ({ browser, system, mobile, current }))).toEqual([
      { browser: '', system: '', mobile: false, current: true },
      { browser: 'Firefox', system: 'Windows', mobile: false, current: false },
    ])
    expect(Object.keys(list[0]!).sort()).toEqual([
      'browser',
      'console',
      'current',
      'firstSeen',
      'lastSeen',
      'mobile',
      'sessionId',
      'system',
    ])
  })
  test('is told when a device was last seen, to ten minutes and without the call waiting', async () => {
    const { token, userId } = await member()
    const seen = async () =>
      (
        await world.pool.query<{ at: Date }>('select last_seen_at as at from session where user_id = $1', [userId])
      ).rows[0]!.at.getTime()
    const first = await seen()
    await world.advance(9 * 60_000)
    await alive(token)
    expect(await seen()).toBe(first)
    await world.advance(2 * 60_000)
    await alive(token)
    await expect.poll(seen).toBeGreaterThanOrEqual(first + 11 * 60_000 - 1000)
  })
  test('one is signed out: -202 there, the others go on', async () => {
    const { email, token } = await member()
    const [other, third] = [await enter(email, firefox), await enter(email, iphone)]
    const list = await world.must('/api/v2/user/device/list', {}, { token })
    const { sessionId } = list.find((d) => d.browser === 'Firefox')!
    expect(await world.must('/api/v2/user/device/remove', { sessionId }, { token })).toEqual({ removed: 1 })
    expect([await alive(token), await alive(other), await alive(third)]).toEqual([20001, -202, 20001])
    expect((await world.ask('/api/v2/user/device/remove', { sessionId }, { token })).code).toBe(40401)
    expect(await world.must('/api/v2/user/device/list', {}, { token })).toHaveLength(2)
  })
  test('all others at once', async () => {
    const { email, token } = await member()
    const others = [await enter(email, firefox), await enter(email, iphone)]
    expect(await world.must('/api/v2/user/device/remove', { others: true }, { token })).toEqual({ removed: 2 })
    expect(await Promise.all([token, ...others].map(alive))).toEqual([20001, -202, -202])
    expect(await world.must('/api/v2/user/device/remove', { others: true }, { token })).toEqual({ removed: 0 })
  })
  test("another person's sign-in answers exactly like a missing one and goes on", async () => {
    const [owner, stranger] = [await member(), await member()]
    const [mine] = await world.must('/api/v2/user/device/list', {}, owner)
    const [theirs, none] = [
      await world.ask('/api/v2/user/device/remove', { sessionId: mine!.sessionId }, stranger),
      await world.ask('/api/v2/user/device/remove', { sessionId: 999_999_999 }, stranger),
    ]
    expect({ ...theirs.raw, timestamp: 0 }).toEqual({ ...none.raw, timestamp: 0 })
    expect(await alive(owner.token)).toBe(20001)
    for (const input of [{}, { others: false }, { sessionId: mine!.sessionId, others: true }, { sessionId: 0 }])
      expect((await world.ask('/api/v2/user/device/remove', input as never, stranger)).status).toBe(400)
  })
})

describe('known devices', () => {
  const letters = async (email: string) => {
    await world.runJobs()
    return (await readInbox(world.app.context.env.dataDir, email)).filter((m) => m.code === undefined)
  }
  test('a sign-in from a new browser is told by mail; from a known one, and the very first, it is not', async () => {
    const email = 'watchful@example.com'
    const device = 'browser-of-her-own-1'
    await world.ask('/login', { user_email: email, code: await codeFor(world, email), device })
    expect(await letters(email)).toHaveLength(0)
    const { userId } = await findUser(email)
    await setPassword(world.app.db, userId, 'secret12')
    await enter(email, firefox, device)
    expect(await letters(email)).toHaveLength(0)
    await enter(email, iphone, 'browser-of-a-thief-1')
    expect(await letters(email)).toEqual([
      expect.objectContaining({ text: expect.stringContaining('Safari · iPhone') as string }),
    ])
    await enter(email, firefox)
    expect(await letters(email), 'a browser that hides its key is a new one').toHaveLength(2)
  })
  test('keys are stored as hashes only, and forgotten with the sign-in', async () => {
    const { email, userId, token } = await member()
    await enter(email, firefox, 'browser-key-as-it-is-1')
    const { rows } = await world.pool.query<{ row: string }>(
      'select known_device::text as row from known_device where user_id = $1',
      [userId],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]!.row).not.toContain('browser-key')
    await world.must('/api/v2/user/device/remove', { others: true }, { token })
    expect((await world.pool.query('select from known_device where user_id = $1', [userId])).rowCount).toBe(0)
  })
  test('a key that is no key is refused', async () => {
    for (const device of ['short', 'x'.repeat(65), 'with spaces in it....', 1])
      expect((await world.ask('/login', { user_email: 'a@b.cd', code: '000000', device } as never)).code).toBe(40001)
  })
})
const findUser = async (email: string) => ({
  userId: Number(
    (await world.pool.query<{ id: string }>('select id from user_account where email = $1', [email])).rows[0]!.id,
  ),
})

test('the security state says what is there and never in full', async () => {
  const { token, userId, email } = await world.person('secured')
  const bare = await world.must('/api/v2/user/security', {}, { token })
  expect(bare).toEqual({
    kind: 'individual',
    hasPassword: false,
    passwordChangedAt: null,
    hasPayPassword: false,
    email: 's***d@example.com',
    phone: null,
    deviceCount: 1,
    freshSignIn: true,
    score: 20,
  })
  await setPassword(world.app.db, userId, 'secret12')
  await world.pool.query(`update user_account set phone = '+34612000222' where id = $1`, [userId])
  await enter(email, firefox)
  await world.advance(601_000)
  expect(await world.must('/api/v2/user/security', {}, { token })).toMatchObject({
    hasPassword: true,
    phone: '+34 612****0222',
    deviceCount: 2,
    freshSignIn: false,
    score: 70,
  })
})

describe('the door', () => {
  const visitor = () => ({ app: world.app.context, lang: 'en-US' as const, ip: '203.0.113.9', userAgent: firefox })
  test('admits whom another way has proven, but no staff and nobody closed', async () => {
    const account = await findOrCreateByPhone(world.app.db, '34', '612 000 333', { nickname: 'Ana' })
    expect(account.isNew).toBe(true)
    const person = await admitUser(visitor(), world.app.db, account.userId, { isNew: true })
    expect(person).toMatchObject({ nickName: 'Ana', username: '+34 612****0333', isNew: true })
    expect(await alive(person.user_token)).toBe(20001)
    expect(await waysIn(world.app.db, account.userId)).toEqual({ email: false, phone: true, password: false })
    await grantMembership(world.app.db, { userId: account.userId, audience: 'staff', role: 'admin' })
    await expect(admitUser(visitor(), world.app.db, account.userId)).rejects.toMatchObject({
      reason: 'passwordRequired',
    })
    await world.pool.query(`update user_account set status = 'closed' where id = $1`, [account.userId])
    await expect(admitUser(visitor(), world.app.db, account.userId)).rejects.toMatchObject({ reason: 'accountClosed' })
  })
  test('closing erases the person, ends every sign-in, and frees the address', async () => {
    const { email, token, userId } = await member('leaver')
    const other = await enter(email, firefox, 'browser-of-leaver-1')
    await saveProfile(world.app.db, userId, {
      nickname: 'Leaver',
      gender: 'other',
      birthday: '1990-02-03',
      avatar: 'face.webp',
    })
    await world.pool.query(
      `insert into company (user_id, name, country, registration_no, contact)
       values ($1, 'Firm', 'CN', '1', 'Leaver Lin')`,
      [userId],
    )
    await codeFor(world, email)
    expect(await personalDataOf(world.app.db, userId)).toMatchObject({
      email,
      nickname: 'Leaver',
      birthday: '1990-02-03',
      company: { contact: 'Leaver Lin' },
      signIns: [{}, { userAgent: firefox }],
    })
    await world.app.db.transaction().execute((db) => closeAccount(db, userId))
    expect([await alive(token), await alive(other)]).toEqual([-202, -202])
    const everything = await world.pool.query<{ row: string }>(
      `select u::text as row from user_account u where id = $1
       union all select s::text from session s where user_id = $1
       union all select d::text from known_device d where user_id = $1
       union all select c::text from login_code c where target = $2
       union all select g::text from abuse_count g where key like '%' || $2 || '%'`,
      [userId, email],
    )
    expect(everything.rows.map((r) => r.row).join()).not.toMatch(/leaver|firefox|1990|face\.webp|argon/i)
    expect(await companyOf(world.app.db, userId)).toBeUndefined()
    expect(await contactOf(world.app.db, userId)).toEqual({ email: null, phone: null, language: null })
    // what was on its way while it closed comes to nothing
    await saveProfile(world.app.db, userId, { nickname: 'leaver' })
    expect(await givePhone(world.app.db, userId, '86', '13800138222')).toBe(false)
    expect(
      (await world.pool.query<{ nickname: string }>('select nickname from user_account where id = $1', [userId]))
        .rows[0]!.nickname,
    ).toBe('')
    await world.advance(61_000)
    const again = await world.ask('/login', { user_email: email, code: await codeFor(world, email) })
    expect(again.data).toMatchObject({ isNew: true })
    expect(again.data.user_id).not.toBe(userId)
  })
})
