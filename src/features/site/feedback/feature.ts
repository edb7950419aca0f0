// The manifest: feedback of shoppers, answered by staff.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { entries } from './entries.ts'
import { jobs, schedules } from './jobs.ts'
import { messageKinds } from './message-kinds.ts'
import { eraseFeedback, feedbackInFull } from './queries.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'
import { switches } from './switches.ts'

export const feedback: Feature = {
  name: 'site/feedback',
  about: 'feedback of shoppers, answered by staff',
  calls,
  jobs,
  schedules,
  refusals,
  settings,
  switches,
  entries,
  messages: messageKinds,
  permissions: {
    staff: { 'feedback.read': ['support', 'content', 'review'], 'feedback.write': ['support', 'content'] },
  },
  person: {
    columns: {
      'feedback.user_id': 'erased',
      'feedback.assigned_to': 'erased',
      'feedback_reply.staff_id': { stays: 'who of the staff answered, as the log tells too' },
    },
    exports: { feedback: ({ db, userId, lang }) => feedbackInFull(db, lang, userId) },
    erase: ({ db }, userId) => eraseFeedback(db, userId),
  },
  tables: ['feedback_kind', 'feedback', 'feedback_reply'],
}
