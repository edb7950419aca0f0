// The door of orders. Each verb has its file: preview, place, pay, cancel, refund, read, rebuy.
import { ordersInFull, runningOrders } from './personal-queries.ts'
import { endedStatuses } from './states.ts'
import { toldTaxNo } from './tax-number.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'

export { closeUnpaid } from './cancel.ts'
export { chargedBackOf, givenTo, makeUp, noteChargedBack, owedBy } from './charged-back.ts'
export { addCancelReason, cancelReasons } from './cancel-reason-queries.ts'
export { typedParts } from './change-address.ts'
export type { KeptPoint } from './reading-queries.ts'
export type { PickupTime } from './pickup-time.ts'
export { lowerableOf } from './lower-price.ts'
export { mayChangeAddress, mayReview } from './states.ts'
export { setCollected, setReady, setReviewUntil } from './moving-queries.ts'
export { toTell } from './message-kinds.ts'
export { lockedOrder, moveOrder, noteOrder, type Hand, type LockedOrder, type OrderKey, type Owner } from './moving.ts'
export { endPaid, lockedPayment, markPaid, openPayment, waitAnew, type NotHad } from './pay.ts'
export { noteShipFrom, paymentRow, type PaymentRow } from './queries.ts'
export { toldTaxNo }
export {
  freightOf,
  freightOfOrder,
  freightOfOrders,
  lockUnits,
  noteRefund,
  noteUnits,
  noUnits,
  weighEach,
  weighUnits,
  type Units,
  type UnitsBack,
} from './refund.ts'

/** What still runs for a buyer: their account cannot be closed meanwhile. */
export const openOrdersOf = (db: Db, userId: number) => runningOrders(db, userId, endedStatuses())
/** What the shop keeps of a person here, for the data export. */
export const personalDataOf = async (db: Db, app: AppContext, userId: number) =>
  (await ordersInFull(db, userId)).map((o) => ({
    ...o,
    invoice: { ...o.invoice, taxNumber: toldTaxNo(app, o.orderNo, o.invoice.taxNumber) },
  }))
