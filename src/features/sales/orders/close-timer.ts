// When an unpaid payment number is closed: one timer for each, which may be set again or taken back.
import type { Job } from '#kernel/jobs/jobs.ts'

/** The name under which it stands in the queue. */
export const closing = 'orders.closeUnpaid'
export const closeJob = (paymentId: number | ''): string => `orders.close:${paymentId}`
/** The timer that closes an unpaid payment number. */
export const closeTimer = (paymentId: number, at: Date): Job => ({
  name: closing,
  payload: { paymentId },
  key: closeJob(paymentId),
  runAt: at,
})
