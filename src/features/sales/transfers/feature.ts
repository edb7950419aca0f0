// The manifest: payments by bank transfer.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { jobs, subscribers } from './jobs.ts'
import { messageKinds } from './message-kinds.ts'
import { exportTransfers, leaveTransfers } from './leaving.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'

export const transfers: Feature = {
  name: 'sales/transfers',
  about: 'payments by bank transfer: proofs of buyers, what came, decided by staff',
  calls,
  jobs,
  subscribers,
  messages: messageKinds,
  refusals,
  settings,
  permissions: { staff: { 'transfer.read': ['finance'], 'transfer.write': ['finance'] } },
  person: {
    columns: {
      'bank_transfer.user_id': { stays: 'who sent money, which the law wants kept' },
      'bank_transfer.checked_by': { stays: 'who of the staff saw what came' },
      'bank_transfer.decided_by': { stays: 'who of the staff decided' },
      'bank_credit.noted_by': { stays: 'who of the staff saw what came' },
      'bank_statement.read_by': { stays: 'who of the staff read what the bank says' },
      'bank_recipient.changed_by': { stays: 'who of the staff said where buyers send money to' },
    },
    exports: { bankTransfers: ({ db, app, userId }) => exportTransfers(db, app, userId) },
    erase: ({ db }, userId) => leaveTransfers(db, userId),
  },
  rules: ['bank-number.ts'],
  tables: ['bank_recipient', 'bank_transfer', 'bank_credit', 'bank_statement'],
}
