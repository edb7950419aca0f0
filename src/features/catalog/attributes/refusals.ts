// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  attributeChanged: 409262,
  attributeNameless: 400260,
  attributeNoValues: 422262,
  attributeTooMany: 422263,
  attributeValueGone: 422264,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
