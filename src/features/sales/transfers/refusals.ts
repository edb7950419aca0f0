// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  transferSentAlready: 409336,
  transferMoneyCame: 409337,
  bankCreditKnown: 409338,
  proofsRequired: 422337,
  transferSumDiffers: 422338,
  statementKnown: 409341,
  statementUnread: 422341,
  statementLine: 422342,
  statementHalf: 422343,
  transferSumAgrees: 422339,
  bankRefRequired: 422340,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
