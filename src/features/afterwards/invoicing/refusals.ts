// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  invoiceAsked: 40981,
  invoiceStateChanged: 40982,
  invoiceAmountChanged: 40983,
  invoiceNotOpen: 42242,
  invoiceWindowOver: 42243,
  invoiceAtCheckoutOnly: 42244,
  invoiceIssuerRequired: 42245,
  nothingToInvoice: 42246,
  invoiceAskedOften: 42247,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
