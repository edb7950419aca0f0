// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  webhookAddressInside: 42248,
  webhookAddressUnknown: 42233,
  webhooksFull: 42229,
  webhookRests: 40987,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
