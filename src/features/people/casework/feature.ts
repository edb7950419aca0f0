// The manifest: cases of reviewing desks: held by one person for a while, with notes and history.
import type { Feature } from '#kernel/feature.ts'
import { eraseCasework } from './queries.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'

export const casework: Feature = {
  name: 'people/casework',
  about: 'cases of reviewing desks: held by one person for a while, with notes and history',
  refusals,
  settings,
  person: {
    columns: {
      'desk_claim.staff_id': 'erased',
      'desk_note.about': 'erased',
      'desk_note.staff_id': { stays: 'who of the staff noted it' },
    },
    erase: ({ db }, userId) => eraseCasework(db, userId),
  },
  tables: ['desk_claim', 'desk_note'],
}
