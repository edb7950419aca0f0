// The manifest: what waits for those who work for a merchant, told each morning.
import type { Feature } from '#kernel/feature.ts'
import { jobs, schedules } from './jobs.ts'
import { messageKinds } from './message-kinds.ts'
import { settings } from './settings.ts'

export const summary: Feature = {
  name: 'people/summary',
  about: 'what waits for those who work for a merchant, told each morning',
  jobs,
  schedules,
  messages: messageKinds,
  settings,
  readsAhead: { merchant: 'people read in whose shop it waits' },
}
