// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  shopClosingGraceDays: {
    default: 14,
    min: 1,
    max: 90,
    unit: 'days',
    about: 'A shop that is to close for good can be taken back for this long; until then what it sold is shipped',
  },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
