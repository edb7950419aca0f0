// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  shopNameSeconds: {
    default: 2_592_000,
    unit: 'seconds',
    about: 'How long a shop keeps a new name before its merchant may give it another',
  },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
