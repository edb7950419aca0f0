// What payments tell.
export const events = {
  'refund.moved': 'a refund went to its provider, is through, was refused, or came back',
} as const

declare module '#kernel/jobs/events.ts' {
  interface Events {
    /** the business key of the refund */
    'refund.moved': { key: string }
  }
}
