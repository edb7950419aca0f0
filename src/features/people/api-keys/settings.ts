// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  apiKeysMaxCount: { default: 20, unit: 'count', about: 'Keys for its own systems that a merchant may have at a time' },
  apiKeyKeptDays: {
    default: 90,
    unit: 'days',
    about: 'A key that was revoked or ran out stays in the list for this long',
  },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
