// Second proofs through the front door: an app and passkeys in the place of the code by mail, forged, replayed,
// guessed, another's, removed and lost; the rule of a shop.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readInbox } from '#features/platform/inbox/dev-inbox.ts'
import { arrivedCode } from '../../../../../test/codes.ts'
import { makeShop, type TestGoods } from '../../../../../test/goods.ts'
import { Passkey } from '../../../../../test/passkey.ts'
import { joinAs } from '../../../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../../../test/world.ts'
import { setPassword } from '../accounts.ts'
import { codeAt, stepAt } from './totp.ts'

type Member = Person & { headers: Record<string, string> }
const password = 'secret12'
let world: World
let goods: TestGoods
beforeAll(async () => {
  world = await openWorld({ settings: { captchaRequired: 0, codeResendSeconds: 0, codesPerTargetHour: 1000 } })
  goods = await makeShop(world)
})
afterAll(() => world.close())

let made = 0
async function member(role = 'owner', merchantId = goods.merchants.kiln): Promise<Member> {
  const who = await world.person(`prover${++made}`)
  await setPassword(world.app.db, who.userId, password)
  return joinAs(world, who, { audience: 'merchant', merchantId, role })
}
const reasonOf = (reply: { data: unknown }) => (reply.data as { reason?: string }).reason
const fromBase32 = (text: string): Buffer => {
  const bits = Array.from(text)
    .map((c) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(c).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
const now = async (): Promise<number> =>
  Number((await world.pool.query<{ ms: string }>('select extract(epoch from shop_now()) * 1000 as ms')).rows[0]!.ms)
const codeOf = async (secret: string, steps = 0): Promise<string> =>
  codeAt(fromBase32(secret), stepAt(await now()) + steps)
async function addApp(who: Member): Promise<{ secret: string; codes: string[] | null }> {
  const { secret } = await world.must('/api/v2/console/proof/totp/begin', { password }, who)
  const { recoveryCodes } = await world.must('/api/v2/console/proof/totp/confirm', { code: await codeOf(secret) }, who)
  await world.advance(60_000)
  return { secret, codes: recoveryCodes }
}
async function addPasskey(who: Member, name = 'Laptop') {
  const key = new Passkey(world.app.context.publicUrl())
  const { options } = await world.must('/api/v2/console/proof/passkey/begin', { password }, who)
  const answer = key.make(options)
  return { key, ...(await world.must('/api/v2/console/proof/passkey/confirm', { name, answer }, who)) }
}
const open = (who: Person) => world.must('/api/v2/console/session/open', { account: who.email, password })
type Shown = { by?: 'mail' | 'totp' | 'recovery' | 'passkey'; code?: string; answer?: string }
const confirm = (ticket: string, shown: Shown) => world.ask('/api/v2/console/session/confirm', { ticket, ...shown })
const signIn = async (who: Person, shown: Shown) => confirm((await open(who)).ticket, shown)
const subjects = async (who: Person): Promise<string> => {
  await world.runJobs()
  return (await readInbox(world.app.context.env.dataDir, who.email)).map((m) => m.subject).join('\n')
}
const orders = (who: { token: string }) =>
  world.ask('/api/v2/mch/order/page', {}, { ...who, headers: { 'user-type': '2' } })
const tokenOf = (reply: { userinfo?: unknown; data: unknown }) =>
  ((reply.userinfo ?? reply.data) as { user_token: string }).user_token

describe('an authenticator app', () => {
  test('takes the place of the code by mail: none is sent, its code opens, and the person is told', async () => {
    const who = await member()
    const { secret, codes } = await addApp(who)
    expect(codes).toHaveLength(10)
    expect(await subjects(who)).toContain('A second proof was added')
    const opened = await open(who)
    expect(opened).toMatchObject({ sentTo: '', ways: { totp: true, passkey: false, recovery: true, mail: true } })
    const reply = await confirm(opened.ticket, { by: 'totp', code: await codeOf(secret) })
    expect((await orders({ token: tokenOf(reply) })).status).toBe(200)
    const dump = JSON.stringify((await world.pool.query('select * from second_proof')).rows)
    expect(dump).not.toContain(secret)
    expect(JSON.stringify((await world.pool.query('select * from recovery_code')).rows)).not.toContain(codes![0])
  })
  test('a code is good once: not again, not by two at once, not an older one after it', async () => {
    const who = await member()
    const { secret } = await addApp(who)
    const code = await codeOf(secret)
    const tickets = await Promise.all([1, 2, 3, 4].map(async () => (await open(who)).ticket))
    const replies = await Promise.all(tickets.map((ticket) => confirm(ticket, { by: 'totp', code })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(reasonOf(await signIn(who, { by: 'totp', code: await codeOf(secret, -1) }))).toBe('codeWrong')
    await world.advance(30_000)
    expect((await signIn(who, { by: 'totp', code: await codeOf(secret) })).status).toBe(200)
  })
  test('guesses are few, the right one among too many opens nothing, and a way of their own is left', async () => {
    const who = await member()
    const { secret } = await addApp(who)
    const { ticket } = await open(who)
    const right = await codeOf(secret)
    const wrong = right === '000000' ? '000001' : '000000'
    const guesses = await Promise.all(Array.from({ length: 12 }, () => confirm(ticket, { by: 'totp', code: wrong })))
    expect(guesses.filter((reply) => reasonOf(reply) === 'codeWrong')).toHaveLength(5)
    expect(reasonOf(await confirm(ticket, { by: 'totp', code: right }))).toBe('secondProofLocked')
    expect(reasonOf(await confirm(ticket, { by: 'recovery', code: 'AAAAA-AAAAA' }))).toBe('secondProofLocked')
    await world.must('/api/v2/console/session/mail', { ticket })
    expect((await confirm(ticket, { code: await arrivedCode(world, who.email) })).status).toBe(200)
  })
  test('is added and removed by the password alone, not by a sign-in of the shop or with another’s id', async () => {
    const [who, other] = [await member(), await member('owner', goods.merchants.paper)]
    const begin = (typed: string, by: { token: string }) =>
      world.ask('/api/v2/console/proof/totp/begin', { password: typed }, by)
    expect(reasonOf(await begin('wrong123', who))).toBe('passwordWrong')
    const inShop = await world.person()
    expect(reasonOf(await begin(password, inShop))).toBe('forbidden')
    await addApp(who)
    expect(reasonOf(await begin(password, who))).toBe('secondProofTwice')
    const { totp } = await world.must('/api/v2/console/proof/list', {}, who)
    const remove = (id: number, by: Member, typed = password) =>
      world.ask('/api/v2/console/proof/remove', { id, password: typed }, by)
    expect(reasonOf(await remove(totp!.id, other))).toBe('notFound')
    expect(reasonOf(await remove(totp!.id, who, 'wrong123'))).toBe('passwordWrong')
    expect((await remove(totp!.id, who)).status).toBe(200)
    expect(await subjects(who)).toContain('A second proof was removed')
    expect((await open(who)).sentTo).not.toBe('')
    expect((await world.must('/api/v2/console/proof/list', {}, who)).recoveryLeft).toBe(0)
  })
  test('waits for its first code, ten minutes, and does not count until then', async () => {
    const who = await member()
    const { secret } = await world.must('/api/v2/console/proof/totp/begin', { password }, who)
    expect((await open(who)).ways).toMatchObject({ totp: false })
    await world.advance(601_000)
    const late = await world.ask('/api/v2/console/proof/totp/confirm', { code: await codeOf(secret) }, who)
    expect(reasonOf(late)).toBe('codeWrong')
  })
})

test('a recovery code opens once, and its person is told how many are left', async () => {
  const who = await member()
  const { codes } = await addApp(who)
  const typed = codes![3]!.toLowerCase().replace('-', ' ')
  const tickets = await Promise.all([1, 2, 3].map(async () => (await open(who)).ticket))
  const replies = await Promise.all(tickets.map((ticket) => confirm(ticket, { by: 'recovery', code: typed })))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await subjects(who)).toContain('A recovery code was used')
  const { recoveryCodes } = await world.must('/api/v2/console/proof/recovery', { password }, who)
  expect(reasonOf(await signIn(who, { by: 'recovery', code: codes![4]! }))).toBe('codeWrong')
  expect((await signIn(who, { by: 'recovery', code: recoveryCodes[0]! })).status).toBe(200)
  const another = await member()
  await addApp(another)
  expect(reasonOf(await signIn(another, { by: 'recovery', code: recoveryCodes[1]! }))).toBe('codeWrong')
})

describe('a passkey', () => {
  const asked = async (who: Person) => {
    const { ticket, ways } = await open(who)
    expect(ways.passkey).toBe(true)
    return { ticket, ...(await world.must('/api/v2/console/session/passkey', { ticket })) }
  }
  test('opens the console by what it signs', async () => {
    const who = await member()
    const { key, recoveryCodes } = await addPasskey(who)
    expect(recoveryCodes).toHaveLength(10)
    const { ticket, options } = await asked(who)
    const reply = await confirm(ticket, { by: 'passkey', answer: key.sign(options) })
    expect((await orders({ token: tokenOf(reply) })).status).toBe(200)
    const second = await addPasskey(who, 'Key ring')
    expect(second.recoveryCodes).toBeNull()
    expect((await world.must('/api/v2/console/proof/list', {}, who)).passkeys.map((k) => k.name)).toEqual([
      'Laptop',
      'Key ring',
    ])
  })
  test('forged, elsewhere, unverified, counted back, replayed or of somebody else it opens nothing', async () => {
    const [who, other] = [await member(), await member()]
    const [{ key }, { key: theirs }] = [await addPasskey(who), await addPasskey(other)]
    const lies = [
      { forged: true },
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { unverified: true },
      { challenge: 'AAAA' },
      { counter: 1 },
    ]
    for (const lie of lies) {
      const { ticket, options } = await asked(who)
      const answer = key.sign(options, lie)
      expect([lie, reasonOf(await confirm(ticket, { by: 'passkey', answer }))]).toEqual([lie, 'passkeyInvalid'])
      // the challenge is spent with the first answer
      const honest = await confirm(ticket, { by: 'passkey', answer: key.sign(options) })
      expect(reasonOf(honest)).toBe('passkeyInvalid')
    }
    const foreign = await asked(who)
    const answer = theirs.sign(foreign.options)
    expect(reasonOf(await confirm(foreign.ticket, { by: 'passkey', answer }))).toBe('passkeyInvalid')
    const { ticket, options } = await asked(who)
    const good = key.sign(options)
    const atOnce = await Promise.all([1, 2, 3].map(() => confirm(ticket, { by: 'passkey', answer: good })))
    expect(atOnce.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const nonsense of ['{}', 'null', '[]', '"x"', '{"id":1}'])
      expect(reasonOf(await signIn(who, { by: 'passkey', answer: nonsense }))).toBe('passkeyInvalid')
  })
  test('is made for its challenge once, and never one that somebody has', async () => {
    const [who, other] = [await member(), await member()]
    const { key } = await addPasskey(who)
    const { options } = await world.must('/api/v2/console/proof/passkey/begin', { password }, other)
    const add = (answer: string) => world.ask('/api/v2/console/proof/passkey/confirm', { name: 'Mine', answer }, other)
    expect(reasonOf(await add(key.make(options)))).toBe('passkeyInvalid')
    const fresh = new Passkey(world.app.context.publicUrl())
    expect(reasonOf(await add(fresh.make(options)))).toBe('passkeyInvalid')
    const next = await world.must('/api/v2/console/proof/passkey/begin', { password }, other)
    expect(reasonOf(await add(fresh.make(next.options, { unverified: true })))).toBe('passkeyInvalid')
  })
})

describe('a shop that wants a second proof of every member', () => {
  const require = (on: boolean, who: Member) => world.ask('/api/v2/mch/staff/proof/require', { on }, who)
  test('shuts out who signed in by mail until they add one, and takes no code by mail for who has one', async () => {
    const merchantId = goods.merchants.paper
    const [owner, clerk] = [await member('owner', merchantId), await member('orders', merchantId)]
    expect(reasonOf(await require(true, owner))).toBe('secondProofMissing')
    await addApp(owner)
    expect((await require(true, owner)).status).toBe(200)
    expect(reasonOf(await require(true, clerk))).toBe('secondProofRequired')
    expect((await orders(owner)).status).toBe(200)
    expect(reasonOf(await orders(clerk))).toBe('secondProofRequired')
    const { ticket, ways } = await open(owner)
    expect(ways.mail).toBe(false)
    expect(reasonOf(await world.ask('/api/v2/console/session/mail', { ticket }))).toBe('secondProofRequired')
    expect(reasonOf(await confirm(ticket, { code: '123456' }))).toBe('secondProofRequired')
    // without one they come in by mail, and add it there
    expect((await open(clerk)).ways.mail).toBe(true)
    expect((await world.must('/api/v2/console/proof/list', {}, clerk)).demandedBy).toHaveLength(1)
    await addPasskey(clerk)
    expect((await orders(clerk)).status).toBe(200)
    const [key] = (await world.must('/api/v2/console/proof/list', {}, clerk)).passkeys
    await world.must('/api/v2/console/proof/remove', { id: key!.id, password }, clerk)
    expect(reasonOf(await orders(clerk))).toBe('secondProofRequired')
    const log = await world.must('/api/v2/mch/log/page', { area: 'people' }, owner)
    expect(log.records.map(({ action }) => action)).toContain('staff.proof.require')
    expect((await require(false, owner)).status).toBe(200)
    expect((await orders(clerk)).status).toBe(200)
  })
  test('who lost everything is let in again by staff, told and noted; nobody resets their own', async () => {
    const who = await member()
    await addApp(who)
    const admin = await joinAs(world, await world.person('admin'), { audience: 'staff', role: 'admin' })
    const support = await joinAs(world, await world.person('helper'), { audience: 'staff', role: 'support' })
    const reset = (by: Member, account = who.email, reason = 'showed their passport') =>
      world.ask('/api/v2/admin/proof/reset', { account, reason }, by)
    expect((await reset(support)).status).toBe(403)
    expect((await reset(admin, who.email, ' ')).status).toBe(400)
    expect(reasonOf(await reset(admin, admin.email))).toBe('forbidden')
    expect((await reset(admin)).status).toBe(200)
    expect((await orders(who)).status).toBe(401)
    const { ticket, sentTo } = await open(who)
    expect(sentTo).not.toBe('')
    expect((await confirm(ticket, { code: await arrivedCode(world, who.email) })).status).toBe(200)
    expect(await subjects(who)).toContain('second proofs of your Miralo account were removed')
    const { rows } = await world.pool.query("select staff_id, about from audit_log where action = 'proof.reset'")
    expect(rows).toEqual([{ staff_id: admin.userId, about: who.userId }])
  })
})
