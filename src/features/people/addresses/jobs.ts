// What addresses do by themselves: forget what was deleted a day ago, and everything when an account is gone.
import { transact } from '#kernel/data/db.ts'
import { subscribe, type Subscriber } from '#kernel/jobs/events.ts'
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'
import { eraseAddressBook } from './addresses.ts'
import { dropHidden } from './queries.ts'

export const addressesJobs: Record<string, JobHandler> = { 'addresses.forgetDeleted': ({ db }) => dropHidden(db) }
export const addressesSchedules: Schedule[] = [{ cron: '11 4 * * *', job: 'addresses.forgetDeleted' }]

export const addressesSubscribers: Subscriber[] = [
  subscribe('account.erased', 'addresses.erase', ({ db }, { userId }) =>
    transact(db, (trx) => eraseAddressBook(trx, userId)),
  ),
]
