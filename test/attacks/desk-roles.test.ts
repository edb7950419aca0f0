// Who may do what at a merchant's desk, role by role, whatever is sent along; and how little is left of it at once when
// somebody is removed, gets another role, or their shop is suspended.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Contract } from '#kernel/call/contract.ts'
import { staffer } from '../claims.ts'
import { send, type Asker } from '../front.ts'
import { joinAs } from '../roles.ts'
import { openWorld, type Person, type World } from '../world.ts'
import { changes, deskCalls, kept } from './desk-calls.ts'
import { deskSettings, openDesks, paid, type Desk } from './desk-scene.ts'

let world: World
let desk: Desk
beforeAll(async () => {
  world = await openWorld({ settings: deskSettings })
  desk = (await openDesks(world)).victim
})
afterAll(() => world.close())

const permissionOf = (c: Contract): string => Object.values(c.who as object)[0] as string
const joined = async (role: string): Promise<Person & { headers: Record<string, string> }> =>
  joinAs(world, await world.person(), { audience: 'merchant', merchantId: desk.merchantId, role })
/** Nothing that any call takes: whoever may not ask must hear that first. */
const told = async (c: Contract, who: Asker, body = '{"none of ours":1}') => {
  const { status, code } = await send(world.url, c.path, body, who)
  return [c.path, status, code]
}
const roles = ['owner', 'manager', 'goods', 'orders', 'service', 'finance'] as const
async function permissionsOf(role: string): Promise<string[]> {
  const { rows } = await world.pool.query<{ permissions: string[] }>(
    `select permissions from role where audience = 'merchant' and code = $1`,
    [role],
  )
  return rows[0]!.permissions
}

test('these are the roles of a shop, and the owner may do everything', async () => {
  const { rows } = await world.pool.query<{ code: string }>(
    `select code from role where audience = 'merchant' order by code`,
  )
  expect(rows.map(({ code }) => code)).toEqual(roles.toSorted())
  const all = await permissionsOf('owner')
  expect(deskCalls.filter((c) => !all.includes(permissionOf(c))).map((c) => c.path)).toEqual([])
})
test.each(roles)('%s: refused before anything else wherever their role holds no permission', async (role) => {
  const may = await permissionsOf(role)
  const who = await joined(role)
  const shut = deskCalls.filter((c) => !may.includes(permissionOf(c)))
  if (role !== 'owner') expect(shut.length).toBeGreaterThan(5)
  const before = await kept(world)
  for (const c of shut) {
    expect(await told(c, who)).toEqual([c.path, 403, 40_301])
    expect(await told(c, who, '{')).not.toEqual([c.path, 200, 20_001])
  }
  for (const c of deskCalls.filter((one) => may.includes(permissionOf(one))))
    expect(await told(c, who)).toEqual([c.path, 400, 40_001])
  expect(changes(before, await kept(world))).toEqual([])
})

describe('between two calls of one sign-in', () => {
  const idOf = async ({ userId }: Person): Promise<number> =>
    (
      await world.pool.query<{ id: number }>('select id::int from membership where user_id = $1 and merchant_id = $2', [
        userId,
        desk.merchantId,
      ])
    ).rows[0]!.id
  const reason = 'Season is over'
  const keyOf = async (who: Asker): Promise<Asker> => {
    const wish = { name: 'Till', scope: ['goods.read', 'goods.write'], days: null }
    const { key } = await world.must('/api/v2/mch/key/add', wish, who)
    return { token: key, headers: { 'user-type': '2' } }
  }
  const opened = async (who: Asker): Promise<string[]> => {
    const open: string[] = []
    for (const c of deskCalls) {
      const [, status] = await told(c, who)
      if (status !== 401 && status !== 403) open.push(c.path)
    }
    return open
  }
  test('removed: every call is shut, to them and to their key', async () => {
    const who = await joined('owner')
    const key = await keyOf(who)
    expect([(await opened(who)).length, (await opened(key)).length > 10]).toEqual([deskCalls.length, true])
    await world.must('/api/v2/mch/staff/remove', { id: await idOf(who), reason }, desk.boss)
    expect([await opened(who), await opened(key)]).toEqual([[], []])
  })
  test('removed while they ask, again and again: nothing is done after it', async () => {
    for (let round = 0; round < 5; round++) {
      const who = await joined('manager')
      const id = await idOf(who)
      const orderNo = await paid(desk)
      const asked = Array.from({ length: 6 }, (_, n) =>
        world.ask('/api/v2/mch/order/remark', { orderNo, text: `${n}` }, who),
      )
      const [, ...replies] = await Promise.all([
        world.must('/api/v2/mch/staff/remove', { id, reason }, desk.boss),
        ...asked,
      ])
      expect(replies.every(({ status }) => [200, 401, 403].includes(status))).toBe(true)
      expect((await world.ask('/api/v2/mch/order/remark', { orderNo, text: 'late' }, who)).status).not.toBe(200)
      const { merchantRemark } = await world.must('/api/v2/mch/order/detail', { orderNo }, desk.boss)
      expect(merchantRemark?.text).not.toBe('late')
    }
  })
  test('of another role: the sign-in is over, and their key holds what the role does', async () => {
    const who = await joined('owner')
    const key = await keyOf(who)
    await world.must('/api/v2/mch/staff/role', { id: await idOf(who), role: 'finance', reason }, desk.boss)
    expect(await opened(who)).toEqual([])
    const goods = deskCalls.filter((c) => permissionOf(c) === 'goods.write').map((c) => c.path)
    expect((await opened(key)).filter((path) => goods.includes(path))).toEqual([])
  })
  test('suspended: its people go on with what is sold, and put nothing before shoppers', async () => {
    const orderNo = await paid(desk)
    const reviewer = await staffer(world, 'review')
    const { merchantId: id } = desk
    await world.must('/api/v2/admin/merchant/suspend', { id, reason: 'Counterfeits' }, reviewer)
    await world.runJobs()
    const parcels = [{ carrier: 'own' }]
    expect((await world.ask('/api/v2/mch/order/ship', { orderNo, parcels }, desk.boss)).status).toBe(200)
    const [row] = (await world.must('/api/v2/mch/goods/page', { tab: 'offShelf' }, desk.boss)).records
    const shelf = { onSale: true, rows: [{ id: row!.id, seen: 'offShelf' as const }] }
    await world.ask('/api/v2/mch/goods/shelf', shelf, desk.boss)
    await world.runJobs()
    world.app.context.cache.drop('catalog')
    expect((await world.must('/api/v2/goods/goods/page', { merchantId: id })).records).toEqual([])
    await world.must('/api/v2/admin/merchant/reopen', { id, reason: 'Mended' }, reviewer)
  })
})
