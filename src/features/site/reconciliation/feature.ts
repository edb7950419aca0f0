// The manifest: files of providers held against ours.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { jobs, schedules } from './jobs.ts'
import { refusals } from './refusals.ts'
import { settings } from './settings.ts'

export const reconciliation: Feature = {
  name: 'site/reconciliation',
  about: 'files of providers, day by day, held against ours: what differs, their fees, what they paid out',
  calls,
  jobs,
  schedules,
  refusals,
  settings,
  person: {
    columns: {
      'provider_file.read_by': { stays: 'who of the staff brought the file of a provider' },
      'provider_difference.resolved_by': { stays: 'who of the staff cleared a difference' },
    },
  },
  tables: ['provider_file', 'provider_row', 'provider_difference'],
}
