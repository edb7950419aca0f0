// The door of payments: money back for a paid order, and money that came into our bank account.
export { arrive } from './arriving.ts'
export { bank } from './methods/bank.ts'
export type { Outcome } from './concluding.ts'
export { refundOrder, refundUnits } from './refunds.ts'
