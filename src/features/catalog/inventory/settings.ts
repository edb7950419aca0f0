// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  preorderMaxDays: {
    default: 365,
    min: 1,
    max: 730,
    unit: 'days',
    about: 'So many days ahead a preorder may be promised at the latest',
  },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
