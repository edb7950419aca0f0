// Timers of orders: close the unpaid, and sweep up what a lost timer left;
// and what happens when a buyer leaves for good.
import { closeUnpaid, sweepOverdue } from './cancel.ts'
import { transact } from '#kernel/data/db.ts'
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'

export const jobs: Record<string, JobHandler> = {
  'orders.closeUnpaid': ({ db }, { paymentId }: { paymentId: number }) =>
    transact(db, (trx) => closeUnpaid(trx, paymentId)),
  'orders.sweepOverdue': ({ db }) => sweepOverdue(db),
}
export const schedules: Schedule[] = [{ cron: '* * * * *', job: 'orders.sweepOverdue' }]
