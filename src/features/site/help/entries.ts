// What navigation shows of this feature. Pure: manifests and browsers read it.
import type { Entries } from '#kernel/entries.ts'

export const entries: Entries = {
  account: [{ group: 'account', place: 80, name: 'help', to: '/user/user/help', open: true }],
}
