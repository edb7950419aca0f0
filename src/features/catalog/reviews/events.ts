// What reviews tell.
export const events = {
  'review.shown': 'a review is to be seen: as it was written, or after staff looked at it',
} as const

declare module '#kernel/jobs/events.ts' {
  interface Events {
    'review.shown': { reviewId: number }
  }
}
