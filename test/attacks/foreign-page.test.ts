// A page of another site in the same browser: it gets no word of an answer, no leave to ask,
// and what a form can send changes nothing.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openIdentityWorld, type IdentityWorld } from '../identities.ts'
import type { Person, World } from '../world.ts'
import { contracts } from './fields.ts'
import { everythingBut } from './own-things.ts'

let at: IdentityWorld
let world: World
let owner: Person
beforeAll(async () => {
  at = await openIdentityWorld()
  world = at.world
  owner = await world.person()
})
afterAll(() => at.close())

const evil = { origin: 'https://evil.example', referer: 'https://evil.example/', cookie: '' }
const spoken = (reply: Response): string[] =>
  [...reply.headers.keys()].filter(
    (name) => name.startsWith('access-control-') || name === 'cross-origin-resource-policy',
  )
const raws: readonly { path: string; method: string }[] = [
  { path: '/api/v2/token/upload/00000000-0000-4000-8000-000000000000', method: 'PUT' },
  { path: '/api/v2/token/file/00000000-0000-4000-8000-000000000000', method: 'GET' },
  { path: '/api/openapi.json', method: 'GET' },
]
const doors = [...contracts, ...raws]

test('no answer is opened to another site', async () => {
  for (const origin of ['https://evil.example', 'null', world.url.replace('127.0.0.1', 'localhost')])
    for (const { path, method } of doors) {
      const reply = await fetch(world.url + path, {
        method,
        headers: { ...evil, origin, 'content-type': 'application/json' },
        ...(method === 'GET' ? {} : { body: '{}' }),
      })
      await reply.arrayBuffer()
      expect([path, spoken(reply)]).toEqual([path, []])
    }
})
test('a browser that asks for leave first gets none', async () => {
  for (const { path, method } of doors) {
    const headers = {
      ...evil,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization, content-type, user-type',
    }
    const reply = await fetch(world.url + path, { method: 'OPTIONS', headers })
    await reply.arrayBuffer()
    expect([path, spoken(reply)]).toEqual([path, []])
    expect(reply.ok, path).toBe(false)
  }
})
test('what a form can send is refused on every call, with the person’s cookie, and changes nothing', async () => {
  const before = await everythingBut(world, 0)
  const json = JSON.stringify({ user_email: owner.email, code: '123456', keyword: 'x' })
  const posts: [string, string][] = [
    ['application/x-www-form-urlencoded', `user_email=${encodeURIComponent(owner.email)}&code=123456`],
    ['text/plain', json],
    ['text/plain;charset=UTF-8; application/json', json],
    [
      'multipart/form-data; boundary=x',
      `--x\r\ncontent-disposition: form-data; name="user_email"\r\n\r\n${owner.email}\r\n--x--\r\n`,
    ],
  ]
  for (const c of contracts.filter((x) => x.method === 'POST'))
    for (const [type, body] of posts) {
      const reply = await fetch(world.url + c.path, {
        method: 'POST',
        headers: { ...evil, cookie: `token=${owner.token}`, 'content-type': type },
        body,
      })
      await reply.arrayBuffer()
      expect([400, 401, 415], `${c.path} by ${type}: ${reply.status}`).toContain(reply.status)
    }
  expect(await everythingBut(world, 0)).toEqual(before)
})
test('the cookies that no script reads are for this site only, and sign nobody in', async () => {
  const browser = at.browser()
  await browser.ask('/api/v2/user/bind/start', { kind: 'wechat', purpose: 'login' })
  expect(browser.set.length).toBeGreaterThan(0)
  for (const line of browser.set) expect(line).toMatch(/; HttpOnly; SameSite=(Lax|Strict)/)
  for (const line of browser.set) expect(line).not.toMatch(/domain=/i)
  expect((await browser.ask('/api/v2/user/getUserInfo', {})).code).toBe(-201)
})
