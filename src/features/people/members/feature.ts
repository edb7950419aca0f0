// The manifest: who works for a merchant, in which role.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { entries } from './entries.ts'
import { jobs, schedules } from './jobs.ts'
import { eraseInvitations, personalDataOf } from './members.ts'
import { messageKinds } from './message-kinds.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'

export const members: Feature = {
  name: 'people/members',
  about: 'who works for a merchant, in which role, and invitations to roles',
  calls,
  jobs,
  schedules,
  refusals,
  settings,
  messages: messageKinds,
  permissions: { merchant: { 'staff.read': ['manager'], 'staff.write': [] } },
  person: {
    columns: { 'merchant_invitation.invited_by': 'erased' },
    exports: { shops: ({ db, userId, lang }) => personalDataOf(db, userId, lang) },
    erase: async ({ db }, userId) => void (await eraseInvitations(db, userId)),
  },
  entries,
  tables: ['merchant_invitation'],
  readsAhead: {
    merchant: 'people read for which merchant they work, and whoever changes its members queues at its row',
  },
}
