// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  backInStockMaxCount: { default: 200, unit: 'count', about: 'Sold-out SKUs that a buyer may wait for' },
  backInStockDays: { default: 180, unit: 'days', about: 'How long somebody is told that a SKU is back' },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
