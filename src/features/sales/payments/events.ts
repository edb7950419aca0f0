// What payments tell.
export const events = {
  'refund.moved': 'a refund went to its provider, is through, was refused, or came back',
  'refund.cameTwice': 'a provider paid a refund that had gone another way: its payer had the money twice',
  'topUp.begun': 'somebody accepted the rules of the balance and began to top it up',
  'dispute.heard': 'a provider tells of a payment that its payer’s bank takes back, or of what became of it',
} as const

declare module '#kernel/jobs/events.ts' {
  interface Events {
    /** the business key of the refund */
    'refund.moved': { key: string }
    'topUp.begun': { userId: number }
    'dispute.heard': { method: string; ref: string }
    'refund.cameTwice': { refundId: number }
  }
}
