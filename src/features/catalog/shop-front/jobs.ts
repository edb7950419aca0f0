// What shops do by themselves: a new name comes to all goods that show it, a holiday begins and ends.
import { relistMerchant } from '#features/catalog/merchants/merchants.ts'
import { seenAtOnce } from './holidays.ts'
import type { JobHandler } from '#kernel/jobs/jobs.ts'

export const jobs: Record<string, JobHandler> = {
  'shopFront.relist': ({ db }, { merchantId }: { merchantId: number }) => relistMerchant(db, merchantId),
  'shopFront.turnHoliday': ({ db }) => seenAtOnce(db),
}
