// The manifest: profile and settings of a person.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { refusals } from './refusals.ts'
import { personalDataOf } from './profile.ts'
import { deleteSettings } from './queries.ts'
import { entries } from './entries.ts'

export const profile: Feature = {
  name: 'people/profile',
  about: 'profile and settings of a person',
  calls,
  refusals,
  person: {
    columns: { 'profile_setting.user_id': 'erased' },
    exports: { settings: ({ db, userId }) => personalDataOf(db, userId) },
    erase: ({ db }, userId) => deleteSettings(db, userId),
  },
  entries,
  tables: ['profile_setting'],
}
