// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  pickupPersonMaxCount: { default: 20, unit: 'count', about: 'Pickup persons a buyer may keep' },
  addressMaxCount: { default: 50, unit: 'count', about: 'Addresses a buyer may keep' },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
