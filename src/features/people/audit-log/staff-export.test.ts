// The platform's log as a file: what a filter finds, as a deed of its own, safe for spreadsheets, for who may read it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinAs } from '../../../../test/roles.ts'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())
const staff = async (role: string) => joinAs(world, await world.person(), { audience: 'staff', role })

test('what the filter finds goes out, a formula as text, and the log says who took it', async () => {
  const admin = await staff('admin')
  await world.pool.query(
    `insert into audit_log (staff_id, action, subject, subject_id, reason)
     values ($1, 'parcel.lost', 'parcel', 7, '=1+1'), ($1, 'parcel.found', 'parcel', 8, 'x')`,
    [admin.userId],
  )
  const { csv, more } = await world.must('/api/v2/admin/log/export', { action: 'parcel.lost' }, admin)
  const lines = csv.trim().split('\n')
  expect(more).toBe(false)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain("'=1+1")
  const { records } = await world.must('/api/v2/admin/log/page', { action: 'log.export' }, admin)
  expect(records).toHaveLength(1)
  expect(JSON.parse(records[0]!.after!)).toEqual({ action: 'parcel.lost', rows: 1 })
  for (const who of [await staff('finance'), await world.person()])
    expect((await world.ask('/api/v2/admin/log/export', {}, who)).status).toBe(403)
})
