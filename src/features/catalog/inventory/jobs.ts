// Which SKUs fell to their line through orders: looked at every few minutes, told once of each fall.
import { noteAndTell } from './inventory.ts'
import { exportJob } from './stock-export.ts'
import { transact } from '#kernel/data/db.ts'
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'

export const jobs: Record<string, JobHandler> = {
  'inventory.export': exportJob,
  'inventory.warn': ({ db }) => transact(db, (trx) => noteAndTell(trx)),
}
export const schedules: Schedule[] = [{ cron: '*/5 * * * *', job: 'inventory.warn' }]
