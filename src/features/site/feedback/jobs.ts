// Answered feedback to which nothing is added does not stay open for ever.
import { closeSilent } from './desk-queries.ts'
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'

export const jobs: Record<string, JobHandler> = {
  'feedback.closeSilent': async ({ db, app }) => void (await closeSilent(db, app.settings.get('feedbackCloseSeconds'))),
}
export const schedules: Schedule[] = [{ cron: '17 * * * *', job: 'feedback.closeSilent' }]
