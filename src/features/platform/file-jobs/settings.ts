// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  fileJobDays: {
    default: 7,
    unit: 'days',
    about: 'Files of merchants, in and out, and what became of them are kept for so long',
  },
  fileJobStepSeconds: {
    default: 10,
    before: 'fileJobStuckSeconds',
    unit: 'seconds',
    about: 'A job of a file works for so long in one go; then others get their turn',
  },
  fileJobStuckSeconds: {
    default: 600,
    unit: 'seconds',
    about: 'A job of a file that has not moved for so long is begun again where it was',
  },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
