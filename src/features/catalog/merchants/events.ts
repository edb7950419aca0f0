// What merchants tell.
export const events = {
  'merchant.suspended': 'a shop sells nothing from now on: it was suspended, or is to close for good',
} as const

declare module '#kernel/jobs/events.ts' {
  interface Events {
    'merchant.suspended': { merchantId: number }
  }
}
