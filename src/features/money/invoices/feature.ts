// The manifest: invoice profiles.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { jobs, schedules } from './jobs.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'
import { switches } from './switches.ts'
import { personalDataOf } from './invoices.ts'
import { dropProfilesOf } from './queries.ts'
import { entries } from './entries.ts'

export const invoices: Feature = {
  name: 'money/invoices',
  about: 'invoice profiles',
  calls,
  jobs,
  schedules,
  refusals,
  settings,
  switches,
  person: {
    columns: { 'invoice_profile.user_id': 'erased' },
    exports: { invoices: ({ db, app, userId }) => personalDataOf(db, app, userId) },
    erase: ({ db }, userId) => dropProfilesOf(db, userId),
  },
  entries,
  tables: ['invoice_profile'],
  rules: ['tax-number.ts'],
}
