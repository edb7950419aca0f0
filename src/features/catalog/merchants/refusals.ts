// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  freightAreaTwice: 40063,
  freightChanged: 40953,
  freightUsed: 40954,
  freightDefault: 40955,
  freightNameTaken: 40956,
  tooManyFreights: 40957,
  returnAddressRequired: 42297,
  tooManyReturnAddresses: 42298,
  lastReturnAddress: 42299,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
