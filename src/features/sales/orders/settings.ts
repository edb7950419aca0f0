// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  orderUnpaidSeconds: {
    default: 1800,
    locked: true,
    unit: 'seconds',
    about: 'An unpaid order is closed after this time',
  },
  closeAskSeconds: {
    default: 45,
    min: 5,
    max: 120,
    unit: 'seconds',
    about: 'At the deadline of an order payment providers are asked for so long at most, then it is closed',
  },
  priceTokenSeconds: { default: 1800, unit: 'seconds', about: 'A confirmation of an order can be used so long' },
  unpaidPaymentsMax: {
    default: 5,
    unit: 'count',
    about: 'Orders placed together that a buyer may leave unpaid at once, joined to one payment or not',
  },
  letExpireTimes: {
    default: 3,
    unit: 'count',
    about:
      'Whoever lets so many orders of a SKU run out unpaid, or holds it as long by orders that they cancel, ' +
      'gets no more of it reserved for a while',
  },
  letExpireSeconds: { default: 86_400, unit: 'seconds', about: 'How far back such orders count, and how long that is' },
  pickupAheadDays: { default: 14, unit: 'days', about: 'An order may be collected on one of so many days from now' },
  arrivalFromDays: {
    default: 2,
    atMost: 'arrivalUntilDays',
    min: 1,
    max: 30,
    unit: 'days',
    about: 'On the mainland a parcel arrives so many days after payment at the earliest',
  },
  arrivalUntilDays: {
    default: 5,
    min: 1,
    max: 60,
    unit: 'days',
    about: 'On the mainland a parcel arrives so many days after payment at the latest',
  },
  arrivalAbroadFromDays: {
    default: 7,
    atMost: 'arrivalAbroadUntilDays',
    min: 1,
    max: 60,
    unit: 'days',
    about: 'Elsewhere a parcel arrives so many days after payment at the earliest',
  },
  arrivalAbroadUntilDays: {
    default: 15,
    min: 1,
    max: 120,
    unit: 'days',
    about: 'Elsewhere a parcel arrives so many days after payment at the latest',
  },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
