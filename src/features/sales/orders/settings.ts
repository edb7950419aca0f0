// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  orderUnpaidSeconds: { default: 1800, unit: 'seconds', about: 'An unpaid order is closed after this time' },
  arrivalFromDays: {
    default: 2,
    unit: 'days',
    about: 'On the mainland a parcel arrives so many days after payment at the earliest',
  },
  arrivalUntilDays: {
    default: 5,
    unit: 'days',
    about: 'On the mainland a parcel arrives so many days after payment at the latest',
  },
  arrivalAbroadFromDays: {
    default: 7,
    unit: 'days',
    about: 'Elsewhere a parcel arrives so many days after payment at the earliest',
  },
  arrivalAbroadUntilDays: {
    default: 15,
    unit: 'days',
    about: 'Elsewhere a parcel arrives so many days after payment at the latest',
  },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
