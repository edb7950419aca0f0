// What addresses do by themselves: forget what was deleted a day ago, and everything when an account is gone.
import { transact } from '#kernel/db.ts'
import { subscribe, type Subscriber } from '#kernel/events.ts'
import type { JobHandler, Schedule } from '#kernel/jobs.ts'
import { eraseAddressBook, forgetDeleted } from './addresses.ts'

export const addressesJobs: Record<string, JobHandler> = { 'addresses.forgetDeleted': ({ db }) => forgetDeleted(db) }
export const addressesSchedules: Schedule[] = [{ cron: '11 4 * * *', job: 'addresses.forgetDeleted' }]

export const addressesSubscribers: Subscriber[] = [
  subscribe('account.erased', 'addresses.erase', ({ db }, { userId }) =>
    transact(db, (trx) => eraseAddressBook(trx, userId)),
  ),
]
