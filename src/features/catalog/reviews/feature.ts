// The manifest: reviews read, and what they count for.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { events } from './events.ts'
import { refusals } from './refusals.ts'
import { eraseAuthor } from './personal-queries.ts'
import { personalDataOf } from './reviews.ts'

export const reviews: Feature = {
  name: 'catalog/reviews',
  about: 'reviews read, and what they count for',
  calls,
  events,
  refusals,
  person: {
    columns: { 'review.user_id': 'erased', 'review_vote.user_id': 'erased' },
    exports: { reviews: ({ db, userId }) => personalDataOf(db, userId) },
    erase: ({ db }, userId) => eraseAuthor(db, userId),
  },
  tables: ['review', 'review_summary', 'review_tag', 'review_tag_count', 'review_vote', 'merchant_score'],
}
