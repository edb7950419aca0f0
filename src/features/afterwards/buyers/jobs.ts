// Buyers are counted each minute as orders moved, and written as a file.
import { countBuyers } from './buyers.ts'
import { exportJob } from './export.ts'
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'

export const jobs: Record<string, JobHandler> = {
  'buyers.count': ({ db }) => countBuyers(db),
  'buyers.export': exportJob,
}
export const schedules: Schedule[] = [{ cron: '* * * * *', job: 'buyers.count' }]
