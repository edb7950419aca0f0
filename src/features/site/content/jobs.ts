// What content does on events.
import { forgetReader } from './reading-queries.ts'
import { subscribe } from '#kernel/jobs/events.ts'

export const contentSubscribers = [
  subscribe('account.erased', 'content.erase', async ({ db }, { userId }) => void (await forgetReader(db, userId))),
]
