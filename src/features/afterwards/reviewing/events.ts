// What writing reviews tells.
import type { CaseKind } from './case-queries.ts'

export const events = {
  'review.decided': 'staff decided what waited about a review: whether its words are seen',
} as const

declare module '#kernel/jobs/events.ts' {
  interface Events {
    'review.decided': { reviewId: number; kind: CaseKind; shown: boolean }
  }
}
