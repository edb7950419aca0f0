// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  invoiceTitleRequired: 40012,
  taxNoRequired: 40071,
  taxNoInvalid: 40072,
  tooManyInvoices: 42271,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
