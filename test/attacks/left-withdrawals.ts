// The words of withdrawals, for who leaves: whose account the money went to, why staff said no, why a bank sent it
// back.
import type { Asker, Person } from '../front.ts'
import { payPassword } from '../buying.ts'
import { earn, verify } from '../earning.ts'
import { answerTo, base64, onBatch, sentBatch } from '../paying-out.ts'
import { atConsole } from '../roles.ts'
import { requestId, treasurer } from '../settling.ts'
import type { World } from '../world.ts'
import { move, ofPlatform, ofUser, transfer } from '#kernel/data/ledger.ts'

interface Leaving {
  world: World
  says: (path: string, input: object, who: Asker) => Promise<Record<string, unknown>>
  /** one that stands nowhere else */
  word: () => string
  kept: (value: string) => string
}
export async function withdrawing({ world, says, word, kept }: Leaving, me: Person): Promise<void> {
  const holder = word()
  await verify(world, me, holder)
  const account = { kind: 'alipay', holder, number: kept('qzpurse@example.com'), payPassword }
  const { id: accountId } = await says('/api/v2/user/account/add', account, me)
  await earn(world, me, 4000)
  const [one, other] = [await treasurer(world), await treasurer(world)]
  const ask = () => says('/api/v2/user/withdraw/apply/add', { amount: 2000, accountId, payPassword }, me)
  const audit = '/api/v2/admin/withdraw/audit'
  const { id: first } = await ask()
  const no = { id: first, decision: 'reject', reason: word(), requestId: requestId() }
  await says(audit, no, await atConsole(world, one))
  const { id: second } = await ask()
  await says(audit, { id: second, decision: 'approve', requestId: requestId() }, await atConsole(world, one))
  const { id, csv } = await sentBatch(world, one, other)
  const file = base64(answerTo(csv, { 0: { result: 'failed', reason: word() } }))
  await onBatch(world, one, '/api/v2/admin/payout/batch/answer', { id, file })
  await world.runJobs()
  // nobody leaves before it is theirs
  await transfer(
    world.app.db,
    `test:gone:${me.userId}`,
    'demo',
    move(ofUser(me.userId, 'earnings'), ofPlatform('adjustment'), 4000),
  )
}
