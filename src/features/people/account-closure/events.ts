// What closing an account tells.
export const events = {
  'account.erased': 'an account is closed for good: every feature erases what it keeps of the person',
} as const

declare module '#kernel/jobs/events.ts' {
  interface Events {
    'account.erased': { userId: number }
  }
}
