// What payouts tell.
export const events = {
  'payout.ended': 'the bank paid it out, or sent it back: then its money is where it came from',
} as const

declare module '#kernel/jobs/events.ts' {
  interface Events {
    'payout.ended': { payoutId: number }
  }
}
