// What messages tell.
export const events = {
  'message.told': 'somebody was told something that may go by mail as well',
} as const

declare module '#kernel/jobs/events.ts' {
  interface Events {
    'message.told': { messageId: number; userId: number }
  }
}
