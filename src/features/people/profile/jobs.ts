// What the profile does after the fact: a closed account leaves no settings behind.
import { subscribe, type Subscriber } from '#kernel/jobs/events.ts'
import { deleteSettings } from './queries.ts'

export const profileSubscribers: Subscriber[] = [
  subscribe('account.erased', 'profile.erase', async ({ db }, { userId }) => void (await deleteSettings(db, userId))),
]
