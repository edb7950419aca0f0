// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  realNameFirst: 422308,
  withdrawTooLittle: 422309,
  withdrawTooMany: 422310,
  earningsTooLow: 422311,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
