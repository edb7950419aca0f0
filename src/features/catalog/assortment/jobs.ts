// What lay in the bin for long enough is gone for good.
import { emptyBin } from '#features/catalog/products/products.ts'
import { transact } from '#kernel/data/db.ts'
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'

const day = 86_400
export const jobs: Record<string, JobHandler> = {
  'assortment.emptyBin': ({ db, app }) =>
    transact(db, async (trx) => void (await emptyBin(trx, app.settings.get('goodsBinDays') * day))),
}
export const schedules: Schedule[] = [{ cron: '23 * * * *', job: 'assortment.emptyBin' }]
