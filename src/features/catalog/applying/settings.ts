// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  applicationReviewHours: {
    default: 24,
    unit: 'hours',
    about: 'How long looking at an application to sell takes at most, as the applicant is told',
  },
  applicationSendsPerDay: { default: 10, unit: 'count', about: 'How often a day an application may be sent' },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
