// Why calls about the rules of the search are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  searchChanged: 409235,
  synonymUnfit: 422234,
  synonymsMany: 422235,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
