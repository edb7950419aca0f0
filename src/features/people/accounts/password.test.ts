import * as argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { statementCount } from '#kernel/data/db.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { arrivedCode, codeFor, wrongCode } from '../../../../test/codes.ts'
import { readInbox } from '#features/platform/inbox/dev-inbox.ts'
import { setPassword, setPayPassword } from './accounts.ts'

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>()
  return { ...real, verify: vi.fn(real.verify) }
})
let world: World
beforeAll(
  async () => void (world = await openWorld({ env: { TRUST_PROXY: 'loopback' }, settings: { captchaRequired: 0 } })),
)
afterAll(() => world.close())

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const enter = (
  account: string,
  password: string,
  { ip = '198.51.100.1', ...more }: { ip?: string; device?: string; captchaToken?: string } = {},
  at = world,
) => at.ask('/login-by-password', { account, password, ...more }, from(ip))
const member = async (name: string, at = world) => {
  const person = await at.person(name)
  await setPassword(at.app.db, person.userId, 'secret12')
  return person
}
const alive = async (token: string) => (await world.ask('/api/v2/user/getUserInfo', {}, { token })).code

describe('signing in by password', () => {
  test('works by e-mail and by phone', async () => {
    const { email, userId } = await member('plain')
    await world.pool.query(`update user_account set phone = '+34612000111' where id = $1`, [userId])
    expect(await enter(` ${email.toUpperCase()} `, 'secret12')).toMatchObject({
      status: 200,
      code: 1,
      data: { user_id: userId, isNew: false },
    })
    expect(
      (await world.ask('/login-by-password', { account: '612 000 111', area_code: '34', password: 'secret12' })).code,
    ).toBe(1)
    expect((await enter(email, 'secret12 ')).code).toBe(42260)
    expect((await enter('not an address', 'secret12')).code).toBe(40003)
    expect((await enter(' ', 'secret12')).code).toBe(40034)
  })
  test('an account without a password and one that is closed tell nothing to who does not know it', async () => {
    const { email } = await world.person('passwordless')
    const closed = await member('was-closed')
    await world.pool.query(`update user_account set status = 'closed' where id = $1`, [closed.userId])
    const [none, wrong, nobody] = [
      await enter(email, 'secret12'),
      await enter(closed.email, 'secret13'),
      await enter('nobody@example.com', 'secret12'),
    ]
    expect(none.raw).toEqual(nobody.raw)
    expect(wrong.raw).toEqual(nobody.raw)
    expect((await enter(closed.email, 'secret12')).code).toBe(42221)
  })
  test('costs the same for known and unknown: one comparison, as many statements', async () => {
    await member('measured')
    await world.person('measured-without')
    const cost = async (account: string, ip: string) => {
      const [statements, verified] = [statementCount(), vi.mocked(argon2.verify).mock.calls.length]
      const { raw } = await enter(account, 'wrong123', { ip })
      return {
        raw,
        statements: statementCount() - statements,
        verified: vi.mocked(argon2.verify).mock.calls.length - verified,
      }
    }
    await cost('warm@example.com', '198.51.100.90')
    const known = await cost('measured@example.com', '198.51.100.91')
    expect(known.verified).toBe(1)
    expect(await cost('stranger@example.com', '198.51.100.92')).toEqual(known)
    expect(await cost('measured-without@example.com', '198.51.100.93')).toEqual(known)
    expect(await cost('+8613800138999', '198.51.100.94')).toEqual(known)
  })
})

describe('forgotten', () => {
  const reset = (account: string, code: string, new_password = 'fresh123') =>
    world.ask('/reset-password', { account, code, new_password })
  test('a code gives a new password; every sign-in ends, and the person is told', async () => {
    const { email, token } = await member('forgetful')
    const device = 'known-browser-00001'
    await enter(email, 'secret12', { device })
    const code = await codeFor(world, email, 'resetPassword')
    expect((await reset(email, wrongCode(code))).code).toBe(42218)
    expect((await reset(email, code, 'bad')).code).toBe(40030)
    expect(await reset(email, code)).toMatchObject({ code: 1, data: { dropped: { signIns: 2, linked: [] } } })
    expect(await alive(token)).toBe(-202)
    expect((await enter(email, 'secret12')).code).toBe(42260)
    expect((await enter(email, 'fresh123')).code).toBe(1)
    expect(
      (
        await world.pool.query(
          'select from known_device d join user_account u on u.id = d.user_id where u.email = $1',
          [email],
        )
      ).rowCount,
    ).toBe(0)
    await world.runJobs()
    const letters = await readInbox(world.app.context.env.dataDir, email)
    expect(letters.filter((m) => m.code === undefined).map((m) => m.subject)).toContain(
      'Your Miralo password was reset',
    )
  })
  test('only the holder of the code learns that there is no account', async () => {
    await member('someone')
    const code = await codeFor(world, 'no-such@example.com', 'resetPassword')
    const known = await codeFor(world, 'someone@example.com', 'resetPassword')
    expect((await reset('no-such@example.com', wrongCode(code))).raw).toEqual(
      (await reset('someone@example.com', wrongCode(known))).raw,
    )
    expect(await reset('no-such@example.com', code)).toMatchObject({ status: 422, code: 42263 })
    expect((await world.pool.query(`select from user_account where email = 'no-such@example.com'`)).rowCount).toBe(0)
  })
  test('a code serves one of two who use it at once', async () => {
    const { email } = await member('twice')
    const code = await codeFor(world, email, 'resetPassword')
    const replies = await Promise.all([reset(email, code, 'first123'), reset(email, code, 'second12')])
    expect(new Set(replies.map((r) => r.code))).toEqual(new Set([1, 42218]))
  })
})

test('a sign-in by the old password at the moment of the change does not outlive it', async () => {
  const { email, token } = await member('overtaken')
  let [old, fresh] = ['secret12', 'fresh120']
  for (let round = 0; round < 8; round++) {
    const [entered, changed] = await Promise.all([
      enter(email, old, { ip: `198.51.100.${100 + round}` }),
      world.ask('/update-password', { old_password: old, new_password: fresh }, { token }),
    ])
    expect(changed.code).toBe(1)
    if (entered.code === 1) expect(await alive(entered.data.user_token)).toBe(-202)
    else expect(entered.code).toBe(42260)
    ;[old, fresh] = [fresh, `fresh12${round + 1}`]
  }
})

describe('changed', () => {
  const change = (token: string, old_password: string | undefined, new_password: string, code?: string) =>
    world.ask(
      '/update-password',
      {
        ...(old_password === undefined ? {} : { old_password }),
        new_password,
        ...(code === undefined ? {} : { code }),
      },
      { token },
    )
  test('by the old one; it must differ, and the other sign-ins end', async () => {
    const { email, token } = await member('changer')
    const other = (await enter(email, 'secret12')).data.user_token
    expect((await change(token, 'wrong123', 'fresh123')).code).toBe(42269)
    expect((await change(token, 'secret12', 'secret12')).code).toBe(40031)
    expect((await change(token, 'secret12', '密码secret1')).code).toBe(40030)
    expect((await change(token, undefined, 'fresh123')).code).toBe(42269)
    expect((await change(token, 'secret12', 'fresh123')).code).toBe(1)
    expect([await alive(token), await alive(other)]).toEqual([20001, -202])
    expect((await enter(email, 'fresh123')).code).toBe(1)
  })
  test('a stolen token guesses five times, from wherever', async () => {
    const { token } = await member('robbed')
    for (let n = 0; n < 5; n++)
      expect(
        (
          await world.ask(
            '/update-password',
            { old_password: `guess12${n}`, new_password: 'fresh123' },
            { token, ...from(`203.0.113.${n}`) },
          )
        ).code,
      ).toBe(42269)
    expect((await change(token, 'secret12', 'fresh123')).code).toBe(42960)
  })
  test('the first one needs a sign-in of just now, or a code', async () => {
    const { email, token } = await world.person('first-password')
    await world.advance(601_000)
    expect((await change(token, undefined, 'fresh123')).code).toBe(42268)
    expect((await change(token, undefined, 'fresh123', '000000')).code).toBe(42218)
    await world.must('/get-email-valid-code', { user_email: '', purpose: 'resetPassword' }, { token })
    expect((await change(token, undefined, 'fresh123', await arrivedCode(world, email))).code).toBe(1)
    expect((await change((await world.person()).token, undefined, 'fresh123')).code, 'minutes after the sign-in').toBe(
      1,
    )
  })
})

describe('another e-mail or phone', () => {
  const stale = async (name?: string) => {
    const person = await world.person(name)
    await world.pool.query(`update session set created_at = created_at - interval '1 hour' where user_id = $1`, [
      person.userId,
    ])
    return person
  }
  const emailOf = async (userId: number) =>
    (await world.pool.query<{ email: string }>('select email from user_account where id = $1', [userId])).rows[0]!.email
  test('needs a code to the new address and one to the old; the old address is told', async () => {
    const { email, token, userId } = await stale('mover')
    const fresh = await codeFor(world, 'moved@example.com', 'changeEmail', { token })
    const move = (more: object) =>
      world.ask('/email-change-bind', { user_email: 'moved@example.com', code: fresh, ...more }, { token })
    expect((await move({})).code).toBe(42268)
    expect((await move({ old_code: fresh })).code, 'the new code proves no old address').toBe(42218)
    const old = await codeFor(world, email, 'changeEmail', { token })
    expect(
      (
        await world.ask(
          '/email-change-bind',
          { user_email: 'moved@example.com', code: wrongCode(fresh), old_code: old },
          { token },
        )
      ).code,
    ).toBe(42218)
    expect(await emailOf(userId)).toBe(email)
    expect(await move({ old_code: old })).toMatchObject({ status: 200, code: 200, data: null })
    expect(await emailOf(userId)).toBe('moved@example.com')
    await world.runJobs()
    expect((await readInbox(world.app.context.env.dataDir, email))[0]).toMatchObject({
      text: expect.stringContaining('m***d@example.com') as string,
    })
    expect(
      (await world.ask('/email-change-bind', { user_email: 'moved@example.com', code: '000000' }, { token })).code,
    ).toBe(40932)
    expect(
      (await world.ask('/email-change-bind', { user_email: '新@example.com', code: '000000' }, { token })).code,
    ).toBe(40003)
  })
  test('or the payment password, which locks', async () => {
    const { token, userId } = await stale()
    const code = await codeFor(world, 'paid-proof@example.com', 'changeEmail', { token })
    const move = (pay_password: string) =>
      world.ask('/email-change-bind', { user_email: 'paid-proof@example.com', code, pay_password }, { token })
    expect((await move('246810')).code).toBe(42214)
    await setPayPassword(world.app.db, world.app.context, userId, '246810')
    expect((await move('111111')).code).toBe(42213)
    expect((await move('246810')).code).toBe(200)
  })
  test('a phone: the first by bindPhone just after the sign-in, the next by changePhone with proof', async () => {
    const { email, token, userId } = await world.person()
    const first = await codeFor(world, '+8613700137001', 'bindPhone', { token })
    expect(
      await world.ask('/mobile-change-bind', { area_code: '86', phone: '13700137001', code: first }, { token }),
    ).toMatchObject({ status: 200, code: 200 })
    await world.runJobs()
    expect((await readInbox(world.app.context.env.dataDir, email))[0], 'the mail address is told').toMatchObject({
      text: expect.stringContaining('137****7001') as string,
    })
    const second = await codeFor(world, '+8613700137002', 'changePhone', { token })
    const change = (more: object) =>
      world.ask('/mobile-change-bind', { phone: '13700137002', code: second, ...more }, { token })
    expect((await change({})).code, 'a fresh sign-in does not replace what was there').toBe(42268)
    const old = await codeFor(world, '+8613700137001', 'changePhone', { token })
    expect((await change({ old_code: old })).code).toBe(200)
    expect((await world.pool.query('select phone from user_account where id = $1', [userId])).rows).toEqual([
      { phone: '+8613700137002' },
    ])
    const late = await stale()
    const bind = await codeFor(world, '+8613700137003', 'bindPhone', late)
    expect((await world.ask('/mobile-change-bind', { phone: '13700137003', code: bind }, late)).code).toBe(42268)
    const byMail = await codeFor(world, late.email, 'bindPhone', late)
    expect(
      (await world.ask('/mobile-change-bind', { phone: '13700137003', code: bind, old_code: byMail }, late)).code,
    ).toBe(200)
  })
  test("somebody else's cannot be taken, also when two take a new one at once", async () => {
    const [owner, thief] = [await world.person(), await world.person()]
    await setPayPassword(world.app.db, world.app.context, thief.userId, '246810')
    const code = await codeFor(world, owner.email, 'changeEmail', thief)
    expect(
      (await world.ask('/email-change-bind', { user_email: owner.email, code, pay_password: '246810' }, thief)).code,
    ).toBe(40931)
    const [a, b] = [await world.person(), await world.person()]
    const codes = [await codeFor(world, '+8613700137009', 'bindPhone', a)]
    await world.advance(61_000)
    codes.push(await codeFor(world, '+8613700137009', 'bindPhone', b))
    const replies = await Promise.all(
      [a, b].map((p) => world.ask('/mobile-change-bind', { phone: '13700137009', code: codes[1]! }, p)),
    )
    expect(replies.filter((r) => r.code === 200)).toHaveLength(1)
    expect((await world.pool.query(`select from user_account where phone = '+8613700137009'`)).rowCount).toBe(1)
  })
})
