import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '#kernel/data/env.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { findOrCreateByEmail, proveByCode } from './accounts.ts'
import { issueCode } from './codes.ts'
import { getEmailValidCode } from './sign-in-methods-contract.ts'

let world: World
// the captcha has tests of its own
beforeAll(async () => void (world = await openWorld({ settings: { captchaRequired: 0 } })))
afterAll(() => world.close())

type Purpose = 'login' | 'payPassword'
const send = (email: string, purpose?: Purpose, token?: string) =>
  world.ask('/get-email-valid-code', { user_email: email, ...(purpose ? { purpose } : {}) }, token ? { token } : {})
const mails = async (email: string) =>
  (await (await fetch(`${world.url}/dev/inbox.json?to=${encodeURIComponent(email)}`)).json()) as {
    code: string
    subject: string
    text: string
  }[]
const signIn = (email: string, code: string, more: { agreement?: boolean; invite_code?: string } = {}) =>
  world.ask('/login', { user_email: email, code, ...more })
const codeFor = async (email: string, purpose?: Purpose, token?: string): Promise<string> => {
  expect((await send(email, purpose, token)).code).toBe(1)
  return (await mails(email))[0]!.code
}
const wrong = (code: string, n = 1): string => String((Number(code) + n) % 1_000_000).padStart(6, '0')
const attempts = async (email: string): Promise<number> =>
  (
    await world.pool.query<{ attempts: number }>(
      'select attempts from login_code where target = $1 order by id desc limit 1',
      [email],
    )
  ).rows[0]!.attempts

describe('signing in', () => {
  test('a new address gets an account and a token', async () => {
    const code = await codeFor('Maximiliano.Gomez@example.com')
    expect(code).toMatch(/^\d{6}$/)
    const reply = await signIn(' MAXIMILIANO.gomez@example.com ', ` ${code.slice(0, 3)} ${code.slice(3)}`, {
      agreement: true,
    })
    expect(reply).toMatchObject({
      status: 200,
      code: 1,
      message: 'You are signed in',
      data: { nickName: 'maximilian', username: 'm***z@example.com', vip: 0, isNew: true },
    })
    expect(Object.keys(reply.raw).sort()).toEqual(['code', 'msg', 'userinfo'])
    const token = reply.data.user_token
    expect(token).toMatch(/^[\w-]{43}$/)
    const me = await world.must('/api/v2/user/getUserInfo', {}, { token })
    expect(me).toEqual({
      id: reply.data.user_id,
      kind: 'individual',
      nickName: 'maximilian',
      username: 'm***z@example.com',
      email: 'm***z@example.com',
      phone: null,
      avatar: null,
      gender: null,
      birthday: null,
      inviteCode: expect.stringMatching(/^[A-HJKMNP-Z2-9]{8}$/),
      vip: 0,
      cartCount: 0,
      messageCount: 0,
      hasPassword: false,
      hasPayPassword: false,
      shop: null,
    })
    const { rows } = await world.pool.query('select language, email from user_account where id = $1', [
      reply.data.user_id,
    ])
    expect(rows).toEqual([{ language: 'en-US', email: 'maximiliano.gomez@example.com' }])
    const days = await world.pool.query<{ days: number }>(
      'select extract(day from expires_at - shop_now())::int as days from session where user_id = $1',
      [reply.data.user_id],
    )
    expect(days.rows[0]!.days).toBeGreaterThanOrEqual(364)
  })
  test('a known one gets the same account, also when two come at once', async () => {
    const one = await findOrCreateByEmail(world.app.db, 'known@example.com', { nickname: 'Known' })
    expect((await signIn('known@example.com', await codeFor('known@example.com'))).data).toMatchObject({
      user_id: one.userId,
      nickName: 'Known',
    })
    const many = await Promise.all(
      Array.from({ length: 8 }, () => findOrCreateByEmail(world.app.db, 'race@example.com')),
    )
    expect(new Set(many.map((a) => a.userId)).size).toBe(1)
  })
  test('a closed account is told so, and only with the right code', async () => {
    const { userId } = await world.person('closed')
    await world.pool.query(`update user_account set status = 'closed' where id = $1`, [userId])
    const code = await codeFor('closed@example.com')
    expect((await signIn('closed@example.com', wrong(code))).code).toBe(42218)
    expect(await signIn('closed@example.com', code)).toMatchObject({
      status: 422,
      code: 42221,
      message: 'This account has been closed',
      raw: { userinfo: null },
    })
  })
  test('the agreement is refused only when it was declined', async () => {
    const code = await codeFor('agree@example.com')
    expect(await signIn('agree@example.com', code, { agreement: false })).toMatchObject({ status: 400, code: 40005 })
    expect((await signIn('agree@example.com', code)).code).toBe(1)
  })
  test('addresses are checked', async () => {
    expect((await send('')).code).toBe(40004)
    expect((await send('王@example.com')).code).toBe(40003)
    expect((await signIn('nobody', '123456')).code).toBe(40003)
    expect((await world.ask('/login', { user_email: 'a@b.cd', code: '1', extra: 1 } as never)).code).toBe(40001)
  })
})

describe('codes', () => {
  test('the mail speaks the language of who asks', async () => {
    await world.must('/get-email-valid-code', { user_email: 'ana@example.com' }, { lang: 'es-ES' })
    expect((await mails('ana@example.com'))[0]!.subject).toContain('es tu código de acceso')
  })
  test('known and unknown addresses get the same answers', async () => {
    await world.person('member')
    const [known, unknown] = [await send('member@example.com'), await send('stranger@example.com')]
    expect(known.raw).toEqual(unknown.raw)
    expect(known.raw).toEqual({ code: 1, msg: 'The code is on its way', userinfo: null })
    const [a, b] = [await signIn('member@example.com', 'x'), await signIn('never-asked@example.com', '123456')]
    expect(a.raw).toEqual(b.raw)
    expect(a).toMatchObject({ status: 422, code: 42218, message: 'Verification code error' })
  })
  test('serve once', async () => {
    const code = await codeFor('once@example.com')
    const both = await Promise.all([signIn('once@example.com', code), signIn('once@example.com', code)])
    expect(new Set(both.map((r) => r.code))).toEqual(new Set([1, 42218]))
    expect((await signIn('once@example.com', code)).code).toBe(42218)
  })
  test('bear five tries, then not even the right one helps', async () => {
    const code = await codeFor('five@example.com')
    for (let n = 1; n <= 5; n++) expect((await signIn('five@example.com', wrong(code, n))).code).toBe(42218)
    expect((await signIn('five@example.com', code)).code).toBe(42218)
    expect(await attempts('five@example.com')).toBe(5)
  })
  test('the fifth try may be the right one', async () => {
    const code = await codeFor('fifth@example.com')
    for (let n = 1; n <= 4; n++) await signIn('fifth@example.com', wrong(code, n))
    expect((await signIn('fifth@example.com', code)).code).toBe(1)
  })
  test('of 20 guesses at once at most five are looked at', async () => {
    for (let round = 0; round < 5; round++) {
      const email = `guess${round}@example.com`
      const code = await codeFor(email)
      const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => signIn(email, wrong(code, n + 1))))
      expect(replies.every((r) => r.code === 42218)).toBe(true)
      expect(await attempts(email)).toBe(5)
      expect((await signIn(email, code)).code).toBe(42218)
    }
  })
  test('run out after five minutes of the database clock', async () => {
    const code = await codeFor('slow@example.com')
    await world.advance(299_000)
    const other = await codeFor('slower@example.com')
    await world.advance(2000)
    expect((await signIn('slow@example.com', code)).code).toBe(42218)
    expect((await signIn('slower@example.com', other)).code).toBe(1)
  })
  test('a new one only after a minute, and it replaces the old one', async () => {
    const first = await codeFor('again@example.com')
    const soon = await send('again@example.com')
    expect(soon).toMatchObject({ status: 429, code: 42903 })
    expect(soon.message).toMatch(/again in (5\d|60) seconds/)
    expect(await mails('again@example.com')).toHaveLength(1)
    await world.advance(61_000)
    const second = await codeFor('again@example.com')
    if (first !== second) expect((await signIn('again@example.com', first)).code).toBe(42218)
    expect((await signIn('again@example.com', second)).code).toBe(1)
  })
  test('asked for ten times at once, one is sent', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => send('burst@example.com')))
    expect(replies.filter((r) => r.code === 1)).toHaveLength(1)
    expect(replies.filter((r) => r.code === 42903)).toHaveLength(9)
    expect(await mails('burst@example.com')).toHaveLength(1)
  })
  test('ten an hour for one address', async () => {
    for (let n = 0; n < 10; n++) {
      expect((await send('many@example.com')).code).toBe(1)
      await world.advance(61_000)
    }
    expect(await send('many@example.com')).toMatchObject({ status: 429, code: 42901 })
    await world.advance(3_000_000)
    expect((await send('many@example.com')).code).toBe(1)
  })
  test('thirty an hour for one internet address, outside of a demo shop', async () => {
    const { context: app, db } = world.app
    const ctx = {
      db,
      app: { ...app, demo: false, env: { ...app.env, smtpUrl: undefined } },
      transaction: (work: (d: typeof db) => Promise<unknown>) => db.transaction().execute(work),
      lang: 'en-US',
    }
    const ask = (n: number, ip = '203.0.113.9') =>
      issueCode({ ...ctx, ip } as unknown as Parameters<typeof issueCode>[0], {
        purpose: 'login',
        target: `ip${n}@example.com`,
        typed: `ip${n}@example.com`,
        captchaToken: undefined,
        device: undefined,
      })
    await expect(ask(0)).rejects.toMatchObject({ reason: 'networkBusy' })
    expect(
      (await world.pool.query(`select from login_code where target = 'ip0@example.com'`)).rowCount,
      'a code that never left makes nobody wait',
    ).toBe(0)
    await world.pool.query(`insert into setting (name, value) values ('codesPerAddressHour', '30')`)
    await app.settings.reload()
    for (let n = 1; n < 30; n++) await expect(ask(n)).rejects.toMatchObject({ reason: 'networkBusy' })
    await expect(ask(30)).rejects.toMatchObject({ reason: 'tooFast', params: { seconds: 3600 } })
    await expect(ask(32, '203.0.113.10')).rejects.toMatchObject({ reason: 'networkBusy' })
    await world.pool.query(`delete from setting where name = 'codesPerAddressHour'`)
    await app.settings.reload()
    expect(getEmailValidCode.refusals).toContain('tooFast')
  })
  test('are not in the database, and their key is in a private file', async () => {
    const code = await codeFor('secret@example.com')
    const { rows } = await world.pool.query<{ row: string }>(
      'select login_code::text as row from login_code where target = $1',
      ['secret@example.com'],
    )
    expect(rows[0]!.row).not.toContain(code)
    const file = join(world.app.context.env.dataDir, 'secret.key')
    expect(existsSync(file)).toBe(true)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const dump = await world.pool.query<{ all: string }>(
      `select coalesce(string_agg(s::text, ''), '') as all from setting s`,
    )
    expect(dump.rows[0]!.all).not.toContain(readFileSync(file, 'utf8').trim())
    expect(() => readEnv({ SECRET_KEY: 'short' })).toThrow('SECRET_KEY')
  })
})

describe('a code of another purpose', () => {
  test('goes to the signed-in person only, and does not sign in', async () => {
    const { token, userId, email } = await world.person('payer')
    expect((await send(email, 'payPassword')).status).toBe(401)
    expect((await send('someone@example.com', 'payPassword', token)).code).toBe(40003)
    const login = await codeFor(email)
    const pay = await codeFor(email, 'payPassword', token)
    await expect(
      proveByCode(world.app.db, world.app.context, userId, 'payPassword', login === pay ? wrong(pay) : login),
    ).rejects.toMatchObject({ reason: 'codeWrong' })
    if (login !== pay) expect((await signIn(email, pay)).code).toBe(42218)
    await proveByCode(world.app.db, world.app.context, userId, 'payPassword', pay)
    await expect(proveByCode(world.app.db, world.app.context, userId, 'payPassword', pay)).rejects.toMatchObject({
      reason: 'codeWrong',
    })
    expect((await signIn(email, login)).code).toBe(1)
  })
  test('needs no address typed: the own one, empty or as it is shown', async () => {
    const { token, email } = await world.person('masked')
    await codeFor(email, 'payPassword', token)
    await world.advance(61_000)
    expect((await send('', 'payPassword', token)).code).toBe(1)
    await world.advance(61_000)
    expect((await send('m***d@example.com', 'payPassword', token)).code).toBe(1)
    expect(await mails(email)).toHaveLength(3)
  })
})
