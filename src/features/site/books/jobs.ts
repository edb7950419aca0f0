// Each night the day that is over is kept.
import { keepDays } from './books.ts'
import { exportJob } from './entry-file.ts'
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'

export const jobs: Record<string, JobHandler> = {
  'books.keep': ({ db, app }) => keepDays(db, app),
  'books.export': exportJob,
}
// 00:25 in Shanghai: whatever began before midnight is over by then
export const schedules: Schedule[] = [{ cron: '25 16 * * *', job: 'books.keep' }]
