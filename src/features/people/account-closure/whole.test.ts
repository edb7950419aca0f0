// Leaving is whole or not at all: a fault anywhere on its way leaves account, money, request
// and the staff's record as they were.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { joinAs } from '../../../../test/roles.ts'
import { buyer, type Buyer } from '../../../../test/buying.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

let world: World
let staff: Person
beforeAll(async () => {
  world = await openWorld({ settings: { codeResendSeconds: 0, codesPerTargetHour: 100 }, env: { LOG_LEVEL: 'silent' } })
  staff = await joinAs(world, await world.person('reviewer'), { audience: 'staff', role: 'review' })
  await world.pool.query(
    `create function breaks() returns trigger language plpgsql as $$ begin raise exception 'made up'; end $$`,
  )
})
afterAll(() => world.close())

/** Does the work while every such statement on the table fails. */
async function broken<T>(statement: string, table: string, work: () => Promise<T>): Promise<T> {
  await world.pool.query(`create trigger breaks before ${statement} on ${table} execute function breaks()`)
  try {
    return await work()
  } finally {
    await world.pool.query(`drop trigger breaks on ${table}`)
  }
}
async function codeFor(who: Person): Promise<string> {
  const captchaToken = await world.captchaToken(who)
  await world.must('/get-email-valid-code', { user_email: '', purpose: 'cancelAccount', captchaToken }, who)
  const mails = (await (await fetch(`${world.url}/dev/inbox.json?to=${who.email}`)).json()) as { code?: string }[]
  return mails.find((m) => m.code)!.code!
}
const apply = async (who: Person) =>
  world.ask(
    '/api/v2/user/cancel/apply',
    { reason: '不再使用', agreement: true, waiveBalance: true, code: await codeFor(who) },
    who,
  )
const answer = (id: number, decision: 'approve' | 'reject') =>
  world.ask('/api/v2/admin/cancel/audit', { id, decision, reason: 'because' }, staff)
/** Everything that leaving touches, for one person. */
async function stateOf(who: Person): Promise<unknown> {
  const { rows } = await world.pool.query<{ state: unknown }>(
    `select jsonb_build_object('account', to_jsonb(u),
        'requests', (select jsonb_agg(c order by id) from account_closing c where c.user_id = u.id),
        'balance', (select jsonb_agg(balance) from ledger_account where owner = 'user' and owner_id = u.id),
        'sessions', (select count(*) from session s where s.user_id = u.id),
        'audits', (select count(*) from audit_log),
        'jobs', (select count(*) from graphile_worker._private_jobs)) as state
      from user_account u where u.id = $1`,
    [who.userId],
  )
  return rows[0]!.state
}

// no job is run here, so that what is queued stands still
let ana: Buyer
beforeEach(async () => {
  ana = await buyer(world, { fen: 4200 })
})

const places: [string, string][] = [
  ['insert', 'ledger_entry'],
  ['update', 'user_account'],
  ['delete', 'request_reply'],
  ['insert', 'audit_log'],
  ['insert', 'graphile_worker._private_jobs'],
]
test.each(places)('an approval during which %s on %s fails changes nothing, and works afterwards', async (...at) => {
  const { id } = (await apply(ana)).data
  const before = await stateOf(ana)
  expect((await broken(...at, () => answer(id, 'approve'))).status).toBe(500)
  expect(await stateOf(ana)).toEqual(before)
  expect((await answer(id, 'approve')).data).toEqual({ status: 'reviewed' })
})
test('a rejection and a request that cannot be told are not kept', async () => {
  const asked = await broken('insert', 'graphile_worker._private_jobs', () => apply(ana))
  expect(asked.status).toBe(500)
  expect((await world.pool.query('select from account_closing where user_id = $1', [ana.userId])).rowCount).toBe(0)
  const { id } = (await apply(ana)).data
  const before = await stateOf(ana)
  const reply = await broken('insert', 'graphile_worker._private_jobs', () => answer(id, 'reject'))
  expect(reply.status).toBe(500)
  expect(await stateOf(ana)).toEqual(before)
})
