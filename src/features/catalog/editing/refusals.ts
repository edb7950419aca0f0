// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  pictureUnknown: 40082,
  draftUnfit: 40083,
  mediaUnknown: 40087,
  draftChanged: 40962,
  draftInReview: 40963,
  draftEnded: 40964,
  goodsMoved: 40965,
  goodsGone: 40968,
  mediaUnused: 40988,
  reviewsWait: 422113,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
