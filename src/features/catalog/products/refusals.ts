// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  shopOnHoliday: 40948,
  itemNotInStock: 42204,
  itemOffShelf: 42205,
  itemCannotBeBought: 42206,
  onlyLeft: 42207,
  exceedsPurchaseLimit: 42208,
  atMost: 42209,
  answersMissing: 422101,
  answersUnfit: 422102,
  categoryChanged: 422122,
  categoryGone: 422123,
  categoryBelowItself: 422124,
  categoryTooDeep: 422125,
  categoryNotEmpty: 422126,
  brandChanged: 409230,
  brandExists: 409231,
  brandGone: 422230,
  brandIntoItself: 422231,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
