// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  explanationRequired: 40060,
  reasonUnfit: 40061,
  photosRequired: 40062,
  invalidAfterSale: 40420,
  afterSaleStateChanged: 40950,
  noSubmissionsLeft: 40951,
  claimTooMany: 42293,
  claimWindowOver: 42294,
  exchangeUnfit: 42295,
  notYetSettled: 42296,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
