// What products do by themselves: the mixed order of the shelves is put right as sales move.
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'
import { rankShelves } from './saving.ts'

export const jobs: Record<string, JobHandler> = { 'catalog.rankShelves': ({ db }) => rankShelves(db) }
export const schedules: Schedule[] = [{ cron: '17 * * * *', job: 'catalog.rankShelves' }]
