// What navigation shows of this feature. Pure: manifests and browsers read it.
import type { Entries } from '#kernel/entries.ts'

export const entries: Entries = {
  account: [
    {
      group: 'account',
      place: 82,
      name: 'feedback',
      switch: 'feedback',
      to: '/user/user/help/feedBackList',
      also: ['/user/user/help/feedBack'],
    },
  ],
}
