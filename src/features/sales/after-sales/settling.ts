// When money of a line becomes its merchant's: all units arrived or went back, none may be claimed any more, no claim
// is open. Asked again whenever something ended.
import { lockedOrder } from '../orders/orders.ts'
import { settleLine, settleRest } from '../settlement/settlement.ts'
import { lineEnds } from './settling-queries.ts'
import { ended } from './states.ts'
import { settleTimer } from './timers.ts'
import type { Db } from '#kernel/data/db.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'

/** Settles the lines that are due, and plans the next look. Runs again without harm. */
export async function settleDue(db: Db, orderId: number): Promise<void> {
  const order = await lockedOrder(db, { id: orderId, anybody: true })
  if (order.paidAt === null) return
  const lines = await lineEnds(db, orderId, ended)
  for (const { id, waits, claimUntil } of lines) if (!waits && claimUntil === null) await settleLine(db, order, id)
  if (lines.length === 0) await settleRest(db, order)
  const ends = lines.flatMap(({ waits, claimUntil }) => (waits || claimUntil === null ? [] : [claimUntil.getTime()]))
  if (ends.length > 0) await addJobs(db, [settleTimer(orderId, new Date(Math.min(...ends)))])
}
