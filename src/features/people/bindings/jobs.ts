// Housekeeping of bindings: what was begun and not finished does not stay, nor anything of who is erased.
import { subscribe, type Subscriber } from '#kernel/jobs/events.ts'
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'
import { deleteStale, eraseBindings } from './queries.ts'

export const bindingsJobs: Record<string, JobHandler> = { 'bindings.tidy': ({ db }) => deleteStale(db) }
export const bindingsSchedules: Schedule[] = [{ cron: '23 3 * * *', job: 'bindings.tidy' }]
export const bindingsSubscribers: Subscriber[] = [
  subscribe('account.erased', 'bindings.erase', ({ db }, { userId }) => eraseBindings(db, userId)),
]
