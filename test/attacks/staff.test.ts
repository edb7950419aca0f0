// Every call of staff and of merchants, asked by those who may not:
// shoppers, staff with every permission but the one, the other hat, and people of another house.
import { grantMembership } from '#features/accounts/accounts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { send } from '../front.ts'
import { makeShop, type TestGoods } from '../goods.ts'
import { openWorld, type Person, type World } from '../world.ts'
import { contracts, isMerchantCall, isStaffCall, privateCalls } from './fields.ts'
import { everythingBut } from './own-things.ts'

const staffCalls = privateCalls.filter(isStaffCall)
const merchantCalls = privateCalls.filter(isMerchantCall)
const permissionOf = (c: (typeof privateCalls)[number]): string => Object.values(c.who as object)[0] as string
const everyPermission = [...new Set([...staffCalls, ...merchantCalls].map(permissionOf))]
let world: World
let goods: TestGoods
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
})
afterAll(() => world.close())

type Hat = 2 | 3
async function member(hat: Hat, permissions: string[], merchantId?: number): Promise<Person> {
  const person = await world.person()
  await grantMembership(world.app.db, {
    userId: person.userId,
    hat,
    role: 'test',
    permissions,
    ...(merchantId === undefined ? {} : { merchantId }),
  })
  return person
}
const ask = async (path: string, who: Person, hat: Hat | 1, more: Record<string, string> = {}) => {
  const { status, code } = await send(world.url, path, '{}', {
    token: who.token,
    headers: { 'user-type': String(hat), ...more },
  })
  return [path, status, code]
}
const denied = (path: string) => [path, 403, 40_301]

test('paths tell whose they are: no call of staff or merchants is open to buyers by mistake', () => {
  expect(staffCalls.map((c) => c.path).filter((p) => !p.startsWith('/api/v2/admin/'))).toEqual([])
  expect(merchantCalls.map((c) => c.path).filter((p) => !p.startsWith('/api/v2/mch/'))).toEqual([])
  expect(
    contracts
      .filter((c) => /^\/api\/v2\/(admin|mch)\//.test(c.path) && !isStaffCall(c) && !isMerchantCall(c))
      .map((c) => c.path),
  ).toEqual([])
  expect(staffCalls.length).toBeGreaterThan(5)
  expect(merchantCalls.length).toBeGreaterThan(1)
  for (const c of [...staffCalls, ...merchantCalls])
    if (c.run !== 'read') expect(permissionOf(c), c.path).toMatch(/\.write$/)
})
test.each(staffCalls.map((c) => [c.path, c] as const))('%s opens by its own permission only', async (path, c) => {
  const own = permissionOf(c)
  const allowed = await member(3, [own])
  expect((await ask(path, allowed, 3))[1]).not.toBe(403)
  const before = await everythingBut(world, 0)
  const others = await member(3, [
    ...everyPermission.filter((p) => p !== own),
    '*',
    own.toUpperCase(),
    own.replace('.', ''),
    ` ${own}`,
  ])
  const none = await member(3, [])
  const house = await member(2, everyPermission, goods.merchants.kiln)
  const shopper = await world.person()
  const after = await everythingBut(world, 0)
  for (const [who, hat] of [
    [others, 3],
    [none, 3],
    [house, 2],
    [house, 3],
    [allowed, 1],
    [allowed, 2],
    [shopper, 3],
  ] as const)
    expect(await ask(path, who, hat)).toEqual(denied(path))
  expect(await everythingBut(world, 0)).toEqual(after)
  expect(after['audit_log']).toBe(before['audit_log'])
})
test.each(merchantCalls.map((c) => [c.path, c] as const))(
  '%s opens to members of the house by its own permission only',
  async (path, c) => {
    const own = permissionOf(c)
    const allowed = await member(2, [own], goods.merchants.kiln)
    const elsewhere = { 'merchant-id': String(goods.merchants.paper) }
    expect((await ask(path, allowed, 2))[1]).not.toBe(403)
    expect((await ask(path, allowed, 2, { 'merchant-id': String(goods.merchants.kiln) }))[1]).not.toBe(403)
    expect(await ask(path, allowed, 2, elsewhere)).toEqual(denied(path))
    const others = await member(
      2,
      everyPermission.filter((p) => p !== own),
      goods.merchants.kiln,
    )
    const staff = await member(3, everyPermission)
    const both = await member(2, [own], goods.merchants.kiln)
    await grantMembership(world.app.db, {
      userId: both.userId,
      hat: 2,
      merchantId: goods.merchants.paper,
      role: 'reader',
      permissions: [],
    })
    expect(await ask(path, others, 2)).toEqual(denied(path))
    for (const hat of [1, 2, 3] as const) expect(await ask(path, staff, hat)).toEqual(denied(path))
    // who belongs to two houses says for which, and the permission of one is none in the other
    expect(await ask(path, both, 2)).toEqual(denied(path))
    expect(await ask(path, both, 2, elsewhere)).toEqual(denied(path))
  },
)
test('staff whose account or sign-in ended are nobody', async () => {
  const gone = await member(3, everyPermission)
  await world.pool.query("update user_account set status = 'closed' where id = $1", [gone.userId])
  for (const c of staffCalls) expect(await ask(c.path, gone, 3)).toEqual([c.path, 401, -202])
})
