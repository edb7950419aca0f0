// What navigation shows of this feature. Pure: manifests and browsers read it.
import type { Entries } from '#kernel/entries.ts'

export const entries: Entries = {
  account: [
    { group: 'account', place: 70, name: 'announcements', to: '/announcement/list', open: true },
    { group: 'account', place: 90, name: 'aboutUs', to: '/user/user/aboutUs', open: true },
    { group: 'account', place: 100, name: 'about', to: '/user/user/about', open: true },
  ],
}
