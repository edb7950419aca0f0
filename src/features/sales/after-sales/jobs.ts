// Deadlines of claims, what the provider did with their money, and what a lost timer left.
import { exportJob } from './claim-export.ts'
import { followRefund, repayFreight } from './following.ts'
import { overdueClaims } from './job-queries.ts'
import { settleDue } from './settling.ts'
import { unsettledOrders } from './settling-queries.ts'
import { atDeadline } from './silence.ts'
import { ended } from './states.ts'
import { transact } from '#kernel/data/db.ts'
import { subscribe, type Subscriber } from '#kernel/jobs/events.ts'
import type { JobContext, JobHandler, Schedule } from '#kernel/jobs/jobs.ts'

const due = ({ db, app }: JobContext, { claimId }: { claimId: number }): Promise<void> =>
  transact(db, (trx) => atDeadline(trx, app, claimId))
type OfOrder = { orderId: number }
const settle = ({ db }: JobContext, { orderId }: OfOrder): Promise<void> =>
  transact(db, (trx) => settleDue(trx, orderId))
/** A lost timer is made up for after this long. */
const lostSeconds = 3600

export const jobs: Record<string, JobHandler> = {
  'afterSales.due': due,
  'afterSales.export': exportJob,
  'afterSales.settle': settle,
  'afterSales.sweep': async (context) => {
    for (const claimId of await overdueClaims(context.db, 200)) await due(context, { claimId })
    for (const orderId of await unsettledOrders(context.db, ended, lostSeconds, 200)) await settle(context, { orderId })
  },
}
export const schedules: Schedule[] = [{ cron: '17 * * * *', job: 'afterSales.sweep' }]

export const subscribers: Subscriber[] = [
  subscribe('refund.moved', 'afterSales.follow', ({ db, app }, { key }) =>
    transact(db, (trx) => followRefund(trx, app, key)),
  ),
  subscribe('order.received', 'afterSales.received', settle),
  subscribe('order.unitsReturned', 'afterSales.settleRest', settle),
  subscribe('order.unitsReturned', 'afterSales.freight', ({ db, app }, { orderId }) =>
    transact(db, (trx) => repayFreight(trx, app, orderId)),
  ),
]
