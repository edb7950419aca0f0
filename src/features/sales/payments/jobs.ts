// Jobs of payments: notices, refunds and their letters, and asking providers what became of attempts.
import { ask, askDue, endAttempts, recoverForgotten } from './asking.ts'
import { forgetNotices, handleNotice } from './notices.ts'
import { tellRefund } from './refund-letters.ts'
import { watchRerouted } from './rerouted.ts'
import { followPayout } from './bank-refunds.ts'
import { carryOut, retryForgotten } from './refunds.ts'
import { subscribe } from '#kernel/jobs/events.ts'
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'

export const jobs: Record<string, JobHandler> = {
  // notices that were queued before there were several providers name none
  'payments.notice': ({ db, app }, { provider = 'stripe', eventId }: { provider?: string; eventId: string }) =>
    handleNotice(db, app, provider, eventId),
  'payments.ask': ({ db, app }, { attemptId }: { attemptId: number }) => ask(db, app, attemptId),
  'payments.refund': ({ db, app }, { refundId }: { refundId: number }) => carryOut(db, app, refundId),
  'payments.tellRefund': ({ db, app }, { refundId, trouble = false }: { refundId: number; trouble?: boolean }) =>
    tellRefund(db, app, refundId, trouble),
  'payments.forgetNotices': ({ db, app }) => forgetNotices(db, app),
  'payments.watchRerouted': ({ db, app }) => watchRerouted(db, app),
  'payments.recoverForgotten': async ({ db, app }) => {
    await recoverForgotten(db, app)
    await retryForgotten(db, app)
  },
}
export const subscribers = [
  subscribe('payout.ended', 'payments.payout', ({ db, app }, { payoutId }) => followPayout(db, app, payoutId)),
  subscribe('payment.due', 'payments.askDue', ({ db, app }, { paymentId }) => askDue(db, app, paymentId)),
  subscribe('payment.ended', 'payments.endAttempts', ({ db, app }, { paymentId }) => endAttempts(db, app, paymentId)),
]
export const schedules: Schedule[] = [
  { cron: '*/2 * * * *', job: 'payments.recoverForgotten' },
  { cron: '50 19 * * *', job: 'payments.forgetNotices' },
  { cron: '15 18 * * *', job: 'payments.watchRerouted' },
]
