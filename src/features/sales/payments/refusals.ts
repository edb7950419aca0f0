// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  paymentStateChanged: 40904,
  paymentFailed: 42216,
  methodNotAvailable: 42217,
  tooManyTransfers: 422336,
  topUpOutOfRange: 422280,
  tooManyTopUps: 422281,
  chargebackChanged: 409355,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
