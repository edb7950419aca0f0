// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  balanceRecordDays: {
    default: 30,
    locked: true,
    unit: 'days',
    about: 'Of so many days the records of a balance are shown',
  },
  payoutAccountMaxCount: { default: 10, unit: 'count', about: 'Bank cards and accounts a person may keep' },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
