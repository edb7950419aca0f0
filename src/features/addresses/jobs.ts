// What addresses do when an account is gone.
import { transact } from '#kernel/db.ts'
import { subscribe, type Subscriber } from '#kernel/events.ts'
import { eraseAddressBook } from './addresses.ts'

export const addressesSubscribers: Subscriber[] = [subscribe('account.erased', 'addresses.erase', ({ db }, { userId }) => transact(db, (trx) => eraseAddressBook(trx, userId)))]
