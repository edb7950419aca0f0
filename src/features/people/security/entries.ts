// What navigation shows of this feature. Pure: manifests and browsers read it.
import type { Entries } from '#kernel/entries.ts'

export const entries: Entries = {
  account: [
    {
      group: 'account',
      place: 20,
      name: 'security',
      to: '/user/user/system',
      also: [
        '/user/user/changePassword',
        '/user/user/changePayPassword',
        '/user/user/changeEmail',
        '/user/user/changePhone',
        '/user/user/cancelAccount',
        '/user/user/exportData',
      ],
    },
    { group: 'account', place: 30, name: 'devices', to: '/user/user/devices' },
  ],
}
