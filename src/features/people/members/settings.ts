// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  membersMaxCount: { default: 100, unit: 'count', about: 'Members a merchant may have, open invitations included' },
  memberInviteDays: { default: 7, min: 1, max: 30, unit: 'days', about: 'An invitation to a role holds for this long' },
  memberInvitesPerDay: {
    default: 20,
    min: 0,
    unit: 'count',
    about: 'Invitations to roles that a merchant may send in 24 hours',
  },
  memberInvitesPerContactDay: {
    default: 3,
    unit: 'count',
    about: 'Invitations to roles that one e-mail or phone is sent in 24 hours, of all merchants',
  },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
