// Staff are alarmed of refunds in trouble; what banks did with those that went to one, and what came twice.
import { alarm } from './alarm.ts'
import { followPayout, tellOfTwice } from './rerouting.ts'
import { transact } from '#kernel/data/db.ts'
import { subscribe, type Subscriber } from '#kernel/jobs/events.ts'
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'

export const jobs: Record<string, JobHandler> = {
  'rerouting.alarm': ({ db, app }) => alarm(db, app),
}
export const schedules: Schedule[] = [{ cron: '*/10 * * * *', job: 'rerouting.alarm' }]
export const subscribers: Subscriber[] = [
  subscribe('payout.ended', 'rerouting.payout', ({ db }, { payoutId }) =>
    transact(db, (trx) => followPayout(trx, payoutId)),
  ),
  subscribe('refund.cameTwice', 'rerouting.twice', ({ db }, { refundId }) =>
    transact(db, (trx) => tellOfTwice(trx, refundId)),
  ),
]
