// Every call of staff and of merchants, asked by those who may not:
// shoppers, staff with every permission but the one, the other audience, and people of another merchant.
import { grantMembership } from '#features/people/accounts/accounts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { send } from '../front.ts'
import { makeShop, type TestGoods } from '../goods.ts'
import { atConsole, consoleToken, joinAs, roleWith } from '../roles.ts'
import { openWorld, type Person, type World } from '../world.ts'
import { contracts, isMerchantCall, isStaffCall, privateCalls } from './fields.ts'
import { everythingBut } from './own-things.ts'

const staffCalls = privateCalls.filter(isStaffCall)
const merchantCalls = privateCalls.filter(isMerchantCall)
const permissionOf = (c: (typeof privateCalls)[number]): string => Object.values(c.who as object)[0] as string
const everyPermission = [...new Set([...staffCalls, ...merchantCalls].map(permissionOf))]
let world: World
let goods: TestGoods
let shopper: Person
let unasked: Person
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  shopper = await world.person()
  unasked = await atConsole(world, shopper)
})
afterAll(() => world.close())

type Side = 'merchant' | 'staff'
const userTypes = { shopper: '1', merchant: '2', staff: '3' } as const
/** At the console; `inShop` is their sign-in of the shop. */
type Member = Person & { inShop: Person }
async function member(audience: Side, permissions: string[], merchantId?: number): Promise<Member> {
  const inShop = await world.person()
  const role = await roleWith(world, audience, permissions)
  return {
    ...(await joinAs(world, inShop, { audience, role, ...(merchantId === undefined ? {} : { merchantId }) })),
    inShop,
  }
}
const made = new Map<string, Promise<Member>>()
/** The same one for all calls: who is refused is changed by none of them. */
function theMember(audience: Side, permissions: string[], merchantId?: number): Promise<Member> {
  const key = JSON.stringify([audience, permissions, merchantId])
  const known = made.get(key) ?? member(audience, permissions, merchantId)
  made.set(key, known)
  return known
}
const ask = async (path: string, who: Person, side: Side | 'shopper', more: Record<string, string> = {}) => {
  const { status, code } = await send(world.url, path, '{}', {
    token: who.token,
    headers: { 'user-type': userTypes[side], ...more },
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
  // taking out as a file begins a job, and choosing what one hears is one's own: neither changes anything of the shop
  const harmless = /\/export$|^\/api\/v2\/mch\/notice\/edit$/
  for (const c of [...staffCalls, ...merchantCalls])
    if (c.run !== 'read' && !harmless.test(c.path)) expect(permissionOf(c), c.path).toMatch(/\.write$/)
})
test.each(staffCalls.map((c) => [c.path, c] as const))('%s opens by its own permission only', async (path, c) => {
  const own = permissionOf(c)
  const allowed = await theMember('staff', [own])
  expect((await ask(path, allowed, 'staff'))[1]).not.toBe(403)
  const before = await everythingBut(world, 0)
  const others = await theMember('staff', [
    ...everyPermission.filter((p) => p !== own),
    '*',
    own.toUpperCase(),
    own.replace('.', ''),
    ` ${own}`,
  ])
  const none = await theMember('staff', [])
  const merchant = await theMember('merchant', everyPermission, goods.merchants.kiln)
  const after = await everythingBut(world, 0)
  for (const [who, side] of [
    [others, 'staff'],
    [none, 'staff'],
    [merchant, 'merchant'],
    [merchant, 'staff'],
    [allowed, 'shopper'],
    [allowed, 'merchant'],
    [allowed.inShop, 'staff'],
    [shopper, 'staff'],
    [unasked, 'staff'],
  ] as const)
    expect(await ask(path, who, side)).toEqual(denied(path))
  // a run that was allowed goes on by itself
  const { operation_run: _run, ...stands } = await everythingBut(world, 0)
  expect(stands).toEqual((({ operation_run: _was, ...rest }) => rest)(after))
  expect(after['audit_log']).toBe(before['audit_log'])
})
test.each(merchantCalls.map((c) => [c.path, c] as const))(
  '%s opens to members of the merchant by its own permission only',
  async (path, c) => {
    const own = permissionOf(c)
    const allowed = await theMember('merchant', [own], goods.merchants.kiln)
    const elsewhere = { 'merchant-id': String(goods.merchants.paper) }
    expect((await ask(path, allowed, 'merchant'))[1]).not.toBe(403)
    expect((await ask(path, allowed, 'merchant', { 'merchant-id': String(goods.merchants.kiln) }))[1]).not.toBe(403)
    expect(await ask(path, allowed, 'merchant', elsewhere)).toEqual(denied(path))
    expect(await ask(path, allowed.inShop, 'merchant')).toEqual(denied(path))
    const others = await theMember(
      'merchant',
      everyPermission.filter((p) => p !== own),
      goods.merchants.kiln,
    )
    const staff = await theMember('staff', everyPermission)
    const both = await member('merchant', [own], goods.merchants.kiln)
    await grantMembership(world.app.db, {
      userId: both.userId,
      audience: 'merchant',
      merchantId: goods.merchants.paper,
      role: await roleWith(world, 'merchant', []),
    })
    both.token = await consoleToken(world, both.userId)
    expect(await ask(path, others, 'merchant')).toEqual(denied(path))
    for (const side of ['shopper', 'merchant', 'staff'] as const)
      expect(await ask(path, staff, side)).toEqual(denied(path))
    // who belongs to two merchants says for which, and the permission of one is none in the other
    expect(await ask(path, both, 'merchant')).toEqual(denied(path))
    expect(await ask(path, both, 'merchant', elsewhere)).toEqual(denied(path))
  },
)
test('staff whose account or sign-in ended are nobody', async () => {
  const gone = await member('staff', everyPermission)
  await world.pool.query("update user_account set status = 'closed' where id = $1", [gone.userId])
  for (const c of staffCalls) expect(await ask(c.path, gone, 'staff')).toEqual([c.path, 401, -202])
})
