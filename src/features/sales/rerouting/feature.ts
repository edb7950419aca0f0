// The manifest: refunds in trouble, and the other way they go.
import { forgetHoldersOf } from '#features/money/payouts/payouts.ts'
import type { Feature } from '#kernel/feature.ts'
import { accountCalls } from './account-api.ts'
import { dropAccountsOf } from './account-queries.ts'
import { personalAccounts } from './accounts.ts'
import { calls } from './api.ts'
import { jobs, schedules, subscribers } from './jobs.ts'
import { messageKinds } from './message-kinds.ts'
import { forgetPayer } from './queries.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'

export const rerouting: Feature = {
  name: 'sales/rerouting',
  about: 'refunds in trouble: staff are alarmed, and two of them send one another way',
  calls: [...calls, ...accountCalls],
  jobs,
  schedules,
  subscribers,
  messages: messageKinds,
  refusals,
  settings,
  person: {
    exports: { refundAccounts: ({ db, app, userId }) => personalAccounts(db, app, userId) },
    erase: async ({ db }, userId) => {
      await dropAccountsOf(db, userId)
      await forgetHoldersOf(db, await forgetPayer(db, userId))
    },
    columns: {
      'refund_account.user_id': 'erased',
      'refund_reroute.asked_by': { stays: 'who of the staff sent money another way' },
      'refund_reroute.decided_by': { stays: 'who of the staff sent money another way' },
    },
  },
  tables: ['refund_reroute', 'refund_alarm', 'refund_account'],
  readsAhead: { chargeback: 'what a bank takes back goes back by no other way' },
}
