// Tokens that were never given, were changed, taken back, ran out or came by another way:
// on every private call the right code, and nobody is let in.
import type { Contract } from '#kernel/call/contract.ts'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { send, type Asker } from '../front.ts'
import { openWorld, type Person, type World } from '../world.ts'
import { privateCalls } from './fields.ts'

let world: World
let owner: Person
beforeAll(async () => {
  world = await openWorld()
  owner = await world.person()
})
afterAll(() => world.close())

const me = '/api/v2/user/getUserInfo'
const codeOf = async (who: Asker): Promise<number> => (await world.ask(me, {}, who)).code
/** On every private call by POST or GET; the input is not looked at before the person is known. */
async function onAll(query: string, who: Asker, body = '{}'): Promise<(readonly [string, number, number])[]> {
  const told: (readonly [string, number, number])[] = []
  // one person may not have more than so many calls in line
  for (let at = 0; at < privateCalls.length; at += lot)
    told.push(...(await Promise.all(privateCalls.slice(at, at + lot).map((c) => on(c, query, who, body)))))
  return told
}
const lot = 25
async function on(c: Contract, query: string, who: Asker, body: string): Promise<readonly [string, number, number]> {
  if (c.method === 'POST') return [c.path, ...pairOf(await send(world.url, `${c.path}${query}`, body, who))]
  const reply = await fetch(`${world.url}${c.path}${query}`, {
    headers: { ...who.headers, ...(who.token ? { authorization: `Bearer ${who.token}` } : {}) },
  })
  return [c.path, reply.status, ((await reply.json()) as { code: number }).code]
}
const pairOf = ({ status, code }: { status: number; code: number }): [number, number] => [status, code]
const all = (status: number, code: number) => privateCalls.map((c) => [c.path, status, code])

test('on every private call a token taken back answers -202, one run out 20230, one never given -201', async () => {
  const [revoked, expired] = [await world.person(), await world.person()]
  await world.pool.query('update session set revoked_at = shop_now() where user_id = $1', [revoked.userId])
  await world.pool.query("update session set expires_at = shop_now() - interval '1 second' where user_id = $1", [
    expired.userId,
  ])
  expect(await onAll('', { token: revoked.token })).toEqual(all(401, -202))
  expect(await onAll('', { token: expired.token })).toEqual(all(401, 20_230))
  expect(await onAll('', { token: 'x'.repeat(43) })).toEqual(all(401, -201))
})
test('a token in the address, the body, a cookie or any other header signs nobody in', async () => {
  const { token } = owner
  expect(await codeOf({ token })).toBe(20_001)
  for (const query of [`?token=${token}`, `?access_token=${token}&authorization=Bearer%20${token}`])
    expect(await onAll(query, {})).toEqual(all(401, -201))
  expect(await onAll('', {}, JSON.stringify({ token, user_token: token, authorization: `Bearer ${token}` }))).toEqual(
    all(401, -201),
  )
  const headers = {
    cookie: `token=${token}; authorization=Bearer ${token}; user_token=${token}`,
    'x-token': token,
    token,
    'x-access-token': token,
    'proxy-authorization': `Bearer ${token}`,
  }
  expect(await onAll('', { headers })).toEqual(all(401, -201))
})
test('nor does it in another scheme, or with a word too much', async () => {
  const { token } = owner
  for (const authorization of [
    token,
    `Basic ${token}`,
    `Basic ${btoa(`${owner.email}:${token}`)}`,
    `Token ${token}`,
    `Bearer ${token} ${token}`,
    `Bearer ${token},`,
    `Bearer  x ${token}`,
    'Bearer ',
    'Bearer null',
  ])
    expect([authorization, await codeOf({ headers: { authorization } })]).toEqual([authorization, -201])
})
test('one bit flipped, anywhere, is another token', async () => {
  const bytes = Buffer.from(owner.token, 'base64url')
  const flipped = Array.from({ length: bytes.length * 8 }, (_, bit) => {
    const copy = Buffer.from(bytes)
    copy[bit >> 3]! ^= 1 << (bit & 7)
    return copy.toString('base64url')
  })
  const codes = await Promise.all(flipped.map((token) => codeOf({ token })))
  expect(new Set(codes)).toEqual(new Set([-201]))
})
test('what the database knows is no token: hashes, ids, nor the same bytes written otherwise', async () => {
  const hash = createHash('sha256').update(owner.token).digest()
  const bytes = Buffer.from(owner.token, 'base64url')
  const written = [
    hash.toString('base64url'),
    hash.toString('hex'),
    bytes.toString('hex'),
    owner.token.toLowerCase(),
    `${owner.token}=`,
    `${owner.token}A`,
    owner.token.slice(0, -1),
    owner.token.toUpperCase(),
  ]
  const { rows } = await world.pool.query<{ token_hash: Buffer }>('select token_hash from session where user_id = $1', [
    owner.userId,
  ])
  expect(rows[0]!.token_hash.equals(hash)).toBe(true)
  for (const token of written.filter((t) => t !== owner.token))
    expect([token, await codeOf({ token })]).toEqual([token, -201])
})
test('a token serves its person alone, whoever is named beside it', async () => {
  const other = await world.person()
  const headers = {
    'user-id': String(other.userId),
    'x-user-id': String(other.userId),
    'merchant-id': '1',
    cookie: `token=${other.token}`,
  }
  expect((await world.must(me, {}, { token: owner.token, headers })).id).toBe(owner.userId)
  const twice = await fetch(`${world.url}${me}`, {
    method: 'POST',
    headers: [
      ['content-type', 'application/json'],
      ['authorization', `Bearer ${owner.token}`],
      ['authorization', `Bearer ${other.token}`],
    ],
    body: '{}',
  })
  expect(((await twice.json()) as { code: number }).code).toBe(-201)
})
test('a dead token makes no call of visitors fail, and is nobody there', async () => {
  const gone = await world.person()
  await world.must('/api/v2/user/logout', {}, gone)
  expect((await world.ask('/api/v2/goods/category/list', {}, gone)).status).toBe(200)
  expect(
    (await world.ask('/get-email-valid-code', { user_email: '', purpose: 'payPassword', captchaToken: 'x' }, gone))
      .status,
  ).toBe(401)
})
