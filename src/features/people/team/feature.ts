// The manifest: sub-accounts of an enterprise.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'
import { switches } from './switches.ts'
import { transact } from '#kernel/data/db.ts'
import { eraseTeam, personalDataOf } from './team.ts'
import { entries } from './entries.ts'

export const team: Feature = {
  name: 'people/team',
  about: 'sub-accounts of an enterprise',
  calls,
  refusals,
  settings,
  switches,
  person: {
    columns: { 'team_place.user_id': 'erased', 'team_member.parent_id': 'erased', 'team_member.child_id': 'erased' },
    exports: { team: ({ db, userId }) => personalDataOf(db, userId) },
    erase: ({ db }, userId) => transact(db, (trx) => eraseTeam(trx, userId)),
  },
  entries,
  tables: ['team_place', 'team_member'],
  readsAhead: {
    shop_order: 'what a member spent this month is the sum of their orders',
  },
}
