// What navigation shows of this feature. Pure: manifests and browsers read it.
import type { Entries } from '#kernel/entries.ts'

export const entries: Entries = {
  account: [{ group: 'assets', place: 5, name: 'wallet', to: '/user/user/wallet' }],
}
