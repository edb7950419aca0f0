// The door of fulfilment: waybills as they are kept, and what carriers tell of parcels.
export { lockedWaybill } from './locked-parcel.ts'
export { checkWaybill } from './parcels.ts'
export { noteTracked, noteUnheard, takeScans } from './scans.ts'
export type { NewScan } from './scan-queries.ts'
