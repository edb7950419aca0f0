// What navigation shows of this feature. Pure: manifests and browsers read it.
import type { Entries } from '#kernel/entries.ts'

export const entries: Entries = {
  account: [
    { group: 'account', place: 10, name: 'profile', to: '/user/user/info', also: ['/user/infoEdit'] },
    { group: 'account', place: 80, name: 'settings', to: '/user/setting', open: true },
  ],
}
