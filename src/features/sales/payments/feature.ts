// The manifest: ways to pay, attempts, refunds.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { events } from './events.ts'
import { jobs, schedules, subscribers } from './jobs.ts'
import { routes } from './notices.ts'
import { messageKinds } from './refund-letters.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'
import { switches } from './switches.ts'
import { forgetAccounts } from './account-queries.ts'
import { forgetWords, wordsOf } from './share-queries.ts'
import { probes } from './probes.ts'

export const payments: Feature = {
  name: 'sales/payments',
  about: 'ways to pay, attempts, refunds',
  calls,
  jobs,
  schedules,
  subscribers,
  events,
  routes,
  refusals,
  messages: messageKinds,
  settings,
  probes,
  switches,
  tables: ['attempt_account', 'payment_attempt', 'payment_notice', 'payment_share', 'refund', 'top_up'],
  readsAhead: {
    bank_recipient: 'a transfer is offered where buyers can be told an account to send to',
    bank_transfer: 'a buyer has few transfers at a time that are not decided',
  },
  person: {
    columns: { 'payment_attempt.payer_id': { stays: 'the books keep who paid' } },
    exports: { paymentWords: ({ db, userId }) => wordsOf(db, userId) },
    erase: async ({ db }, userId) => {
      await forgetWords(db, userId)
      await forgetAccounts(db, userId)
    },
  },
}
