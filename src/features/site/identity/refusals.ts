// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  setupLinkOver: 404160,
  setupDone: 409160,
  platformChanged: 409161,
  platformNameInvalid: 422160,
  contactMailInvalid: 422161,
  ownerMailInvalid: 422162,
  setupShopNameInvalid: 422163,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
