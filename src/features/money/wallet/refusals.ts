// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  bankAccountInvalid: 40019,
  holderDiffers: 42286,
  tooManyAccounts: 42287,
  walletAccountInvalid: 422356,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
