// The manifest: money on its way to banks.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { events } from './events.ts'
import { messageKinds } from './message-kinds.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'

export const payouts: Feature = {
  name: 'money/payouts',
  about: 'money on its way to banks: accounts of merchants, batches by two people, files and their answers',
  calls,
  events,
  messages: messageKinds,
  refusals,
  settings,
  permissions: {
    merchant: { 'account.read': ['manager', 'finance'], 'account.write': [] },
    staff: { 'payout.read': ['finance'], 'payout.write': ['finance'] },
  },
  person: {
    columns: {
      'merchant_account.changed_by': { stays: 'who said where a merchant is paid to' },
      'payout_batch.made_by': { stays: 'who of the staff sent money' },
      'payout_batch.approved_by': { stays: 'who of the staff sent money' },
      'payout_batch.sent_by': { stays: 'who of the staff sent money' },
      'payout_batch.answered_by': { stays: 'who of the staff read what the bank did' },
    },
  },
  tables: ['merchant_account', 'payout_batch', 'payout'],
  rules: ['bank-file.ts'],
}
