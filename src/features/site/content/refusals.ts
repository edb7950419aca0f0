// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  contentChanged: 409210,
  articleCodeTaken: 409211,
  articlePlanned: 409212,
  articleUnchanged: 409213,
  contentNameless: 422210,
  articleEmpty: 422211,
  articleBinding: 422212,
  contactMailUnfit: 422273,
  contactPhoneUnfit: 422274,
  contactLinkUnfit: 422275,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
