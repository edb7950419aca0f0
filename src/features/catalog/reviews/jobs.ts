// What reviews do on events.
import { eraseAuthor } from './personal-queries.ts'
import { subscribe } from '#kernel/jobs/events.ts'

export const reviewSubscribers = [
  subscribe('account.erased', 'reviews.erase', async ({ db }, { userId }) => void (await eraseAuthor(db, userId))),
]
