// The timers: of a claim one, whose deadline stands on its row, so that a later one takes the place of the last; of an
// order one that waits to be settled.
import type { Job } from '#kernel/jobs/jobs.ts'

export const dueKey = (claimId: number): string => `afterSales.due:${claimId}`
export const dueTimer = (claimId: number, runAt: Date): Job => ({
  name: 'afterSales.due',
  payload: { claimId },
  key: dueKey(claimId),
  runAt,
})

/** With the order's number as its key: the last look that was planned counts. */
export const settleTimer = (orderId: number, runAt?: Date): Job => ({
  name: 'afterSales.settle',
  payload: { orderId },
  key: `afterSales.settle:${orderId}`,
  ...(runAt && { runAt }),
})
