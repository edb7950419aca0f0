// What the cart does on events.
import { removeAllLines } from './queries.ts'
import { subscribe } from '#kernel/jobs/events.ts'

export const cartSubscribers = [
  subscribe('account.erased', 'cart.erase', async ({ db }, { userId }) => void (await removeAllLines(db, userId))),
]
