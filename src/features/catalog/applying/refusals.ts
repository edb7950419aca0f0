// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  applyIncomplete: 40051,
  applyNotesRequired: 40052,
  applyChanged: 40923,
  applyClosed: 40924,
  applyDecided: 40925,
  shopNameTaken: 40926,
  licenceTaken: 40927,
  merchantStateChanged: 40928,
  merchantClosing: 409204,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
