// Housekeeping of bindings: what was begun and not finished does not stay, nor anything of who is erased.
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'
import { deleteStale } from './queries.ts'

export const jobs: Record<string, JobHandler> = { 'bindings.tidy': ({ db }) => deleteStale(db) }
export const schedules: Schedule[] = [{ cron: '23 3 * * *', job: 'bindings.tidy' }]
