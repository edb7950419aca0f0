// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  authorizationFailed: 42280,
  userAuthorizationFailed: 42281,
  authorizationExpired: 42282,
  phoneBindingRequired: 42283,
  lastWayIn: 42284,
  wayNotOffered: 42285,
  identityTaken: 40960,
  identityAlreadyBound: 40961,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
