// What closing does on events: its own words go last.
import { finish } from './closing.ts'
import { subscribe } from '#kernel/events.ts'

export const closingSubscribers = [
  subscribe('account.erased', 'closing.finish', ({ db }, { userId }) => finish(db, userId)),
]
