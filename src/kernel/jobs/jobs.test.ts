// Adding jobs and taking timers back, as the queue's own functions would.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openWorld, type World } from '../../../test/world.ts'
import { addJob, addJobs, dropJob, type Job } from './jobs.ts'

let world: World
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())
beforeEach(() => world.pool.query('delete from graphile_worker._private_jobs'))

interface Row {
  name: string
  payload: object
  key: string | null
  line: string | null
  priority: number
  attempts: number
  max: number
  inMs: number
}
const rows = async (): Promise<Row[]> =>
  (
    await world.pool.query<Row>(
      `select t.identifier as name, j.payload, j.key, q.queue_name as line, j.priority, j.attempts,
         j.max_attempts as max, round(extract(epoch from j.run_at - now()) * 1000)::int as "inMs"
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       left join graphile_worker._private_job_queues q on q.id = j.job_queue_id order by j.id`,
    )
  ).rows
const soon = (ms: number): Date => new Date(world.app.context.clock.now() + ms)
const named = (name: string, more: Partial<Job> = {}): Job => ({ name, payload: { n: 1 }, ...more })
const startRunning = () =>
  world.pool.query(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'x'`)

test('a timer that is set anew with others is one', async () => {
  for (let n = 0; n < 8; n++)
    await addJob(world.app.db, 'catalog.rankListings', { n }, { key: 'test', runAt: soon(9e6) })
  expect(await rows()).toMatchObject([{ key: 'test', payload: { n: 7 }, attempts: 0 }])
})
test('what is said of a job is kept, also of kinds and lines that were never queued', async () => {
  const asked = [
    named('test.plain'),
    named('test.late', { runAt: soon(60_000), key: 'late', maxAttempts: 3 }),
    named('test.line', { line: `line ${Math.random()}`, last: true }),
  ]
  for (let round = 0; round < 2; round++) {
    await world.pool.query('delete from graphile_worker._private_jobs')
    await addJobs(world.app.db, asked)
    const [plain, line, late] = (await rows()).toSorted((a, b) => a.inMs - b.inMs || a.priority - b.priority)
    expect(plain).toMatchObject({ name: 'test.plain', key: null, line: null, priority: 0, max: 12, payload: { n: 1 } })
    expect(line).toMatchObject({ name: 'test.line', line: asked[2]!.line, priority: 10 })
    expect(late).toMatchObject({ name: 'test.late', key: 'late', max: 3 })
    expect(late!.inMs).toBeGreaterThan(50_000)
  }
})
test('a timer whose job just runs is another job: what runs may not know the news yet', async () => {
  await addJob(world.app.db, 'test.plain', { n: 1 }, { key: 'k' })
  await startRunning()
  await addJobs(world.app.db, [named('test.plain', { key: 'k', payload: { n: 2 } }), named('test.plain')])
  expect(await rows()).toMatchObject([
    { key: null, attempts: 12, payload: { n: 1 } },
    { key: null, payload: { n: 1 } },
    { key: 'k', attempts: 0, payload: { n: 2 } },
  ])
})
test('a timer that is taken back is gone; one that runs is not tried again', async () => {
  await addJobs(world.app.db, [named('test.plain', { key: 'a' }), named('test.plain', { key: 'b' })])
  await dropJob(world.app.db, 'a')
  expect(await rows()).toMatchObject([{ key: 'b' }])
  await startRunning()
  await addJobs(world.app.db, [], ['a', 'b'])
  expect(await rows()).toMatchObject([{ key: null, attempts: 12, max: 12 }])
})
test('workers are woken by what is due, not by timers of later', async () => {
  const ear = await world.pool.connect()
  const heard: string[] = []
  ear.on('notification', ({ payload }) => void heard.push(String((JSON.parse(payload!) as { count: number }).count)))
  await ear.query('listen "jobs:insert"')
  await addJob(world.app.db, 'test.plain', {}, { runAt: soon(60_000) })
  await addJobs(world.app.db, [named('test.plain'), named('test.plain'), named('test.late', { runAt: soon(60_000) })])
  await ear.query('select 1')
  await ear.query('unlisten *')
  ear.release()
  expect(heard).toEqual(['2'])
})
