// The numbers of this feature that the business may turn; how long something may be reviewed stands in fulfilment.
import type { Definitions } from '#kernel/data/settings.ts'

const day = 86_400
export const settings = {
  replyMendSeconds: { default: day, unit: 'seconds', about: 'A merchant may mend its answer to a review for so long' },
  caseLateSeconds: {
    default: 3 * day,
    unit: 'seconds',
    about: 'Staff are told of something about a review that nobody decided for so long',
  },
  reviewInviteSeconds: {
    default: 3 * day,
    before: 'reviewableSeconds',
    unit: 'seconds',
    about: 'A buyer is asked for a review, once for each order, so long after it arrived',
  },
  followUpSeconds: { default: 180 * day, unit: 'seconds', about: 'A review may be added to, once, for so long' },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
