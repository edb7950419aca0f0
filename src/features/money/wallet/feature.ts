// The manifest: balance, payment password, bank cards.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'
import { deleteAccountsOf } from './account-queries.ts'
import { personalDataOf } from './wallet.ts'
import { entries } from './entries.ts'

export const wallet: Feature = {
  name: 'money/wallet',
  about: 'balance, payment password, bank cards',
  calls,
  refusals,
  settings,
  person: {
    columns: { 'payout_account.user_id': 'erased' },
    exports: { money: ({ db, app, userId }) => personalDataOf(db, app, userId) },
    erase: ({ db }, userId) => deleteAccountsOf(db, userId),
  },
  entries,
  tables: ['payout_account'],
  readsAhead: { shop_order: 'a record of the balance leads to the orders that it was for' },
  rules: ['account-rules.ts'],
}
