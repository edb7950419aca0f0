// The log of what staff do refuses change: but for the reason of a deed about somebody who left.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

test('of the log nothing but the reason, and only about somebody who left, can be blanked', async () => {
  const [ana, bob, staff] = [await world.person(), await world.person(), await world.person()]
  await world.pool.query("update user_account set status = 'closed' where id = $1", [bob.userId])
  const deed = async (about: number | null): Promise<number> => {
    const { rows } = await world.pool.query<{ id: number }>(
      `insert into audit_log (staff_id, action, subject, subject_id, about, reason, after)
       values ($1, 'test', 'user', 1, $2, 'why', '{"a":1}') returning id::int`,
      [staff.userId, about],
    )
    return rows[0]!.id
  }
  const change = (id: number, set: string) => world.pool.query(`update audit_log set ${set} where id = ${id}`)
  const [left, present, nobody] = [await deed(bob.userId), await deed(ana.userId), await deed(null)]
  for (const set of ["reason = 'other'", "reason = '', action = 'x'", "reason = '', after = null", 'about = null'])
    await expect(change(left, set)).rejects.toThrow('append-only')
  for (const id of [present, nobody]) await expect(change(id, "reason = ''")).rejects.toThrow('append-only')
  await expect(world.pool.query('delete from audit_log')).rejects.toThrow('append-only')
  await expect(world.pool.query('truncate audit_log')).rejects.toThrow('append-only')
  await change(left, "reason = ''")
})
