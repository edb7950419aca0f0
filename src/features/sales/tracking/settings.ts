// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

const [hour, day] = [3600, 86_400]
export const settings = {
  trackingTimeoutMs: { default: 5000, unit: 'milliseconds', about: 'How long who follows parcels may take to answer' },
  trackingTries: {
    default: 10,
    unit: 'count',
    about: 'A parcel that cannot be followed is tried so often, then parked',
  },
  trackingAgainSeconds: {
    default: 60,
    unit: 'seconds',
    about: 'A parcel that could not be followed is tried again after this time, then each time after twice as long',
  },
  trackingSilentSeconds: {
    default: 6 * hour,
    unit: 'seconds',
    about:
      'A parcel of which nothing was pushed for so long is asked about; the provider locks what is asked oftener ' +
      'than twice an hour',
  },
  trackingAtOnce: {
    default: 30,
    unit: 'count',
    about: 'So many parcels are subscribed to, or asked about, in one round',
  },
  trackingUnseenSeconds: {
    default: 3 * day,
    unit: 'seconds',
    about: 'A parcel that its carrier has not seen so long after shipping is told to its merchant',
  },
  trackingLostSeconds: {
    default: 10 * day,
    unit: 'seconds',
    about: 'A parcel that stood still for so long is told to its merchant and its buyer',
  },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
