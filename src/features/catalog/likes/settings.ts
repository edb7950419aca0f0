// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  collectionMaxCount: { default: 1000, unit: 'count', about: 'Products a buyer may save' },
  followMaxCount: { default: 1000, unit: 'count', about: 'Merchants and brands a buyer may follow' },
  footprintMaxCount: { default: 500, unit: 'count', about: 'Footprints kept of a buyer' },
  footprintDays: { default: 180, unit: 'days', about: 'How long a footprint is kept' },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
