// Guessing a password: locks by account and address, by account, by address; devices that are known; the captcha.
import * as argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { codeFor } from '../../../../test/codes.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { readInbox } from '#features/platform/inbox/dev-inbox.ts'
import { earnToken } from '#features/platform/captcha/captcha.ts'
import { setPassword } from './accounts.ts'

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

describe('guessing', () => {
  test('five wrong ones lock the account for this address for 15 minutes, not its owner elsewhere', async () => {
    const { email } = await member('stuffed')
    const ip = '198.51.100.10'
    for (let n = 0; n < 5; n++) expect((await enter(email, `wrong12${n}`, { ip })).code).toBe(42260)
    expect(await enter(email, 'secret12', { ip })).toMatchObject({
      status: 429,
      code: 42960,
      data: { reason: 'passwordLocked', minutes: 15 },
    })
    expect((await enter(email, 'secret12', { ip: '198.51.100.11' })).code).toBe(1)
    await world.advance(890_000)
    expect((await enter(email, 'secret12', { ip })).code).toBe(42960)
    await world.advance(12_000)
    expect((await enter(email, 'secret12', { ip })).code).toBe(1)
  })
  test('an unknown account locks alike', async () => {
    const ip = '198.51.100.12'
    for (let n = 0; n < 5; n++) expect((await enter('ghost@example.com', 'wrong123', { ip })).code).toBe(42260)
    expect((await enter('ghost@example.com', 'wrong123', { ip })).code).toBe(42960)
  })
  test('of 20 at once at most five are compared', async () => {
    const { email } = await member('parallel')
    const before = vi.mocked(argon2.verify).mock.calls.length
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => enter(email, `wrong1${n}`, { ip: '198.51.100.13' })),
    )
    expect(vi.mocked(argon2.verify).mock.calls.length - before).toBe(5)
    expect(replies.filter((r) => r.code === 42260)).toHaveLength(5)
    expect(replies.filter((r) => r.code === 42960)).toHaveLength(15)
  })
  test('a device that the account knows is not locked by guesses from its own address', async () => {
    const { email } = await member('household')
    const [ip, device] = ['198.51.100.14', 'the-family-tablet-1']
    expect((await enter(email, 'secret12', { ip, device })).code).toBe(1)
    for (let n = 0; n < 5; n++) await enter(email, 'wrong123', { ip })
    expect((await enter(email, 'secret12', { ip })).code).toBe(42960)
    expect((await enter(email, 'secret12', { ip, device: 'a-made-up-device-1' })).code).toBe(42960)
    expect((await enter(email, 'secret12', { ip, device })).code).toBe(1)
    for (let n = 0; n < 5; n++) expect((await enter(email, 'wrong123', { ip, device })).code).toBe(42260)
    expect((await enter(email, 'secret12', { ip, device })).code, 'a stolen device does not guess for ever').toBe(42960)
  })
  test('one /48 or /24 has twenty tries an hour at an account, however it rotates', async () => {
    const { email } = await member('rented')
    for (const at of [(n: number) => `2001:db8:7:${n.toString(16)}::1`, (n: number) => `192.0.2.${n + 1}`]) {
      const codes = []
      for (let n = 0; n < 21; n++) codes.push((await enter(email, 'wrong123', { ip: at(n) })).code)
      expect(codes).toEqual([...Array<number>(20).fill(42260), 42960])
    }
  })
  test('strangers from everywhere keep nobody out: each place has a try, and a letter tells of it once', async () => {
    const { email } = await member('rotated')
    const codes = []
    for (let n = 0; n < 70; n++) codes.push((await enter(email, 'wrong123', { ip: `203.0.${n}.1` })).code)
    expect(new Set(codes)).toEqual(new Set([42260]))
    expect((await enter(email, 'secret12', { ip: '203.1.1.1' })).code, 'the owner at a new place').toBe(1)
    expect((await enter(email, 'wrong123', { ip: '203.1.2.1' })).code).toBe(42260)
    expect((await enter(email, 'secret12', { ip: '203.1.2.1' })).code, 'a second try there waits').toBe(42960)
    expect((await world.ask('/login', { user_email: email, code: await codeFor(world, email) })).code).toBe(1)
    await world.runJobs()
    const letters = await readInbox(world.app.context.env.dataDir, email)
    expect(letters.filter((l) => l.subject.startsWith('Somebody is trying to guess'))).toHaveLength(1)
  })
  test('of thirty who enter the right password at once everybody is let in', async () => {
    const { email } = await member('crowded')
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => enter(email, 'secret12', { ip: '198.51.100.17' })),
    )
    expect(new Set(replies.map((r) => r.code))).toEqual(new Set([1]))
  })
  test('one address ends at sixty an hour over many accounts', async () => {
    const codes = []
    for (let n = 0; n < 62; n++)
      codes.push((await enter(`victim${n}@example.com`, 'wrong123', { ip: '198.51.100.15' })).code)
    expect(codes.slice(0, 60).every((c) => c === 42260)).toBe(true)
    expect(codes.slice(60)).toEqual([42901, 42901])
  })
  test('right passwords do not use up anything', async () => {
    const { email } = await member('frequent')
    for (let n = 0; n < 8; n++) expect((await enter(email, 'secret12', { ip: '198.51.100.16' })).code).toBe(1)
  })
  test('after three wrong ones a captcha is asked, known or unknown alike, before anything is compared', async () => {
    const strict = await openWorld()
    try {
      const { email } = await member('tired', strict)
      for (const account of [email, 'nobody-at-all@example.com']) {
        await strict.pool.query('delete from abuse_count')
        for (let n = 0; n < 3; n++) expect((await enter(account, 'wrong123', {}, strict)).code).toBe(42260)
        const before = vi.mocked(argon2.verify).mock.calls.length
        expect((await enter(account, 'secret12', {}, strict)).code).toBe(42240)
        expect((await enter(account, 'secret12', { captchaToken: 'y'.repeat(43) }, strict)).code).toBe(42241)
        expect(vi.mocked(argon2.verify).mock.calls.length).toBe(before)
      }
      await strict.pool.query(`delete from abuse_count where key not like 'password line %'`)
      expect(
        (await enter(email, 'secret12', { captchaToken: await earnToken(strict.app.db, '127.0.0.1', null) }, strict))
          .code,
        'guesses at others count for the address',
      ).toBe(1)
    } finally {
      await strict.close()
    }
  })
})
