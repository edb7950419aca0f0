// The door of payments: money back for a paid order.
export { refundOrder, refundUnits } from './refunds.ts'
