// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  deskNewsSeconds: {
    default: 2,
    unit: 'seconds',
    about: 'Where somebody is at a desk, what moved is looked up so often, once for all of a process',
  },
  deskBeatSeconds: {
    default: 20,
    before: 'deskLineSeconds',
    unit: 'seconds',
    about: 'A line to a desk is kept alive by a sign of life so often',
  },
  deskLineSeconds: { default: 900, unit: 'seconds', about: 'A line to a desk is opened anew after this time' },
  deskLinesOfPerson: {
    default: 4,
    atMost: 'deskLines',
    unit: 'count',
    about: 'Lines to desks that one person may have in one process',
  },
  deskLines: { default: 2000, unit: 'count', about: 'Lines to desks that one process keeps open' },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
