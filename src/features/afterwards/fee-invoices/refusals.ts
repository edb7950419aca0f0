// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  feePrefixTaken: 409400,
  feeCreditTooHigh: 409401,
  feeCreditLeft: 409402,
  feeIssuerRequired: 422400,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
