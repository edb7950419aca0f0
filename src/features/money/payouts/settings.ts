// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  secondPersonFrom: {
    default: 100_000,
    min: 100,
    max: 1_000_000_000,
    unit: 'fen',
    about: 'From this sum on another person approves money that leaves: withdrawals, and batches of payouts',
  },
  payoutAccountRestSeconds: {
    default: 86_400,
    min: 0,
    max: 1_209_600,
    unit: 'seconds',
    about: 'A shop is paid nothing to another bank account than before for this long after it was changed',
  },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
