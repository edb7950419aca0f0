// Timers of orders: close the unpaid, and sweep up what a lost timer left; and what happens when a buyer leaves for good.
import { eraseOrders } from './personal-queries.ts'
import { closeUnpaid, sweepOverdue } from './paying.ts'
import { transact } from '#kernel/data/db.ts'
import { subscribe } from '#kernel/jobs/events.ts'
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'

export const orderJobs: Record<string, JobHandler> = {
  'orders.closeUnpaid': ({ db }, { paymentId }: { paymentId: number }) =>
    transact(db, (trx) => closeUnpaid(trx, paymentId)),
  'orders.sweepOverdue': ({ db }) => sweepOverdue(db),
}
export const orderSchedules: Schedule[] = [{ cron: '* * * * *', job: 'orders.sweepOverdue' }]
export const orderSubscribers = [
  subscribe('account.erased', 'orders.erase', async ({ db }, { userId }) => void (await eraseOrders(db, userId))),
]
