import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../test/world.ts'
import { askCode, codeFor, wrongCode } from '../../../../test/codes.ts'
import { readInbox } from '#features/platform/inbox/dev-inbox.ts'
import { companyOf, grantMembership, setPassword } from './accounts.ts'

let world: World
// the captcha is asked for in codes.test.ts and guessing.test.ts
beforeAll(async () => void (world = await openWorld({ settings: { captchaRequired: 0 } })))
afterAll(() => world.close())

const count = async (sql: string, ...values: unknown[]): Promise<number> =>
  Number((await world.pool.query<{ n: string }>(`select count(*) as n from ${sql}`, values)).rows[0]!.n)
const register = async (email: string, more: Record<string, unknown> = {}) =>
  world.ask('/register-user', {
    kind: 'individual',
    user_email: email,
    code: await codeFor(world, email, 'register'),
    password: 'secret12',
    agreement: true,
    ...more,
  } as never)

describe('by phone', () => {
  test('a new number gets an account, with 200 as its success; however it is typed it is the same one', async () => {
    const code = await codeFor(world, '+8613800138000')
    const reply = await world.ask('/login-by-phone', { area_code: '86', phone: '138 0013 8000', code })
    expect(reply).toMatchObject({
      status: 200,
      code: 200,
      data: { username: '+86 138****8000', nickName: 'Miralo', isNew: true },
    })
    await world.advance(61_000)
    const again = await world.ask('/login-by-phone', {
      phone: '+86 13800138000',
      code: await codeFor(world, '+8613800138000'),
    })
    expect(again.data).toMatchObject({ user_id: reply.data.user_id, isNew: false })
    expect(
      (await world.pool.query('select phone, nickname from user_account where id = $1', [reply.data.user_id])).rows,
    ).toEqual([{ phone: '+8613800138000', nickname: 'Miralo' }])
  })
  test('numbers that cannot be are refused', async () => {
    for (const [area_code, phone] of [
      ['86', '123'],
      ['86', ''],
      ['34', '13800138000'],
      ['999', '5551234'],
      ['86', '13800138000 ext 5'],
      ['x', '13800138000'],
    ] as const)
      expect(await world.ask('/get-phone-valid-code', { area_code, phone }), `${area_code} ${phone}`).toMatchObject({
        status: 400,
        code: 40009,
      })
  })
  test('the text speaks the language of who asks', async () => {
    await world.must('/get-phone-valid-code', { area_code: '34', phone: '612 345 678' }, { lang: 'es-ES' })
    const [text] = await readInbox(world.app.context.env.dataDir, '+34612345678')
    expect(text).toMatchObject({ by: 'text', text: expect.stringContaining('es tu código') as string })
  })
})

describe('registration', () => {
  test('makes an account with a password and signs in', async () => {
    const reply = await register('new@example.com')
    expect(reply).toMatchObject({ status: 200, code: 1, data: { nickName: 'new', isNew: true } })
    const me = await world.must('/api/v2/user/getUserInfo', {}, { token: reply.data.user_token })
    expect(me).toMatchObject({ kind: 'individual', hasPassword: true })
    expect((await world.ask('/login-by-password', { account: 'new@example.com', password: 'secret12' })).code).toBe(1)
  })
  test('by phone as well, not by both and not by none', async () => {
    const code = await codeFor(world, '+8613900139000', 'register')
    const given = { kind: 'individual', code, password: 'secret12', agreement: true } as const
    expect((await world.ask('/register-user', given)).code).toBe(40004)
    expect((await world.ask('/register-user', { ...given, user_email: 'a@b.cd', phone: '13900139000' })).code).toBe(
      40001,
    )
    expect((await world.ask('/register-user', { ...given, phone: '13900139000' })).code).toBe(1)
    expect((await world.ask('/login-by-password', { account: '139-0013-9000', password: 'secret12' })).code).toBe(1)
  })
  test('an enterprise states its company', async () => {
    expect((await register('firm@example.com', { kind: 'enterprise' })).code).toBe(40033)
    await world.advance(61_000)
    const company = { name: ' Lin  Trading ', country: 'CN', registrationNo: '91310000MA1FL5N80X', contact: 'Lin Yue' }
    expect((await register('firm@example.com', { company })).code).toBe(40001)
    await world.advance(61_000)
    const reply = await register('firm@example.com', { kind: 'enterprise', company })
    expect(reply.code).toBe(1)
    expect(await companyOf(world.app.db, reply.data.user_id)).toEqual({ ...company, name: 'Lin Trading' })
    expect((await world.must('/api/v2/user/getUserInfo', {}, { token: reply.data.user_token })).kind).toBe('enterprise')
  })
  test('tells only who holds the code that there is an account already', async () => {
    await world.person('taken')
    const [known, unknown] = [
      await askCode(world, 'taken@example.com', 'register'),
      await askCode(world, 'nobody-here@example.com', 'register'),
    ]
    expect(known.raw).toEqual(unknown.raw)
    const code = (await readInbox(world.app.context.env.dataDir, 'taken@example.com'))[0]!.code!
    const given = {
      kind: 'individual',
      user_email: 'taken@example.com',
      password: 'secret12',
      agreement: true,
    } as const
    const other = await world.ask('/register-user', { ...given, user_email: 'nobody-here@example.com', code: '000000' })
    expect((await world.ask('/register-user', { ...given, code: wrongCode(code) })).raw).toEqual(other.raw)
    expect(await world.ask('/register-user', { ...given, code })).toMatchObject({ status: 409, code: 40930 })
  })
  test('needs the agreement and a proper password, and leaves the code usable until then', async () => {
    const code = await codeFor(world, 'careful@example.com', 'register')
    const given = { kind: 'individual', user_email: 'careful@example.com', code, agreement: true } as const
    expect((await world.ask('/register-user', { ...given, password: 'secret12', agreement: false })).code).toBe(40005)
    for (const password of [
      'short',
      'abc12',
      'abcdefgh',
      '12345678',
      'secret1234567',
      'secret 12',
      '密码secret1',
      'sécret12',
      '',
    ])
      expect((await world.ask('/register-user', { ...given, password })).code, password).toBe(40030)
    expect((await world.ask('/register-user', { ...given, password: 'a1b2c3' })).code).toBe(1)
  })
})

describe('races and strangers', () => {
  test('20 sign-ins of one new address at once make one account', async () => {
    const codes = [await codeFor(world, 'twenty@example.com')]
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => world.ask('/login', { user_email: 'twenty@example.com', code: codes[0]! })),
    )
    expect(replies.filter((r) => r.code === 1)).toHaveLength(1)
    expect(await count(`user_account where email = 'twenty@example.com'`)).toBe(1)
  })
  test('registration and code sign-in at once make one account', async () => {
    const email = 'both-ways@example.com'
    const [login, reg] = [await codeFor(world, email), await codeFor(world, email, 'register')]
    const replies = await Promise.all([
      world.ask('/login', { user_email: email, code: login }),
      world.ask('/register-user', {
        kind: 'individual',
        user_email: email,
        code: reg,
        password: 'secret12',
        agreement: true,
      }),
    ])
    expect(replies.every((r) => r.code === 1 || r.code === 40930)).toBe(true)
    expect(replies[0].code).toBe(1)
    expect(await count(`user_account where email = $1`, email)).toBe(1)
  })
  test('nobody gives themselves more than a call takes: unknown keys are refused and change nothing', async () => {
    const { token, userId } = await world.person()
    const extras = {
      vip: 1,
      status: 'active',
      invite_code: 'AAAAAAAA',
      audience: 'staff',
      userId: 1,
      user_id: 1,
      kind: 'enterprise',
      password_hash: 'x',
    }
    const before = (await world.pool.query('select * from user_account where id = $1', [userId])).rows
    for (const [name, value] of Object.entries(extras)) {
      const code = '000000'
      expect((await world.ask('/api/v2/user/supplement', { nickName: 'X', [name]: value }, { token })).code, name).toBe(
        40001,
      )
      expect(
        (await world.ask('/update-password', { new_password: 'secret12', [name]: value }, { token })).code,
        name,
      ).toBe(40001)
      if (name !== 'invite_code')
        expect((await world.ask('/login', { user_email: 'x@example.com', code, [name]: value })).code, name).toBe(40001)
    }
    expect((await world.pool.query('select * from user_account where id = $1', [userId])).rows).toEqual(before)
  })
  test('made-up, cut, and foreign tokens are no sign-in', async () => {
    const { token } = await world.person()
    for (const forged of [
      'a'.repeat(43),
      token.slice(0, -1),
      `${token}a`,
      token.toUpperCase(),
      Buffer.from(token).toString('base64url'),
      'null',
      '../../etc',
    ])
      expect((await world.ask('/api/v2/user/security', {}, { token: forged })).code).toBe(-201)
    const { rows } = await world.pool.query<{ h: string }>(
      `select encode(token_hash, 'base64') as h from session limit 1`,
    )
    expect(
      (
        await world.ask(
          '/api/v2/user/security',
          {},
          { token: rows[0]!.h.replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_') },
        )
      ).code,
    ).toBe(-201)
  })
})

describe('staff', () => {
  const staff = async (name: string, password?: string) => {
    const person = await world.person(name)
    await grantMembership(world.app.db, { userId: person.userId, audience: 'staff', role: 'admin' })
    if (password) await setPassword(world.app.db, person.userId, password)
    return person
  }
  test('need the password and a code; the code sent first is not burnt', async () => {
    const { email } = await staff('boss', 'secret12')
    const code = await codeFor(world, email)
    expect(await world.ask('/login', { user_email: email, code })).toMatchObject({ status: 422, code: 42261 })
    expect((await world.ask('/login-by-password', { account: email, password: 'secret12' })).code).toBe(42262)
    expect(
      (await world.ask('/login-by-password', { account: email, password: 'secret12', code: wrongCode(code) })).code,
    ).toBe(42218)
    expect((await world.ask('/login-by-password', { account: email, password: 'secret13', code })).code).toBe(42260)
    expect((await world.ask('/login-by-password', { account: email, password: 'secret12', code })).code).toBe(1)
    expect((await world.ask('/login-by-password', { account: email, password: 'secret12', code })).code).toBe(42218)
  })
  test('do not get a new password by a code alone, but their first', async () => {
    const { email } = await staff('clerk')
    const first = await codeFor(world, email, 'resetPassword')
    expect((await world.ask('/reset-password', { account: email, code: first, new_password: 'secret12' })).code).toBe(1)
    await world.advance(61_000)
    const second = await codeFor(world, email, 'resetPassword')
    expect((await world.ask('/reset-password', { account: email, code: second, new_password: 'secret99' })).code).toBe(
      40301,
    )
    expect((await world.ask('/login-by-password', { account: email, password: 'secret12' })).code).toBe(42262)
  })
})

describe('completing a fresh account', () => {
  test('nickname and password at once, all or nothing', async () => {
    const { token, email } = await world.person()
    expect(
      (
        await world.ask(
          '/api/v2/user/supplement',
          { nickName: '阿月', password: 'secret12', inviteCode: 'NOSUCH22' },
          { token },
        )
      ).code,
    ).toBe(42264)
    expect(await world.must('/api/v2/user/getUserInfo', {}, { token })).toMatchObject({ hasPassword: false })
    await world.must('/api/v2/user/supplement', { nickName: ' 阿月  👩‍👩‍👧 ', password: 'secret12' }, { token })
    expect(await world.must('/api/v2/user/getUserInfo', {}, { token })).toMatchObject({
      nickName: '阿月 👩‍👩‍👧',
      hasPassword: true,
    })
    expect((await world.ask('/login-by-password', { account: email, password: 'secret12' })).code).toBe(1)
    expect((await world.ask('/api/v2/user/supplement', { password: 'secret13' }, { token })).code).toBe(40934)
  })
  test('a sign-in of yesterday sets no password without a code', async () => {
    const { token } = await world.person()
    await world.advance(601_000)
    expect((await world.ask('/api/v2/user/supplement', { password: 'secret12' }, { token })).code).toBe(42268)
  })
  test.each(['', '   ', 'a'.repeat(11), 'abc\u202edef', 'a\u200bb', 'x\ny'])(
    'the nickname %j is refused',
    async (nickName) => {
      const { token } = await world.person()
      expect((await world.ask('/api/v2/user/supplement', { nickName }, { token })).code).toBe(40032)
    },
  )
})
