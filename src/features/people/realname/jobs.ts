// What real names do on events.
import { erase } from './realname.ts'
import { subscribe } from '#kernel/jobs/events.ts'

export const realnameSubscribers = [
  subscribe('account.erased', 'realname.erase', async ({ db }, { userId }) => void (await erase(db, userId))),
]
