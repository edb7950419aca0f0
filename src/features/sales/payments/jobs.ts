// Jobs of payments: notices, refunds, and ending attempts whose payment is over.
import { endAttempts, recover } from './attempts.ts'
import { methodOf } from './methods.ts'
import { handleNotice } from './notices.ts'
import { forgottenAttempts } from './queries.ts'
import { carryOut } from './refunds.ts'
import { subscribe } from '#kernel/jobs/events.ts'
import type { JobContext, JobHandler, Schedule } from '#kernel/jobs/jobs.ts'

async function recoverForgotten({ db, app }: JobContext): Promise<void> {
  for (const attempt of await forgottenAttempts(db)) {
    const method = methodOf(attempt.method)
    // one that the provider does not answer for must not keep the others waiting
    if (method?.interaction === 'redirect')
      await recover(db, app, attempt, method).catch((e: unknown) =>
        app.log.warn({ attemptNo: attempt.attemptNo, error: String(e) }, 'an attempt could not be recovered yet'),
      )
  }
}
export const jobs: Record<string, JobHandler> = {
  'payments.notice': ({ db, app }, { eventId }: { eventId: string }) => handleNotice(db, app, eventId),
  'payments.refund': ({ db, app }, { refundId }: { refundId: number }) => carryOut(db, app, refundId),
  'payments.recoverForgotten': recoverForgotten,
}
export const subscribers = [
  subscribe('payment.ended', 'payments.endAttempts', ({ db, app }, { paymentId }) => endAttempts(db, app, paymentId)),
]
export const schedules: Schedule[] = [{ cron: '*/2 * * * *', job: 'payments.recoverForgotten' }]
