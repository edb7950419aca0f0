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
  tables: ['payment_attempt', 'payment_notice', 'payment_share', 'refund', 'top_up'],
  person: {
    columns: { 'payment_attempt.payer_id': { stays: 'the books keep who paid' } },
    exports: { paymentWords: ({ db, userId }) => wordsOf(db, userId) },
    erase: ({ db }, userId) => forgetWords(db, userId),
  },
}
