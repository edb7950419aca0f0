// Who guesses, stuffs and listens: forged addresses are one address, a code opens one door,
// and known and unknown people look alike, by the answer and by the work that it costs.
import * as argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { setPassword } from '#features/people/accounts/accounts.ts'
import { placeOf } from '#kernel/security/abuse/networks.ts'
import { statementCount } from '#kernel/data/db.ts'
import { codeFor, wrongCode, type CodePurpose } from '../codes.ts'
import { send, type Asker } from '../front.ts'
import { openWorld, type World } from '../world.ts'

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>()
  return { ...real, verify: vi.fn(real.verify), hash: vi.fn(real.hash) }
})
const settings = { captchaRequired: 0, codeResendSeconds: 0, codesPerTargetHour: 1000 }
let plain: World
let behindProxy: World
beforeAll(
  async () =>
    void ([plain, behindProxy] = await Promise.all([
      openWorld({ settings }),
      openWorld({ settings, env: { TRUST_PROXY: 'loopback' } }),
    ])),
)
afterAll(() => Promise.all([plain.close(), behindProxy.close()]))

let last = 0
const invented = () => `198.51.${++last >> 8}.${last & 255}`
/** What a visitor writes to look like many: in front of what the proxy adds, and in other words that proxies use. */
const forged = (told?: string): Asker => {
  const ip = invented()
  const others = {
    forwarded: `for=${ip}`,
    'x-real-ip': ip,
    'cf-connecting-ip': ip,
    'true-client-ip': ip,
    'x-client-ip': ip,
    'x-cluster-client-ip': ip,
  }
  return {
    headers: { ...others, 'x-forwarded-for': told ? `${ip}, 10.0.0.${last % 250}, ${told}` : `${ip}, ${invented()}` },
  }
}
const enter = (world: World, account: string, password: string, who: Asker) =>
  world.ask('/login-by-password', { account, password }, who)

describe.each([
  ['no proxy is trusted', () => plain, undefined, '127.0.0.1'],
  ['the proxy is trusted, what stands before its word is not', () => behindProxy, '203.0.113.7', '203.0.113.7'],
] as const)('%s', (_, open, told, seen) => {
  test('forged addresses are one address where codes are counted', async () => {
    const world = open()
    await world.pool.query('delete from login_code')
    for (let n = 0; n < 5; n++) await codeFor(world, `forger${n}@example.com`, 'login', forged(told))
    expect(
      (await world.pool.query('select asked_from as place, count(*)::int as n from login_code group by 1')).rows,
    ).toEqual([{ place: `block ${placeOf(seen).block}`, n: 5 }])
  })
  test('one account, rotating headers: the sixth password waits, even the right one', async () => {
    const world = open()
    const { userId, email } = await world.person()
    await setPassword(world.app.db, userId, 'secret12')
    for (let n = 0; n < 5; n++) expect((await enter(world, email, `wrong12${n}`, forged(told))).code).toBe(42_260)
    expect((await enter(world, email, 'secret12', forged(told))).code).toBe(42_960)
  })
  test('one password over many accounts, rotating headers: the hour’s sixty are over for all of them', async () => {
    const world = open()
    const target = await world.person()
    await setPassword(world.app.db, target.userId, 'spring2026')
    const replies = await Promise.all(
      Array.from({ length: 75 }, (_x, n) =>
        enter(world, `stuffed${n}-${last}@example.com`, 'spring2026', forged(told)),
      ),
    )
    expect(new Set(replies.map((r) => r.code))).toEqual(new Set([42_260, 42_901]))
    expect((await enter(world, target.email, 'spring2026', forged(told))).code).toBe(42_901)
  })
})

describe('a code of one purpose', () => {
  const doors: Record<string, (email: string, code: string) => [string, object]> = {
    login: (user_email, code) => ['/login', { user_email, code }],
    register: (user_email, code) => [
      '/register-user',
      { kind: 'individual', user_email, code, password: 'secret12', agreement: true },
    ],
    resetPassword: (account, code) => ['/reset-password', { account, code, new_password: 'secret12' }],
    changeEmail: (user_email, code) => ['/email-change-bind', { user_email, code }],
    cancelAccount: (_e, code) => ['/api/v2/user/cancel/apply', { reason: 'x', agreement: true, code }],
    exportData: (_e, code) => ['/api/v2/user/data/export', { code }],
    payPassword: (_e, code) => ['/api/v2/user/pay-password/set', { payPassword: '135790', code }],
    bindAccount: (_e, code) => ['/api/v2/user/bind/remove', { kind: 'wechat', code }],
  }
  test.each(Object.keys(doors) as CodePurpose[])(
    '%s opens no other door, nor this one for somebody else',
    async (purpose) => {
      const [me, other] = [await plain.person(), await plain.person()]
      const own = ['cancelAccount', 'exportData', 'payPassword', 'bindAccount'].includes(purpose)
      const code = await (own
        ? plain
            .ask('/get-email-valid-code', { user_email: '', purpose }, me)
            .then(() => codeFor(plain, me.email, purpose, me))
        : codeFor(plain, me.email, purpose, me))
      for (const [name, door] of Object.entries(doors)) {
        for (const who of name === purpose ? [other] : [me, other]) {
          const [path, input] = door(who.email, code)
          const { status, data } = await send(plain.url, path, JSON.stringify(input), who)
          expect([name, status, data?.reason]).not.toEqual([name, 200, undefined])
          expect(
            ['codeWrong', 'codeLocked', 'contactSame', 'proofRequired', 'notFound'],
            `${name}: ${data?.reason}`,
          ).toContain(data?.reason)
        }
      }
      const { rows } = await plain.pool.query(
        'select password_hash, pay_password_hash from user_account where id = any($1)',
        [[me.userId, other.userId]],
      )
      expect(rows).toEqual([0, 1].map(() => ({ password_hash: null, pay_password_hash: null })))
    },
  )
})

describe('known and unknown people are alike, byte for byte and in the work', () => {
  beforeEach(async () => void (await plain.pool.query('delete from abuse_count')))
  const cost = async (path: string, input: object, who: Asker = {}) => {
    const [statements, checked, made] = [
      statementCount(),
      vi.mocked(argon2.verify).mock.calls.length,
      vi.mocked(argon2.hash).mock.calls.length,
    ]
    const { status, raw } = await send(plain.url, path, JSON.stringify(input), who)
    const body = JSON.stringify(raw)
      .replace(/"timestamp":\d+/, '')
      .replace(/"id":\d+/, '"id":0')
    return {
      status,
      body,
      statements: statementCount() - statements,
      checked: vi.mocked(argon2.verify).mock.calls.length - checked,
      made: vi.mocked(argon2.hash).mock.calls.length - made,
    }
  }
  const wrong: [string, CodePurpose, (contact: string, code: string) => [string, object]][] = [
    ['/login', 'login', (user_email, code) => ['/login', { user_email, code, agreement: true }]],
    [
      '/reset-password',
      'resetPassword',
      (account, code) => ['/reset-password', { account, code, new_password: 'secret12' }],
    ],
    [
      '/register-user',
      'register',
      (user_email, code) => [
        '/register-user',
        { kind: 'individual', user_email, code, password: 'secret12', agreement: true },
      ],
    ],
  ]
  test.each(wrong)('%s with a wrong code, with and without one sent', async (_, purpose, door) => {
    const [known, warm, unknown] = [
      (await plain.person()).email,
      `warm${++last}@example.com`,
      `unknown${++last}@example.com`,
    ]
    for (const sent of [false, true]) {
      const asked = async (email: string) => {
        const code = sent ? wrongCode(await codeFor(plain, email, purpose)) : '123456'
        return cost(...door(email, code))
      }
      await asked(warm)
      expect(await asked(unknown)).toEqual(await asked(known))
    }
  })
  test('a new e-mail with a wrong code does not tell whether it is taken', async () => {
    const [me, other] = [await plain.person(), await plain.person()]
    await plain.must('/get-email-valid-code', { user_email: other.email, purpose: 'changeEmail' }, me)
    await plain.must('/get-email-valid-code', { user_email: 'free@example.com', purpose: 'changeEmail' }, me)
    const change = (user_email: string) =>
      cost('/email-change-bind', { user_email, code: '000001', old_code: '000001' }, me)
    await change('warm@example.com')
    expect(await change(other.email)).toEqual(await change('free@example.com'))
  })
  test('an invitation into a team does not either', async () => {
    const [boss, known] = [await plain.person(), await plain.person()]
    await plain.pool.query("update user_account set kind = 'enterprise' where id = $1", [boss.userId])
    const invite = (contact: string) =>
      cost('/api/v2/user/children/add', { contact, nickname: '小乔', role: 'buyer', monthlyLimit: null }, boss)
    await invite('warm@example.com')
    expect(await invite('unknown@example.com')).toEqual(await invite(known.email))
    expect(await invite('+8613800137777')).toMatchObject({ status: 200 })
  })
})

describe('an invitation code does not go round by another spelling of one person', () => {
  test('an e-mail in capitals, with spaces or full-width is the same account; dots are another person', async () => {
    const email = `ring${++last}@example.com`
    const first = await plain.must('/login', { user_email: email, code: await codeFor(plain, email), agreement: true })
    const { inviteCode } = await plain.must('/api/v2/user/getUserInfo', {}, { token: first.user_token })
    for (const spelled of [email.toUpperCase(), ` ${email} `, email.replace('example', 'EXAMPLE')]) {
      const again = await plain.must('/login', {
        user_email: spelled,
        code: await codeFor(plain, email),
        agreement: true,
        invite_code: inviteCode,
      })
      expect([spelled, again.user_id]).toEqual([spelled, first.user_id])
    }
    expect((await plain.pool.query('select from invitation where invitee_id = $1', [first.user_id])).rowCount).toBe(0)
    const dotted = email.replace('ring', 'ri.ng')
    expect(
      (await plain.must('/login', { user_email: dotted, code: await codeFor(plain, dotted), agreement: true })).user_id,
    ).not.toBe(first.user_id)
  })
})
