// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  consentRequired: 40015,
  realNameInvalid: 40016,
  identityNumberInvalid: 40017,
  identityPhotosRequired: 40018,
  alreadyVerified: 40907,
  numberElsewhere: 40977,
  tooYoung: 42252,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
