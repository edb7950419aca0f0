// What navigation shows of this feature. Pure: manifests and browsers read it.
import type { Entries } from '#kernel/entries.ts'

export const entries: Entries = {
  account: [
    { group: 'likes', place: 10, name: 'collection', switch: 'favourites', to: '/user/user/collection' },
    { group: 'likes', place: 20, name: 'follows', switch: 'follows', to: '/user/user/guanzhu' },
    { group: 'likes', place: 30, name: 'footprint', to: '/user/user/footprint' },
  ],
}
