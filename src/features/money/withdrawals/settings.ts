// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  withdrawMinFen: { default: 1000, min: 1, max: 1_000_000, unit: 'fen', about: 'The least that is withdrawn at once' },
  withdrawFeeFen: {
    default: 0,
    min: 0,
    max: 100_000,
    unit: 'fen',
    about: 'What the platform keeps of a withdrawal; it must be below the least sum',
  },
  withdrawOpenMax: {
    default: 5,
    min: 1,
    max: 50,
    unit: 'count',
    about: 'Withdrawals of one person that wait for staff at the same time',
  },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
