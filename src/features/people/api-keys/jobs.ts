// Work behind the scenes: keys that ended leave the list after a while.
import { deleteEnded } from './api-keys.ts'
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'

export const jobs: Record<string, JobHandler> = {
  'api-keys.tidy': async ({ db, app }) => void (await deleteEnded(db, app.settings.get('apiKeyKeptDays'))),
}
export const schedules: Schedule[] = [{ cron: '17 3 * * *', job: 'api-keys.tidy' }]
