// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  batchChanged: 409302,
  nothingToPayOut: 409303,
  bankAnswerUnread: 422301,
  bankAnswerLine: 422302,
  bankAnswerTwice: 422303,
  bankAnswerHalf: 422304,
  bankAnswerUnknown: 422305,
  bankAnswerSum: 422306,
  bankAnswerMissing: 422307,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
