// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

const day = 86_400
export const settings = {
  transferAlarmSeconds: {
    default: 3 * day,
    atMost: 'transferCloseSeconds',
    min: 1,
    unit: 'seconds',
    about: 'A bank transfer that staff have not decided for so long is late: they are alarmed',
  },
  transferCloseSeconds: {
    default: 7 * day,
    min: 1,
    unit: 'seconds',
    about: 'What waits for a bank transfer that is not decided is closed after this time',
  },
  transferAgainSeconds: {
    default: day,
    min: 1,
    unit: 'seconds',
    about: 'How long a buyer has to send proofs again, or to pay another way, once they were returned',
  },
  transferResubmissions: {
    default: 1,
    min: 0,
    max: 5,
    unit: 'count',
    about: 'How often proofs of a bank transfer may be sent again after they were returned',
  },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
