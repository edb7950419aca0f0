// Work behind the scenes: waking the sender, once a minute also for what a process that died had taken; sweeping the
// log.
import { deleteOld } from './queries.ts'
import { senderOf } from './sender.ts'
import { wakeJob } from './waking.ts'
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'

export const jobs: Record<string, JobHandler> = {
  // it does not wait: a slow receiver would tie a hand of the jobs
  [wakeJob]: ({ db, app }) => Promise.resolve(senderOf(db, app).wake()),
  'webhooks.tidy': async ({ db, app }) => void (await deleteOld(db, app.settings.get('webhookKeptDays'))),
}
export const schedules: Schedule[] = [
  { cron: '* * * * *', job: wakeJob },
  { cron: '12 * * * *', job: 'webhooks.tidy' },
]
