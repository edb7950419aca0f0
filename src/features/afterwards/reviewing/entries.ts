// What navigation shows of this feature. Pure: manifests and browsers read it.
import type { Entries } from '#kernel/entries.ts'

export const entries: Entries = {
  account: [{ group: 'orders', place: 20, name: 'reviews', to: '/user/user/evelate' }],
}
