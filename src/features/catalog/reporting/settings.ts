// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  reportsToHold: {
    default: 3,
    unit: 'count',
    about: 'Reports by so many people who count hide a review until staff decide, and make other things urgent',
  },
  reportsPerDay: { default: 20, min: 0, unit: 'count', about: 'Things that a person may report in a day; 0: no limit' },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
