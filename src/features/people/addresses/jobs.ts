// What addresses do by themselves: forget what was deleted a day ago, and everything when an account is gone.
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'
import { forgetDeleted } from './addresses.ts'

export const jobs: Record<string, JobHandler> = { 'addresses.forgetDeleted': ({ db }) => forgetDeleted(db) }
export const schedules: Schedule[] = [{ cron: '11 4 * * *', job: 'addresses.forgetDeleted' }]
