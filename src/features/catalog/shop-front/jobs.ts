// What shops do by themselves: a new name comes to all goods that show it.
import { relistMerchant } from '#features/catalog/merchants/merchants.ts'
import type { JobHandler } from '#kernel/jobs/jobs.ts'

export const jobs: Record<string, JobHandler> = {
  'shopFront.relist': ({ db }, { merchantId }: { merchantId: number }) => relistMerchant(db, merchantId),
}
