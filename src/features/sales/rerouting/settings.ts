// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  refundStuckSeconds: {
    default: 259_200,
    min: 3600,
    max: 2_592_000,
    unit: 'seconds',
    about: 'A refund that is not through after this time alarms staff, and may be sent another way',
  },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
