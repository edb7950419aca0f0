// The manifest: what happens, told to the people concerned.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { entries } from './entries.ts'
import { events } from './events.ts'
import { jobs, schedules } from './jobs.ts'
import { personalDataOf } from './messages.ts'
import { forgetReader } from './queries.ts'
import { settings } from './settings.ts'

export const messages: Feature = {
  name: 'platform/messages',
  about: 'what happens, told to the people concerned',
  calls,
  jobs,
  schedules,
  events,
  settings,
  person: {
    columns: {
      'message.user_id': 'erased',
      'message_mute.user_id': 'erased',
      'message_wording.worded_by': { stays: 'who worded it, as the log tells too' },
    },
    exports: { messages: ({ db, userId, lang }) => personalDataOf(db, userId, lang) },
    erase: ({ db }, userId) => forgetReader(db, userId),
  },
  entries,
  tables: ['message', 'message_mute', 'message_wording'],
  readsAhead: { user_account: 'whoever has left is told nothing more' },
}
