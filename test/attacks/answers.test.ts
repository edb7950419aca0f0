// What goes out: kept nowhere where it is somebody's own, read as what it is, telling nothing of a fault inside;
// and what comes in as a cursor, a time, a vote or a notice.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeCursor } from '#kernel/call/page.ts'
import { buyer, giveMoney, payPassword, payPasswordHash, type Buyer } from '../buying.ts'
import { makeShop } from '../goods.ts'
import { openWorld, type World } from '../world.ts'
import { contracts, schemaOf } from './fields.ts'

let world: World
let ana: Buyer
beforeAll(async () => {
  world = await openWorld({
    pages: 'production',
    env: { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' },
  })
  await makeShop(world)
  ana = await buyer(world)
})
afterAll(() => world.close())
/** An answer that was read to its end: one that is not keeps the shop from closing. */
async function answerTo(path: string, init: RequestInit = {}): Promise<Response> {
  const reply = await fetch(world.url + path, init)
  await reply.arrayBuffer()
  return reply
}
const own = () => ({ authorization: `Bearer ${ana.token}`, cookie: `token=${ana.token}` })

describe('headers', () => {
  test.each([
    '/api/v2/user/balance/detail',
    '/api/v2/order/sell/page',
    '/api/v2/goods/goods/page',
    '/login',
    '/api/v9',
  ])('%s is stored by nobody on the way, whatever it answers', async (path) => {
    for (const headers of [own(), {}]) {
      const reply = await answerTo(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{}',
      })
      expect([reply.headers.get('cache-control'), reply.headers.get('x-content-type-options')]).toEqual([
        'no-store',
        'nosniff',
      ])
    }
  })
  test.each(['/user/user', '/user/user.data', '/shoppingCart', '/'])(
    'page %s of a person is stored nowhere',
    async (path) => {
      const mine = await answerTo(path, { headers: own(), redirect: 'manual' })
      expect([mine.status, mine.headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(mine.headers.get('x-content-type-options')).toBe('nosniff')
    },
  )
  test.each(['/livez', '/api/openapi.json', '/robots.txt', '/img/none.webp', '/no/such/page', '/assets/none.js'])(
    '%s is read as what it says it is; nothing claims https where there is none',
    async (path) => {
      const { headers } = await answerTo(path)
      expect([headers.get('x-content-type-options'), headers.get('strict-transport-security')]).toEqual([
        'nosniff',
        null,
      ])
    },
  )
  test('on https browsers are told to stay there', async () => {
    world.app.reachableAt('https://shop.example')
    const { headers } = await answerTo('/livez', { headers: { host: 'shop.example' } })
    world.app.reachableAt(world.url)
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/)
  })
})

test('odd cursors are refused by every list', async () => {
  const lists = contracts.filter((c) => 'after' in (schemaOf(c).properties ?? {}))
  expect(lists.length).toBeGreaterThan(10)
  const odd = [
    '0000-01-01 00:00:00Z',
    '2024-13-01 00:00:00Z',
    'NaN',
    '\ud800',
    '\0',
    -1,
    1e308,
    2 ** 53 - 1,
    null,
    true,
  ]
  const cursors = odd.flatMap((v) => [[v], [v, v], [v, 1], [1, v], [true, v, 1], [v, v, v], [true, v, v]])
  const texts = [...cursors.map(encodeCursor), 'x', '', '%00', Buffer.from('{"length":2}').toString('base64url')]
  for (const c of lists)
    for (const after of texts) {
      const input = { after, ...('keyword' in (schemaOf(c).properties ?? {}) && { keyword: 'vase' }) }
      const { status, raw } = await world.ask(c.path as '/api/v2/order/sell/page', input, ana)
      expect(status, `${c.path} ${Buffer.from(after, 'base64url').toString()} ${JSON.stringify(raw)}`).toBeLessThan(500)
    }
}, 60_000)

test('odd times are refused', async () => {
  const odd = [
    '0000-01-01T00:00:00Z',
    '2024-06-30T23:59:60Z',
    '2024-01-01T00:00:00+99:00',
    `2024-01-01T00:00:00.${'1'.repeat(99)}Z`,
  ]
  for (const since of [...odd, '9999-12-31T23:59:59Z', '0001-01-01T00:00:00-14:00'])
    expect((await world.ask('/api/v2/order/sell/page', { since }, ana)).status, since).toBeLessThan(500)
  for (const until of odd) expect((await world.ask('/api/v2/order/sell/page', { until }, ana)).status).toBe(400)
})

test('a notice with any signature, body or type of body is refused, and a fault inside tells nothing', async () => {
  const odd: RequestInit[] = [
    {},
    { body: '' },
    { body: '{}', headers: { 'stripe-signature': 't=1,v1=zz' } },
    { body: '\0', headers: { 'stripe-signature': 'é'.repeat(9), 'content-type': 'x' } },
    { body: new Uint8Array([255, 254]), headers: { 'stripe-signature': `t=${'9'.repeat(400)},v1=${'a'.repeat(64)}` } },
    { body: '[]', headers: { 'stripe-signature': 't=,v1=,v1=', 'content-type': 'multipart/form-data' } },
  ]
  for (const init of odd) {
    const reply = await fetch(`${world.url}/notify/stripe`, { method: 'POST', ...init })
    expect([400, 415], await reply.text()).toContain(reply.status)
  }
  world.app.context.log.error = () => undefined
  await world.pool.query('alter table article rename to article_gone')
  for (const path of ['/sitemap.xml', '/sitemap-places.xml']) {
    const reply = await fetch(world.url + path)
    expect(await reply.text()).not.toMatch(/relation|article|error:|at /)
  }
  await world.pool.query('alter table article_gone rename to article')
})

test('one vote for a person, one for a network, whatever the browser calls itself', async () => {
  const { rows } = await world.pool.query<{ id: string }>(
    `insert into article (code, kind, title, body, published_at)
     values ('votes', 'guide', '{"en-US":"Votes"}', '{"en-US":[]}', now()) returning id`,
  )
  const id = Number(rows[0]!.id)
  for (let n = 0; n < 5; n++)
    await world.must('/api/v2/article/helpful', { id, helped: true }, { headers: { 'user-agent': `Browser ${n}` } })
  expect((await world.must('/api/v2/article/helpful', { id, helped: true })).helped).toBe(1)
  expect((await world.must('/api/v2/article/helpful', { id, helped: true }, ana)).helped).toBe(2)
  const kept = await world.pool.query('select * from article_vote')
  expect(JSON.stringify(kept.rows)).not.toMatch(/127\.0\.0|Browser/)
})

test('a payment password is kept under the key of the shop, an older one from its first use on', async () => {
  const kept = async () =>
    (await world.pool.query<{ h: string }>('select pay_password_hash h from user_account where id = $1', [ana.userId]))
      .rows[0]!.h
  expect(await kept()).toBe(payPasswordHash)
  const account = { bank: 'ICBC', holder: 'Ana', number: '6222021234567890128', payPassword }
  const { id } = await world.must('/api/v2/user/account/add', account, ana)
  const [, keyed] = /^keyed:(\$argon2id\$.*)$/.exec(await kept()) ?? []
  expect(keyed).toBeDefined()
  const { verify } = await import('@node-rs/argon2')
  expect(await verify(keyed!, payPassword)).toBe(false)
  await giveMoney(world, ana.userId, 100)
  // fresh proof for every change of where money goes
  const path = '/api/v2/user/account/default'
  expect((await world.ask(path, { id } as never, ana)).data).toMatchObject({ reason: 'badInput', field: 'payPassword' })
  expect((await world.ask(path, { id, payPassword: '000000' }, ana)).data.reason).toBe('payPasswordWrong')
  expect((await world.ask(path, { id, payPassword }, ana)).status).toBe(200)
})
