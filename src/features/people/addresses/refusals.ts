// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  regionRequired: 40006,
  addressDetailRequired: 40007,
  addressDetailInvalid: 40008,
  placesMismatch: 40022,
  labelExists: 40901,
  placeChanged: 409277,
  placeTaken: 409278,
  placeUnfit: 422277,
  tooManyAddresses: 42220,
  tooManyPickupPersons: 42223,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
