// Jobs of invoices: deleted profiles go for good after a day, all of them with their person.
import { dropHidden } from './queries.ts'
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'

export const jobs: Record<string, JobHandler> = {
  'invoices.forgetDeleted': ({ db }) => dropHidden(db).then(() => undefined),
}
export const schedules: Schedule[] = [{ cron: '23 4 * * *', job: 'invoices.forgetDeleted' }]
