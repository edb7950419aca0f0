// The manifest: earnings of people, and their way to the bank.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { entries } from './entries.ts'
import { subscribers } from './jobs.ts'
import { messageKinds } from './message-kinds.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'
import { leaveWithdrawals } from './withdrawals.ts'

export const withdrawals: Feature = {
  name: 'money/withdrawals',
  about: 'earnings of people, and their way to the bank',
  calls,
  subscribers,
  messages: messageKinds,
  refusals,
  settings,
  entries,
  permissions: { staff: { 'withdraw.read': ['finance'], 'withdraw.write': ['finance'] } },
  person: {
    columns: {
      'withdrawal.user_id': { stays: 'to whom money was paid, which the law wants kept' },
      'withdrawal.reviewed_by': { stays: 'who of the staff looked at it' },
      'withdrawal.approved_by': { stays: 'who of the staff sent money' },
    },
    erase: ({ db }, userId) => leaveWithdrawals(db, userId),
  },
  tables: ['withdrawal'],
}
