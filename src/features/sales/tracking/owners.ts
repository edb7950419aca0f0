// Whose a parcel is that is followed: orders keep theirs in fulfilment, claims in after-sales.
import {
  lockedClaimWaybill,
  noteClaimTracked,
  noteClaimUnheard,
  takeClaimScans,
} from '#features/sales/after-sales/after-sales.ts'
import {
  lockedWaybill,
  noteTracked,
  noteUnheard,
  takeScans,
  type NewScan,
  type ParcelKey,
} from '#features/sales/fulfilment/fulfilment.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'

/** The waybill that it has now, and whether it travels; whatever it belongs to is locked. Refuses notFound. */
export const waybillOf = (db: Db, { of, id }: ParcelKey) =>
  of === 'order' ? lockedWaybill(db, id) : lockedClaimWaybill(db, id)
export const tellScans = (db: Db, app: AppContext, { of, id }: ParcelKey, scans: readonly NewScan[]): Promise<void> =>
  of === 'order' ? takeScans(db, app, id, scans) : takeClaimScans(db, app, id, scans)
export const tellUnheard = (db: Db, app: AppContext, { of, id }: ParcelKey): Promise<void> =>
  of === 'order' ? noteUnheard(db, id) : noteClaimUnheard(db, app, id)
export const setTracked = (db: Db, { of, id }: ParcelKey, tracked: boolean): Promise<void> =>
  of === 'order' ? noteTracked(db, id, tracked) : noteClaimTracked(db, id, tracked)
