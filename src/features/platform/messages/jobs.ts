// Jobs of messages: what is old, or was deleted a day ago, goes for good.
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'
import { deleteOld } from './queries.ts'

const atOnce = 5000
export const jobs: Record<string, JobHandler> = {
  'messages.tidy': async ({ db, app }) => {
    while ((await deleteOld(db, app.settings.get('messageDays'), atOnce)) === atOnce);
  },
}
export const schedules: Schedule[] = [{ cron: '29 3 * * *', job: 'messages.tidy' }]
