// What operation does by itself: the audit of the books each night.
import { begin } from './runs.ts'
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'

export const jobs: Record<string, JobHandler> = {
  // the program runs on beside the job, which is done as soon as it is begun
  'operation.auditBooks': async ({ db, app }) => void (await begin(db, app, { kind: 'audit', by: null }))?.go(),
}
// UTC: 02:40 in Shanghai
export const schedules: Schedule[] = [{ cron: '40 18 * * *', job: 'operation.auditBooks' }]
