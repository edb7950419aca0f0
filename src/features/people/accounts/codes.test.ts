import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../test/world.ts'
import { arrivedCode, askCode, codeFor, wrongCode, type CodePurpose } from '../../../../test/codes.ts'
import { earnToken } from '#features/platform/captcha/captcha.ts'
import { readInbox } from '#features/platform/inbox/dev-inbox.ts'
import { proveByCode } from './accounts.ts'

const minute = 60_000
let world: World
// the word of a proxy on the visitor's address is believed here, so that addresses can rotate
beforeAll(
  async () => void (world = await openWorld({ settings: { captchaRequired: 0 }, env: { TRUST_PROXY: 'loopback' } })),
)
afterAll(() => world.close())
let last = 0
const elsewhere = () => ({ headers: { 'x-forwarded-for': `203.0.113.${++last % 250}` } })

describe('a code serves one purpose', () => {
  const open: CodePurpose[] = ['login', 'register', 'resetPassword', 'bindPhone']
  test.each(open)('a phone code for %s does nothing else', async (purpose) => {
    const phone = `+8613800138${100 + open.indexOf(purpose)}`
    const code = await codeFor(world, phone, purpose)
    if (purpose !== 'login') expect((await world.ask('/login-by-phone', { phone, code })).code).toBe(42218)
    if (purpose !== 'register')
      expect(
        (await world.ask('/register-user', { kind: 'individual', phone, code, password: 'secret12', agreement: true }))
          .code,
      ).toBe(42218)
    if (purpose !== 'resetPassword')
      expect((await world.ask('/reset-password', { account: phone, code, new_password: 'secret12' })).code).toBe(42218)
    const { token } = await world.person()
    if (purpose !== 'bindPhone')
      expect((await world.ask('/mobile-change-bind', { phone, code }, { token })).code).toBe(42218)
    expect((await world.pool.query('select from user_account where phone = $1', [phone])).rowCount).toBe(0)
  })
  test('nor does it serve another address', async () => {
    const code = await codeFor(world, 'one@example.com')
    await codeFor(world, 'two@example.com')
    if ((await arrivedCode(world, 'two@example.com')) !== code)
      expect((await world.ask('/login', { user_email: 'two@example.com', code })).code).toBe(42218)
  })
  const own: CodePurpose[] = ['payPassword', 'bindAccount', 'cancelAccount', 'exportData', 'addCard', 'approveAlone']
  test.each(own)('%s goes to the person themselves only, by mail or text', async (purpose) => {
    const person = await world.person()
    const phone = `+861380013${8200 + own.indexOf(purpose)}`
    expect((await askCode(world, person.email, purpose)).status).toBe(401)
    expect((await askCode(world, 'someone-else@example.com', purpose, person)).code).toBe(40003)
    expect((await askCode(world, phone, purpose, person)).code).toBe(40009)
    await world.pool.query('update user_account set phone = $2 where id = $1', [person.userId, phone])
    await world.must('/get-phone-valid-code', { phone: '', purpose }, person)
    const code = await arrivedCode(world, phone)
    for (const other of own.filter((o) => o !== purpose))
      await expect(
        proveByCode(world.app.db, world.app.context, person.userId, other as 'addCard', code),
      ).rejects.toMatchObject({ reason: 'codeWrong' })
    const stranger = await world.person()
    await expect(
      proveByCode(world.app.db, world.app.context, stranger.userId, purpose as 'addCard', code),
    ).rejects.toMatchObject({ reason: 'codeWrong' })
    await proveByCode(world.app.db, world.app.context, person.userId, purpose as 'addCard', code)
  })
  test('a change of address sends to the new one only for who is signed in', async () => {
    expect((await askCode(world, 'fresh@example.com', 'changeEmail')).status).toBe(401)
    expect((await askCode(world, '+8613800138222', 'changePhone')).status).toBe(401)
    const person = await world.person()
    expect(
      (await askCode(world, 'fresh@example.com', 'changePhone', person)).code,
      'a code by mail proves no phone',
    ).toBe(40003)
    expect((await askCode(world, 'fresh@example.com', 'changeEmail', person)).code).toBe(1)
  })
})

describe('guessing', () => {
  test('five tries a code; from elsewhere than where it was asked two, the rest is left for its owner', async () => {
    const code = await codeFor(world, 'rotated@example.com')
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        world.ask('/login', { user_email: 'rotated@example.com', code: wrongCode(code, n + 1) }, elsewhere()),
      ),
    )
    expect(replies.every((r) => r.code === 42218)).toBe(true)
    const attempts = async () =>
      (await world.pool.query(`select attempts from login_code where target = 'rotated@example.com'`)).rows
    expect(await attempts()).toEqual([{ attempts: 2 }])
    expect((await world.ask('/login', { user_email: 'rotated@example.com', code }, elsewhere())).code).toBe(42218)
    for (let n = 1; n <= 2; n++)
      expect((await world.ask('/login', { user_email: 'rotated@example.com', code: wrongCode(code, n) })).code).toBe(
        42218,
      )
    expect((await world.ask('/login', { user_email: 'rotated@example.com', code })).code, 'the fifth').toBe(1)
    expect(await attempts()).toEqual([{ attempts: 5 }])
  })
  test('twenty wrong ones a day over all codes and ways from one network; then it waits, nobody else', async () => {
    const email = 'hunted@example.com'
    const { userId } = await world.person('hunted')
    const purposes = ['login', 'resetPassword', 'login', 'resetPassword'] as const
    let right = ''
    for (const purpose of purposes) {
      right = await codeFor(world, email, purpose, elsewhere())
      for (let n = 1; n <= 5; n++) {
        const guess = wrongCode(right, n)
        const reply =
          purpose === 'login'
            ? await world.ask('/login', { user_email: email, code: guess }, elsewhere())
            : await world.ask('/reset-password', { account: email, code: guess, new_password: 'secret12' }, elsewhere())
        expect(reply.code).toBe(42218)
      }
      await world.advance(61_000)
    }
    right = await codeFor(world, email, 'login', elsewhere())
    expect(await world.ask('/login', { user_email: email, code: right }, elsewhere())).toMatchObject({
      status: 429,
      code: 42961,
      data: { reason: 'codeLocked', hours: 24 },
    })
    const far = { headers: { 'x-forwarded-for': '198.18.7.7' } }
    expect((await world.ask('/login', { user_email: email, code: right }, far)).code, 'from another network').toBe(1)
    const pay = { token: (await world.pool.query('select 1')) && (await tokenOf(userId)) }
    const own = await codeFor(world, email, 'payPassword', pay)
    await proveByCode(world.app.db, world.app.context, userId, 'payPassword', own)
    await world.advance(24 * 60 * minute)
    expect((await world.ask('/login', { user_email: email, code: await codeFor(world, email, 'login') })).code).toBe(1)
  })
  test('a device that the account knows is spared by what others guessed wrong', async () => {
    const device = 'my-own-browser-0001'
    const email = 'owner@example.com'
    expect((await world.ask('/login', { user_email: email, code: await codeFor(world, email), device })).code).toBe(1)
    await world.advance(61_000)
    for (let round = 0; round < 4; round++) {
      const right = await codeFor(world, email)
      for (let n = 1; n <= 5; n++) await world.ask('/login', { user_email: email, code: wrongCode(right, n) })
      await world.advance(61_000)
    }
    const code = await codeFor(world, email)
    expect((await world.ask('/login', { user_email: email, code, device: 'some-other-browser-1' })).code).toBe(42961)
    expect((await world.ask('/login', { user_email: email, code, device })).code).toBe(1)
  })
  test('a header is nobody: without a proxy that is trusted, addresses do not rotate', async () => {
    const plain = await openWorld({ settings: { captchaRequired: 0 } })
    try {
      await codeFor(plain, 'header@example.com', 'login', elsewhere())
      expect((await plain.pool.query(`select distinct asked_from from login_code`)).rows).toEqual([
        { asked_from: 'block 127.0.0.0/24' },
      ])
    } finally {
      await plain.close()
    }
  })
  async function tokenOf(userId: number): Promise<string> {
    const { openSession } = await import('#kernel/call/session.ts')
    return openSession(world.app.db, userId, { userAgent: 'test', days: 1 })
  }
})

describe('nobody learns who has an account', () => {
  test.each(['login', 'register', 'resetPassword'] as const)(
    '%s: the same answer, mail and number of statements for known and unknown',
    async (purpose) => {
      await world.person(`known-${purpose.toLowerCase()}`)
      const { statementCount } = await import('#kernel/data/db.ts')
      const asked = async (email: string) => {
        const before = statementCount()
        const { raw, status } = await askCode(world, email, purpose)
        return { raw, status, statements: statementCount() - before }
      }
      await asked(`warm-${purpose}@example.com`)
      const known = await asked(`known-${purpose.toLowerCase()}@example.com`)
      const unknown = await asked(`unknown-${purpose.toLowerCase()}@example.com`)
      expect(known).toEqual(unknown)
      const mails = await Promise.all(
        ['known', 'unknown'].map((who) =>
          readInbox(world.app.context.env.dataDir, `${who}-${purpose.toLowerCase()}@example.com`),
        ),
      )
      expect(mails.map((m) => m.length)).toEqual([1, 1])
    },
  )
})

describe('the captcha', () => {
  let strict: World
  beforeAll(async () => void (strict = await openWorld()))
  afterAll(() => strict.close())
  const token = () => earnToken(strict.app.db, '127.0.0.1', null)
  test('is asked before a code is sent, by mail or text, and serves once', async () => {
    const captchaToken = await token()
    expect(await strict.ask('/get-email-valid-code', { user_email: 'robot@example.com' })).toMatchObject({
      status: 422,
      code: 42240,
    })
    expect((await strict.ask('/get-phone-valid-code', { phone: '13800138000' })).code).toBe(42240)
    expect(
      (await strict.ask('/get-email-valid-code', { user_email: 'robot@example.com', captchaToken: 'x'.repeat(43) }))
        .code,
    ).toBe(42241)
    expect((await strict.pool.query('select from login_code')).rowCount).toBe(0)
    expect((await strict.ask('/get-email-valid-code', { user_email: 'robot@example.com', captchaToken })).code).toBe(1)
    expect((await strict.ask('/get-email-valid-code', { user_email: 'robot2@example.com', captchaToken })).code).toBe(
      42241,
    )
    expect(
      (await strict.ask('/get-phone-valid-code', { phone: '13800138000', captchaToken: await token() })).code,
    ).toBe(1)
  })
  test('is asked of signed-in people too', async () => {
    const person = await strict.person()
    expect((await strict.ask('/get-email-valid-code', { user_email: '', purpose: 'payPassword' }, person)).code).toBe(
      42240,
    )
    expect(
      (
        await strict.ask(
          '/get-email-valid-code',
          { user_email: '', purpose: 'payPassword', captchaToken: await token() },
          person,
        )
      ).code,
    ).toBe(1)
  })
})
