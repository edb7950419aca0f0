// What pickup points do by themselves: put their merchant's goods into the lists of what can be collected.
import { relistMerchant } from '#features/catalog/merchants/merchants.ts'
import type { JobHandler } from '#kernel/jobs/jobs.ts'

export const jobs: Record<string, JobHandler> = {
  'pickupPoints.relist': ({ db }, { merchantId }: { merchantId: number }) => relistMerchant(db, merchantId),
}
