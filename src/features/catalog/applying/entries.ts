// What navigation shows of this feature. Pure: manifests and browsers read it.
import type { Entries } from '#kernel/entries.ts'

export const entries: Entries = {
  account: [{ group: 'trade', place: 30, name: 'sell', switch: 'applying', to: '/user/user/shangjiaruzhu' }],
}
