// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  roleNameInvalid: 40064,
  permissionUnknown: 40065,
  staffMailOnly: 40066,
  staffYourself: 40303,
  staffLastAdmin: 422140,
  roleNameTaken: 422141,
  roleFixed: 422142,
  roleInUse: 422143,
  staffLinkOver: 422144,
  staffAlready: 422145,
  staffInvitesSpent: 422146,
  roleChanged: 422147,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
