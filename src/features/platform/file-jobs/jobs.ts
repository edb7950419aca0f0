// Jobs of files that were lost are begun again where they were; what is old goes.
import { dropOldJobs, giveUpJobs, stuckJobs } from './queries.ts'
import { dropUploads } from '#features/platform/uploads/uploads.ts'
import { transact } from '#kernel/data/db.ts'
import { addJobs, type JobHandler, type Schedule } from '#kernel/jobs/jobs.ts'

export const jobs: Record<string, JobHandler> = {
  'fileJobs.sweep': async ({ db, app }) => {
    await giveUpJobs(db)
    const stuck = await stuckJobs(db, app.settings.get('fileJobStuckSeconds'))
    await addJobs(
      db,
      stuck.map(({ id, job }) => ({ name: job, payload: { jobId: id }, key: `fileJob:${id}`, last: true })),
    )
    await transact(db, async (trx) => dropUploads(trx, await dropOldJobs(trx, app.settings.get('fileJobDays'))))
  },
}
export const schedules: Schedule[] = [{ cron: '*/10 * * * *', job: 'fileJobs.sweep' }]
