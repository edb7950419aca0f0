// The job that wakes the sender: triggers queue it by this name, too.
import type { Job } from '#kernel/jobs/jobs.ts'

export const wakeJob = 'webhooks.send'
/** Now, or when something is due again. */
export const dueWake = (runAt?: Date): Job => ({ name: wakeJob, payload: {}, ...(runAt && { runAt }) })
