// A demo shop's people, inbox and simulators, where the shop is a demo no more; and its inbox, while it is one.
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findOrCreateByEmail, grantMembership, setPassword } from '#features/people/accounts/accounts.ts'
import { openSession } from '#kernel/call/session.ts'
import { codeFor } from '../codes.ts'
import { consoleToken } from '../roles.ts'
import { freePort, openFolder, closeFolder, startServer } from '../server-process.ts'
import { openWorld, type World } from '../world.ts'

const settings = { captchaRequired: 0, codeResendSeconds: 0 }
const keyed = { SECRET_KEY: 'one key for both: codes of the one are known to the other' }
const password = 'miralo2026'
let demo: World
let service: World
beforeAll(async () => {
  demo = await openWorld({ settings, env: keyed })
  service = await openWorld({ over: demo, demo: false, env: keyed })
})
afterAll(async () => {
  await service.close()
  await demo.close()
})

const shopSession = { userAgent: 'test', days: 30 }
/** As the seed makes them. */
async function seeded(email: string, role?: string) {
  const { userId } = await findOrCreateByEmail(demo.app.db, email)
  await setPassword(demo.app.db, userId, password)
  if (role) await grantMembership(demo.app.db, { userId, audience: 'staff', role })
  const token = role ? await consoleToken(demo, userId) : await openSession(demo.app.db, userId, shopSession)
  return { userId, email, token }
}
const me = (at: World, token: string) => at.ask('/api/v2/user/getUserInfo', {}, { token })

describe('where the shop is a demo no more', () => {
  test('its people are nobody: their sign-ins, passwords and codes', async () => {
    const who = await seeded('lin@shop.example')
    expect((await me(demo, who.token)).status).toBe(200)
    expect((await me(service, who.token)).status).toBe(401)
    const account = { account: who.email, password }
    expect((await demo.ask('/login-by-password', account)).status).toBe(200)
    const dead = await service.ask('/login-by-password', account)
    expect([dead.status, dead.data.reason]).toEqual([422, 'accountClosed'])
    const code = await codeFor(demo, who.email)
    expect((await service.ask('/login', { user_email: who.email, code })).data.reason).toBe('accountClosed')
  })
  test('so are its staff, and they are nobody to wait for', async () => {
    const { token } = await seeded('boss@shop.example', 'admin')
    const headers = { 'user-type': '3' }
    const path = '/api/v2/admin/auth/page'
    expect((await demo.ask(path, {}, { token, headers })).status).toBe(200)
    expect((await service.ask(path, {}, { token, headers })).status).toBe(401)
  })
  test('so is whoever signed up in it, and a sign-in made in it for somebody else', async () => {
    const code = await codeFor(demo, 'new@shop.example')
    const made = await demo.must('/login', { user_email: 'new@shop.example', code })
    expect((await me(service, made.user_token)).status).toBe(401)
    const own = await findOrCreateByEmail(service.app.db, 'own@shop.example')
    const [there, here] = [
      await openSession(demo.app.db, own.userId, shopSession),
      await openSession(service.app.db, own.userId, shopSession),
    ]
    expect([(await me(service, there)).status, (await me(service, here)).status]).toEqual([401, 200])
    expect([(await me(demo, there)).status, (await me(demo, here)).status]).toEqual([200, 200])
  })
  test('a page does not know them either', async () => {
    const who = await seeded('page@shop.example')
    const ask = (at: World) =>
      at.app.ask(
        { lang: 'en-US', token: who.token, audience: 'shopper', ip: '127.0.0.1', userAgent: '' },
        '/api/v2/user/getUserInfo',
        {},
        'page',
      )
    await expect(ask(demo)).resolves.toBeTruthy()
    await expect(ask(service)).rejects.toMatchObject({ reason: 'tokenRevoked' })
  })
  test('the inbox does not exist, and a setting in the environment is not heard', async () => {
    for (const path of ['/dev/inbox', '/dev/inbox.json']) {
      expect((await fetch(demo.url + path)).status).toBe(200)
      expect((await fetch(service.url + path)).status).toBe(404)
    }
  })
})

describe('the inbox of a demo', () => {
  const port = () => new URL(demo.url).port
  const ask = (lines: string[], host = '127.0.0.1'): Promise<number> =>
    new Promise((done, failed) => {
      let heard = ''
      const socket = connect(Number(port()), host, () =>
        socket.write(['GET /dev/inbox.json HTTP/1.1', ...lines, 'Connection: close', '', ''].join('\r\n')),
      )
      socket.setEncoding('utf8').on('data', (text) => (heard += text))
      socket.on('error', failed).on('close', () => done(Number(heard.slice(9, 12))))
    })
  const own = () => `Host: 127.0.0.1:${port()}`
  test('answers by its own Host', async () => {
    for (const name of ['127.0.0.1', 'localhost', '[::1]']) expect(await ask([`Host: ${name}:${port()}`])).toBe(200)
  })
  test('by no other Host', async () => {
    expect(await ask(['Host: localhost'])).toBe(404)
    expect(await ask([`Host: 127.0.0.1:${Number(port()) + 1}`])).toBe(404)
    expect(await ask([`Host: evil.example:${port()}`])).toBe(400)
    const outside = Object.values(networkInterfaces())
      .flatMap((all) => all ?? [])
      .find((a) => !a.internal)
    if (outside?.family === 'IPv4') expect(await ask([`Host: ${outside.address}:${port()}`])).toBe(404)
  })
  const passed = [
    'Forwarded: for=203.0.113.1',
    'X-Forwarded-For: 203.0.113.1',
    'x-forwarded-for:',
    'X-Forwarded-Host: shop.example',
    'X-Forwarded-Proto: https',
    'X-Forwarded: 1',
    'X-Real-IP: 203.0.113.1',
    'Via: 1.1 proxy',
    'CF-Connecting-IP: 203.0.113.1',
    'CF-Ray: 1',
    'True-Client-IP: 203.0.113.1',
    'X-Client-IP: 203.0.113.1',
    'X-Cluster-Client-IP: 203.0.113.1',
    'Fastly-Client-IP: 203.0.113.1',
    'X-Original-Host: shop.example',
    'CDN-Loop: cdn',
  ]
  test.each(passed)('nothing that was passed on: %s', async (line) => expect(await ask([own(), line])).toBe(404))
})

describe('a start', () => {
  test('without DEMO=1 on a database of its own address is that of no demo', { timeout: 60_000 }, async () => {
    const who = await seeded('before@shop.example')
    await codeFor(demo, 'never-here@shop.example')
    await demo.pool.query("insert into setting (name, value) values ('demo', 'true') on conflict do nothing")
    const [folder, port] = [openFolder(), String(await freePort())]
    const server = startServer({ DATA_DIR: folder, PORT: port, DATABASE_URL: demo.databaseUrl })
    await server.ready()
    const at = `http://127.0.0.1:${port}`
    const headers = { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' }
    const mine = await fetch(`${at}/api/v2/user/getUserInfo`, { method: 'POST', headers, body: '{}' })
    expect([mine.status, (await fetch(`${at}/dev/inbox`)).status]).toEqual([401, 404])
    expect(server.output()).not.toMatch(/demo|simulator|miralo2026/i)
    expect((await demo.pool.query('select from login_code')).rowCount).toBe(0)
    server.child.kill('SIGTERM')
    await server.ended
    await closeFolder(folder)
  })
  const ends = async (env: Record<string, string>) => {
    const folder = openFolder()
    const server = startServer({
      DATA_DIR: folder,
      PORT: String(await freePort()),
      DATABASE_URL: demo.databaseUrl,
      ...env,
    })
    const { code } = await server.ended
    await closeFolder(folder)
    return { code, told: server.output().trim() }
  }
  const open: Record<string, string>[] = [
    { HOST: '0.0.0.0' },
    { PUBLIC_URL: 'https://shop.example' },
    { HOST: '0.0.0.0', DEMO: '0' },
  ]
  test.each(open)('by %j is refused with demo people inside, and says what to do', { timeout: 60_000 }, async (env) => {
    await seeded('inside@shop.example')
    const { code, told } = await ends(env)
    expect(code).toBe(1)
    expect(told.split('\n')).toHaveLength(1)
    expect(told).toMatch(/^miralo: the database holds the people of a demo shop.*start on an empty database/)
  })
  test('as a demo by a public address is refused', { timeout: 60_000 }, async () => {
    const { code, told } = await ends({ DEMO: '1', PUBLIC_URL: 'https://shop.example' })
    expect([code, told]).toEqual([1, expect.stringContaining('it goes not with PUBLIC_URL=https://shop.example')])
  })
})
