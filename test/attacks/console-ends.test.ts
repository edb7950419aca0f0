// How a sign-in of the console ends: with time, with a change of a role, and with what signed it in.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grantMembership } from '#features/people/accounts/accounts.ts'
import { makeShop, type TestGoods } from '../goods.ts'
import { atConsole, consoleToken, roleWith } from '../roles.ts'
import { openWorld, type World } from '../world.ts'
import { openConsoleScene, password, type ConsoleScene } from './console-scene.ts'

const hour = 3_600_000
let world: World
let goods: TestGoods
let scene: ConsoleScene
beforeAll(async () => {
  world = await openWorld({ settings: { captchaRequired: 0, codeResendSeconds: 0, codesPerTargetHour: 1000 } })
  goods = await makeShop(world)
  scene = openConsoleScene(world)
})
afterAll(() => world.close())
const known = () => scene.known()
const reviewer = () => scene.reviewer()

describe('a sign-in of the console ends', () => {
  test.each<[string, (userId: number) => Promise<unknown>]>([
    ['with another role', (userId) => grantMembership(world.app.db, { userId, audience: 'staff', role: 'admin' })],
    ['with no role', (userId) => world.pool.query('delete from membership where user_id = $1', [userId])],
    [
      'with a role at a merchant besides',
      (userId) =>
        grantMembership(world.app.db, {
          userId,
          audience: 'merchant',
          merchantId: goods.merchants.kiln,
          role: 'owner',
        }),
    ],
  ])('%s; that of the shop does not', async (_, change) => {
    const staff = await reviewer()
    const [token, other] = [await consoleToken(world, staff.userId), await atConsole(world, await reviewer())]
    expect(await scene.statusOf(token)).toBe(20_001)
    await grantMembership(world.app.db, { userId: staff.userId, audience: 'staff', role: 'review' })
    expect(await scene.statusOf(token), 'the same role again').toBe(20_001)
    await change(staff.userId)
    expect(await scene.statusOf(token)).toBe(-202)
    expect((await world.ask('/api/v2/user/getUserInfo', {}, staff)).status).toBe(200)
    expect(await scene.statusOf(other.token)).toBe(20_001)
  })
  test('with a change of what the role may do', async () => {
    const staff = await known()
    const role = await roleWith(world, 'staff', ['review.read', 'review.write'])
    await grantMembership(world.app.db, { userId: staff.userId, audience: 'staff', role })
    const token = await consoleToken(world, staff.userId)
    await world.pool.query(`update role set permissions = permissions where code = $1`, [role])
    expect(await scene.statusOf(token)).toBe(20_001)
    await world.pool.query(`update role set permissions = '{review.read}' where code = $1`, [role])
    expect(await scene.statusOf(token)).toBe(-202)
    expect(await scene.statusOf(await consoleToken(world, staff.userId))).toBe(20_001)
  })
  test('with a role that changes while it is opened, or it has the new one', async () => {
    for (let round = 0; round < 8; round++) {
      const staff = await reviewer()
      const [ticket, code] = await scene.begun(staff)
      const [reply] = await Promise.all([
        scene.confirm(ticket, code),
        grantMembership(world.app.db, { userId: staff.userId, audience: 'staff', role: 'support' }),
      ])
      const roles = reply.data.memberships.map((m) => m.role)
      expect(await scene.openOf(staff.userId), `round ${round}: ${roles.join()}`).toBe(
        roles.includes('support') ? 1 : 0,
      )
    }
  })
  test('after a day without use, and not before', async () => {
    const staff = await reviewer()
    const [used, unused] = [await consoleToken(world, staff.userId), await consoleToken(world, staff.userId)]
    for (const _ of [1, 2, 3]) {
      await world.advance(23 * hour)
      expect(await scene.statusOf(used)).toBe(20_001)
      await expect.poll(async () => lastSeen(used)).toBeLessThan(60)
    }
    expect(await scene.statusOf(unused)).toBe(20_230)
    await world.advance(24 * hour)
    expect(await scene.statusOf(used)).toBe(20_230)
    expect((await world.ask('/api/v2/user/getUserInfo', {}, staff)).status).toBe(200)
  })
  const lastSeen = async (token: string): Promise<number> =>
    (
      await world.pool.query<{ seconds: number }>(
        `select extract(epoch from shop_now() - last_seen_at)::float as seconds from session
         where token_hash = sha256(convert_to($1, 'UTF8'))`,
        [token],
      )
    ).rows[0]!.seconds
  test('by signing out, and no call at the same moment wakes it', async () => {
    const staff = await reviewer()
    const token = await consoleToken(world, staff.userId)
    await world.advance(hour)
    await Promise.all([
      ...Array.from({ length: 6 }, () => scene.queue(token)),
      world.ask('/api/v2/user/logout', {}, { token }),
    ])
    expect(await scene.statusOf(token)).toBe(20_230)
    await world.advance(1000)
    expect(await scene.statusOf(token)).toBe(20_230)
  })
  test('with the password, and with the other sign-ins', async () => {
    const staff = await reviewer()
    const first = await consoleToken(world, staff.userId)
    await world.must('/update-password', { old_password: password, new_password: 'fresh123' }, staff)
    expect(await scene.statusOf(first)).toBe(-202)
    const second = await consoleToken(world, staff.userId)
    await world.must('/api/v2/user/device/remove', { others: true }, staff)
    expect(await scene.statusOf(second)).toBe(-202)
  })
})

test('its time without use is a number of the business', async () => {
  await world.pool.query("insert into setting (name, value) values ('consoleIdleHours', '1')")
  await world.app.context.settings.reload()
  try {
    const token = await scene.enter(await reviewer())
    await world.advance(hour - 60_000)
    expect(await scene.statusOf(token)).toBe(20_001)
    const other = await scene.enter(await reviewer())
    await world.advance(hour)
    expect(await scene.statusOf(other)).toBe(20_230)
  } finally {
    await world.pool.query("delete from setting where name = 'consoleIdleHours'")
    await world.app.context.settings.reload()
  }
})

describe('a change that is under way while somebody enters', () => {
  /** Begins a change, lets somebody ask meanwhile, ends it; what they hear. */
  async function during<T>(change: string, userId: number, ask: () => Promise<T>): Promise<T> {
    const client = await world.pool.connect()
    try {
      await client.query('begin')
      await client.query(change, [userId])
      const asked = ask()
      await new Promise((done) => setTimeout(done, 400))
      await client.query('commit')
      return await asked
    } finally {
      client.release()
    }
  }
  test('of the role is waited for: nobody enters as what they no longer are', async () => {
    const staff = await reviewer()
    const [ticket, code] = await scene.begun(staff)
    const told = await during("update membership set role = 'support' where user_id = $1", staff.userId, () =>
      scene.confirm(ticket, code),
    )
    expect(told.data.reason).toBe('forbidden')
    expect(await scene.openOf(staff.userId)).toBe(0)
  })
  test('of the password too: the old one, found right a moment ago, opens no ticket', async () => {
    const staff = await reviewer()
    const told = await during("update user_account set password_hash = 'another' where id = $1", staff.userId, () =>
      scene.open(staff.email),
    )
    expect(told.data.reason).toBe('passwordWrong')
  })
})
