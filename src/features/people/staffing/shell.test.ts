// The way back in from the server's shell: a link that is good once, for an hour, and stands in the log as the shell's.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inviteAtShell, resetAtShell } from './inviting.ts'
import { addressOf } from './links.ts'
import { staffLines } from './shell-list.ts'
import { joinAs } from '../../../../test/roles.ts'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const hour = { seconds: 3600 }
const reasonOf = (reply: { data: unknown }) => (reply.data as { reason?: string }).reason
const use = (token: string, more: object) => world.ask('/api/v2/console/link/use', { token, ...more })
const tokenOf = (link: Parameters<typeof addressOf>[2]) =>
  addressOf(world.app.context, 'https://shop.example', link).split('#')[1]!
const inTransaction = <T>(work: (db: World['app']['db']) => Promise<T>) => world.app.db.transaction().execute(work)
const add = (contact: string, role = 'admin') =>
  inTransaction((db) => inviteAtShell(db, hour, { contact, role, language: 'zh-CN' }))
const reset = (contact: string) => inTransaction((db) => resetAtShell(db, hour, contact))

test('makes the first administrator of a shop that has none', async () => {
  const link = await add('first@example.com')
  expect(addressOf(world.app.context, 'https://shop.example', link)).toMatch(
    /^https:\/\/shop\.example\/admin\/join#\d+\.[\w-]{43}$/,
  )
  const token = tokenOf(link)
  expect((await use(token, { nickName: 'First', password: 'harbour7' })).status).toBe(200)
  expect(reasonOf(await use(token, { nickName: 'First', password: 'harbour7' }))).toBe('staffLinkOver')
  expect(await staffLines(world.app.db)).toEqual([
    expect.stringContaining('first@example.com  First  admin  mail code'),
    '1 of the staff',
  ])
  const { rows } = await world.pool.query(`select staff_id, ip from audit_log where action = 'staff.invite'`)
  expect(rows).toEqual([{ staff_id: null, ip: 'shell' }])
  await expect(add('first@example.com')).rejects.toMatchObject({ reason: 'staffAlready' })
})
test('holds for an hour, and a newer link puts out the one before', async () => {
  const [first, second] = [await add('slow@example.com'), await add('slow@example.com')]
  expect(reasonOf(await use(tokenOf(first), { nickName: 'Slow', password: 'harbour7' }))).toBe('staffLinkOver')
  await world.advance(3_601_000)
  expect(reasonOf(await use(tokenOf(second), { nickName: 'Slow', password: 'harbour7' }))).toBe('staffLinkOver')
  await expect(add('x@example.com', 'owner')).rejects.toMatchObject({ reason: 'notFound' })
})
test('a reset gives another password, takes every second proof, ends every sign-in, and is good once', async () => {
  const who = await joinAs(world, await world.person('lost'), { audience: 'staff', role: 'admin' })
  await world.pool.query(
    `insert into second_proof (user_id, kind, credential_id, public_key, confirmed_at)
       values ($1, 'passkey', 'lost', 'x', now())`,
    [who.userId],
  )
  const token = tokenOf(await reset(who.email))
  expect((await world.must('/api/v2/console/link/detail', { token })).wantsName).toBe(false)
  // nothing is lost before it is used
  expect((await world.ask('/api/v2/admin/staff/page', {}, who)).status).toBe(200)
  expect(reasonOf(await use(token, {}))).toBe('passwordInvalid')
  const replies = await Promise.all(Array.from({ length: 3 }, () => use(token, { password: 'harbour8' })))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await world.ask('/api/v2/admin/staff/page', {}, who)).status).toBe(401)
  const { rows } = await world.pool.query('select from second_proof where user_id = $1', [who.userId])
  expect(rows).toEqual([])
  expect(reasonOf(await use(token, { password: 'harbour9' }))).toBe('staffLinkOver')
  await expect(reset('stranger@example.com')).rejects.toMatchObject({ reason: 'notFound' })
})
test('of who was taken out meanwhile opens nothing', async () => {
  const who = await joinAs(world, await world.person('gone'), { audience: 'staff', role: 'content' })
  const token = tokenOf(await reset(who.email))
  await world.pool.query('delete from membership where user_id = $1', [who.userId])
  expect(reasonOf(await use(token, { password: 'harbour8' }))).toBe('staffLinkOver')
})
test('goes to an address, and is over with it', async () => {
  const who = await joinAs(world, await world.person('moved'), { audience: 'staff', role: 'content' })
  const token = tokenOf(await reset(who.email))
  await world.pool.query(`update user_account set email = 'elsewhere@example.com' where id = $1`, [who.userId])
  expect(reasonOf(await use(token, { password: 'harbour8' }))).toBe('staffLinkOver')
  await world.pool.query('update user_account set email = $2 where id = $1', [who.userId, who.email])
  expect((await use(token, { password: 'harbour8' })).status).toBe(200)
})
test('what the shell did is read in the log', async () => {
  const reader = await joinAs(world, await world.person('reader'), { audience: 'staff', role: 'admin' })
  const { records } = await world.must('/api/v2/admin/log/page', { action: 'staff.invite' }, reader)
  expect(records[0]).toMatchObject({ staff: null, ip: 'shell' })
})
