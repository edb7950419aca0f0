// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  feedbackPerDay: { default: 10, min: 0, unit: 'count', about: 'What a person may send in a day; 0: no limit' },
  feedbackAnswerSeconds: {
    default: 172_800,
    unit: 'seconds',
    about: 'Feedback that waits for an answer for so long is shown as late at the desk',
  },
  feedbackCloseSeconds: {
    default: 1_209_600,
    unit: 'seconds',
    about: 'Answered feedback to which nothing is added for so long is closed by itself',
  },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
