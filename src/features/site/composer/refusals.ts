// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  blockChanged: 40905,
  shopPageForeign: 40026,
  shopPageEmpty: 40027,
  shopPageChanged: 40942,
  shopPagesPlanned: 40943,
  sitePageUnfit: 422240,
  sitePageLink: 422241,
  sitePagesFull: 422242,
  sitePageSlugTaken: 409240,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
