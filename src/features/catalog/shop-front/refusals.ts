// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  shopPictureUnknown: 40091,
  shopCategoryUnknown: 40092,
  shopProfileChanged: 40912,
  shopNameTooSoon: 40914,
  shopCategoriesChanged: 40922,
  collectionChanged: 40929,
  tooManyCollections: 40939,
  holidayOverlaps: 40949,
  holidayChanged: 422112,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
