// The manifest: ways to pay, attempts, refunds.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { events } from './events.ts'
import { jobs, schedules, subscribers } from './jobs.ts'
import { forgetNoticesOf } from './notice-queries.ts'
import { notified, routes } from './notices.ts'
import { messageKinds } from './refund-letters.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'
import { switches } from './switches.ts'
import { forgetAccounts } from './account-queries.ts'
import { forgetWords, wordsOf } from './share-queries.ts'
import { probes, underWay } from './probes.ts'
import { openRefundsOf } from './top-up-queries.ts'
import { sendTopUpsBack, sumOf, topUpsBack } from './top-up-back.ts'

export const payments: Feature = {
  name: 'sales/payments',
  about: 'ways to pay, attempts, refunds',
  calls,
  jobs,
  schedules,
  subscribers,
  events,
  routes,
  notified,
  refusals,
  messages: messageKinds,
  settings,
  probes,
  underWay,
  switches,
  tables: [
    'attempt_account',
    'payment_attempt',
    'payment_notice',
    'payment_question',
    'payment_share',
    'refund',
    'top_up',
  ],
  person: {
    columns: { 'payment_attempt.payer_id': { stays: 'the books keep who paid' } },
    exports: { paymentWords: ({ db, userId }) => wordsOf(db, userId) },
    erase: async ({ db }, userId) => {
      await forgetWords(db, userId)
      await forgetNoticesOf(db, userId)
      await forgetAccounts(db, userId)
    },
    obstacles: { openRefunds: openRefundsOf },
    moneyBack: {
      of: async (db, userId, balance) => sumOf(await topUpsBack(db, userId, balance)),
      send: sendTopUpsBack,
    },
  },
  readsAhead: {
    chargeback: 'what a bank takes back goes back by no other way',
    article: 'whether there are rules of the balance to read',
    bank_recipient: 'a transfer is offered where buyers can be told an account to send to',
    bank_transfer: 'a buyer has few transfers at a time that are not decided',
  },
}
