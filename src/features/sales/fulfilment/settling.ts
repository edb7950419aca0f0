// After every change of an order's units: the state it must stand in, told to whom it concerns.
import { moveOrder, noteShipFrom, setReviewUntil, type Hand, type LockedOrder } from '../orders/orders.ts'
import type { OrderStatus } from '../orders/states.ts'
import { tellBuyer } from './message-kinds.ts'
import { completeTimer } from './timers.ts'
import { unitsOf } from './queries.ts'
import { dueEvent } from './standing.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'

/** Moves a locked order on if its units want it; the state it stands in. */
export async function settleOrder(db: Db, app: AppContext, order: LockedOrder, hand: Hand): Promise<OrderStatus> {
  const units = await unitsOf(db, order.id)
  if (units.some(({ preorderDay }) => preorderDay !== null)) await noteShipFrom(db, [order.id])
  const event = dueEvent(order.status, units)
  if (!event) return order.status
  const status = await moveOrder(db, order, event, hand)
  if (status === 'toReview') {
    await setReviewUntil(db, order.id, app.settings.get('reviewableSeconds'))
    await addJobs(db, [completeTimer(app, order.id)])
    await tellBuyer(db, order.isCollected ? 'orderCollected' : 'orderReceived', order.id)
  }
  if (status === 'cancelled') await tellBuyer(db, 'orderCalledOff', order.id)
  return status
}
