// What the desks do with money, in any order: statements are made, confirmed, disputed and answered; withdrawals
// decided; batches made, sent, and answered by the bank, which sends some back.
import { answerTo, base64, onBatch, sentBatch } from '../paying-out.ts'
import { atConsole } from '../roles.ts'
import { cashier, pastMidnight, requestId, runStatements } from '../settling.ts'
import type { Act } from './money-acts.ts'
import { some, type Scene } from './money-scene.ts'

const idsOf = async ({ world }: Scene, table: 'statement' | 'withdrawal', statuses: string): Promise<number[]> =>
  (
    await world.pool.query<{ id: number }>(
      `select id::int from ${table} where status = any(string_to_array($1, ' ')) order by id`,
      [statuses],
    )
  ).rows.map(({ id }) => id)
/** Who answers the statements of the merchant that this one is of. */
async function cashierFor({ world }: Scene, id: number) {
  const { rows } = await world.pool.query<{ id: number }>(
    'select merchant_id::int as id from statement where id = $1',
    [id],
  )
  return cashier(world, rows[0]!.id)
}
export const night: Act = async ({ world, staff, found }) => {
  await pastMidnight(world)
  await Promise.all(staff.map((one) => runStatements(world, one)))
  found.count('nights')
}
export async function confirmAll(scene: Scene): Promise<void> {
  for (const id of await idsOf(scene, 'statement', 'open'))
    await scene.world.must('/api/v2/mch/bill/confirm', { id, requestId: requestId() }, await cashierFor(scene, id))
}
const answerStatement: Act = async (scene) => {
  const { world, dice, found } = scene
  const id = some(dice, await idsOf(scene, 'statement', 'open'))
  if (id === undefined) return
  const who = await cashierFor(scene, id)
  const lines = [dice.pick(['sales', 'freight', 'commission', 'refunds'] as const)]
  const said = { id, lines, words: 'Not so', requestId: requestId() }
  if (dice.chance(0.3)) await world.ask('/api/v2/mch/bill/dispute', said, who)
  else await world.ask('/api/v2/mch/bill/confirm', { id, requestId: requestId() }, who)
  found.count('statements answered')
}
const settleDispute: Act = async (scene) => {
  const { world, dice, staff } = scene
  const id = some(dice, await idsOf(scene, 'statement', 'disputed paying paid'))
  if (id === undefined) return
  const granted = dice.int(0, 1) * dice.int(1, 500)
  const said = { id, granted, words: 'Looked at', requestId: requestId() }
  const reply = await world.ask('/api/v2/admin/bill/answer', said, await atConsole(world, staff[0]))
  if (reply.status !== 200 || granted === 0) return
  const decision = dice.chance(0.8) ? ('approve' as const) : ('reject' as const)
  const other = await atConsole(world, staff[1])
  await world.ask('/api/v2/admin/bill/audit', { id, decision, granted, requestId: requestId() }, other)
}
const decideWithdrawal: Act = async (scene) => {
  const { world, dice, staff } = scene
  const id = some(dice, await idsOf(scene, 'withdrawal', 'applied underReview'))
  if (id === undefined) return
  const by = await atConsole(world, dice.pick(staff))
  const decision = dice.chance(0.8) ? ('approve' as const) : ('reject' as const)
  await world.ask('/api/v2/admin/withdraw/audit', { id, decision, reason: 'Seen', requestId: requestId() }, by)
}
/** Twice at once: all, and by their names, also to an account that the bank refused before. */
export const payAll: Act = async (scene) => {
  const { world, staff } = scene
  const by = await atConsole(world, staff[0])
  const ids = (await idsOf(scene, 'statement', 'confirmed disputed')).slice(0, 100)
  const asked = [{}, ids.length > 0 ? { ids } : {}]
  await Promise.all(asked.map((which) => world.ask('/api/v2/admin/bill/pay', { ...which, requestId: requestId() }, by)))
}
export const send: Act = async ({ world, staff, sent, found }) => {
  const { ready } = await world.must('/api/v2/admin/payout/waiting', {}, await atConsole(world, staff[0]))
  if (ready === 0) return
  sent.push(await sentBatch(world, ...staff))
  found.count('batches')
}
export const bank: Act = async (scene) => {
  const { world, dice, staff, sent, found } = scene
  const batch = sent.shift()
  if (!batch) return
  const csv = answerTo(batch.csv, dice.chance(0.3) ? { 0: { result: 'failed', reason: 'Closed' } } : {})
  const answer = () =>
    onBatch(world, staff[0], '/api/v2/admin/payout/batch/answer', { id: batch.id, file: base64(csv) })
  const replies = await Promise.all([answer(), answer()])
  const taken = replies.filter(({ status }) => status === 200).length
  found.expect(taken <= 1, 'a bank was heard twice', replies[0]?.raw)
  // a line that was cut: it is told once more
  if (taken === 0) sent.push(batch)
}

export const acts: [number, Act][] = [
  [10, night],
  [14, answerStatement],
  [6, settleDispute],
  [5, decideWithdrawal],
  [7, payAll],
  [6, send],
  [8, bank],
]
