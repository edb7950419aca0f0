// SQL of what is under way at a provider.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

/** Payments that are not over, and refunds that have not arrived. */
export const countUnderWay = (db: Db, method: string): Promise<number> =>
  sql<{ n: number }>`
    select ((select count(*) from payment_attempt where method = ${method} and status in ('started', 'open'))
      + (select count(*) from refund r join payment_attempt a on a.id = r.attempt_id
         where a.method = ${method} and r.status in ('pending', 'processing')))::int as n`
    .execute(db)
    .then((r) => r.rows[0]!.n)
