// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  memberAboveYou: 40310,
  memberAlready: 40978,
  memberLastOwner: 40979,
  memberShopNotOpen: 40980,
  membersFull: 42230,
  memberInvitesSpent: 42910,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
