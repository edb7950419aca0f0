// What the wallet does on events.
import { deleteAccountsOf } from './account-queries.ts'
import { subscribe } from '#kernel/jobs/events.ts'

export const walletSubscribers = [
  subscribe('account.erased', 'wallet.erase', async ({ db }, { userId }) => void (await deleteAccountsOf(db, userId))),
]
