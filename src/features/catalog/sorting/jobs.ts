// What orders of categories do by themselves: pins come and go, many goods follow a new order.
import { arrange, follow } from './sorting.ts'
import { transact } from '#kernel/data/db.ts'
import type { JobHandler } from '#kernel/jobs/jobs.ts'

export const jobs: Record<string, JobHandler> = {
  'sorting.follow': ({ db }, { categoryId }: { categoryId: number }) => transact(db, (trx) => follow(trx, categoryId)),
  'sorting.arrange': ({ db }, { categoryId }: { categoryId: number }) => arrange(db, categoryId),
}
