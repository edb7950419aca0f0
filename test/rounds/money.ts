// Random money, in mixed ways and several at once: whatever comes in whatever order, with lines cut, news doubled,
// turned about or lost, clocks that leap, each step leaves the books at zero; in the end each provider has what our
// books say, nothing waits anywhere, and every job has come to its end.
import { auditBooks } from '../../bin/audit-books.ts'
import { calm, clearedBy } from '../providers.ts'
import { acts as ofPeople, decideAll, type Act } from './money-acts.ts'
import { acts as ofDesks, bank, confirmAll, night, payAll, send } from './money-desk.ts'
import { openScene, type Scene } from './money-scene.ts'
import { openRecount } from './recount.ts'
import { isPassing } from '#kernel/data/db.ts'
import { diceOf, type Outcome, type Pace } from './round.ts'

const all = [...ofPeople, ...ofDesks]
const weights = all.reduce((sum, [weight]) => sum + weight, 0)
function pick({ dice }: Scene): Act {
  let at = dice.roll() * weights
  return all.find(([weight]) => (at -= weight) < 0)![1]
}
/** What a step may be told: no, or that it comes at a bad time. Anything else is wrong. */
async function done(scene: Scene, act: Act): Promise<void> {
  const { found } = scene
  try {
    await act(scene)
    found.count('steps')
  } catch (e) {
    const text = String(e)
    const code = /"code":(\d{3})\d+/.exec(text)?.[1]
    const refused = code !== undefined && (Number(code) < 500 || code === '503')
    const cutOff = isPassing(e) || /nowhere to go on|aborted due to timeout|EPIPE|crowded/.test(text)
    found.count(refused ? 'steps refused' : 'steps cut off')
    found.expect(refused || cutOff, `a step broke (${act.name})`, text.slice(0, 600))
  }
}

/** `times`: groups of one to four steps that are taken at once. */
export async function moneyRound({ times, seed, postgres }: Pace): Promise<Outcome> {
  const scene = await openScene(seed, postgres)
  const { dice, found, world } = scene
  try {
    const recount = openRecount(world.pool)
    for (let group = 0; group < times; group++) {
      const taken = Array.from({ length: dice.pick([1, 1, 2, 3, 4]) }, () => pick(scene))
      // each has dice of its own: who comes first changes nothing of what the others do
      const own = taken.map((act) => ({ act, dice: diceOf(dice.int(0, 2 ** 31)) }))
      await Promise.all(own.map((one) => done({ ...scene, dice: one.dice }, one.act)))
      const wrong = await recount()
      found.expect(wrong.length === 0, 'the books after a step', { steps: taken.map((act) => act.name), group, wrong })
      if (group % 25 === 24) await audit(scene)
      if (found.wrong.length > 0) return found
    }
    await end(scene)
    found.count('orders', scene.sales.length)
    found.count('notices', await scene.providers.notices())
  } finally {
    await scene.close()
  }
  return found
}
async function audit({ world, found }: Scene): Promise<void> {
  const { right, differences } = await auditBooks(world.pool)
  found.expect(right, 'the books', differences)
}

/** All becomes calm, everybody answers, and time goes by. */
async function end(scene: Scene): Promise<void> {
  const { world, providers, found, sent } = scene
  await providers.mode(calm)
  await decideAll(scene)
  for (let n = 0; n < 3; n++) {
    await providers.flush()
    await world.runJobs()
  }
  for (let n = 0; n < 12; n++) await world.advance(12 * 3_600_000)
  await night(scene)
  await confirmAll(scene)
  for (let n = 0; n < 3; n++) {
    await payAll(scene)
    await send(scene)
    while (sent.length > 0) await bank(scene)
    await world.runJobs()
  }
  await audit(scene)
  const [ours, theirs] = [await clearedBy(world), await providers.kept()]
  found.expect(JSON.stringify(ours) === JSON.stringify(theirs), 'our books and those of the providers differ', {
    ours,
    theirs,
  })
  for (const [name, query] of Object.entries(nothingLeft)) {
    const { rows } = await world.pool.query(query)
    found.expect(rows.length === 0, name, rows.slice(0, 3))
  }
}
const nothingLeft: Record<string, string> = {
  'an order still waits for payment': `select order_no from shop_order where status = 'pendingPayment'`,
  'a refund is not through': `select refund_no, status, refusals, reason from refund where status <> 'done'`,
  'an attempt is not over': `
    select attempt_no, method, status from payment_attempt where status in ('started', 'open')`,
  'a notice was never handled': `select provider, event_id from payment_notice where outcome is null`,
  'money waits in suspense': `select sum(e.amount) from ledger_entry e join ledger_account a on a.id = e.account_id
    where a.kind = 'suspense' having sum(e.amount) <> 0`,
  'a job has given up': `select t.identifier, j.last_error from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where j.attempts >= j.max_attempts`,
  'an order was paid more than once': `select order_id, count(*) from order_history
    where event in ('pay', 'latePay') group by 1 having count(*) > 1`,
}
