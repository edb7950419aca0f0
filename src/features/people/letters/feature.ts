// The manifest: messages by mail, and the way out of them.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { jobs, schedules, subscribers } from './jobs.ts'
import { routes } from './routes.ts'
import { settings } from './settings.ts'

export const letters: Feature = {
  name: 'people/letters',
  about: 'messages by mail, and the way out of them',
  calls,
  jobs,
  schedules,
  subscribers,
  routes,
  settings,
  tables: ['letter'],
}
