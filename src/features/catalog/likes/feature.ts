// The manifest: saved goods, follows, footprints.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { jobs, schedules, subscribers } from './jobs.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'
import { switches } from './switches.ts'
import { transact } from '#kernel/data/db.ts'
import { personalDataOf } from './likes.ts'
import { eraseLikes } from './queries.ts'
import { entries } from './entries.ts'

export const likes: Feature = {
  name: 'catalog/likes',
  about: 'saved goods, follows, footprints',
  calls,
  jobs,
  schedules,
  subscribers,
  refusals,
  settings,
  switches,
  person: {
    columns: {
      'collection.user_id': 'erased',
      'footprint.user_id': 'erased',
      'footprint_pause.user_id': 'erased',
      'follow.user_id': 'erased',
    },
    exports: { likes: ({ db, userId, lang }) => personalDataOf(db, userId, lang) },
    erase: ({ db }, userId) => transact(db, (trx) => eraseLikes(trx, userId)),
  },
  entries,
  tables: ['collection', 'product_likes', 'footprint', 'footprint_pause', 'follow'],
}
