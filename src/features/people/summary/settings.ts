// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  summaryHour: {
    default: 8,
    min: 0,
    max: 23,
    unit: 'count',
    about: 'The hour, by the clock of Asia/Shanghai, at which merchants are told what waits for them today',
  },
  summaryAtOnce: { default: 200, unit: 'count', about: 'So many merchants are looked at in one go' },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
