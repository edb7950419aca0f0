// The door of orders. Each verb has its file: preview, place, pay, cancel, refund, read, rebuy.
import { ordersInFull, runningOrders } from './personal-queries.ts'
import { endedStatuses } from './states.ts'
import { toldTaxNo } from './tax-number.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'

export { arrivalDays, arrivalOf } from './arrival.ts'
export { closeUnpaid } from './cancel.ts'
export { lockedPayment, markPaid } from './pay.ts'
export { lockUnits, noteRefund, noteUnits, weighUnits, type Units } from './refund.ts'

/** What still runs for a buyer: their account cannot be closed meanwhile. */
export const openOrdersOf = (db: Db, userId: number) => runningOrders(db, userId, endedStatuses())
/** What the shop keeps of a person here, for the data export. */
export const personalDataOf = async (db: Db, app: AppContext, userId: number) =>
  (await ordersInFull(db, userId)).map((o) => ({
    ...o,
    invoice: { ...o.invoice, taxNumber: toldTaxNo(app, o.orderNo, o.invoice.taxNumber) },
  }))
