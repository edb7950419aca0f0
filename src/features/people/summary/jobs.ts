// The mornings: each is a job of its own, planned the day before.
import { planMorning, writeSummaries, type Round } from './summary.ts'
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'

export const jobs: Record<string, JobHandler> = {
  'summary.plan': ({ db, app }) => planMorning(db, app),
  'summary.write': ({ db, app }, round: Round) => writeSummaries(db, app, round),
}
export const schedules: Schedule[] = [{ cron: '3 * * * *', job: 'summary.plan' }]
