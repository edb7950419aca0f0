// The manifest: people who shop here, at the staff's desk.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { messageKinds } from './message-kinds.ts'
import { erase, personalDataOf } from './note-queries.ts'
import { refusals } from './refusals.ts'

export const shoppers: Feature = {
  name: 'afterwards/shoppers',
  about: 'people who shop here, at the staff’s desk: looked at, written to, blocked',
  calls,
  refusals,
  messages: messageKinds,
  permissions: {
    staff: {
      'user.read': ['review', 'support', 'orders', 'finance'],
      'user.write': ['review', 'support'],
      'block.write': ['review'],
    },
  },
  person: {
    columns: {
      'member_note.user_id': 'erased',
      'member_note.staff_id': { stays: 'who of the staff noted it' },
    },
    exports: { staffNotes: ({ db, userId }) => personalDataOf(db, userId) },
    erase: async ({ db }, userId) => void (await erase(db, userId)),
  },
  tables: ['member_note'],
  rules: ['trails.ts'],
}
