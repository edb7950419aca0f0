// What navigation shows of this feature. Pure: manifests and browsers read it.
import type { Entries } from '#kernel/entries.ts'

export const entries: Entries = {
  account: [{ group: 'trade', place: 10, name: 'team', to: '/user/user/myteam' }],
}
