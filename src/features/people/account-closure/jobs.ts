// What closing does on events: its own words go last.
import { finish } from './account-closure.ts'
import { subscribe } from '#kernel/jobs/events.ts'

export const closingSubscribers = [
  subscribe('account.erased', 'closing.finish', ({ db }, { userId }) => finish(db, userId)),
]
