// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  goodsBinDays: { default: 30, unit: 'days', about: 'How long goods in the bin can be restored' },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
