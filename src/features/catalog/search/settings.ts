// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  hotWordMinVisitors: {
    default: 3,
    unit: 'count',
    about: 'Visitors of these days who must have searched for a word before it is shown as hot',
  },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
