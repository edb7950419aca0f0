// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  carrierUnknown: 40042,
  carrierChanged: 409274,
  carrierTaken: 409275,
  carriersFull: 409276,
  carrierUnfit: 422276,
  waybillInvalid: 40043,
  shipFileColumns: 40044,
  shipFileRows: 40045,
  numberRounded: 40046,
  skuUnknown: 40047,
  skuRequired: 40048,
  quantityInvalid: 40049,
  shipFileUnreadable: 40050,
  cancelRequestPending: 40915,
  cancelRejected: 40916,
  extendedAlready: 40917,
  remindedAlready: 40918,
  waybillFixed: 40919,
  shipBatchesRunning: 40920,
  addressClosed: 40921,
  orderIsCollected: 40952,
  pickupCodeUnknown: 42257,
  pickupLocked: 42911,
  merchantMayAnswer: 40936,
  trackedByCarrier: 40945,
  stationFixed: 40946,
  stationTime: 42235,
  stationsFull: 42236,
  tooManyUnits: 42291,
  missingTooEarly: 42292,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
