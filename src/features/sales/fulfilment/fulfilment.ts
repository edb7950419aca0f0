// The door of fulfilment: waybills as they are kept, and what carriers, or people by hand, tell of parcels. Parcels of
// claims keep what is told of them here too.
export { callOffOf } from './calling-off.ts'
export { lockedWaybill } from './locked-parcel.ts'
export { carriersToChoose, offerOnly } from './carrier-choice.ts'
export { checkWaybill } from './parcels.ts'
export { keepScans, movementFor, noteTracked, noteUnheard, takeScans } from './scans.ts'
export { eraseScans, isStation, type NewScan, type ParcelKey } from './scan-queries.ts'
export { dropStation, keepStation, stationOf, type Station } from './stations.ts'
