// More than was asked: keys that a call does not take (whose account, what role, how much money) are refused by name,
// at every depth of every input, before anything is done.
import { Compile } from 'typebox/compile'
import { grantMembership } from '#features/people/accounts/accounts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer, shanghai, type Buyer } from '../buying.ts'
import { send } from '../front.ts'
import { makeShop } from '../goods.ts'
import { consoleToken, roleWith } from '../roles.ts'
import { openWorld, type World } from '../world.ts'
import { contracts, isMerchantCall, isStaffCall, objectsOf, privateCalls } from './fields.ts'
import { everythingBut } from './own-things.ts'

const surplus = [
  'userId',
  'user_id',
  'vip',
  'vip_until',
  'balance',
  'status',
  'isAdmin',
  'merchantId',
  'permissions',
  'createdAt',
  'password_hash',
  '__proto__',
  'constructor',
]
let world: World
let ana: Buyer
beforeAll(async () => {
  world = await openWorld()
  const goods = await makeShop(world)
  ana = await buyer(world)
  const permissions = [
    ...new Set(
      privateCalls.map((c) => (typeof c.who === 'object' ? Object.values(c.who).join('') : '')).filter((p) => p !== ''),
    ),
  ]
  await grantMembership(world.app.db, {
    userId: ana.userId,
    audience: 'staff',
    role: await roleWith(world, 'staff', permissions),
  })
  await grantMembership(world.app.db, {
    userId: ana.userId,
    audience: 'merchant',
    merchantId: goods.merchants.kiln,
    role: await roleWith(world, 'merchant', permissions),
  })
  ana = { ...ana, token: await consoleToken(world, ana.userId) }
})
afterAll(() => world.close())

test('no object of any input takes a key that it does not name', () => {
  const open = contracts.flatMap((c) =>
    objectsOf(c)
      .filter(({ schema }) => schema.additionalProperties !== false)
      .map(({ path }) => `${c.path} ${path}`),
  )
  expect(open).toEqual([])
  expect(contracts.flatMap(objectsOf).length).toBeGreaterThan(contracts.length)
})
/** Calls that an empty input fits: what is refused there is refused for the surplus alone. */
const emptyFits = contracts.filter((c) => c.method === 'POST' && Compile(c.input).Check({}))
test('there are such calls among them that write', () =>
  expect(emptyFits.filter((c) => c.run !== 'read').length).toBeGreaterThan(8))
test.each(emptyFits.map((c) => [c.path, c] as const))(
  '%s refuses each surplus key by name and changes nothing',
  async (path, c) => {
    const audience = isStaffCall(c) ? '3' : isMerchantCall(c) ? '2' : '1'
    const before = await everythingBut(world, 0)
    // what it does take is no surplus, and a look that it notes would be written in the test of another call
    const own = (c.input as unknown as { properties: object }).properties
    for (const key of surplus.filter((name) => !Object.hasOwn(own, name))) {
      const reply = await send(world.url, path, `{"${key}":1}`, {
        token: ana.token,
        headers: { 'user-type': audience },
      })
      // the server reads no JSON that names a prototype
      if (key === '__proto__') expect([path, key, reply.status]).toEqual([path, key, 400])
      else expect([path, reply.status, reply.data]).toMatchObject([path, 400, { reason: 'badInput', field: key }])
    }
    expect(await everythingBut(world, 0)).toEqual(before)
  },
)
test('beside right inputs as well: nobody sets what is not theirs to set', async () => {
  const right: [string, object, string[]][] = [
    [
      '/api/v2/user/edit',
      { nickName: '小乔' },
      ['id', 'email', 'phone', 'kind', 'vip', 'inviteCode', 'pay_password_hash'],
    ],
    ['/api/v2/user/supplement', { nickName: '小乔' }, ['vip', 'kind']],
    ['/api/v2/user/address/add', shanghai, ['userId', 'id', 'deletedAt']],
    ['/api/v2/user/address/edit', { ...shanghai, id: ana.addressId }, ['userId']],
    ['/api/v2/invoice/user/add', { type: 'individual', title: '林月然' }, ['userId', 'id']],
    ['/api/v2/user/cancel/apply', { reason: 'x', agreement: true, code: '123456' }, ['userId', 'status', 'decision']],
    [
      '/register-user',
      { kind: 'individual', user_email: 'x@example.com', code: '123456', password: 'secret12', agreement: true },
      ['vip', 'role', 'permissions', 'user_id', 'inviter_id'],
    ],
    ['/login', { user_email: 'x@example.com', code: '123456' }, ['user_id', 'userId', 'purpose']],
    [
      '/reset-password',
      { account: 'x@example.com', code: '123456', new_password: 'secret12' },
      ['user_id', 'user_email'],
    ],
  ]
  const before = await everythingBut(world, 0)
  for (const [path, input, keys] of right)
    for (const key of keys) {
      const reply = await send(world.url, path, JSON.stringify({ ...input, [key]: 1 }), { token: ana.token })
      expect([path, key, reply.status, reply.raw]).toMatchObject([
        path,
        key,
        400,
        { data: { reason: 'badInput', field: key } },
      ])
    }
  expect(await everythingBut(world, 0)).toEqual(before)
})
