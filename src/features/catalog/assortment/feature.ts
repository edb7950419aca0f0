// The manifest: the goods of a merchant at its desk.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { personalDataOf } from './assortment.ts'
import { leaveChanges } from './change-queries.ts'
import { jobs, schedules } from './jobs.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'

export const assortment: Feature = {
  name: 'catalog/assortment',
  about: 'the goods of a merchant at its desk: on and off the shelf, priced, copied, in the bin',
  calls,
  jobs,
  schedules,
  refusals,
  settings,
  person: {
    columns: { 'product_change.user_id': 'erased' },
    exports: { goodsChanged: ({ db, userId }) => personalDataOf(db, userId) },
    erase: async ({ db }, userId) => void (await leaveChanges(db, userId)),
  },
  tables: ['product_change'],
  rules: ['rounding.ts', 'limits.ts'],
}
