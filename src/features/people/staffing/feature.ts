// The manifest: who belongs to the staff, in which role, and roles of the shop's own.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { messageKinds } from './changes.ts'
import { jobs, schedules } from './jobs.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'
import { erasePerson, personalDataOf } from './staffing.ts'

export const staffing: Feature = {
  name: 'people/staffing',
  about: 'who belongs to the staff, in which role, and roles of the shop’s own',
  calls,
  jobs,
  schedules,
  refusals,
  messages: messageKinds,
  settings,
  permissions: { staff: { 'staff.read': [], 'staff.write': [] } },
  person: {
    columns: {
      'staff_link.invited_by': 'erased',
      'staff_link.user_id': 'erased',
      'staff_change.by_id': { stays: 'who called or changed whom, between two numbers' },
      'staff_change.user_id': { stays: 'who called or changed whom, between two numbers' },
      'staff_suspension.user_id': 'erased',
      'staff_suspension.suspended_by': { stays: 'who suspended a member, as the log tells too' },
    },
    exports: { staff: ({ db, userId }) => personalDataOf(db, userId) },
    erase: async ({ db }, userId) => void (await erasePerson(db, userId)),
  },
  tables: ['staff_change', 'staff_link', 'staff_suspension'],
}
