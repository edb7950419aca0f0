// Sign-ins while they last: why one does not hold, signing out, what the person is told of themselves, housekeeping.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeFor } from '../../../../test/codes.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { grantMembership } from './accounts.ts'

let world: World
beforeAll(async () => void (world = await openWorld({ settings: { captchaRequired: 0 } })))
afterAll(() => world.close())

const signIn = (email: string, code: string) => world.ask('/login', { user_email: email, code })

describe('sessions', () => {
  test('tell why they do not hold', async () => {
    const { token, userId } = await world.person()
    const who = (t?: string) => world.ask('/api/v2/user/getUserInfo', {}, t === undefined ? {} : { token: t })
    expect(await who()).toMatchObject({ status: 401, code: -201 })
    expect((await who('x'.repeat(43))).code).toBe(-201)
    expect((await who(token)).code).toBe(20001)
    expect((await world.ask('/api/v2/user/logout', {}, { token })).code).toBe(20001)
    expect(await who(token)).toMatchObject({ status: 401, code: 20230 })
    const fresh = await world.person()
    await world.pool.query('update session set revoked_at = shop_now() where user_id = $1', [fresh.userId])
    expect(await who(fresh.token)).toMatchObject({ status: 401, code: -202 })
    expect(userId).not.toBe(fresh.userId)
    const closed = await world.person()
    await world.pool.query(`update user_account set status = 'closed' where id = $1`, [closed.userId])
    expect((await who(closed.token)).code).toBe(-202)
    const old = await world.person()
    await world.pool.query('update session set expires_at = shop_now() where user_id = $1', [old.userId])
    expect((await who(old.token)).code).toBe(20230)
  })
  test('logging out ends this sign-in only', async () => {
    const code = await codeFor(world, 'two@example.com')
    const first = (await signIn('two@example.com', code)).data.user_token
    await world.advance(61_000)
    const second = (await signIn('two@example.com', await codeFor(world, 'two@example.com'))).data.user_token
    await world.must('/api/v2/user/logout', {}, { token: first })
    expect((await world.ask('/api/v2/user/getUserInfo', {}, { token: second })).code).toBe(20001)
  })
  test('the person: super membership while it lasts, the cart, the shop they keep', async () => {
    const { token, userId } = await world.person('keeper')
    await world.pool.query(`update user_account set vip = 1, vip_until = shop_now() + interval '1 day' where id = $1`, [
      userId,
    ])
    const { rows } = await world.pool.query<{ id: string }>(
      `insert into merchant (code, name) values ('keeper', '{"en-US": "The Keeper", "zh-CN": "守铺人"}') returning id`,
    )
    const merchantId = Number(rows[0]!.id)
    for (const role of ['owner', 'manager'])
      await grantMembership(world.app.db, { userId, audience: 'merchant', merchantId, role })
    expect((await world.pool.query('select role from membership where user_id = $1', [userId])).rows).toEqual([
      { role: 'manager' },
    ])
    expect(await world.must('/api/v2/user/getUserInfo', {}, { token, lang: 'zh-CN' })).toMatchObject({
      vip: 1,
      shop: { merchantId, name: '守铺人', status: 'open' },
    })
    await world.advance(86_500_000)
    expect((await world.must('/api/v2/user/getUserInfo', {}, { token })).vip).toBe(0)
  })
  test('housekeeping forgets codes of yesterday', async () => {
    await codeFor(world, 'yesterday@example.com')
    await world.advance(86_500_000)
    await world.app.tasks['accounts.tidy']!({}, undefined as never)
    expect((await world.pool.query('select from login_code')).rowCount).toBe(0)
  })
})
