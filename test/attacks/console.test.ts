// The console's sign-in through the front door: password and code open it, and nothing less speaks for merchants or
// staff. How it ends: console-ends.test.ts.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grantMembership } from '#features/people/accounts/accounts.ts'
import { arrivedCode, codeFor, wrongCode } from '../codes.ts'
import { makeShop, type TestGoods } from '../goods.ts'
import { consoleToken } from '../roles.ts'
import { openWorld, type World } from '../world.ts'
import { openConsoleScene, password, type ConsoleScene } from './console-scene.ts'

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
const strengthOf = async (userId: number) =>
  (
    await world.pool.query('select strength, console from session where user_id = $1 order by id desc limit 1', [
      userId,
    ])
  ).rows[0]

describe('password and code', () => {
  test('open the side of staff, told with what they may do', async () => {
    const staff = await reviewer()
    const opened = await scene.open(staff.email)
    expect(opened).toMatchObject({ status: 200, data: { seconds: 300, sentTo: expect.stringContaining('***') } })
    const told = await world.must('/api/v2/console/session/confirm', {
      ticket: opened.data.ticket,
      code: await arrivedCode(world, staff.email),
    })
    expect(told).toMatchObject({
      user_id: staff.userId,
      idleSeconds: 86_400,
      memberships: [{ audience: 'staff', merchantId: null, role: 'review', permissions: expect.any(Array) }],
    })
    expect(await scene.statusOf(told.user_token)).toBe(20_001)
    expect(await strengthOf(staff.userId)).toEqual({ strength: 'twoProofs', console: true })
    expect((await world.must('/api/v2/user/device/list', {}, { token: told.user_token }))[0]).toMatchObject({
      console: true,
      current: true,
    })
  })
  test('open the side of a merchant', async () => {
    const owner = await known()
    const merchantId = goods.merchants.kiln
    await grantMembership(world.app.db, { userId: owner.userId, audience: 'merchant', merchantId, role: 'owner' })
    const token = await scene.enter(owner)
    const fans = (more: object) =>
      world.ask('/api/v2/mch/fan/page', {}, { token, headers: { 'user-type': '2', ...more } })
    expect((await fans({})).status).toBe(200)
    expect((await fans({ 'merchant-id': String(goods.merchants.paper) })).status).toBe(403)
    expect((await scene.queue(token)).status).toBe(403)
  })
  test('of a sign-in of the shop speak for nobody, however strong it is', async () => {
    const staff = await known()
    const byCode = await world.must('/login', { user_email: staff.email, code: await codeFor(world, staff.email) })
    expect(await strengthOf(staff.userId)).toEqual({ strength: 'code', console: false })
    const byPassword = await world.must('/login-by-password', { account: staff.email, password })
    expect(await strengthOf(staff.userId)).toEqual({ strength: 'password', console: false })
    await grantMembership(world.app.db, { userId: staff.userId, audience: 'staff', role: 'admin' })
    const code = await codeFor(world, staff.email)
    const byBoth = await world.must('/login-by-password', { account: staff.email, password, code })
    expect(await strengthOf(staff.userId)).toEqual({ strength: 'twoProofs', console: false })
    for (const { user_token: token } of [byCode, byPassword, byBoth]) {
      const reply = await scene.queue(token)
      expect([reply.status, reply.code]).toEqual([403, 40_301])
      expect((await world.ask('/api/v2/user/getUserInfo', {}, { token })).status).toBe(200)
    }
  })
  test('open nothing to who is no member, and send them nothing', async () => {
    const shopper = await known()
    const reply = await scene.open(shopper.email)
    expect([reply.status, reply.data.reason]).toEqual([403, 'forbidden'])
    await expect(arrivedCode(world, shopper.email)).rejects.toThrow('no code')
  })
  test('a wrong password tells nothing, not who is a member, and sends nothing', async () => {
    const [staff, shopper] = [await reviewer(), await known()]
    const told = await Promise.all(
      [staff.email, shopper.email, 'nobody@example.com', (await world.person()).email].map(async (account) => {
        const { status, code, message } = await scene.open(account, 'guess123')
        return [status, code, message]
      }),
    )
    expect(new Set(told.map(String)).size).toBe(1)
    expect(told[0]![1]).toBe(42_260)
    await expect(arrivedCode(world, staff.email)).rejects.toThrow('no code')
  })
  test('five wrong passwords lock here as at the shop: one lock, not one for each door', async () => {
    const staff = await reviewer()
    for (const at of [1, 2, 3]) expect((await scene.open(staff.email, `guess12${at}`)).code).toBe(42_260)
    for (const at of [4, 5])
      expect((await world.ask('/login-by-password', { account: staff.email, password: `guess12${at}` })).code).toBe(
        42_260,
      )
    expect((await scene.open(staff.email)).status).toBe(429)
  })
})

describe('a ticket', () => {
  test('serves once, also when asked twice at once', async () => {
    const staff = await reviewer()
    const [ticket, code] = await scene.begun(staff)
    const replies = await Promise.all([
      scene.confirm(ticket, code),
      scene.confirm(ticket, code),
      scene.confirm(ticket, code),
    ])
    expect(replies.filter((r) => r.status === 200)).toHaveLength(1)
    expect(await scene.openOf(staff.userId)).toBe(1)
    expect((await scene.confirm(ticket, code)).data.reason).toBe('consoleTicketExpired')
  })
  test('outlives a wrong code, which costs one of five tries', async () => {
    const staff = await reviewer()
    const [ticket, code] = await scene.begun(staff)
    for (const n of [1, 2, 3, 4])
      expect((await scene.confirm(ticket, wrongCode(code, n))).data.reason).toBe('codeWrong')
    expect((await scene.confirm(ticket, code)).status).toBe(200)
    const [second, late] = await scene.begun(staff)
    for (const n of [1, 2, 3, 4, 5]) await scene.confirm(second, wrongCode(late, n))
    expect((await scene.confirm(second, late)).data.reason).toBe('codeWrong')
  })
  test('is over with its time', async () => {
    const staff = await reviewer()
    const [ticket, code] = await scene.begun(staff)
    await world.advance(300_000)
    expect((await scene.confirm(ticket, code)).data.reason).toBe('consoleTicketExpired')
  })
  test('takes the code of its own person and purpose only, and gives none to other doors', async () => {
    const [staff, other] = [await reviewer(), await reviewer()]
    const [ticket, own] = await scene.begun(staff)
    const [, foreign] = await scene.begun(other)
    if (foreign !== own) expect((await scene.confirm(ticket, foreign)).data.reason).toBe('codeWrong')
    const login = await codeFor(world, staff.email)
    if (login !== own) expect((await scene.confirm(ticket, login)).data.reason).toBe('codeWrong')
    const door = await world.ask('/login-by-password', { account: staff.email, password, code: own })
    expect(door.data.reason).toBe('codeWrong')
    expect(
      (await world.ask('/get-email-valid-code', { user_email: staff.email, purpose: 'console' as never })).code,
    ).toBe(40_001)
    for (const made of ['', 'a'.repeat(43), `${ticket}a`, ticket.toUpperCase()])
      expect((await scene.confirm(made, own)).status, made).not.toBe(200)
    expect((await scene.confirm(ticket, own)).status).toBe(200)
  })
  test('is over when the password or the address changes that it was given for', async () => {
    const staff = await reviewer()
    const [ticket, code] = await scene.begun(staff)
    await world.must('/update-password', { old_password: password, new_password: 'fresh123' }, staff)
    expect((await scene.confirm(ticket, code)).data.reason).toBe('consoleTicketExpired')

    const moving = await reviewer()
    const [second, sent] = await scene.begun(moving)
    const to = `moved-${moving.email}`
    const input = {
      user_email: to,
      code: await codeFor(world, to, 'changeEmail', moving),
      old_code: await codeFor(world, moving.email, 'changeEmail', moving),
    }
    await world.must('/email-change-bind', input, moving)
    expect((await scene.confirm(second, sent)).data.reason).toBe('consoleTicketExpired')
  })
  test('is over for whoever is no member any more, or closed', async () => {
    const [gone, closed] = [await reviewer(), await reviewer()]
    const [[ticket, code], [second, other]] = [await scene.begun(gone), await scene.begun(closed)]
    await world.pool.query('delete from membership where user_id = $1', [gone.userId])
    expect((await scene.confirm(ticket, code)).data.reason).toBe('forbidden')
    await world.pool.query("update user_account set status = 'closed' where id = $1", [closed.userId])
    expect((await scene.confirm(second, other)).data.reason).toBe('accountClosed')
  })
  test('of an old password opens nothing that outlives its change, however close they come', async () => {
    for (let round = 0; round < 8; round++) {
      const staff = await reviewer()
      const [ticket, code] = await scene.begun(staff)
      await Promise.all([
        scene.confirm(ticket, code),
        world.must('/update-password', { old_password: password, new_password: 'fresh123' }, staff),
      ])
      expect(await scene.openOf(staff.userId), `round ${round}`).toBe(0)
    }
  })
})

test('it is in no cookie: a page does not know it', async () => {
  const staff = await reviewer()
  const token = await consoleToken(world, staff.userId)
  const visitor = { lang: 'en-US', token, audience: 'staff', ip: '127.0.0.1', userAgent: '' } as const
  for (const path of ['/api/v2/user/getUserInfo', '/api/v2/admin/auth/page'])
    await expect(world.app.ask(visitor, path, {}, 'page')).rejects.toMatchObject({ reason: 'sessionRequired' })
})
test('a mailbox alone opens no console: it resets no password of a member, merchant or staff', async () => {
  const [owner, staff] = [await known(), await reviewer()]
  const merchantId = goods.merchants.paper
  await grantMembership(world.app.db, { userId: owner.userId, audience: 'merchant', merchantId, role: 'owner' })
  for (const { email } of [owner, staff]) {
    const code = await codeFor(world, email, 'resetPassword')
    const reply = await world.ask('/reset-password', { account: email, code, new_password: 'fresh123' })
    expect([reply.status, reply.code]).toEqual([403, 40_301])
    expect((await scene.open(email)).status).toBe(200)
  }
})
