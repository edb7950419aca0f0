// What navigation shows of this feature. Pure: manifests and browsers read it.
import type { Entries } from '#kernel/entries.ts'

export const entries: Entries = {
  account: [
    { group: 'assets', place: 5, name: 'money', to: '/user/user/money' },
    { group: 'assets', place: 10, name: 'bankCards', to: '/user/user/bankCard' },
  ],
}
