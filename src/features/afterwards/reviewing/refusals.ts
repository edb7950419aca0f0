// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  shopScored: 40941,
  followedUpAlready: 40990,
  repliedAlready: 40991,
  replyHeld: 40992,
  appealedAlready: 40993,
  wordListed: 40996,
  wordsRefused: 422265,
  reviewNotOpen: 42231,
  reviewWindowOver: 42232,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
