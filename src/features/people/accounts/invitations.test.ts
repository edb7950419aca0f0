// Invitation codes: bound once, at the beginning or in the first days, never in a circle, whoever races.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeFor } from '../../../../test/codes.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { bindInviter } from './invitations.ts'

let world: World
beforeAll(async () => void (world = await openWorld({ settings: { captchaRequired: 0 } })))
afterAll(() => world.close())

const count = async (sql: string, ...values: unknown[]): Promise<number> =>
  Number((await world.pool.query<{ n: string }>(`select count(*) as n from ${sql}`, values)).rows[0]!.n)
const inviteCodeOf = async (userId: number): Promise<string> =>
  (await world.pool.query<{ invite_code: string }>('select invite_code from user_account where id = $1', [userId]))
    .rows[0]!.invite_code

describe('invitation', () => {
  test('codes are unique and unmistakable', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => world.person()))
    const codes = await Promise.all(people.map((p) => inviteCodeOf(p.userId)))
    expect(new Set(codes).size).toBe(30)
    expect(codes.every((c) => /^[A-HJKMNP-Z2-9]{8}$/.test(c))).toBe(true)
  })
  test('binds a new account at sign-in; an unknown code is refused before, and the code serves again', async () => {
    const inviter = await world.person()
    const code = await codeFor(world, 'guest@example.com')
    expect(await world.ask('/login', { user_email: 'guest@example.com', code, invite_code: 'NOSUCH22' })).toMatchObject(
      { status: 422, code: 42264 },
    )
    expect(await count(`user_account where email = 'guest@example.com'`)).toBe(0)
    const typed = ` ${(await inviteCodeOf(inviter.userId)).toLowerCase().replace(/(....)/, '$1-')} `
    const reply = await world.ask('/login', { user_email: 'guest@example.com', code, invite_code: typed })
    expect(reply.code).toBe(1)
    expect(
      (await world.pool.query('select inviter_id from invitation where invitee_id = $1', [reply.data.user_id])).rows,
    ).toEqual([{ inviter_id: inviter.userId }])
  })
  test('at registration likewise', async () => {
    const inviter = await world.person()
    const given = {
      kind: 'individual',
      user_email: 'invited@example.com',
      code: await codeFor(world, 'invited@example.com', 'register'),
      password: 'secret12',
      agreement: true,
    } as const
    expect((await world.ask('/register-user', { ...given, invite_code: 'NOSUCH22' })).code).toBe(42264)
    expect(
      (await world.ask('/register-user', { ...given, invite_code: await inviteCodeOf(inviter.userId) })).code,
    ).toBe(1)
    expect(await count('invitation where inviter_id = $1', inviter.userId)).toBe(1)
  })
  const enter = async (person: { token: string }, inviter: { userId: number }) =>
    world.ask('/api/v2/user/supplement', { inviteCode: await inviteCodeOf(inviter.userId) }, person)
  test('may be added once in the first days: not by oneself, not in a circle, not twice, not later', async () => {
    const [a, b, c] = [await world.person(), await world.person(), await world.person()]
    expect((await enter(a, a)).code).toBe(42265)
    expect((await world.ask('/api/v2/user/supplement', { inviteCode: 'NOSUCH22' }, a)).code).toBe(42264)
    expect((await enter(b, a)).data).toEqual({ inviteBound: true })
    expect((await enter(c, b)).code).toBe(20001)
    expect((await enter(a, c)).code).toBe(42266)
    expect((await enter(a, b)).code).toBe(42266)
    expect((await enter(b, c)).code).toBe(40933)
    await world.pool.query(`update user_account set created_at = created_at - interval '8 days' where id = $1`, [
      a.userId,
    ])
    expect((await enter(a, await world.person())).code).toBe(42267)
  })
  test('two who invite each other at the same moment make no circle', async () => {
    const [a, b] = [await world.person(), await world.person()]
    const bound = Promise.withResolvers<void>()
    const first = world.app.db.transaction().execute(async (db) => {
      await bindInviter(db, a.userId, await inviteCodeOf(b.userId), 7)
      bound.resolve()
      await sleep(300)
    })
    await bound.promise
    const second = await enter(b, a)
    await first
    expect(second.code).toBe(42266)
  })
  test('a person entered by twenty at once is bound once', async () => {
    const person = await world.person()
    const inviters = await Promise.all(Array.from({ length: 6 }, () => world.person()))
    const replies = await Promise.all(inviters.map((i) => enter(person, i)))
    expect(replies.filter((r) => r.code === 20001)).toHaveLength(1)
    expect(await count('invitation where invitee_id = $1', person.userId)).toBe(1)
  })
})
