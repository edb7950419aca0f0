// Operation: /metrics by token or from this machine alone and without persons, parked jobs decided with a reason, the
// audit of the books run beside the shop, with an alarm where it finds something.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { buyer, type Buyer } from '../../../../test/buying.ts'
import { joinAs } from '../../../../test/roles.ts'
import { sold, type Clerk } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { randomUUID } from 'node:crypto'
import { changesIn, masked } from './health.ts'
import { inText } from './metrics.ts'

const token = 'a-long-token-of-metrics'
let world: World
let guarded: World
let goods: TestGoods
let ana: Buyer
let admin: Clerk
let finance: Clerk
beforeAll(async () => {
  world = await openWorld({ env: { TRUST_PROXY: '127.0.0.1' } })
  goods = await makeShop(world)
  ana = await buyer(world)
  admin = await staff('admin')
  finance = await staff('finance')
  guarded = await openWorld({ over: world, env: { METRICS_TOKEN: token } })
})
afterAll(async () => {
  await guarded.close()
  await world.close()
})
const staff = async (role: string): Promise<Clerk> => joinAs(world, await world.person(), { audience: 'staff', role })
const metrics = (of: World, headers: Record<string, string> = {}) => fetch(`${of.url}/metrics`, { headers })

test('metrics are for this machine alone, or for the token; nobody else learns that they are there', async () => {
  expect((await metrics(world)).status).toBe(200)
  for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
    expect((await metrics(world, { [name]: '203.0.113.7' })).status, name).toBe(404)
  expect((await metrics(guarded)).status).toBe(404)
  expect((await metrics(guarded, { authorization: `Bearer ${token}x` })).status).toBe(404)
  expect((await metrics(guarded, { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.7' })).status).toBe(
    200,
  )
})
test('metrics count by patterns of routes and tell of no person and no number of anything', async () => {
  const { orderNo } = await sold(world, goods, ana)
  await world.must('/api/v2/order/sell/detail', { orderNo }, ana)
  await fetch(`${world.url}/api/v2/nothing/${orderNo}?mail=ana@example.com`)
  const text = await (await metrics(world)).text()
  expect(text).toMatch(
    /^miralo_http_requests_total\{method="POST",route="\/api\/v2\/order\/sell\/detail",status="200"\} \d+$/m,
  )
  expect(text).toMatch(/^miralo_jobs\{state="due"\} \d+$/m)
  expect(text).toMatch(/^miralo_http_duration_seconds_bucket\{kind="call",le="\+Inf"\} \d+$/m)
  for (const secret of [orderNo, 'example.com', ana.token, token]) expect(text).not.toContain(secret)
  // a line is a name, labels, a number: nothing else passes a scraper
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) \S+ .+|[a-z_]+(\{[^{}]*(\{[^{}]*\}[^{}]*)*\})? -?[\d.e+-]+)$/)
})
test('labels are escaped', () => {
  const text = inText([{ name: 'a', help: 'b', type: 'gauge', samples: [[{ l: 'x"\n\\' }, 1]] }])
  expect(text).toContain(String.raw`a{l="x\"\n\\"} 1`)
})

async function park(name: string): Promise<number> {
  const { rows } = await world.pool.query<{ id: string }>(
    `select id from graphile_worker.add_job($1, '{"userId": 1}', run_at => now() + interval '1 day',
       max_attempts => 1)`,
    [name],
  )
  const id = Number(rows[0]!.id)
  await world.pool.query(
    `update graphile_worker._private_jobs set attempts = 1, last_error = '550 no such box ana@example.com 13800132719'
     where id = $1`,
    [id],
  )
  return id
}
test('a parked job is tried again or let go, with a reason, once, by who may; what erases somebody stays', async () => {
  const [one, two, erasing] = [
    await park('figures.closeDay'),
    await park('figures.closeDay'),
    await park('orders.erase'),
  ]
  const { records } = await world.must('/api/v2/admin/operation/job/page', {}, admin)
  expect(records.map(({ id }) => id)).toEqual([erasing, two, one])
  expect(records[0]!.error).toBe('550 no such box •@• •')
  const decide = (deed: 'retry' | 'drop', jobId: number, who: Clerk = admin) =>
    world.ask(`/api/v2/admin/operation/job/${deed}`, { jobId, reason: 'try it', requestId: randomUUID() }, who)
  expect((await decide('drop', one, finance)).status).toBe(403)
  expect(
    (await world.ask('/api/v2/admin/operation/job/drop', { jobId: one, reason: ' ', requestId: randomUUID() }, admin))
      .status,
  ).toBe(400)
  expect((await decide('drop', erasing)).data.reason).toBe('jobKept')
  const both = await Promise.all([decide('drop', one), decide('drop', one)])
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 404])
  expect((await decide('retry', two)).status).toBe(200)
  expect((await decide('retry', two)).status).toBe(404)
  const left = await world.must('/api/v2/admin/operation/job/page', {}, admin)
  expect(left.records.map(({ id }) => id)).toEqual([erasing])
  const { rows } = await world.pool.query<{ action: string; reason: string }>(
    `select action, reason from audit_log where action like 'operation.%' order by id`,
  )
  expect(rows).toEqual([
    { action: 'operation.job.drop', reason: 'try it' },
    { action: 'operation.job.retry', reason: 'try it' },
  ])
})

const ended = async (id: number) => {
  const detail = () => world.must('/api/v2/admin/books/audit/detail', { id }, finance)
  await expect.poll(async () => (await detail()).state, { timeout: 120_000, interval: 500 }).not.toBe('running')
  return detail()
}
const run = () => world.ask('/api/v2/admin/books/audit/run', { requestId: randomUUID() }, finance)
test('the audit runs beside the shop, one at a time, and tells every check; a difference alarms staff', async () => {
  expect(
    (await world.ask('/api/v2/admin/books/audit/run', { requestId: randomUUID() }, await staff('support'))).status,
  ).toBe(403)
  const begun = await Promise.all([run(), run()])
  expect(begun.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
  const id = (begun.find(({ status }) => status === 200)!.data as unknown as { id: number }).id
  const right = await ended(id)
  expect(right.fault).toBe('')
  expect(right.findings).toEqual([])
  expect(right.state).toBe('passed')
  expect(right.checks.length).toBe(right.total)
  expect(right.checks.length).toBeGreaterThan(20)
  await world.pool.query('update stock set on_hand = on_hand + 1 where sku_id = $1', [goods.skus.normal])
  const again = (await run()).data as unknown as { id: number }
  const wrong = await ended(again.id)
  expect(wrong.state).toBe('failed')
  expect(wrong.findings.map(({ name }) => name)).toEqual(['stock is the sum of its moves'])
  const { rows } = await world.pool.query(`select from message where key = 'booksWrong' and user_id = $1`, [
    finance.userId,
  ])
  expect(rows).toHaveLength(1)
  await world.pool.query('update stock set on_hand = on_hand - 1 where sku_id = $1', [goods.skus.normal])
})
test('a run whose process is gone is ended by the next', async () => {
  const { rows } = await world.pool.query<{ id: number }>(
    `insert into operation_run (kind, beat_at) values ('audit', now() - interval '6 minutes') returning id::int`,
  )
  const begun = await run()
  expect(begun.status).toBe(200)
  expect((await ended(rows[0]!.id)).state).toBe('failed')
  expect((await ended((begun.data as unknown as { id: number }).id)).state).toBe('passed')
})
test('backups are named by their files alone, and only who may asks for them', async () => {
  expect((await world.ask('/api/v2/admin/backup/page', {}, finance)).status).toBe(403)
  const stray = { file: 'miralo-none.tar.gz', requestId: randomUUID() }
  expect((await world.ask('/api/v2/admin/backup/test', stray, admin)).data.reason).toBe('notFound')
  const above = { file: '../secret.key', requestId: randomUUID() }
  expect((await world.ask('/api/v2/admin/backup/test', above, admin)).status).toBe(400)
})
test('health and changes are told to who runs the shop', async () => {
  const health = await world.must('/api/v2/admin/operation/health', {}, admin)
  expect(health.queue.parked).toBe(1)
  expect(health.storage.database).toBeGreaterThan(1_000_000)
  expect((await world.must('/api/v2/admin/operation/changes', {}, admin)).text).toMatch(/^## .+\n/)
  expect((await world.ask('/api/v2/admin/operation/health', {}, finance)).status).toBe(403)
})
test('words of errors lose addresses and numbers; the changelog is cut to its version', () => {
  expect(masked('to <ana@x.com>: +86 138 0013 2719\nstack')).toBe('to <•@•>: •')
  expect(changesIn('# C\n\n## Unreleased\n\na\n\n## 1.2.0\n\nb\n', '1.2.0')).toBe('## 1.2.0\n\nb\n')
})
