// The manifest: who wants to sell here, looked at by staff; and shops as staff see them.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { erase, personalDataOf } from './applying.ts'
import { entries } from './entries.ts'
import { messageKinds } from './message-kinds.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'
import { switches } from './switches.ts'

export const applying: Feature = {
  name: 'catalog/applying',
  about: 'applications to sell here, and shops at the staff’s desk',
  calls,
  refusals,
  settings,
  switches,
  messages: messageKinds,
  permissions: { staff: { 'merchant.read': ['review', 'support'], 'merchant.write': ['review'] } },
  person: {
    columns: {
      'merchant_application.user_id': 'erased',
      'merchant_application.decided_by': { stays: 'who decided' },
      'merchant_application_step.staff_id': { stays: 'who decided' },
    },
    exports: { application: ({ db, app, userId }) => personalDataOf(db, app, userId) },
    erase: ({ db }, userId) => erase(db, userId),
  },
  entries,
  tables: ['merchant_application', 'merchant_application_step'],
  rules: ['content.ts'],
  readsAhead: {
    merchant_closing: 'a shop that is to close for good is not reopened',
    shop_order: 'staff see what of a shop is open, and whether an applicant has bought',
  },
}
