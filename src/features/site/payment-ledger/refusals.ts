// Why calls of this feature are refused: reason → code (the HTTP status and three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  noticeForgotten: 404365,
  ledgerReasonRequired: 422365,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
