// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  letterTries: { default: 8, unit: 'count', about: 'How often a letter is tried before it is parked for staff' },
  letterAgainSeconds: {
    default: 60,
    unit: 'seconds',
    about: 'Wait before a letter that could not leave is tried again; twice as long each time',
  },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
