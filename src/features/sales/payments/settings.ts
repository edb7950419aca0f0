// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  stripeMinimumFen: { default: 400, unit: 'fen', about: 'Below this sum online payment is not offered' },
  providerTimeoutMs: { default: 8000, unit: 'milliseconds', about: 'How long a payment provider may take to answer' },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
