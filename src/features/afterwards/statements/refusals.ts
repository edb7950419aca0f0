// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  statementAnswered: 409300,
  disputeChanged: 409301,
  disputeLineEmpty: 422300,
  statementTooLong: 422371,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
