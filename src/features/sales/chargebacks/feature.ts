// The manifest: payments that a payer's bank takes back.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { jobs, schedules, subscribers } from './jobs.ts'
import { messageKinds } from './message-kinds.ts'
import { forgetAnswers } from './queries.ts'

export const chargebacks: Feature = {
  name: 'sales/chargebacks',
  about: 'payments that a payer’s bank takes back: booked, answered, won or lost',
  calls,
  jobs,
  schedules,
  subscribers,
  messages: messageKinds,
  person: {
    erase: ({ db }, userId) => forgetAnswers(db, userId),
    columns: { 'chargeback.answered_by': { stays: 'who of the staff answered a bank' } },
  },
  tables: ['chargeback', 'chargeback_part'],
}
