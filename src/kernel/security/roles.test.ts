// Roles are data: what features bring reaches the table at every start, the shop's own roles stay,
// an unknown permission ends it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Type } from 'typebox'
import { calls } from '#app.ts'
import { features } from '#features.ts'
import { contract, handled, shape } from '../call/contract.ts'
import { openWorld, type World } from '../../../test/world.ts'
import { keepRoles, rolesOf } from './roles.ts'

let world: World
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const permissionsOf = async (audience: string, code: string): Promise<string[] | undefined> =>
  (
    await world.pool.query<{ permissions: string[] }>(
      'select permissions from role where audience = $1 and code = $2',
      [audience, code],
    )
  ).rows[0]?.permissions

test('an owner and an admin hold all of their side, others what features gave them', async () => {
  const staff = rolesOf(
    'staff',
    features.map((f) => f.permissions),
  )
  expect(staff.get('admin')).toEqual(expect.arrayContaining(['review.read', 'review.write']))
  expect(staff.get('finance')).not.toContain('review.write')
  expect(await permissionsOf('staff', 'admin')).toEqual(staff.get('admin'))
  expect(await permissionsOf('merchant', 'owner')).toEqual(expect.arrayContaining(['shop.read', 'shop.write']))
})

test('a start puts built-in roles right and leaves the shop’s own alone', async () => {
  await world.pool.query(`update role set permissions = '{}' where code = 'admin'`)
  await world.pool.query(`insert into role (audience, code, permissions) values ('staff', 'night', '{review.read}')`)
  await keepRoles(world.app.pool, features, calls)
  expect(await permissionsOf('staff', 'admin')).toContain('review.write')
  expect(await permissionsOf('staff', 'night')).toEqual(['review.read'])
})

test('a call that asks for a permission nobody brings ends the start, so does one brought twice', async () => {
  const lost = contract({
    path: '/api/v2/admin/lost',
    summary: 'test',
    who: { staff: 'nowhere.read' },
    run: 'read',
    input: shape({}),
    output: Type.Object({}),
  })
  await expect(
    keepRoles(world.app.pool, features, [...calls, handled(lost, async () => ({})) as never]),
  ).rejects.toThrow('nowhere.read')
  const twice = { permissions: { staff: { 'review.read': [] } } } as const
  await expect(keepRoles(world.app.pool, [...features, twice], calls)).rejects.toThrow('stands twice')
})

test('nobody becomes a member in a role that does not exist', async () => {
  const { userId } = await world.person()
  await expect(
    world.pool.query(`insert into membership (user_id, audience, role) values ($1, 'staff', 'king')`, [userId]),
  ).rejects.toThrow('foreign key')
})
