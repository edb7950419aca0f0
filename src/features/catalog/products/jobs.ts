// What products do by themselves: the mixed order of lists is put right as sales move.
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'
import { rankListings } from './saving.ts'

export const jobs: Record<string, JobHandler> = { 'catalog.rankListings': ({ db }) => rankListings(db) }
export const schedules: Schedule[] = [{ cron: '17 * * * *', job: 'catalog.rankListings' }]
