// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  staffInviteDays: {
    default: 7,
    min: 1,
    max: 30,
    unit: 'days',
    about: 'An invitation to the staff holds for this long',
  },
  staffInvitesPerDay: {
    default: 30,
    min: 0,
    unit: 'count',
    about: 'Invitations to the staff that all members together may send in 24 hours',
  },
  staffShellLinkSeconds: {
    default: 3600,
    min: 300,
    max: 86_400,
    unit: 'seconds',
    about: 'A link that `npm run staff` prints holds for this long',
  },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
