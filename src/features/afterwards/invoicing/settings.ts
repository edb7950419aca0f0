// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

const day = 86_400
export const settings = {
  invoiceAskSeconds: {
    default: 180 * day,
    unit: 'seconds',
    about: 'An invoice may be asked for so long after payment',
  },
  invoiceRemindSeconds: {
    default: 3 * day,
    before: 'invoiceRemindAgainSeconds',
    unit: 'seconds',
    about: 'A merchant who has not answered a wish for an invoice is reminded after this time',
  },
  invoiceRemindAgainSeconds: {
    default: 6 * day,
    before: 'invoiceAlarmSeconds',
    unit: 'seconds',
    about: 'And after this time since the wish a second time',
  },
  invoiceAlarmSeconds: {
    default: 7 * day,
    unit: 'seconds',
    about: 'A wish for an invoice that was not answered for so long is told to staff',
  },
  invoiceDrawSeconds: { default: 20, unit: 'seconds', about: 'An invoice that takes longer to draw is refused' },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
