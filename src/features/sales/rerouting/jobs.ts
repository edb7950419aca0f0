// Staff are alarmed of refunds in trouble; what banks did with those that went to one, and what came twice.
import { askForAccount } from './accounts.ts'
import { alarm } from './alarm.ts'
import { followPayout, tellOfTwice } from './rerouting.ts'
import { payoutOf } from '#features/money/payouts/payouts.ts'
import { transact } from '#kernel/data/db.ts'
import { subscribe, type Subscriber } from '#kernel/jobs/events.ts'
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'

export const jobs: Record<string, JobHandler> = {
  'rerouting.alarm': ({ db, app }) => alarm(db, app),
}
export const schedules: Schedule[] = [{ cron: '*/10 * * * *', job: 'rerouting.alarm' }]
export const subscribers: Subscriber[] = [
  subscribe('payout.ended', 'rerouting.payout', ({ db }, { payoutId }) =>
    transact(db, async (trx) => {
      await followPayout(trx, payoutId)
      const payout = await payoutOf(trx, payoutId)
      if (payout?.owner === 'refund' && payout.status === 'failed') await askForAccount(trx, payout.ownerId, payoutId)
    }),
  ),
  subscribe('refund.cameTwice', 'rerouting.twice', ({ db }, { refundId }) =>
    transact(db, (trx) => tellOfTwice(trx, refundId)),
  ),
]
