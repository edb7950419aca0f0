// The manifest: reviews, written by who bought, answered by merchants, looked at by staff.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { casesInFull, eraseCases } from './case-queries.ts'
import { entries } from './entries.ts'
import { events } from './events.ts'
import { merchantCalls } from './merchant-api.ts'
import { jobs, schedules, subscribers } from './jobs.ts'
import { messageKinds } from './message-kinds.ts'
import { refusals } from './refusals.ts'
import { settleReportsOf } from './reported.ts'
import { settings } from './settings.ts'
import { switches } from './switches.ts'
import { staffCalls } from './staff-api.ts'
import { waiting } from './waiting.ts'

export const reviewing: Feature = {
  name: 'afterwards/reviewing',
  about: 'reviews, written by who bought, answered by merchants, looked at by staff',
  calls: [...calls, ...merchantCalls, ...staffCalls],
  jobs,
  schedules,
  subscribers,
  events,
  refusals,
  settings,
  switches,
  messages: messageKinds,
  waiting,
  entries,
  permissions: {
    merchant: { 'comment.read': ['manager', 'orders', 'service'], 'comment.write': ['manager', 'service'] },
    staff: { 'comment.read': ['review', 'content', 'support'], 'comment.write': ['review', 'content'] },
    keys: ['comment.read', 'comment.write'],
  },
  person: {
    columns: { 'review_case.user_id': 'erased' },
    exports: { reviewsHeld: ({ db, userId }) => casesInFull(db, userId) },
    erase: async ({ db }, userId) => {
      await settleReportsOf(db, userId)
      await eraseCases(db, userId)
    },
  },
  tables: ['review_case'],
}
