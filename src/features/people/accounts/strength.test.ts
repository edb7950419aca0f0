// What a sign-in may do to its account, and who is told: a first password or contact without a code only by the sign-in
// that made the account, a changed contact ends the others, a new device is told.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readInbox } from '#features/platform/inbox/dev-inbox.ts'
import { openSession } from '#kernel/call/session.ts'
import { arrivedCode, codeFor } from '../../../../test/codes.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { setPassword } from './accounts.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ settings: { captchaRequired: 0, codeResendSeconds: 0, codesPerTargetHour: 1000 } })
})
afterAll(() => world.close())

const alive = async (token: string) => (await world.ask('/api/v2/user/getUserInfo', {}, { token })).code
const another = (userId: number) => openSession(world.app.db, userId, { userAgent: 'another', days: 1 })
const subjects = async (contact: string): Promise<string[]> => {
  await world.runJobs()
  return (await readInbox(world.app.context.env.dataDir, contact)).map((m) => m.subject || m.text)
}
let count = 0
const fresh = () => ({ email: `fresh${++count}@example.com`, phone: String(13_800_137_000 + count) })

describe('a first password without a code', () => {
  const complete = (token: string) => world.ask('/api/v2/user/supplement', { password: 'secret12' }, { token })
  const change = (token: string) => world.ask('/update-password', { new_password: 'secret12' }, { token })

  test.each([
    ['e-mail', async () => fresh().email],
    ['phone', async () => `+86${fresh().phone}`],
  ])('for the account that this sign-in made by %s, and it is told', async (_, contactOf) => {
    for (const set of [complete, change]) {
      const contact = await contactOf()
      const code = await codeFor(world, contact)
      const made = contact.startsWith('+')
        ? await world.must('/login-by-phone', { phone: contact, code })
        : await world.must('/login', { user_email: contact, code })
      expect(made.isNew).toBe(true)
      expect((await world.must('/api/v2/user/security', {}, { token: made.user_token })).freshSignIn).toBe(true)
      expect((await set(made.user_token)).status).toBe(200)
      expect((await subjects(contact)).join()).toMatch(/password (was|has just been) set/)
    }
  })
  test('not by a fresh sign-in of an account that was there', async () => {
    const { email } = fresh()
    await world.must('/login', { user_email: email, code: await codeFor(world, email) })
    const again = await world.must('/login', { user_email: email, code: await codeFor(world, email) })
    expect(again.isNew).toBe(false)
    const token = again.user_token
    expect((await world.must('/api/v2/user/security', {}, { token })).freshSignIn).toBe(false)
    for (const set of [complete, change]) expect((await set(token)).code).toBe(42_268)
    const code = await codeFor(world, email, 'resetPassword')
    expect((await world.ask('/update-password', { new_password: 'secret12', code }, { token })).status).toBe(200)
  })
  test('not by the sign-in of another account that was made just now', async () => {
    const [made, old] = [await world.person(), await world.person()]
    const token = await another(old.userId)
    expect((await complete(made.token)).status).toBe(200)
    expect((await complete(token)).data.reason).toBe('proofRequired')
  })
  test('nor a first phone or e-mail, which opens the account as well', async () => {
    const { userId } = await world.person()
    const token = await another(userId)
    const { phone } = fresh()
    const code = await codeFor(world, `+86${phone}`, 'bindPhone', { token })
    expect((await world.ask('/mobile-change-bind', { phone, code }, { token })).code).toBe(42_268)
    const owned = await world.person()
    const sent = await codeFor(world, `+86${phone}`, 'bindPhone', owned)
    expect((await world.ask('/mobile-change-bind', { phone, code: sent }, owned)).status).toBe(200)
  })
})

describe('another e-mail or phone', () => {
  const move = async (who: Person): Promise<string> => {
    const email = fresh().email
    const input = {
      user_email: email,
      code: await codeFor(world, email, 'changeEmail', who),
      old_code: await codeFor(world, who.email, 'changeEmail', who),
    }
    await world.must('/email-change-bind', input, who)
    return email
  }
  test('ends the other sign-ins and makes their devices strangers; the one that did it goes on', async () => {
    const who = await world.person()
    await setPassword(world.app.db, who.userId, 'secret12')
    const device = 'a-browser-of-long-ago'
    const other = await world.must('/login-by-password', { account: who.email, password: 'secret12', device })
    const email = await move(who)
    expect([await alive(who.token), await alive(other.user_token)]).toEqual([20_001, -202])
    expect((await world.pool.query('select from known_device where user_id = $1', [who.userId])).rowCount).toBe(0)
    expect((await subjects(who.email))[0]).toBe('The e-mail address of your Miralo account was changed')
    await world.must('/login-by-password', { account: email, password: 'secret12', device })
    expect((await subjects(email)).join()).toContain('New sign-in')
  })
  test('so does another phone; a refused change ends nothing', async () => {
    const who = await world.person()
    const first = fresh().phone
    await world.pool.query('update user_account set phone = $1 where id = $2', [`+86${first}`, who.userId])
    const other = await another(who.userId)
    const { phone } = fresh()
    const code = await codeFor(world, `+86${phone}`, 'changePhone', who)
    const old = await codeFor(world, who.email, 'changePhone', who)
    const bind = (old_code: string) => world.ask('/mobile-change-bind', { phone, code, old_code }, who)
    expect((await bind('000000')).code).toBe(42_218)
    expect(await alive(other)).toBe(20_001)
    expect((await bind(old)).status).toBe(200)
    expect([await alive(who.token), await alive(other)]).toEqual([20_001, -202])
  })
  test('is too late for a sign-in that another change has just ended', async () => {
    for (let round = 0; round < 5; round++) {
      const who = await world.person()
      const rival = { ...who, token: await another(who.userId) }
      const moved = await Promise.all(
        [who, rival].map(async (by) => {
          const email = fresh().email
          const input = { user_email: email, code: await codeFor(world, email, 'changeEmail', by) }
          return { by, input }
        }),
      )
      const old_code = await codeFor(world, who.email, 'changeEmail', who)
      const replies = await Promise.all(
        moved.map(({ by, input }) => world.ask('/email-change-bind', { ...input, old_code }, by)),
      )
      expect(replies.filter((r) => r.status === 200)).toHaveLength(1)
      const winner = replies.findIndex((r) => r.status === 200)
      expect(await alive(moved[1 - winner]!.by.token)).toBe(-202)
    }
  })
})

describe('a device that the account does not know', () => {
  test('is told by letter, also to an account whose sign-ins are all forgotten', async () => {
    const who = await world.person()
    await setPassword(world.app.db, who.userId, 'secret12')
    await world.pool.query('delete from session where user_id = $1', [who.userId])
    await world.must('/login-by-password', { account: who.email, password: 'secret12', device: 'browser-of-nobody-1' })
    expect(await subjects(who.email)).toEqual(['New sign-in to your Miralo account'])
    await world.must('/login-by-password', { account: who.email, password: 'secret12', device: 'browser-of-nobody-1' })
    expect(await subjects(who.email)).toHaveLength(1)
  })
  test('is told by text where there is no e-mail, but for a sign-in by a code that came there itself', async () => {
    const phone = `+86${fresh().phone}`
    const made = await world.must('/login-by-phone', { phone, code: await codeFor(world, phone) })
    await setPassword(world.app.db, made.user_id, 'secret12')
    await world.must('/login-by-phone', { phone, code: await codeFor(world, phone) })
    expect((await subjects(phone)).filter((text) => text.includes('on a new device'))).toHaveLength(0)
    await world.must('/login-by-password', { account: phone, password: 'secret12' })
    expect((await subjects(phone)).filter((text) => text.includes('on a new device'))).toHaveLength(1)
    expect(await arrivedCode(world, phone)).toMatch(/^\d{6}$/)
  })
})
