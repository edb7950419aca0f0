// What products do by themselves: the mixed order of lists is put right as sales move; what is planned goes on and off
// sale; their pages follow what they are made of.
import { transact } from '#kernel/data/db.ts'
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'
import { relistBrand } from './brands.ts'
import { relistAll } from './categories.ts'
import { drawDetails } from './drawn.ts'
import { followPlan } from './planned-sale.ts'
import { rankListings } from './saving.ts'

export const jobs: Record<string, JobHandler> = {
  'catalog.drawDetails': ({ db }) => drawDetails(db),
  'catalog.rankListings': ({ db }) => rankListings(db),
  'catalog.relistCategory': ({ db }, { categoryId }: { categoryId: number }) => relistAll(db, categoryId),
  'catalog.relistBrand': ({ db }, { brandId }: { brandId: number }) => relistBrand(db, brandId),
  'catalog.followPlan': ({ db }, { productId }: { productId: number }) =>
    transact(db, (trx) => followPlan(trx, productId)),
}
export const schedules: Schedule[] = [
  { cron: '17 * * * *', job: 'catalog.rankListings' },
  { cron: '* * * * *', job: 'catalog.drawDetails' },
]
