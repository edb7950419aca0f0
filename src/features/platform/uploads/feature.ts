// The manifest: files that people send, checked and kept.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { events } from './events.ts'
import { jobs, schedules } from './jobs.ts'
import { routes } from './routes.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'
import { transact } from '#kernel/data/db.ts'
import { deleteUploadsOf, leaveCases } from './queries.ts'
import { personalDataOf, removeFilesOf } from './uploads.ts'
import { probes } from './probes.ts'

export const uploads: Feature = {
  name: 'platform/uploads',
  about: 'files that people send, checked and kept',
  calls,
  events,
  jobs,
  schedules,
  routes,
  refusals,
  settings,
  probes,
  person: {
    columns: { 'upload.user_id': 'erased', 'upload.case_user_id': 'erased' },
    exports: { uploads: ({ db, userId }) => personalDataOf(db, userId) },
    erase: ({ db }, userId) =>
      transact(db, async (trx) => {
        await leaveCases(trx, userId)
        await removeFilesOf(trx, await deleteUploadsOf(trx, userId))
      }),
  },
  tables: ['upload'],
}
