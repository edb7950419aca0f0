// Sign-ins at the console through the front door: ended by their person, one or all others, and by owners of their
// shop.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '#kernel/call/session.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { atConsole, joinAs } from '../../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

type Member = Person & { headers: Record<string, string> }
let world: World
let goods: TestGoods
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
})
afterAll(() => world.close())

let made = 0
const member = async (role = 'owner', merchantId = goods.merchants.kiln): Promise<Member> =>
  joinAs(world, await world.person(`deskman${++made}`), { audience: 'merchant', merchantId, role })
const reasonOf = (reply: { data: unknown }) => (reply.data as { reason?: string }).reason
const orders = (who: { token: string }) =>
  world.ask('/api/v2/mch/order/page', {}, { ...who, headers: { 'user-type': '2' } })

describe('sign-ins at the console', () => {
  const list = (who: { token: string }) => world.must('/api/v2/console/session/list', {}, who)
  test('are ended by their person, one or all others, never another’s; those of the shop stay', async () => {
    const [who, other] = [await member(), await member()]
    const inShop = { token: await openSession(world.app.db, who.userId, { userAgent: 'shop', days: 1 }) }
    const [second, third] = [await atConsole(world, who, 'merchant'), await atConsole(world, who, 'merchant')]
    expect(reasonOf(await world.ask('/api/v2/console/session/list', {}, inShop))).toBe('forbidden')
    const mine = await list(who)
    expect(mine.filter(({ current }) => current)).toHaveLength(1)
    const [theirs] = await list(other)
    const end = (id: number | undefined, by: { token: string }) =>
      world.ask('/api/v2/console/session/end', id === undefined ? {} : { id }, by)
    expect(reasonOf(await end(theirs!.id, who))).toBe('notFound')
    expect((await orders(other)).status).toBe(200)
    const one = (await list(second)).find(({ current }) => current)!
    expect((await end(one.id, who)).status).toBe(200)
    expect((await orders(second)).status).toBe(401)
    expect((await end(undefined, who)).data).toMatchObject({ ended: 1 })
    expect((await orders(third)).status).toBe(401)
    expect((await orders(who)).status).toBe(200)
    expect((await world.ask('/api/v2/user/getUserInfo', {}, inShop)).status).toBe(200)
  })
  test('of a member are ended by an owner with a reason; removing the member ends them, too', async () => {
    const [owner, clerk, stranger] = [
      await member(),
      await member('orders'),
      await member('owner', goods.merchants.paper),
    ]
    const { records } = await world.must('/api/v2/mch/staff/page', {}, owner)
    const { id } = records.filter(({ role }) => role === 'orders').at(-1)!
    const end = (by: Member, reason = 'lost laptop') => world.ask('/api/v2/mch/staff/session/end', { id, reason }, by)
    expect((await end(stranger)).status).toBe(404)
    expect((await end(clerk)).status).toBe(403)
    expect((await end(owner, '')).status).toBe(400)
    expect((await end(owner)).status).toBe(200)
    expect((await orders(clerk)).status).toBe(401)
    const again = await atConsole(world, clerk, 'merchant')
    expect((await orders(again)).status).toBe(200)
    await world.must('/api/v2/mch/staff/remove', { id, reason: 'left' }, owner)
    expect((await orders(again)).status).toBe(401)
  })
})
