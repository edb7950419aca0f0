// Housekeeping of accounts: used-up codes and ended sign-ins do not stay.
import type { JobHandler, Schedule } from '#kernel/jobs.ts'
import { deleteStale } from './queries.ts'

export const accountsJobs: Record<string, JobHandler> = { 'accounts.tidy': ({ db }) => deleteStale(db) }
export const accountsSchedules: Schedule[] = [{ cron: '17 3 * * *', job: 'accounts.tidy' }]
