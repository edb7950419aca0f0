// A desk's line: who may have one, what is told on it and to whom, how many, and what ends it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyer, type Buyer } from '../../../../test/buying.ts'
import { lineOf } from '../../../../test/desk-line.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { joinAs, roleWith } from '../../../../test/roles.ts'
import { clerkOf, shipped, sold, type Clerk } from '../../../../test/shipping.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

const day = 86_400_000
let world: World
let goods: TestGoods
let ana: Buyer
let clerk: Clerk
beforeAll(async () => {
  world = await openWorld({ settings: { deskNewsSeconds: 1, deskBeatSeconds: 1, deskLinesOfPerson: 2 } })
  goods = await makeShop(world)
  ana = await buyer(world, { fen: 100_000_000 })
  clerk = await clerkOf(world, goods.merchants.kiln)
})
afterAll(() => world.close())
const staff = async (role: string): Promise<Clerk> => joinAs(world, await world.person(), { audience: 'staff', role })

describe('who', () => {
  test('nobody, a shopper, a sign-in of the shop, the wrong merchant, a role that sees neither: none', async () => {
    const someone = await world.person()
    const goodsRole = await clerkOf(world, goods.merchants.kiln, 'goods')
    const shopToken: Person = await world.person()
    await joinAs(world, shopToken, { audience: 'merchant', merchantId: goods.merchants.kiln, role: 'orders' })
    const asked = async (who: { token: string; headers?: Record<string, string> }) => (await lineOf(world, who)).status
    expect(await asked({ token: 'x'.repeat(43), headers: clerk.headers })).toBe(401)
    expect(await asked({ token: clerk.token })).toBe(403)
    expect(await asked({ ...someone, headers: clerk.headers })).toBe(403)
    expect(await asked({ ...shopToken, headers: clerk.headers })).toBe(403)
    expect(await asked({ ...clerk, headers: { ...clerk.headers, 'merchant-id': String(goods.merchants.paper) } })).toBe(
      403,
    )
    expect(await asked({ ...clerk, headers: { 'user-type': '3' } })).toBe(403)
    expect(await asked(goodsRole)).toBe(403)
    expect(await asked(await staff('catalogue'))).toBe(403)
    expect((await fetch(`${world.url}/api/v2/console/stream`)).status).toBe(401)
  })
  test('each hears what their role may see, of their merchant alone', async () => {
    const paper = await lineOf(world, await clerkOf(world, goods.merchants.paper))
    const kiln = await lineOf(world, clerk)
    const finance = await lineOf(world, await clerkOf(world, goods.merchants.kiln, 'finance'))
    expect(await kiln.next('here')).toEqual(['orders', 'claims'])
    expect(await finance.next('here')).toEqual(['orders'])
    expect(await paper.next('here')).toEqual(['orders', 'claims'])
    await sold(world, goods, ana)
    expect(await kiln.next('moved')).toEqual(['orders'])
    expect(await finance.next('moved')).toEqual(['orders'])
    for (const line of [paper, kiln, finance]) line.close()
    expect(await paper.ended).not.toContain('moved')
  })
  test('staff hear of parcels that are missed, not of each order', async () => {
    const line = await lineOf(world, await staff('support'))
    expect(await line.next('here')).toEqual(['orders', 'claims'])
    const desk = await lineOf(world, clerk)
    await desk.next('here')
    const order = await shipped(world, goods, ana)
    await desk.next('moved')
    await line.next('beat')
    await world.pool.query('update parcel set shipped_at = shipped_at - $2 * interval $$1 ms$$ where id = $1', [
      order.parcelId,
      8 * day,
    ])
    await world.must('/api/v2/order/sell/missing', { parcelId: order.parcelId }, ana)
    expect(await line.next('moved')).toEqual(['orders'])
    line.close()
    desk.close()
    expect(await line.ended).not.toContain('moved')
  })
})

describe('how long', () => {
  /** In shops that are opened from now on. */
  const lifeOf = (seconds: number) =>
    world.pool.query(
      `insert into setting (name, value) values ('deskLineSeconds', $1)
        on conflict (name) do update set value = excluded.value`,
      [JSON.stringify(seconds)],
    )
  test('a sign of life comes now and then; so many for a person, and a place that is left is free again', async () => {
    const who = await clerkOf(world, goods.merchants.kiln)
    const [one, other] = [await lineOf(world, who), await lineOf(world, who)]
    await one.next('beat')
    await one.next('beat')
    const third = await lineOf(world, who)
    expect([third.status, third.retryAfter]).toEqual([503, '2'])
    other.close()
    await expect.poll(async () => (await lineOf(world, who)).status, { timeout: 30_000 }).toBe(200)
    one.close()
  })
  test('it ends with the sign-in, and with a change of the role; it is no use of a sign-in', async () => {
    const who = await clerkOf(world, goods.merchants.kiln)
    const line = await lineOf(world, who)
    const seen = async () =>
      (
        await world.pool.query(`select last_seen_at, expires_at from session where user_id = $1 and console`, [
          who.userId,
        ])
      ).rows
    await line.next('here')
    const before = await seen()
    await line.next('beat')
    expect(await seen()).toEqual(before)
    await world.must('/api/v2/user/logout', {}, who)
    expect(await line.next('end')).toBe('session')
    await line.ended
    const role = await roleWith(world, 'merchant', ['order.read', 'order.write'])
    const other = await clerkOf(world, goods.merchants.kiln, role)
    const second = await lineOf(world, other)
    await second.next('here')
    await world.pool.query(`update role set permissions = '{order.read}' where code = $1`, [role])
    expect(await second.next('end')).toBe('session')
    expect((await lineOf(world, other)).status).toBe(401)
  })
  test('it is opened anew after its time', async () => {
    await lifeOf(2)
    const short = await openWorld({ over: world })
    const line = await lineOf(short, clerk)
    expect(await line.next('end')).toBe('again')
    await line.ended
    await short.close()
  })
  test('a server that closes ends all lines first, and takes no new ones', async () => {
    await lifeOf(900)
    const second = await openWorld({ over: world })
    const lines = await Promise.all([lineOf(second, clerk), lineOf(second, await staff('admin'))])
    await Promise.all(lines.map((line) => line.next('here')))
    const closed = second.close()
    expect(await Promise.all(lines.map((line) => line.next('end')))).toEqual(['again', 'again'])
    await closed
  })
})
