// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  refundNotInTrouble: 409350,
  rerouteOpen: 409351,
  rerouteDecided: 409352,
  refundUnsure: 409353,
  rerouteNoBalance: 422354,
  refundDisputed: 409357,
  refundNotAsked: 409403,
  refundAccountNone: 409404,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
