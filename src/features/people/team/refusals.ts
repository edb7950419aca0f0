// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  teamSelf: 40073,
  teamAlreadyInvited: 40971,
  teamOneOnly: 40972,
  teamHasChildren: 40973,
  teamNoThirdLevel: 40974,
  teamEnterpriseOnly: 42272,
  teamFull: 42273,
  teamViewer: 42274,
  teamLimitReached: 42275,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
