// The manifest: parcels followed at their carriers, by a provider that knows them all.
import type { Feature } from '#kernel/feature.ts'
import { jobs, schedules, subscribers } from './jobs.ts'
import { eraseReturns } from './queries.ts'
import { routes } from './pushes.ts'
import { settings } from './settings.ts'
import { probes } from './probes.ts'

export const tracking: Feature = {
  name: 'sales/tracking',
  about: 'parcels followed at their carriers',
  jobs,
  schedules,
  subscribers,
  routes,
  settings,
  probes,
  person: { columns: {}, erase: ({ db }, userId) => eraseReturns(db, userId) },
  tables: ['tracking_subscription'],
}
