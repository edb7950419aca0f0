// The manifest: keys of merchants for their own systems.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { deleteKeysOf, keysMadeBy } from './api-keys.ts'
import { jobs, schedules } from './jobs.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'
import { switches } from './switches.ts'

export const apiKeys: Feature = {
  name: 'people/api-keys',
  about: 'keys of merchants for their own systems: made, scoped, revoked',
  calls,
  jobs,
  schedules,
  refusals,
  settings,
  switches,
  permissions: { merchant: { 'system.read': ['manager'], 'system.write': ['manager'] } },
  person: {
    columns: { 'api_key.made_by': 'erased' },
    exports: { apiKeys: ({ db, userId }) => keysMadeBy(db, userId) },
    erase: async ({ db }, userId) => void (await deleteKeysOf(db, userId)),
  },
  tables: ['api_key'],
  readsAhead: { merchant: 'whoever makes keys of a merchant queues at its row' },
}
