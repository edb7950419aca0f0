// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  shopPagePreviewSeconds: {
    default: 1800,
    unit: 'seconds',
    about: 'How long a merchant’s preview of its page can be opened',
  },
  shopFilmsUnused: {
    default: 10,
    unit: 'count',
    about: 'Films of a shop’s page that are kept though nothing shows them',
  },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
