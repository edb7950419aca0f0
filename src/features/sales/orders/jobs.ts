// Timers of orders: close the unpaid, and sweep up what a lost timer left; and what a shop leaves that sells no more.
import { cancelAllAt, closeUnpaid, sweepOverdue } from './cancel.ts'
import { transact } from '#kernel/data/db.ts'
import { subscribe } from '#kernel/jobs/events.ts'
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'

export const jobs: Record<string, JobHandler> = {
  'orders.closeUnpaid': async ({ db, app }, { paymentId }: { paymentId: number }) =>
    void (await transact(db, (trx) => closeUnpaid(trx, app, paymentId))),
  'orders.sweepOverdue': ({ db, app }) => sweepOverdue(db, app),
}
export const subscribers = [
  subscribe('merchant.suspended', 'orders.cancelAllAt', async ({ db, app }, { merchantId }) => {
    while (await cancelAllAt(db, merchantId, app.clock.now()));
  }),
]
export const schedules: Schedule[] = [{ cron: '* * * * *', job: 'orders.sweepOverdue' }]
