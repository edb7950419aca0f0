// The timer that asks a provider about an attempt.
import type { Job } from '#kernel/jobs/jobs.ts'

/** The name under which it stands in the queue. */
export const askKey = (attemptId: number): string => `payments.ask:${attemptId}`
export const askTimer = (attemptId: number, runAt: Date): Job => ({
  name: 'payments.ask',
  payload: { attemptId },
  key: askKey(attemptId),
  runAt,
})
