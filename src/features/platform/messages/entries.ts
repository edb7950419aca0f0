// What navigation shows of this feature. Pure: manifests and browsers read it.
import type { Entries } from '#kernel/entries.ts'

export const entries: Entries = {
  account: [
    { group: 'account', place: 60, name: 'messages', to: '/user/user/message', also: ['/user/user/xtmsg'] },
    { group: 'account', place: 65, name: 'notices', to: '/user/user/news' },
  ],
}
