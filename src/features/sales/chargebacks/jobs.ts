// What providers tell of chargebacks is asked of them; open ones are asked about again, for notices are lost.
import { coverLater, follow, watch } from './chargebacks.ts'
import { transact } from '#kernel/data/db.ts'
import { subscribe, type Subscriber } from '#kernel/jobs/events.ts'
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'

export const jobs: Record<string, JobHandler> = {
  'chargebacks.watch': ({ db, app }) => watch(db, app),
}
export const schedules: Schedule[] = [{ cron: '20 * * * *', job: 'chargebacks.watch' }]
export const subscribers: Subscriber[] = [
  subscribe('dispute.heard', 'chargebacks.follow', ({ db, app }, { method, ref }) => follow(db, app, method, ref)),
  subscribe('refund.moved', 'chargebacks.cover', ({ db, app }, { key }) =>
    transact(db, (trx) => coverLater(trx, app, key)),
  ),
]
