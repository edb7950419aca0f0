// Why calls of this feature are refused: reason → code (the HTTP status and three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  providerFileRead: 409366,
  providerFileDiffers: 409367,
  providerFileUnknown: 422366,
  providerFileHalf: 422367,
  providerFileCell: 422368,
  providerFileDay: 422369,
  differenceResolved: 409370,
  providerUnknown: 422370,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
