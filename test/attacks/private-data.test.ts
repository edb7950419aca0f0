// One person's whole life through the front door, good answers and refusals;
// afterwards no secret of theirs can be read in any table, any queued job or any line of the log.
import { Writable } from 'node:stream'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrivedCode, codeFor, wrongCode } from '../codes.ts'
import { send, type Asker } from '../front.ts'
import { shanghai } from '../buying.ts'
import { openIdentityWorld, type IdentityWorld } from '../identities.ts'
import type { World } from '../world.ts'
import { mustSend, picture } from '../uploading.ts'

let at: IdentityWorld
let world: World
let lines = ''
const heard = new Writable({ write: (chunk: Buffer, _encoding, done) => ((lines += chunk.toString()), done()) })
beforeAll(async () => {
  at = await openIdentityWorld({ codeResendSeconds: 0, codesPerTargetHour: 100 })
  world = at.world
  Object.assign(world.app.context, { log: pino({ level: 'trace' }, heard) })
})
afterAll(() => at.close())

const email = 'vivian.life@example.com'
const phone = '13955512719'
const secrets: Record<string, string> = {
  password: 'Seladon-8841',
  'second password': 'Seladon-9952',
  'third password': 'Seladon-1063',
  'wrong password': 'Seladon-0000',
  'payment password': '864297',
  'identity number': '11010519491231002X',
  'bank number': '6225881234567898',
  'tax number': '12345678Z',
  'account on invoices': '6225880123456789',
  device: 'device-of-vivian-000042',
}
const codes: string[] = []
const keep = (code: string): string => (codes.push(code), code)
const says = async (
  expected: number,
  path: string,
  input: object,
  who: Asker = {},
): Promise<Record<string, unknown>> => {
  const reply = await send(world.url, path, JSON.stringify(input), who)
  expect([path, reply.code], JSON.stringify(reply.raw)).toEqual([path, expected])
  return reply.data
}

test('a life', { timeout: 60_000 }, async () => {
  const code = keep(await codeFor(world, email, 'register'))
  const given = {
    kind: 'individual',
    user_email: email,
    password: secrets['password'],
    agreement: true,
    device: secrets['device'],
  }
  await says(42_218, '/register-user', { ...given, code: wrongCode(code) })
  const made = await says(1, '/register-user', { ...given, code })
  let me: Asker = { token: made['user_token'] as string }
  secrets['first token'] = me.token!
  await says(
    200,
    '/mobile-change-bind',
    { phone, code: keep(await codeFor(world, `+86${phone}`, 'bindPhone', me)) },
    me,
  )
  await says(42_260, '/login-by-password', { account: email, password: secrets['wrong password'] })
  me = {
    token: (
      await says(1, '/login-by-password', { account: email, password: secrets['password'], device: secrets['device'] })
    )['user_token'] as string,
  }
  secrets['second token'] = me.token!
  await says(1, '/update-password', { old_password: secrets['password'], new_password: secrets['second password'] }, me)
  await says(1, '/reset-password', {
    account: email,
    code: keep(await codeFor(world, email, 'resetPassword')),
    new_password: secrets['third password'],
  })
  me = {
    token: (await says(200, '/login-by-phone', { phone, code: keep(await codeFor(world, `+86${phone}`)) }))[
      'user_token'
    ] as string,
  }
  secrets['third token'] = me.token!
  await ownCode('payPassword')
  await says(
    20_001,
    '/api/v2/user/pay-password/set',
    { payPassword: secrets['payment password'], code: codes.at(-1), requestId: crypto.randomUUID() },
    me,
  )
  await says(20_001, '/api/v2/user/address/add', { ...shanghai, requestId: crypto.randomUUID() }, me)
  await papers(me)
  await link(me)
  await says(42_218, '/api/v2/user/data/export', { code: '000001' }, me)
  await ownCode('exportData')
  await says(20_001, '/api/v2/user/data/export', { code: codes.at(-1) }, me)
  await ownCode('cancelAccount')
  await says(
    20_001,
    '/api/v2/user/cancel/apply',
    { reason: '不再使用', agreement: true, code: codes.at(-1), requestId: crypto.randomUUID() },
    me,
  )
  await world.runJobs()

  async function ownCode(purpose: 'payPassword' | 'exportData' | 'cancelAccount') {
    expect((await world.ask('/get-email-valid-code', { user_email: '', purpose }, me)).code).toBe(1)
    keep(await arrivedCode(world, email))
  }
})
async function papers(me: Asker) {
  const person = { userId: 0, email, token: me.token! }
  const bytes = await picture(900, 600).png().toBuffer()
  const uploadIds = [
    (await mustSend(world, person, 'realName', bytes, 'image/png')).uploadId,
    (await mustSend(world, person, 'realName', bytes, 'image/png')).uploadId,
  ]
  const card = { holder: '林月然', bank: '招商银行', payPassword: secrets['payment password'] }
  await says(
    20_001,
    '/v2/user/auth-personal/auth',
    {
      document: 'idCard',
      name: '林月然',
      number: secrets['identity number'],
      consent: true,
      uploadIds,
      requestId: crypto.randomUUID(),
    },
    me,
  )
  await says(
    20_001,
    '/api/v2/user/account/add',
    { ...card, number: '6225 8812 3456 7898', requestId: crypto.randomUUID() },
    me,
  )
  const company = {
    type: 'enterprise',
    title: '杭州纸坊文化有限公司',
    country: 'CN',
    taxNo: '91330100799655058B',
    bank: '招商银行',
    account: secrets['account on invoices'],
  }
  await says(20_001, '/api/v2/invoice/user/add', { ...company, requestId: crypto.randomUUID() }, me)
  const { id } = await says(
    20_001,
    '/api/v2/invoice/user/add',
    {
      type: 'individual',
      title: 'Lucía Ferrer',
      country: 'ES',
      taxNo: secrets['tax number'],
      requestId: crypto.randomUUID(),
    },
    me,
  )
  await says(20_001, '/api/v2/invoice/user/detail', { id }, me)
}
async function link(me: Asker) {
  const browser = at.browser()
  await world.must('/get-email-valid-code', { user_email: '', purpose: 'bindAccount' }, me)
  const code = keep(await arrivedCode(world, email))
  const { url } = (await browser.ask('/api/v2/user/bind/start', { kind: 'wechat', purpose: 'bind', code }, me)).data
  const back = await at.allow(url)
  expect((await browser.ask('/api/v2/user/bind/add', { kind: 'wechat', ...back }, me)).code).toBe(20_001)
  secrets['state of the linking'] = back.state
  secrets['code of the provider'] = back.code
  for (const [name, value] of browser.cookies) secrets[`cookie ${name}`] = value
}

/** As it is, and as bytes, in hex and base64, would show it. */
const forms = (secret: string): string[] => [
  secret,
  Buffer.from(secret).toString('hex'),
  Buffer.from(secret).toString('base64').replace(/=+$/, '').slice(0, -1),
]
async function tablesWith(words: readonly string[], whole: boolean): Promise<string[]> {
  const { rows } = await world.pool.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname in ('public', 'graphile_worker')`,
  )
  const found: string[] = []
  for (const { name } of rows)
    for (const word of words) {
      // a short code must stand by itself: its digits are in many a time and id
      const pattern = whole ? `(^|[^0-9A-Za-z.])${word}($|[^0-9A-Za-z])` : word.replaceAll(/[^0-9A-Za-z]/g, '\\$&')
      if ((await world.pool.query(`select from ${name} t where t::text ~ $1 limit 1`, [pattern])).rowCount)
        found.push(`${name}: ${word}`)
    }
  return found
}
test('no secret of it is in any table or queued job', async () => {
  expect(codes.length).toBeGreaterThan(6)
  const short = [...codes, secrets['payment password']!]
  const long = Object.entries(secrets).filter(([name]) => name !== 'payment password')
  for (const [name, secret] of long) expect([name, await tablesWith(forms(secret), false)]).toEqual([name, []])
  expect(await tablesWith(short, true)).toEqual([])
  expect(
    await tablesWith(
      short.flatMap((c) => forms(c).slice(1)),
      false,
    ),
  ).toEqual([])
})
test('the search above does find what is there', async () => {
  expect((await tablesWith([email], false)).length).toBeGreaterThan(0)
  expect((await tablesWith(['武康路'], false)).length).toBeGreaterThan(0)
  await world.pool.query('update user_account set nickname = $1 where email = $2', [codes[0], email])
  expect((await tablesWith([codes[0]!], true)).map((t) => t.split(':')[0])).toEqual(['public.user_account'])
})
test('nor in a line of the log, where the life was heard', async () => {
  // what cannot be sent, and what breaks, is written down: it must not say what was asked
  await world.pool.query('alter table address rename to address_gone')
  const me = { token: secrets['third token']! }
  await says(50_001, '/api/v2/user/address/add', { ...shanghai, detail: '武康路 4471 号' }, me)
  await world.pool.query('alter table address_gone rename to address')
  expect(lines).toContain('a call failed')
  const words = [...Object.values(secrets), ...codes, email, phone, '4471', '13800132719', '林月然']
  expect(words.filter((w) => lines.includes(w))).toEqual([])
})
