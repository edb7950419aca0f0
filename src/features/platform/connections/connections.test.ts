// Keys of providers through the front door: sealed, never seen again, in use at once in every process, behind the
// environment, out of the log and of every answer; and tries that really ask simulators and servers.
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startIdentitySimulator, type IdentitySimulator } from '../../../../simulators/identity.ts'
import { startKuaidi100Simulator, type Kuaidi100Simulator } from '../../../../simulators/kuaidi100.ts'
import { startStripeSimulator, type Simulator } from '../../../../simulators/stripe.ts'
import { staffer } from '../../../../test/claims.ts'
import { startMailServer, type MailServer } from '../../../../test/mail-server.ts'
import { atConsole, joinAs, roleWith } from '../../../../test/roles.ts'
import type { Clerk } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'

const secretKey = 'sk_test_0123456789abcdef0123456789'
const webhookSecret = 'whsec_0123456789abcdef0123456789'
/** the same for all processes */
const sealing = 'k'.repeat(40)
let stripe: Simulator
let parcels: Kuaidi100Simulator
let identities: IdentitySimulator
let mail: MailServer
let world: World
let admin: Clerk
beforeAll(async () => {
  ;[stripe, parcels, identities, mail] = await Promise.all([
    startStripeSimulator({ secretKey, webhookSecret }),
    startKuaidi100Simulator(),
    startIdentitySimulator(),
    startMailServer(),
  ])
  world = await openWorld({
    env: {
      STRIPE_HOST: stripe.url,
      KUAIDI100_HOST: parcels.url,
      WECHAT_HOST: identities.url,
      WECHAT_API_HOST: identities.url,
      ALIPAY_HOST: identities.url,
      SECRET_KEY: sealing,
    },
  })
  admin = await staffer(world, 'admin')
})
afterAll(async () => {
  await world.close()
  await Promise.all([stripe.close(), parcels.close(), identities.close()])
  mail.close()
})

type Connection = 'mail' | 'texts' | 'payment' | 'wechat' | 'alipay' | 'parcels' | 'storage'
const page = async (by = admin, at = world) => (await at.must('/api/v2/admin/connection/page', {}, by)).records
const one = async (connection: Connection, at = world) =>
  (await page(admin, at)).find((r) => r.connection === connection)!
const save = async (connection: Connection, values: Record<string, string>, more: object = {}, by = admin) => {
  const listed = Object.entries(values).map(([name, value]) => ({ name, value }))
  const { version } = await one(connection)
  return world.ask(
    '/api/v2/admin/connection/save',
    { connection, values: listed, reason: 'New contract', version, requestId: crypto.randomUUID(), ...more },
    by,
  )
}
const given = async (connection: Connection, values: Record<string, string>) => {
  const reply = await save(connection, values)
  expect(reply.status, JSON.stringify(reply.raw)).toBe(200)
}
const remove = async (connection: Connection) =>
  world.must(
    '/api/v2/admin/connection/remove',
    {
      connection,
      reason: 'No longer',
      version: (await one(connection)).version,
    },
    admin,
  )
const tried = (connection: Connection, by = admin) => world.must('/api/v2/admin/connection/try', { connection }, by)
const reasonOf = (reply: { data: unknown }) => (reply.data as { reason?: string }).reason
const env = () => world.app.context.env
const keys = { STRIPE_SECRET_KEY: 'sk_test_of_this_desk_4242', STRIPE_WEBHOOK_SECRET: 'whsec_of_this_desk_77' }

describe('keys that are given', () => {
  test('are sealed, shown by their end alone, in no log and no answer, and used from the commit on', async () => {
    expect(env().stripe).toBeUndefined()
    const reply = await save('payment', keys)
    expect(reply).toMatchObject({ status: 200, data: { version: 1 } })
    await expect.poll(() => env().stripe?.secretKey).toBe(keys.STRIPE_SECRET_KEY)
    expect(env().stripe).toMatchObject({ webhookSecret: keys.STRIPE_WEBHOOK_SECRET, host: stripe.url })
    const shown = await one('payment')
    expect(shown).toMatchObject({ source: 'desk', version: 1, canBeTried: true })
    expect(shown.fields.map(({ seen }) => seen)).toEqual(['…4242', '…k_77'])
    const { rows } = await world.pool.query<{ all: string }>(`
      select (select string_agg(k::text, '') from provider_keys k)
        || (select string_agg(a::text, '') from audit_log a)
        || coalesce((select string_agg(r::text, '') from request_reply r), '') as all`)
    const told = rows[0]!.all + JSON.stringify(await page()) + JSON.stringify(reply.raw)
    for (const key of Object.values(keys)) {
      expect(told).not.toContain(key)
      expect(told).not.toContain(Buffer.from(key).toString('hex'))
    }
    expect(told).toContain('connection.save')
  })
  test('hold in every process, and in one that starts later; taken away, in none', async () => {
    await given('parcels', { KUAIDI100_KEY: 'key-of-this-desk-1', KUAIDI100_CUSTOMER: 'customer-of-this-desk' })
    const other = await openWorld({ over: world, env: { SECRET_KEY: sealing } })
    expect(other.app.context.env.kuaidi100?.key).toBe('key-of-this-desk-1')
    await given('parcels', { KUAIDI100_KEY: 'key-of-this-desk-2' })
    await expect.poll(() => other.app.context.env.kuaidi100?.key).toBe('key-of-this-desk-2')
    expect(other.app.context.env.kuaidi100?.customer).toBe('customer-of-this-desk')
    await remove('parcels')
    await expect.poll(() => other.app.context.env.kuaidi100).toBeUndefined()
    await expect.poll(() => env().kuaidi100).toBeUndefined()
    expect(await one('parcels')).toMatchObject({ source: 'none', version: 0, canBeTried: false })
    await other.close()
  })
  test('stand behind the environment, whole, which cannot be changed here', async () => {
    await given('payment', keys)
    const set = { STRIPE_SECRET_KEY: 'sk_test_of_the_server', STRIPE_WEBHOOK_SECRET: 'whsec_of_the_server' }
    const other = await openWorld({ over: world, env: { ...set, SECRET_KEY: sealing } })
    expect(other.app.context.env.stripe?.secretKey).toBe(set.STRIPE_SECRET_KEY)
    const there = await atConsole(other, admin)
    expect((await page(there, other)).find((r) => r.connection === 'payment')).toMatchObject({
      source: 'environment',
      version: 2,
    })
    const wish = { connection: 'payment' as const, values: [{ name: 'STRIPE_SECRET_KEY', value: 'sk_test_other' }] }
    const reply = await other.ask('/api/v2/admin/connection/save', { ...wish, reason: 'x', version: 2 }, there)
    expect(reasonOf(reply)).toBe('connectionForced')
    await other.close()
  })
  test('that are none are refused by their field, and nothing of the rest is kept', async () => {
    const before = await one('payment')
    for (const [connection, values, field] of [
      ['wechat', { WECHAT_APP_ID: 'wx1' }, 'WECHAT_APP_SECRET'],
      ['wechat', { WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 's', WECHAT_MP_APP_ID: 'wx2' }, 'WECHAT_MP_APP_ID'],
      ['alipay', { ALIPAY_APP_ID: '1', ALIPAY_PRIVATE_KEY: 'x', ALIPAY_PUBLIC_KEY: 'y' }, 'ALIPAY_PRIVATE_KEY'],
      ['texts', { SMS_PROVIDER: 'pigeon', SMS_KEY: 'k', SMS_SECRET: 's', SMS_SENDER: 'a' }, 'SMS_PROVIDER'],
      ['mail', { SMTP_URL: 'file:///etc/passwd' }, 'SMTP_URL'],
      ['mail', { SMTP_URL: 'nonsense' }, 'SMTP_URL'],
      ['mail', { MAIL_FROM: 'Shop <a@example.com>' }, 'SMTP_URL'],
      // another provider's, a host, what is no provider's at all
      ['payment', { ...keys, STRIPE_HOST: 'http://127.0.0.1:1' }, 'STRIPE_HOST'],
      ['payment', { ...keys, SECRET_KEY: 'x'.repeat(40) }, 'SECRET_KEY'],
      ['payment', { ...keys, __proto__: 'x', constructor: 'y' }, 'constructor'],
      ['storage', { S3_BUCKET: 'theirs' }, 'S3_BUCKET'],
      ['payment', { STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY'],
    ] as const) {
      const reply = await save(connection, values)
      expect([connection, reply.status, reply.data]).toMatchObject([
        connection,
        422,
        { reason: 'connectionInvalid', field },
      ])
    }
    expect(await one('payment')).toEqual(before)
    expect(reasonOf(await save('payment', keys, { reason: ' ' }))).toBe('reasonRequired')
    expect(reasonOf(await save('payment', keys, { version: 99 }))).toBe('connectionChanged')
    expect(reasonOf(await save('payment', keys, { sealed: 'x' }))).toBe('badInput')
  })
  test('of two who give them at once one is heard', async () => {
    const version = (await one('payment')).version
    const replies = await Promise.all(
      ['a', 'b'].map((end) => save('payment', { STRIPE_SECRET_KEY: `sk_test_${end}` }, { version })),
    )
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
  test('of a shop in service name no mail server of our own network, nor a door that is none of mail', async () => {
    const other = await openWorld({ over: world, demo: false, env: { SECRET_KEY: sealing } })
    const there = await atConsole(other, admin)
    for (const host of ['127.0.0.1', '10.0.0.7:25', '[::1]', '169.254.169.254:587', 'localhost', '1.1.1.1:22']) {
      const values = [{ name: 'SMTP_URL', value: `smtp://${host}` }]
      const wish = { connection: 'mail' as const, values, reason: 'x', version: 0 }
      expect([host, reasonOf(await other.ask('/api/v2/admin/connection/save', wish, there))]).toEqual([
        host,
        'connectionInside',
      ])
    }
    await other.close()
  })
  test('are seen and given by those alone who hold the permission', async () => {
    const reads = await joinAs(world, await world.person(), {
      audience: 'staff',
      role: await roleWith(world, 'staff', ['connection.read', 'setting.write']),
    })
    expect((await page(reads)).length).toBeGreaterThan(0)
    expect((await save('payment', keys, {}, reads)).status).toBe(403)
    expect((await world.ask('/api/v2/admin/connection/try', { connection: 'payment' }, reads)).status).toBe(403)
    const finance = await staffer(world, 'finance')
    expect((await world.ask('/api/v2/admin/connection/page', {}, finance)).status).toBe(403)
  })
})

describe('a try', () => {
  test('asks the provider of payment, and tells a key that it does not take', async () => {
    await given('payment', { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret })
    await expect.poll(() => env().stripe?.secretKey).toBe(secretKey)
    expect(await tried('payment')).toEqual({ why: 'fine', said: '' })
    await given('payment', { STRIPE_SECRET_KEY: 'sk_test_of_nobody_at_all' })
    await expect.poll(async () => (await tried('payment')).why).toBe('keys')
    expect(JSON.stringify(await tried('payment'))).not.toContain('sk_test_of_nobody_at_all')
  })
  test('sends a letter to whoever asks, and tells a user that is unknown and a server that is away', async () => {
    await given('mail', { SMTP_URL: `smtp://shop:secret@${mail.url}`, MAIL_FROM: 'Shop <shop@example.com>' })
    expect((await one('mail')).fields.map(({ seen }) => seen)).toEqual([
      `smtp://${mail.url}`,
      'Shop <shop@example.com>',
    ])
    await expect.poll(() => env().smtpUrl).toContain(mail.url)
    expect((await tried('mail')).why).toBe('fine')
    expect(mail.letters.at(-1)).toContain(admin.email)
    await given('mail', { SMTP_URL: `smtp://wrong:secret@${mail.url}` })
    await expect.poll(async () => (await tried('mail')).why).toBe('keys')
    await given('mail', { SMTP_URL: 'smtp://127.0.0.1:1' })
    await expect.poll(async () => (await tried('mail')).why).toBe('unreachable')
    await remove('mail')
    await expect.poll(() => env().smtpUrl).toBeUndefined()
  })
  test('of a mail server given here never leaves for our own network, whatever its name leads to now', async () => {
    await given('mail', { SMTP_URL: `smtp://${mail.url}` })
    const other = await openWorld({ over: world, demo: false, env: { SECRET_KEY: sealing } })
    expect(other.app.context.env.smtpByDesk).toBe(true)
    const there = await atConsole(other, admin)
    expect(await other.must('/api/v2/admin/connection/try', { connection: 'mail' }, there)).toMatchObject({
      why: 'inside',
    })
    await other.close()
    await remove('mail')
  })
  test('asks the provider of parcels', async () => {
    const { KUAIDI100_KEY, KUAIDI100_CUSTOMER } = parcels.settings as Record<
      'KUAIDI100_KEY' | 'KUAIDI100_CUSTOMER',
      string
    >
    await given('parcels', { KUAIDI100_KEY, KUAIDI100_CUSTOMER })
    await expect.poll(() => env().kuaidi100?.key).toBe(KUAIDI100_KEY)
    expect((await tried('parcels')).why).toBe('fine')
    await given('parcels', { KUAIDI100_KEY: 'a-key-of-nobody' })
    await expect.poll(async () => (await tried('parcels')).why).toBe('keys')
  })
  test('asks WeChat and Alipay to take a code that is none', async () => {
    const of = (...names: string[]) => Object.fromEntries(names.map((name) => [name, identities.settings[name]!]))
    await given('wechat', of('WECHAT_APP_ID', 'WECHAT_APP_SECRET', 'WECHAT_MP_APP_ID', 'WECHAT_MP_APP_SECRET'))
    await expect.poll(() => env().wechat?.inside).toBeDefined()
    expect(await tried('wechat')).toMatchObject({ why: 'fine' })
    await given('wechat', { WECHAT_APP_SECRET: 'of-nobody' })
    await expect.poll(async () => (await tried('wechat')).why).toBe('keys')
    await given('alipay', of('ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'))
    await expect.poll(() => env().alipay).toBeDefined()
    expect(await tried('alipay')).toMatchObject({ why: 'fine' })
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    await given('alipay', { ALIPAY_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string })
    await expect.poll(async () => (await tried('alipay')).why).toBe('keys')
  })
  test('lays something into the bucket that the environment names, and takes it away', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'miralo-bucket-'))
    const configureBuckets = [{ name: 'shop' }]
    const settled = { port: 0, address: '127.0.0.1', silent: true, vhostBuckets: false, directory, configureBuckets }
    const bucket = new S3rver(settled)
    const { port } = await bucket.run()
    const key = { S3_ACCESS_KEY: 'S3RVER', S3_SECRET_KEY: 'S3RVER', S3_FORCE_PATH_STYLE: '1', SECRET_KEY: sealing }
    for (const [more, why] of [
      [{}, 'fine'],
      [{ S3_ACCESS_KEY: 'NOBODY' }, 'keys'],
      [{ S3_BUCKET: 'elsewhere' }, 'refused'],
    ] as const) {
      const set = { S3_BUCKET: 'shop', S3_ENDPOINT: `http://127.0.0.1:${port}`, ...key, ...more }
      const other = await openWorld({ over: world, env: set })
      const there = await atConsole(other, admin)
      expect(await one('storage', other)).toMatchObject({ source: 'environment', canBeTried: true })
      expect(await other.must('/api/v2/admin/connection/try', { connection: 'storage' }, there)).toMatchObject({ why })
      await other.close()
    }
    await bucket.close()
    rmSync(directory, { recursive: true, force: true })
  })
  test('of what is not set up is refused, and one of texts needs a phone', async () => {
    await remove('payment')
    await expect.poll(() => env().stripe).toBeUndefined()
    expect(reasonOf(await world.ask('/api/v2/admin/connection/try', { connection: 'payment' }, admin))).toBe(
      'connectionInvalid',
    )
    await given('texts', { SMS_PROVIDER: 'twilio', SMS_KEY: 'AC1', SMS_SECRET: 'secret', SMS_SENDER: '+15005550006' })
    await expect.poll(() => env().sms?.provider).toBe('twilio')
    expect((await tried('texts')).why).toBe('noPhone')
    await remove('texts')
  })
})
