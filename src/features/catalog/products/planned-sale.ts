// When goods go on sale, or off it, by themselves: the times stand at the product, each with a timer. What somebody
// does by hand meanwhile takes them back; what staff took off the shelf stays off it, and what stands where its
// merchant may not sell by then stays in store, and is told.
import { putOnShelf, takenOffByMerchant } from './changing.ts'
import { tellBarred } from './message-kinds.ts'
import { barredOf, clearDue, lockDue, writePlan } from './planned-sale-queries.ts'
import type { Db } from '#kernel/data/db.ts'
import { addJob, dropJob } from '#kernel/jobs/jobs.ts'

export interface PlannedSale {
  onSaleAt: Date | null
  offSaleAt: Date | null
}
/** In the transaction that saves the product; null takes a time back. */
export async function planSale(db: Db, productId: number, plan: PlannedSale): Promise<void> {
  await writePlan(db, productId, plan)
  for (const [way, runAt] of [['on', plan.onSaleAt] as const, ['off', plan.offSaleAt] as const]) {
    const key = `catalog.followPlan:${productId}:${way}`
    if (runAt) await addJob(db, 'catalog.followPlan', { productId }, { key, runAt })
    else await dropJob(db, key)
  }
}
/** A timer: what is due by now is done, once. */
export async function followPlan(db: Db, productId: number): Promise<void> {
  const due = await lockDue(db, productId)
  if (!due?.on && !due?.off) return
  if (due.on) await putOnShelf(db, [productId])
  const barred = due.on && !due.off ? await barredOf(db, productId) : undefined
  if (barred) await tellBarred(db, barred)
  if (due.off) await takenOffByMerchant(db, [productId])
  await clearDue(db, productId)
}
