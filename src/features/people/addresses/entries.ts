// What navigation shows of this feature. Pure: manifests and browsers read it.
import type { Entries } from '#kernel/entries.ts'

export const entries: Entries = {
  account: [
    { group: 'account', place: 50, name: 'addresses', to: '/user/user/address' },
    { group: 'account', place: 60, name: 'pickupPersons', to: '/user/user/pickupPerson', switch: 'pickup' },
  ],
}
