// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  noItemSelected: 40010,
  quantityBelowOne: 40011,
  cartFull: 42219,
  tooManyWordings: 422103,
  handTooFast: 42902,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
