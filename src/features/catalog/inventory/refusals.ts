// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  stockMoved: 40999,
  countBelowHeld: 42258,
  adjustmentUnfit: 42259,
  countFileUnreadable: 40084,
  countFileRows: 40085,
  preorderDayUnfit: 42279,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
