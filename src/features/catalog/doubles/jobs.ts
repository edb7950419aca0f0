// Goods that a shop has twice are found each night, in one statement for all shops.
import { findDoubles } from './queries.ts'
import { transact } from '#kernel/data/db.ts'
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'

export const jobs: Record<string, JobHandler> = {
  'doubles.find': ({ db }) => transact(db, async (trx) => void (await findDoubles(trx))),
}
export const schedules: Schedule[] = [{ cron: '47 18 * * *', job: 'doubles.find' }]
