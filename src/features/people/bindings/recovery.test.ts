// A forgotten password with accounts elsewhere: each new way in was told by letter, recovery names them all and drops
// them, so that whoever crept in is out.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setPassword } from '#features/people/accounts/accounts.ts'
import { readInbox } from '#features/platform/inbox/dev-inbox.ts'
import { openIdentityWorld, type IdentityWorld } from '../../../../test/identities.ts'
import type { Person } from '../../../../test/world.ts'
import type { Kind } from './kinds.ts'

let at: IdentityWorld
beforeAll(async () => void (at = await openIdentityWorld()))
beforeEach(async () => {
  await at.control('reset')
  await at.world.pool.query('delete from bound_identity')
})
afterAll(() => at.close())

const letters = async (contact: string): Promise<string[]> => {
  await at.world.runJobs()
  return (await readInbox(at.world.app.context.env.dataDir, contact)).map((m) => `${m.subject}: ${m.text}`)
}
async function codeFor(person: Person, purpose: 'bindAccount' | 'resetPassword'): Promise<string> {
  await at.world.pool.query(`update login_code set created_at = created_at - interval '2 minutes' where target = $1`, [
    person.email,
  ])
  await at.world.must('/get-email-valid-code', { user_email: person.email, purpose }, person)
  return at.codeOf(person.email)
}
async function link(person: Person, kind: Kind, as: string): Promise<void> {
  const who = at.browser()
  const code = await codeFor(person, 'bindAccount')
  const begun = await who.ask('/api/v2/user/bind/start', { kind, purpose: 'bind', code }, person)
  const given = { kind, ...(await at.allow(begun.data.url, as)) }
  expect((await who.ask('/api/v2/user/bind/add', given, person)).status).toBe(200)
  // done again it tells nothing anew
  await at.world.runJobs()
}
const recover = async (person: Person) =>
  at.world.ask('/reset-password', {
    account: person.email,
    code: await codeFor(person, 'resetPassword'),
    new_password: 'fresh123',
  })
const viaWechat = async (as: string) => {
  const who = at.browser()
  return who.ask('/login-by-wechat', await at.viaWechat(who, as))
}

test('a linked account is told by letter in the words of its reader', async () => {
  const person = await at.world.person()
  await link(person, 'wechat', 'lin')
  expect(await letters(person.email)).toContainEqual(
    expect.stringMatching(/^WeChat was linked to your Miralo account:/),
  )
  await at.world.pool.query(`update user_account set language = 'zh-CN' where id = $1`, [person.userId])
  await link(person, 'alipay', 'sofia')
  expect(await letters(person.email)).toContainEqual(expect.stringMatching(/^你的觅乐账号已绑定支付宝：?/))
})
test('recovery names every way in and drops it: WeChat, Alipay, sign-ins, known devices', async () => {
  const person = await at.world.person()
  await setPassword(at.world.app.db, person.userId, 'secret12')
  await link(person, 'wechat', 'lin')
  await link(person, 'alipay', 'sofia')
  const device = 'a-browser-that-crept-in'
  const crept = await at.world.must('/login-by-password', { account: person.email, password: 'secret12', device })
  expect((await viaWechat('lin')).code).toBe(1)
  const reply = await recover(person)
  expect(reply.data).toEqual({
    dropped: { signIns: 3, linked: expect.arrayContaining(['wechat', 'alipay']) as string[] },
    stays: { email: `${person.email[0]}***${person.email.split('@')[0]!.at(-1)}@example.com`, phone: null },
  })
  expect((await viaWechat('lin')).data.reason).toBe('phoneBindingRequired')
  expect((await at.world.ask('/api/v2/user/security', {}, { token: crept.user_token })).code).toBe(-202)
  for (const table of ['bound_identity', 'known_device'])
    expect(
      (await at.world.pool.query(`select from ${table} where user_id = $1`, [person.userId])).rowCount,
      table,
    ).toBe(0)
  const told = (await letters(person.email)).find((letter) => letter.startsWith('Your Miralo password was reset'))
  expect(told).toMatch(/3 sign-ins/)
  expect(told).toMatch(/WeChat/)
  expect(told).toMatch(/Alipay/)
})
test('of somebody else nothing is dropped, and a wrong code drops nothing', async () => {
  const [person, other] = [await at.world.person(), await at.world.person()]
  await link(person, 'wechat', 'lin')
  await link(other, 'wechat', 'amu')
  await codeFor(person, 'resetPassword')
  const wrong = { account: person.email, code: '000000', new_password: 'fresh123' }
  expect((await at.world.ask('/reset-password', wrong)).data.reason).toBe('codeWrong')
  expect((await viaWechat('lin')).code).toBe(1)
  expect((await recover(person)).code).toBe(1)
  expect((await viaWechat('amu')).code).toBe(1)
})
test('a link that is on its way while its account is recovered comes too late', async () => {
  const person = await at.world.person()
  const who = at.browser()
  const code = await codeFor(person, 'bindAccount')
  const begun = await who.ask('/api/v2/user/bind/start', { kind: 'wechat', purpose: 'bind', code }, person)
  const given = { kind: 'wechat' as const, ...(await at.allow(begun.data.url, 'lin')) }
  const reset = { account: person.email, code: await codeFor(person, 'resetPassword'), new_password: 'fresh123' }
  const client = await at.world.pool.connect()
  try {
    await client.query('begin')
    await client.query('select from authorization_state where user_id = $1 for update', [person.userId])
    const linking = who.ask('/api/v2/user/bind/add', given, person)
    await expect.poll(async () => waiting()).toBe(true)
    expect((await at.world.ask('/reset-password', reset)).code).toBe(1)
    await client.query('commit')
    expect((await linking).code).toBe(-202)
  } finally {
    client.release()
  }
  expect((await viaWechat('lin')).data.reason).toBe('phoneBindingRequired')
})
const waiting = async (): Promise<boolean> =>
  (
    await at.world.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
         and query like '%authorization_state%'`,
    )
  ).rowCount! > 0
test('and one that comes after it has no sign-in any more', async () => {
  const person = await at.world.person()
  const who = at.browser()
  const code = await codeFor(person, 'bindAccount')
  const begun = await who.ask('/api/v2/user/bind/start', { kind: 'wechat', purpose: 'bind', code }, person)
  const given = { kind: 'wechat' as const, ...(await at.allow(begun.data.url, 'lin')) }
  expect((await recover(person)).code).toBe(1)
  expect((await who.ask('/api/v2/user/bind/add', given, person)).code).toBe(-202)
  expect((await viaWechat('lin')).data.reason).toBe('phoneBindingRequired')
})
