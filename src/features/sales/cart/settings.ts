// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  cartMaxLines: { default: 120, unit: 'count', about: 'Lines a cart may hold' },
  lineMaxQuantity: { default: 9999, min: 1, max: 9999, unit: 'count', about: 'Pieces a line may hold' },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
