// Signing in by WeChat over HTTP against the simulator: who gets in, who must prove a phone first,
// and what an attacker gets with somebody else's state, code, ticket or silence.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openIdentityWorld, type IdentityWorld, type Returned, type TestBrowser } from '../../../../test/identities.ts'

let at: IdentityWorld
beforeAll(async () => {
  at = await openIdentityWorld()
})
beforeEach(() => at.control('reset'))
afterAll(() => at.close())

let phones = 13_900_000_000
const freshPhone = (): string => String(++phones)
type Ticket = { reason: string; bindTicket: string; nickName: string }

async function textedCode(phone: string): Promise<string> {
  await at.world.must('/get-phone-valid-code', { area_code: '86', phone, purpose: 'bindPhone' })
  return at.codeOf(`+86${phone}`)
}
const signIn = (who: TestBrowser, returned: Returned) => who.ask('/login-by-wechat', returned)
async function ticketFor(who: TestBrowser, person?: string): Promise<string> {
  const reply = await signIn(who, await at.viaWechat(who, person))
  expect(reply.code).toBe(42_283)
  return (reply.data as unknown as Ticket).bindTicket
}
const bindPhone = (who: TestBrowser, bindTicket: string, phone: string, code: string, more = {}) =>
  who.ask('/login-by-wechat', { bindTicket, area_code: '86', phone, code, agreement: true, ...more })
const count = async (table: string): Promise<number> =>
  Number((await at.world.pool.query(`select count(*) from ${table}`)).rows[0].count)
/** Signs a fake person in for the first time; their phone. */
async function settle(person: string): Promise<{ phone: string; userId: number }> {
  await at.world.pool.query('delete from bound_identity')
  const [who, phone] = [at.browser(), freshPhone()]
  const reply = await bindPhone(who, await ticketFor(who, person), phone, await textedCode(phone))
  expect(reply.code).toBe(1)
  return { phone, userId: (reply.data as { user_id: number }).user_id }
}

test('the first time a phone is asked and makes an account; the second time the person is in at once', async () => {
  await at.world.pool.query('delete from bound_identity')
  const [who, phone] = [at.browser(), freshPhone()]
  const first = await signIn(who, await at.viaWechat(who, 'lin'))
  expect(first).toMatchObject({
    status: 422,
    code: 42_283,
    raw: {
      userinfo: null,
      data: { reason: 'phoneBindingRequired', nickName: '林***', bindTicket: expect.any(String) as string },
    },
  })
  const { bindTicket } = first.data as unknown as Ticket
  const made = await bindPhone(who, bindTicket, phone, await textedCode(phone))
  expect(made).toMatchObject({ status: 200, code: 1, data: { user_token: expect.any(String) as string } })
  const { user_id: userId, user_token: token } = made.data as { user_id: number; user_token: string }
  expect(await at.world.must('/api/v2/user/getUserInfo', {}, { token })).toMatchObject({ id: userId })
  const other = at.browser()
  expect(await signIn(other, await at.viaWechat(other, 'lin'))).toMatchObject({ code: 1, data: { user_id: userId } })
})
test('what is kept names nobody: a keyed hash and a masked nickname', async () => {
  const { userId } = await settle('sofia')
  const { rows } = await at.world.pool.query('select nickname, subject from bound_identity where user_id = $1', [
    userId,
  ])
  expect(rows[0]).toMatchObject({ nickname: 'S***' })
  const seen = JSON.stringify((await at.control('state'))['seen'])
  expect(seen).not.toContain(rows[0].subject.toString('base64url'))
  expect(seen).not.toContain(rows[0].subject.toString('utf8'))
})
test('the phone of an account that is there links that account; nothing is made anew', async () => {
  const { phone, userId } = await settle('lin')
  await at.world.pool.query('delete from bound_identity')
  await at.world.advance(61_000)
  const before = await count('user_account')
  const who = at.browser()
  expect(await bindPhone(who, await ticketFor(who, 'lin'), phone, await textedCode(phone))).toMatchObject({
    code: 1,
    data: { user_id: userId },
  })
  expect(await count('user_account')).toBe(before)
})
test('the agreement must be ticked, before any code is tried', async () => {
  await at.world.pool.query('delete from bound_identity')
  const [who, phone] = [at.browser(), freshPhone()]
  const [bindTicket, code] = [await ticketFor(who, 'amu'), await textedCode(phone)]
  for (const agreement of [false, undefined])
    expect((await bindPhone(who, bindTicket, phone, code, { agreement })).code).toBe(40_005)
  expect((await bindPhone(who, bindTicket, phone, code)).code).toBe(1)
})
test('a wrong phone code costs a try and leaves the ticket; a used ticket is worth nothing', async () => {
  await at.world.pool.query('delete from bound_identity')
  const [who, phone] = [at.browser(), freshPhone()]
  const [bindTicket, code] = [await ticketFor(who, 'amu'), await textedCode(phone)]
  expect((await bindPhone(who, bindTicket, phone, code === '000000' ? '000001' : '000000')).code).toBe(42_218)
  expect((await bindPhone(who, bindTicket, freshPhone(), code)).code).toBe(42_218)
  expect((await bindPhone(who, bindTicket, phone, code)).code).toBe(1)
  expect((await bindPhone(who, bindTicket, phone, code)).code).toBe(42_282)
})
test('a code of another purpose binds nothing', async () => {
  await at.world.pool.query('delete from bound_identity')
  const [who, phone] = [at.browser(), freshPhone()]
  await at.world.must('/get-phone-valid-code', { area_code: '86', phone, purpose: 'login' })
  expect((await bindPhone(who, await ticketFor(who, 'amu'), phone, await at.codeOf(`+86${phone}`))).code).toBe(42_218)
})
test("somebody else's ticket is worth nothing in another browser, nor after its time", async () => {
  await at.world.pool.query('delete from bound_identity')
  const [owner, thief] = [at.browser(), at.browser()]
  const bindTicket = await ticketFor(owner, 'lin')
  await ticketFor(thief, 'amu')
  const phone = freshPhone()
  expect((await bindPhone(thief, bindTicket, phone, await textedCode(phone))).code).toBe(42_282)
  await at.world.advance(601_000)
  expect((await bindPhone(owner, bindTicket, phone, await textedCode(phone))).code).toBe(42_282)
  expect(await count('bound_identity')).toBe(0)
})
test('a state serves one browser: an attacker’s own sign-in cannot be pushed onto a victim', async () => {
  const { userId } = await settle('lin')
  const [attacker, victim] = [at.browser(), at.browser()]
  const pushed = await at.viaWechat(attacker, 'lin')
  expect(await signIn(victim, pushed)).toMatchObject({ status: 422, code: 42_282 })
  // also when the victim has begun a sign-in of their own
  await at.viaWechat(victim, 'amu')
  expect((await signIn(victim, pushed)).code).toBe(42_282)
  expect((await signIn(attacker, pushed)).data).toMatchObject({ user_id: userId })
})
test('a state serves once, for ten minutes, and is made by nobody but the shop', async () => {
  await settle('lin')
  const who = at.browser()
  const used = await at.viaWechat(who, 'lin')
  expect((await signIn(who, used)).code).toBe(1)
  expect((await signIn(who, used)).code).toBe(42_282)
  const fresh = await at.viaWechat(who, 'lin')
  expect((await signIn(who, { ...fresh, state: used.state })).code).toBe(42_282)
  expect((await signIn(who, { ...fresh, state: 'a'.repeat(43) })).code).toBe(42_282)
  expect((await who.ask('/login-by-wechat', { code: fresh.code })).code).toBe(40_001)
  await at.world.advance(601_000)
  expect((await signIn(who, fresh)).code).toBe(42_282)
})
test('of two that come back with one state at once, one gets in', async () => {
  await settle('lin')
  const who = at.browser()
  const returned = await at.viaWechat(who, 'lin')
  const codes = (await Promise.all([1, 2, 3, 4].map(() => signIn(who, returned)))).map((r) => r.code)
  expect(codes.toSorted((a, b) => a - b)).toEqual([1, 42_282, 42_282, 42_282])
})
test('wrong, used and old codes: authorization failed', async () => {
  await settle('lin')
  const who = at.browser()
  const used = await at.viaWechat(who, 'lin')
  expect((await signIn(who, used)).code).toBe(1)
  const next = await at.viaWechat(who, 'lin')
  expect(await signIn(who, { ...next, code: used.code })).toMatchObject({
    code: 42_280,
    message: 'Authorization failed, use another login',
  })
  expect((await signIn(who, { ...(await at.viaWechat(who, 'lin')), code: 'x&appid=y' })).code).toBe(42_280)
  const late = await at.viaWechat(who, 'lin')
  await at.control('expire')
  expect((await signIn(who, late)).code).toBe(42_280)
})
test('WeChat silent, late or garbled: authorization failed; a refused name: no user authorization', async () => {
  await settle('lin')
  const who = at.browser()
  for (const fault of [{ silent: true }, { slowMs: 2500 }, { garbled: true }]) {
    const returned = await at.viaWechat(who, 'lin')
    await at.control('mode', fault)
    expect((await signIn(who, returned)).code, JSON.stringify(fault)).toBe(42_280)
    await at.control('mode', { silent: false, slowMs: 0, garbled: false })
  }
  const returned = await at.viaWechat(who, 'lin')
  await at.control('mode', { noUserinfo: true })
  expect(await signIn(who, returned)).toMatchObject({ code: 42_281, message: 'Failed to get user authorization' })
})
test('the page opened: fixed return address, another inside WeChat; no script reads the browser’s mark', async () => {
  const who = at.browser()
  const { url } = (
    await who.ask(
      '/api/v2/user/bind/start',
      { kind: 'wechat', purpose: 'login' },
      { headers: { host: 'evil.example', origin: 'https://evil.example' } },
    )
  ).data
  const page = new URL(url)
  expect([page.pathname, page.hash, page.searchParams.get('scope')]).toEqual([
    '/connect/qrconnect',
    '#wechat_redirect',
    'snsapi_login',
  ])
  expect(page.searchParams.get('redirect_uri')).toBe(`${at.world.url}/login/login/wechat`)
  expect(who.set.at(-1)).toMatch(/^authorizing=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
  const inside = await who.ask(
    '/api/v2/user/bind/start',
    { kind: 'wechat', purpose: 'login' },
    { headers: { 'user-agent': 'Mozilla/5.0 MicroMessenger/8.0.50' } },
  )
  expect(inside.data.url).toContain('/connect/oauth2/authorize?appid=wxfedcba9876543210&')
  expect(inside.data.url).toContain('scope=snsapi_userinfo')
})
test('the same person by the website and from inside of WeChat is the same account', async () => {
  const { userId } = await settle('sofia')
  const who = at.browser()
  const { data } = await who.ask(
    '/api/v2/user/bind/start',
    { kind: 'wechat', purpose: 'login' },
    { headers: { 'user-agent': 'MicroMessenger/8.0' } },
  )
  expect((await signIn(who, await at.allow(data.url, 'sofia'))).data).toMatchObject({ user_id: userId })
})
test('two phones at once for one WeChat account: one is bound, the other account is not made', async () => {
  await at.world.pool.query('delete from bound_identity')
  const before = await count('user_account')
  const tries = await Promise.all(
    [1, 2].map(async () => {
      const [who, phone] = [at.browser(), freshPhone()]
      return { who, phone, ticket: await ticketFor(who, 'amu'), code: await textedCode(phone) }
    }),
  )
  const codes = (
    await Promise.all(tries.map(({ who, phone, ticket, code }) => bindPhone(who, ticket, phone, code)))
  ).map((r) => r.code)
  expect(codes.toSorted((a, b) => a - b)).toEqual([1, 40_960])
  expect([await count('bound_identity'), await count('user_account')]).toEqual([1, before + 1])
})
test('an account that has a WeChat already gets no second one', async () => {
  const { phone } = await settle('lin')
  await at.world.advance(61_000)
  const who = at.browser()
  expect(await bindPhone(who, await ticketFor(who, 'amu'), phone, await textedCode(phone))).toMatchObject({
    code: 40_961,
  })
  expect(await count('bound_identity')).toBe(1)
})
test('a closed account opens for no WeChat', async () => {
  const { userId } = await settle('lin')
  await at.world.pool.query(`update user_account set status = 'closed' where id = $1`, [userId])
  const who = at.browser()
  expect((await signIn(who, await at.viaWechat(who, 'lin'))).code).toBe(42_221)
})
test('WeChat is no way around what staff must give', async () => {
  const { userId } = await settle('lin')
  await at.world.pool.query(`insert into membership (user_id, audience, role) values ($1, 'staff', 'admin')`, [userId])
  const who = at.browser()
  expect(await signIn(who, await at.viaWechat(who, 'lin'))).toMatchObject({ data: { reason: 'passwordRequired' } })
})
test('a shop without keys offers nothing and begins nothing', async () => {
  const { openWorld } = await import('../../../../test/world.ts')
  const bare = await openWorld()
  expect(await bare.must('/api/v2/user/bind/ways', {})).toEqual({ login: [], bind: [] })
  expect((await bare.ask('/api/v2/user/bind/start', { kind: 'wechat', purpose: 'login' })).code).toBe(42_285)
  await bare.close()
  expect(await at.world.must('/api/v2/user/bind/ways', {})).toEqual({ login: ['wechat'], bind: ['wechat', 'alipay'] })
  expect((await at.world.ask('/api/v2/user/bind/start', { kind: 'alipay', purpose: 'login' })).code).toBe(42_285)
})
