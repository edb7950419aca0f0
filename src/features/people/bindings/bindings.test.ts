// Linking and unlinking accounts elsewhere over HTTP: fresh proof, whose state it is, conflicts, false signatures,
// the last way in, erasure and export.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openIdentityWorld, type IdentityWorld, type TestBrowser } from '../../../../test/identities.ts'
import type { Person } from '../../../../test/world.ts'
import { personalDataOf } from './bindings.ts'
import type { Kind } from './kinds.ts'

let at: IdentityWorld
beforeAll(async () => {
  at = await openIdentityWorld()
})
beforeEach(async () => {
  await at.control('reset')
  await at.world.pool.query('delete from bound_identity')
})
afterAll(() => at.close())

async function proof(person: Person): Promise<string> {
  await at.world.pool.query(`update login_code set created_at = created_at - interval '2 minutes' where target = $1`, [
    person.email,
  ])
  await at.world.must('/get-email-valid-code', { user_email: '', purpose: 'bindAccount' }, person)
  return at.codeOf(person.email)
}
const start = async (who: TestBrowser, person: Person, kind: Kind, code?: string) =>
  who.ask('/api/v2/user/bind/start', { kind, purpose: 'bind', code: code ?? (await proof(person)) }, person)
async function authorize(who: TestBrowser, person: Person, kind: Kind, as = 'lin') {
  const begun = await start(who, person, kind)
  expect(begun.code).toBe(20_001)
  return { kind, ...(await at.allow(begun.data.url, as)) }
}
const add = (who: TestBrowser, person: Person, given: { kind: Kind; code: string; state: string }) =>
  who.ask('/api/v2/user/bind/add', given, person)
async function link(person: Person, kind: Kind, as = 'lin') {
  const who = at.browser()
  return add(who, person, await authorize(who, person, kind, as))
}
const listed = async (person: Person) => (await at.world.must('/api/v2/user/bind/list', {}, person)).bindings

test('WeChat and Alipay are linked, listed masked, and unlinked', async () => {
  const person = await at.world.person()
  expect(await listed(person)).toEqual(
    ['wechat', 'alipay'].map((kind) => ({ kind, offered: true, bound: false, nickName: null, boundAt: null })),
  )
  expect((await link(person, 'wechat', 'amu')).code).toBe(20_001)
  expect((await link(person, 'alipay', 'sofia')).code).toBe(20_001)
  expect(await listed(person)).toMatchObject([
    { kind: 'wechat', bound: true, nickName: '阿***', boundAt: expect.any(String) as string },
    { kind: 'alipay', bound: true, nickName: 'S***' },
  ])
  expect(
    (await at.world.ask('/api/v2/user/bind/remove', { kind: 'wechat', code: await proof(person) }, person)).code,
  ).toBe(20_001)
  expect((await listed(person))[0]).toMatchObject({ kind: 'wechat', bound: false, nickName: null })
  expect(
    (await at.world.ask('/api/v2/user/bind/remove', { kind: 'wechat', code: await proof(person) }, person)).status,
  ).toBe(404)
})
test('linking and unlinking need a fresh code, of their own purpose', async () => {
  const person = await at.world.person()
  const who = at.browser()
  expect((await who.ask('/api/v2/user/bind/start', { kind: 'wechat', purpose: 'bind' }, person)).code).toBe(42_218)
  expect((await start(who, person, 'wechat', '000000')).code).toBe(42_218)
  expect((await who.ask('/api/v2/user/bind/start', { kind: 'wechat', purpose: 'bind', code: '000000' })).status).toBe(
    401,
  )
  await at.world.must('/get-email-valid-code', { user_email: '', purpose: 'payPassword' }, person)
  expect((await start(who, person, 'wechat', await at.codeOf(person.email))).code).toBe(42_218)
  await link(person, 'wechat')
  expect((await at.world.ask('/api/v2/user/bind/remove', { kind: 'wechat', code: '000000' }, person)).code).toBe(42_218)
  expect((await listed(person))[0]).toMatchObject({ bound: true })
})
test('what one person began, in one browser, nobody else finishes', async () => {
  const [victim, attacker] = [await at.world.person(), await at.world.person()]
  const [home, elsewhere] = [at.browser(), at.browser()]
  const given = await authorize(home, attacker, 'alipay')
  expect((await add(home, victim, given)).code).toBe(42_282)
  expect((await add(elsewhere, attacker, given)).code).toBe(42_282)
  expect((await add(home, attacker, { ...given, kind: 'wechat' })).code).toBe(42_282)
  const toSignIn = await at.viaWechat(home)
  expect((await add(home, attacker, { kind: 'wechat', ...toSignIn })).code).toBe(42_282)
  expect((await home.ask('/login-by-wechat', { code: given.code, state: given.state })).code).toBe(42_282)
  expect((await add(home, attacker, given)).code).toBe(20_001)
  expect((await add(home, attacker, given)).code).toBe(42_282)
  expect((await listed(victim)).every((b) => !b.bound)).toBe(true)
})
test('one account elsewhere is one person’s: the second is told so, also when both come at once', async () => {
  const [first, second] = [await at.world.person(), await at.world.person()]
  expect((await link(first, 'alipay')).code).toBe(20_001)
  expect(await link(second, 'alipay')).toMatchObject({ status: 409, code: 40_960, data: { reason: 'identityTaken' } })
  const both = await Promise.all(
    [first, second].map(async (person) => {
      const who = at.browser()
      return { who, person, given: await authorize(who, person, 'wechat', 'amu') }
    }),
  )
  const codes = (await Promise.all(both.map(({ who, person, given }) => add(who, person, given)))).map((r) => r.code)
  expect(codes.toSorted((a, b) => a - b)).toEqual([20_001, 40_960])
})
test('a person has one of a kind; two at once, one stays', async () => {
  const person = await at.world.person()
  const both = []
  for (const as of ['lin', 'amu']) {
    const who = at.browser()
    both.push({ who, given: await authorize(who, person, 'wechat', as) })
  }
  const codes = (await Promise.all(both.map(({ who, given }) => add(who, person, given)))).map((r) => r.code)
  expect(codes.toSorted((a, b) => a - b)).toEqual([20_001, 40_961])
  expect((await start(at.browser(), person, 'wechat')).code).toBe(40_961)
})
test('an e-mail or a name that looks alike links nothing: only the identity that was bound signs in', async () => {
  const person = await at.world.person()
  await at.world.pool.query(`update user_account set nickname = '林小满', email = '林小满@example.com' where id = $1`, [
    person.userId,
  ])
  const who = at.browser()
  expect((await who.ask('/login-by-wechat', await at.viaWechat(who, 'lin'))).code).toBe(42_283)
  await at.world.pool.query('update user_account set email = $2 where id = $1', [person.userId, person.email])
  // an Alipay that is linked is no way to sign in by WeChat
  await link(person, 'alipay', 'lin')
  const again = at.browser()
  expect((await again.ask('/login-by-wechat', await at.viaWechat(again, 'lin'))).code).toBe(42_283)
})
test('who linked WeChat in the settings signs in by it', async () => {
  const person = await at.world.person()
  await link(person, 'wechat', 'sofia')
  const who = at.browser()
  expect((await who.ask('/login-by-wechat', await at.viaWechat(who, 'sofia'))).data).toMatchObject({
    user_id: person.userId,
  })
})
test('Alipay silent, late, garbled or falsely signed: authorization failed and nothing is linked', async () => {
  const person = await at.world.person()
  for (const fault of [{ silent: true }, { slowMs: 2500 }, { garbled: true }, { wrongSignature: true }]) {
    const who = at.browser()
    const given = await authorize(who, person, 'alipay')
    await at.control('mode', fault)
    expect((await add(who, person, given)).code, JSON.stringify(fault)).toBe(42_280)
    await at.control('mode', { silent: false, slowMs: 0, garbled: false, wrongSignature: false })
  }
  const who = at.browser()
  const given = await authorize(who, person, 'alipay')
  expect((await add(who, person, { ...given, code: 'never-given' })).code).toBe(42_280)
  const next = await authorize(who, person, 'alipay')
  await at.control('mode', { noUserinfo: true })
  expect((await add(who, person, next)).code).toBe(42_281)
  expect((await listed(person)).every((b) => !b.bound)).toBe(true)
})
test('the last way into an account stays', async () => {
  const person = await at.world.person()
  await link(person, 'wechat')
  await at.world.pool.query('update user_account set email = null where id = $1', [person.userId])
  expect((await at.world.ask('/api/v2/user/bind/remove', { kind: 'wechat', code: '123456' }, person)).code).toBe(42_284)
})
test('the export names what is linked; erasure takes it, and the account elsewhere is free again', async () => {
  const [person, next] = [await at.world.person(), await at.world.person()]
  await link(person, 'alipay', 'amu')
  await link(next, 'wechat', 'lin')
  const { db } = at.world.app
  expect(await personalDataOf(db, person.userId)).toEqual({
    linkedAccounts: [{ kind: 'alipay', nickname: '阿***', boundAt: expect.any(String) as string }],
  })
  const erase = at.world.app.tasks['bindings.erase']!
  await erase({ userId: person.userId }, {} as never)
  expect(await personalDataOf(db, person.userId)).toEqual({ linkedAccounts: [] })
  expect(
    (await at.world.pool.query('select 1 from authorization_state where user_id = $1', [person.userId])).rowCount,
  ).toBe(0)
  expect((await listed(next))[0]).toMatchObject({ bound: true })
  expect((await link(next, 'alipay', 'amu')).code).toBe(20_001)
})
test('what was begun and left is forgotten in a day', async () => {
  await at.viaWechat(at.browser())
  await at.world.advance(86_401_000)
  await at.world.app.tasks['bindings.tidy']!({}, {} as never)
  expect((await at.world.pool.query('select 1 from authorization_state')).rowCount).toBe(0)
})
