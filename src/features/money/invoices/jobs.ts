// Jobs of invoices: deleted profiles go for good after a day, all of them with their person.
import { dropHidden, dropProfilesOf } from './queries.ts'
import { subscribe, type Subscriber } from '#kernel/jobs/events.ts'
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'

export const invoicesJobs: Record<string, JobHandler> = {
  'invoices.forgetDeleted': ({ db }) => dropHidden(db).then(() => undefined),
}
export const invoicesSchedules: Schedule[] = [{ cron: '23 4 * * *', job: 'invoices.forgetDeleted' }]
export const invoicesSubscribers: Subscriber[] = [
  subscribe('account.erased', 'invoices.erase', ({ db }, { userId }) =>
    dropProfilesOf(db, userId).then(() => undefined),
  ),
]
