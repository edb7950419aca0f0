// What the catalogue does by itself: puts the mixed order of the shelves right, for sales move.
import type { JobHandler, Schedule } from '#kernel/jobs.ts'
import { rankShelves } from './saving.ts'

export const catalogJobs: Record<string, JobHandler> = {
  'catalog.rankShelves': ({ db }) => rankShelves(db),
}
export const catalogSchedules: Schedule[] = [{ cron: '17 * * * *', job: 'catalog.rankShelves' }]
