// What products do by themselves: the mixed order of the shelves is put right as sales move.
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'
import { rankShelves } from './saving.ts'

export const productsJobs: Record<string, JobHandler> = { 'catalog.rankShelves': ({ db }) => rankShelves(db) }
export const productsSchedules: Schedule[] = [{ cron: '17 * * * *', job: 'catalog.rankShelves' }]
