// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  statementConfirmDays: {
    default: 7,
    min: 1,
    max: 30,
    unit: 'days',
    about: 'A statement that its merchant does not answer for this long counts as confirmed',
  },
  closedPayoutDays: {
    default: 30,
    min: 1,
    max: 180,
    unit: 'days',
    about: 'A closed shop is paid out so long after it closed and its last claim ended',
  },
  statementDisputeDays: {
    default: 3,
    min: 1,
    max: 30,
    unit: 'days',
    about: 'Staff are alarmed when a disputed statement waits for their answer for this long',
  },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
