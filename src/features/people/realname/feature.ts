// The manifest: real names of persons and companies, checked by staff.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { refusals } from './refusals.ts'
import { erase, personalDataOf } from './realname.ts'
import { entries } from './entries.ts'

export const realname: Feature = {
  name: 'people/realname',
  about: 'real names of persons and companies, checked by staff',
  calls,
  refusals,
  person: {
    columns: {
      'identity_check.user_id': 'erased',
      'identity_check.reviewed_by': { stays: 'who decided' },
    },
    exports: { identity: ({ db, app, userId }) => personalDataOf(db, app, userId) },
    erase: ({ db }, userId) => erase(db, userId),
  },
  entries,
  tables: ['identity_check'],
  rules: ['numbers.ts'],
}
