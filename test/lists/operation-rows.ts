// Rows of operation: jobs that failed for good, audits of the books.
import { joinAs } from '../roles.ts'
import { times, type List } from './list.ts'
import type { Scene } from './scene.ts'

export async function parked({ world }: Scene): Promise<List> {
  const who = await joinAs(world, await world.person('operator'), { audience: 'staff', role: 'admin' })
  return {
    who,
    id: 'id',
    add: (n) =>
      times(n, () =>
        world.pool.query(
          `with made as (select id from graphile_worker.add_job('figures.closeDay', '{}',
              run_at => now() + interval '1 day', max_attempts => 1))
           update graphile_worker._private_jobs j set attempts = 1 from made where j.id = made.id`,
        ),
      ),
    cases: [
      {
        name: 'all',
        input: {},
        order: 'select id from graphile_worker._private_jobs where attempts >= max_attempts order by id desc',
      },
    ],
  }
}
export async function audits({ world }: Scene): Promise<List> {
  const who = await joinAs(world, await world.person('bookkeeper'), { audience: 'staff', role: 'finance' })
  return {
    who,
    id: 'id',
    add: (n) =>
      times(n, () =>
        world.pool.query(`insert into operation_run (kind, state, ended_at) values ('audit', 'passed', shop_now())`),
      ),
    cases: [{ name: 'all', input: {}, order: `select id from operation_run where kind = 'audit' order by id desc` }],
  }
}
