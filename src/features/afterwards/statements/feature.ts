// The manifest: what merchants are paid for a period.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { events } from './events.ts'
import { jobs, schedules, subscribers } from './jobs.ts'
import { messageKinds } from './message-kinds.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'
import { staffCalls } from './staff-api.ts'
import { waiting } from './waiting.ts'

export const statements: Feature = {
  name: 'afterwards/statements',
  about: 'what merchants are paid for a period: made by the clock, confirmed or disputed',
  calls: [...calls, ...staffCalls],
  events,
  jobs,
  schedules,
  subscribers,
  messages: messageKinds,
  waiting,
  refusals,
  settings,
  permissions: {
    merchant: { 'bill.read': ['manager', 'finance'], 'bill.write': ['finance'] },
    staff: { 'bill.read': ['finance'], 'bill.write': ['finance'] },
  },
  person: {
    columns: {
      'statement.confirmed_by': { stays: 'who confirmed what a merchant is paid' },
      'statement_dispute.asked_by': { stays: 'who disputed what a merchant is paid' },
      'statement_dispute.proposed_by': { stays: 'who of the staff answered it' },
      'statement_dispute.closed_by': { stays: 'who of the staff answered it' },
      'statement_word.user_id': { stays: 'who spoke for a merchant, or for the platform, about money' },
    },
  },
  tables: ['statement', 'statement_posting', 'statement_dispute', 'statement_word'],
  rules: ['periods.ts'],
}
