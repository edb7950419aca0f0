// Goods that wait for staff too long: who may decide them is told, once of each.
import { tellLate } from './message-kinds.ts'
import { lateReviews } from './review-queries.ts'
import { transact } from '#kernel/data/db.ts'
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'

const most = 200
export const jobs: Record<string, JobHandler> = {
  'editing.remind': ({ db, app }) =>
    transact(db, async (trx) => {
      for (const late of await lateReviews(trx, app.settings.get('goodsReviewLateSeconds'), most)) {
        await tellLate(trx, late)
        app.log.warn({ draftId: late.id }, 'goods wait for staff for too long')
      }
    }),
}
export const schedules: Schedule[] = [{ cron: '41 * * * *', job: 'editing.remind' }]
