// The manifest: addresses, places and pickup persons.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { jobs, schedules } from './jobs.ts'
import { refusals } from './refusals.ts'
import { readKnownPlaces } from './place-desk.ts'
import { settings } from './settings.ts'
import { transact } from '#kernel/data/db.ts'
import { eraseAddressBook, personalDataOf } from './addresses.ts'
import { entries } from './entries.ts'

export const addresses: Feature = {
  name: 'people/addresses',
  about: 'addresses, places and pickup persons',
  calls,
  jobs,
  schedules,
  refusals,
  settings,
  person: {
    columns: { 'address.user_id': 'erased', 'pickup_person.user_id': 'erased' },
    exports: { addresses: ({ db, userId }) => personalDataOf(db, userId) },
    erase: ({ db }, userId) => transact(db, (trx) => eraseAddressBook(trx, userId)),
  },
  entries,
  known: readKnownPlaces,
  tables: ['address', 'pickup_person', 'place_change'],
  readsAhead: {
    merchant: 'only open merchants deliver',
    freight_template: 'what depends on a place is told before it is changed',
    freight_region: 'where templates deliver is told before a place is changed',
  },
  rules: ['address-text.ts'],
}
