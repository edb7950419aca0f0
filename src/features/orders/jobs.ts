// Timers of orders: close the unpaid, and sweep up what a lost timer left.
import { closeUnpaid, sweepOverdue } from './paying.ts'
import { transact } from '#kernel/db.ts'
import type { JobHandler, Schedule } from '#kernel/jobs.ts'

export const orderJobs: Record<string, JobHandler> = {
  'orders.closeUnpaid': ({ db }, { paymentId }: { paymentId: number }) => transact(db, (trx) => closeUnpaid(trx, paymentId)),
  'orders.sweepOverdue': ({ db }) => sweepOverdue(db),
}
export const orderSchedules: Schedule[] = [{ cron: '* * * * *', job: 'orders.sweepOverdue' }]
