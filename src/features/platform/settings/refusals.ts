// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  settingUnknown: 422148,
  settingLocked: 422149,
  settingOutOfBounds: 422150,
  settingChanged: 422151,
  settingForced: 422152,
  settingAbove: 422250,
  settingNotBelow: 422251,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
