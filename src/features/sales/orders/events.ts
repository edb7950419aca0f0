// What orders tell.
export const events = {
  'order.placed': 'an order was placed',
  'order.paid': 'an order was paid whole',
  'order.cancelled': 'an unpaid order was cancelled: by its buyer, or for its shop sells nothing any more',
  'order.closed': 'an order was closed at its deadline',
  'order.unitsReturned': 'units of a paid order were given back: called off, lost, returned',
  'payment.due':
    'the deadline of a payment number has passed while attempts are open at providers: ' +
    'they are asked before it is closed',
  'payment.ended':
    'a payment number is paid, closed at its deadline, or void because its orders were regrouped: ' +
    'attempts still open at providers must end',
} as const

declare module '#kernel/jobs/events.ts' {
  interface Events {
    'order.placed': { orderId: number }
    /** `invoiced`: an invoice was asked along with it; not said by jobs of earlier releases */
    'order.paid': { orderId: number; invoiced?: boolean }
    'order.cancelled': { orderId: number }
    'order.closed': { orderId: number }
    'order.unitsReturned': { orderId: number }
    'payment.due': { paymentId: number }
    'payment.ended': { paymentId: number }
  }
}
