// The call engine: default deny, inputs checked, reading pages only, permissions by role, request ids;
// and sessions as the storefront reads them.
import { sql } from 'kysely'
import { Type } from 'typebox'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { grantMembership } from '#features/people/accounts/accounts.ts'
import { consoleToken, roleWith } from '../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../test/world.ts'
import { openCalls, type AnyHandled, type Ask } from './call.ts'
import { contract, handled, Id, RequestId, shape, type Visitor } from './contract.ts'
import { codeOf, Refusal, type Reason } from './refusal.ts'
import { dropPublic } from '../data/public-cache.ts'

let world: World
let ask: Ask
let somebody: Person
let runs = 0
const input = shape({
  n: Type.Integer({ minimum: 1, maximum: 9 }),
  word: Type.Optional(Type.String({ maxLength: 5 })),
  inner: Type.Optional(shape({ id: Id })),
  requestId: RequestId,
})
const output = shape({ n: Type.Integer(), told: Type.Optional(Type.String()) })
const reading = contract({ path: '/t/read', summary: '', who: 'public', run: 'read', input, output })
const writing = contract({ path: '/t/write', summary: '', who: 'shopper', run: 'one', input, output })
const failing = contract({ path: '/t/fail', summary: '', who: 'shopper', run: 'one', input, output })
const using = contract({ path: '/t/use', summary: '', who: 'shopper', run: 'one', usesUp: true, input, output })
const dropping = contract({ path: '/t/drop', summary: '', who: 'shopper', run: 'one', input, output })
const lone = contract({ path: '/t/alone', summary: '', who: 'shopper', run: 'one', alone: true, input, output })
const stepping = contract({ path: '/t/steps', summary: '', who: 'shopper', run: 'steps', input, output })
const selling = contract({ path: '/t/sell', summary: '', who: { merchant: 'goods.write' }, run: 'read', input, output })
const ruling = contract({ path: '/t/rule', summary: '', who: { staff: 'orders.read' }, run: 'read', input, output })

const table = [
  handled(reading, (_ctx, { n }) => Promise.resolve({ n, secret: 'kept' } as { n: number })),
  handled(writing, (_ctx, { n }) => Promise.resolve({ n: n + ++runs })),
  handled(failing, () => Promise.reject(new Refusal('onlyLeft', { left: ++runs }))),
  handled(using, async ({ db }, { n }) => {
    const used = await sql`update merchant set founded = 1 where code = ${`used ${n}`} and founded is null`.execute(db)
    if (used.numAffectedRows === 0n) throw new Refusal('onlyLeft', { left: 0 })
    return { n: n + ++runs }
  }),
  handled(dropping, async ({ db }, { n }) => {
    await dropPublic(db, 'catalog')
    await dropPublic(db, 'page')
    if (n === 2) throw new Refusal('onlyLeft', { left: 0 })
    return { n }
  }),
  handled(lone, ({ db }) => Promise.resolve({ n: db.isTransaction ? 1 : 0 })),
  handled(stepping, ({ transaction }, { n }) => transaction(() => Promise.resolve({ n }))),
  handled(selling, ({ merchantId }) => Promise.resolve({ n: merchantId })),
  handled(ruling, () => Promise.resolve({ n: 7 })),
] as unknown as AnyHandled[]

beforeAll(async () => {
  world = await openWorld()
  ask = openCalls(world.app.db, world.app.db, world.app.context, table)
  somebody = await world.person()
  for (const code of ['a', 'b']) await world.pool.query(`insert into merchant (code, name) values ($1, '{}')`, [code])
})
afterAll(() => world.close())

const visitor = (more: Partial<Visitor> = {}): Visitor => ({
  lang: 'en-US',
  audience: 'shopper',
  ip: '::1',
  userAgent: 'test',
  ...more,
})
const reasonOf = (asking: Promise<unknown>): Promise<[Reason, object] | undefined> =>
  asking.then(
    () => undefined,
    (e: unknown) => (e instanceof Refusal ? [e.reason, e.params] : Promise.reject(e as Error)),
  )
const member = async (audience: 'merchant' | 'staff', permissions: string[], merchantId: number | null = null) => {
  const person = await world.person()
  const role = await roleWith(world, audience, permissions)
  await grantMembership(world.app.db, {
    userId: person.userId,
    audience,
    role,
    ...(merchantId === null ? {} : { merchantId }),
  })
  return visitor({
    audience,
    token: await consoleToken(world, person.userId),
    ...(merchantId === null ? {} : { merchantId }),
  })
}

test('a path that is not in the table, or stands in it twice', async () => {
  expect(await reasonOf(ask(visitor(), '/t/none', {}, 'http'))).toEqual(['callNotFound', { path: '/t/none' }])
  expect(await reasonOf(ask(visitor(), '__proto__', {}, 'http'))).toMatchObject(['callNotFound', {}])
  expect(() => openCalls(world.app.db, world.app.db, world.app.context, [...table, table[0]!])).toThrow(
    'two calls at /t/read',
  )
})
test.each<[string, unknown, object]>([
  ['an unknown key', { n: 1, userId: 5 }, { field: 'userId', rule: 'additionalProperties' }],
  ['an unknown key inside', { n: 1, inner: { id: 1, x: 1 } }, { field: 'inner/x', rule: 'additionalProperties' }],
  ['a missing key', {}, { field: 'n', rule: 'required' }],
  ['a text for a number', { n: '1' }, { field: 'n', rule: 'type' }],
  ['a fraction', { n: 1.5 }, { field: 'n', rule: 'type' }],
  ['too small', { n: 0 }, { field: 'n', rule: 'minimum' }],
  ['too large', { n: 10 }, { field: 'n', rule: 'maximum' }],
  ['too long', { n: 1, word: 'abcdef' }, { field: 'word', rule: 'maxLength' }],
  ['no UUID', { n: 1, requestId: 'x' }, { field: 'requestId', rule: 'pattern' }],
  ['a NUL character', { n: 1, word: 'a\0' }, { rule: 'text' }],
  ['half a surrogate pair', { n: 1, word: '\ud800' }, { rule: 'text' }],
  ['a list', [], { field: 'body' }],
  ['nothing', null, { field: 'body' }],
  ['a text', 'n', { field: 'body' }],
])('an input is refused by field and rule: %s', async (_name, body, told) => {
  const refused = await reasonOf(ask(visitor(), '/t/read', body, 'http'))
  expect(refused?.[0]).toBe('badInput')
  expect(refused?.[1]).toMatchObject(told)
})
test('a page may ask what reads, and is given what the schema names; nothing that writes', async () => {
  expect(await ask(visitor(), '/t/read', { n: 3 }, 'page')).toEqual({ n: 3 })
  for (const path of ['/t/write', '/t/steps'])
    expect(await reasonOf(ask(visitor({ token: somebody.token }), path, { n: 1 }, 'page'))).toEqual([
      'callNotFound',
      { path },
    ])
})
test('who is not signed in, or as somebody else, is told which', async () => {
  const revoked = await world.person()
  const expired = await world.person()
  const closed = await world.person()
  await world.pool.query('update session set revoked_at = shop_now() where user_id = $1', [revoked.userId])
  await world.pool.query('update session set expires_at = shop_now() where user_id = $1', [expired.userId])
  await world.pool.query(`update user_account set status = 'closed' where id = $1`, [closed.userId])
  const told = async (token: string | undefined) => {
    const [reason] = (await reasonOf(ask(visitor({ token }), '/t/write', { n: 1 }, 'http'))) ?? []
    return reason && codeOf(reason)
  }
  expect([
    await told(undefined),
    await told('x'.repeat(43)),
    await told(revoked.token),
    await told(closed.token),
    await told(expired.token),
    await told(somebody.token),
  ]).toEqual([-201, -201, -202, -202, 20_230, undefined])
  // browsing goes on with a dead token
  expect(await ask(visitor({ token: revoked.token }), '/t/read', { n: 2 }, 'page')).toEqual({ n: 2 })
})
test('staff and merchant calls need the side and the very permission; an empty set means none', async () => {
  const refused = async (who: Visitor, path: string) => (await reasonOf(ask(who, path, { n: 1 }, 'http')))?.[0]
  expect(await refused(visitor(), '/t/rule')).toBe('sessionRequired')
  expect(await refused(visitor({ token: somebody.token, audience: 'staff' }), '/t/rule')).toBe('forbidden')
  expect(await refused(await member('staff', []), '/t/rule')).toBe('forbidden')
  expect(await refused(await member('staff', ['orders.write', 'goods.read']), '/t/rule')).toBe('forbidden')
  const staff = await member('staff', ['orders.read'])
  expect(await refused(staff, '/t/rule')).toBeUndefined()
  expect(await refused({ ...staff, audience: 'shopper' }, '/t/rule')).toBe('forbidden')
  expect(await refused({ ...staff, audience: 'merchant' }, '/t/rule')).toBe('forbidden')
  expect(await refused(staff, '/t/sell')).toBe('forbidden')
})
test('a merchant member acts for the own merchant only', async () => {
  const of1 = await member('merchant', ['goods.write'], 1)
  expect(await ask(of1, '/t/sell', { n: 1 }, 'http')).toMatchObject({ n: 1 })
  expect((await reasonOf(ask({ ...of1, merchantId: 2 }, '/t/sell', { n: 1 }, 'http')))?.[0]).toBe('forbidden')
  expect(await ask({ ...of1, merchantId: undefined }, '/t/sell', { n: 1 }, 'http')).toMatchObject({ n: 1 })
  // pages are asked for by cookie, and a sign-in of the console is never in one
  expect((await reasonOf(ask(of1, '/t/sell', { n: 1 }, 'page')))?.[0]).toBe('sessionRequired')
})
test('a request id repeats its first answer; other contents or another call under it are refused', async () => {
  const who = visitor({ token: somebody.token })
  const requestId = crypto.randomUUID()
  const before = runs
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask(who, '/t/write', { n: 1, requestId }, 'http')))
  expect(new Set(answers.map((a) => JSON.stringify(a)))).toEqual(new Set([JSON.stringify({ n: 1 + before + 1 })]))
  expect(runs).toBe(before + 1)
  expect((await reasonOf(ask(who, '/t/write', { n: 2, requestId }, 'http')))?.[0]).toBe('requestIdReused')
  expect((await reasonOf(ask(who, '/t/fail', { n: 1, requestId }, 'http')))?.[0]).toBe('requestIdReused')
  // another person may use the same id
  const other = await world.person()
  expect(await ask(visitor({ token: other.token }), '/t/write', { n: 1, requestId }, 'http')).toEqual({
    n: 1 + before + 2,
  })
})
test('what uses itself up is done once, and who asks again under its id gets the first answer', async () => {
  await world.pool.query(`insert into merchant (code, name) values ('used 1', '{}'), ('used 2', '{}')`)
  const who = visitor({ token: somebody.token })
  const requestId = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask(who, '/t/use', { n: 1, requestId }, 'http')))
  expect(new Set(answers.map((a) => JSON.stringify(a))).size).toBe(1)
  expect(await ask(who, '/t/use', { n: 1, requestId }, 'http')).toEqual(answers[0])
  // under another id it is used up; under this one nothing else is done
  expect((await reasonOf(ask(who, '/t/use', { n: 1, requestId: crypto.randomUUID() }, 'http')))?.[0]).toBe('onlyLeft')
  expect((await reasonOf(ask(who, '/t/use', { n: 2, requestId }, 'http')))?.[0]).toBe('requestIdReused')
  const { rows } = await world.pool.query(`select code from merchant where founded = 1`)
  expect(rows).toEqual([{ code: 'used 1' }])
})
test('what a call drops is gone from its own process before the answer; what it undid drops nothing', async () => {
  const drop = vi.spyOn(world.app.context.cache, 'drop')
  const who = visitor({ token: somebody.token })
  expect((await reasonOf(ask(who, '/t/drop', { n: 2 }, 'http')))?.[0]).toBe('onlyLeft')
  expect(drop).not.toHaveBeenCalled()
  await ask(who, '/t/drop', { n: 1 }, 'http')
  expect(drop.mock.calls).toEqual([['catalog'], ['page']])
  drop.mockRestore()
})
test('a write of one statement has a transaction around it where its answer is remembered', async () => {
  const who = visitor({ token: somebody.token })
  expect(await ask(who, '/t/alone', { n: 1 }, 'http')).toEqual({ n: 0 })
  expect(await ask(who, '/t/alone', { n: 1, requestId: crypto.randomUUID() }, 'http')).toEqual({ n: 1 })
})
test('a refused request is not remembered: the same id may be tried again', async () => {
  const who = visitor({ token: somebody.token })
  const requestId = crypto.randomUUID()
  const first = await reasonOf(ask(who, '/t/fail', { n: 1, requestId }, 'http'))
  const second = await reasonOf(ask(who, '/t/fail', { n: 1, requestId }, 'http'))
  expect([first?.[0], second?.[0]]).toEqual(['onlyLeft', 'onlyLeft'])
  expect(second?.[1]).not.toEqual(first?.[1])
})
