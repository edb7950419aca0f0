// Files of providers, fetched each morning: those of the last days that are still missing.
import { fetchMissing } from './reading.ts'
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'

export const jobs: Record<string, JobHandler> = {
  'reconciliation.fetch': ({ db, app }) => fetchMissing(db, app),
}
// 10:15 in Shanghai: by then all of them have made theirs; and once more, for those that were late
export const schedules: Schedule[] = [{ cron: '15 2,6 * * *', job: 'reconciliation.fetch' }]
