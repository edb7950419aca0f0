// The queue's tables are made by whoever starts, also by several at once.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, openWorld, type World } from '../../../test/world.ts'
import { openPool } from '../data/db.ts'
import { addJob, migrateJobs } from './jobs.ts'

let world: World
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const plans = `select proconfig from pg_proc where oid = 'graphile_worker.add_jobs'::regproc`
test('adding jobs keeps its plans, also where it forgot them and many start at once', async () => {
  const pool = openPool(await freshDatabase(), { max: 4, limited: false })
  try {
    for (let round = 0; round < 12; round++) {
      await pool.query('alter function graphile_worker.add_jobs reset all')
      await Promise.all([1, 2, 3, 4].map(() => migrateJobs(pool)))
      expect((await pool.query(plans)).rows).toEqual([{ proconfig: ['plan_cache_mode=force_generic_plan'] }])
    }
  } finally {
    await pool.end()
  }
})
test('a timer that is set anew with others is one', async () => {
  const at = new Date(world.app.context.clock.now() + 3_600_000)
  for (let n = 0; n < 8; n++) await addJob(world.app.db, 'catalog.rankListings', {}, { key: 'test', runAt: at })
  const { rows } = await world.pool.query(`select count(*)::int as n from graphile_worker.jobs where key = 'test'`)
  expect(rows).toEqual([{ n: 1 }])
})
