// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  stripeMinimumFen: {
    default: 400,
    min: 1,
    max: 100_000,
    unit: 'fen',
    about: 'Below this sum online payment is not offered',
  },
  topUpMinFen: {
    default: 1000,
    min: 1,
    max: 100_000,
    unit: 'fen',
    about: 'The least by which a balance is topped up at once',
  },
  topUpMaxFen: {
    default: 500_000,
    min: 10_000,
    max: 10_000_000,
    unit: 'fen',
    about: 'The most by which a balance is topped up at once',
  },
  topUpUnpaidSeconds: {
    default: 1800,
    min: 300,
    max: 86_400,
    unit: 'seconds',
    about: 'An unpaid top-up is closed after this time',
  },
  topUpsOpenMax: {
    default: 5,
    min: 1,
    max: 100,
    unit: 'count',
    about: 'Unpaid top-ups that a person may have at a time',
  },
  providerTimeoutMs: {
    default: 20_000,
    min: 2000,
    max: 60_000,
    unit: 'milliseconds',
    about: 'How long a payment provider may take to answer',
  },
  providerPatienceMs: {
    default: 4000,
    atMost: 'providerTimeoutMs',
    min: 500,
    max: 30_000,
    unit: 'milliseconds',
    about: 'How long a buyer, or a job, waits for a payment provider; the asking itself goes on',
  },
  attemptAskFirstSeconds: {
    default: 20,
    atMost: 'attemptAskLongestSeconds',
    unit: 'seconds',
    about: 'A payment at a provider is asked about after this time, then each time after twice as long',
  },
  attemptAskLongestSeconds: {
    default: 3600,
    unit: 'seconds',
    about: 'The longest time between two questions about a payment at a provider',
  },
  attemptAskAlarm: {
    default: 8,
    unit: 'count',
    about: 'After so many questions an unanswered one about a payment is an alarm in the log',
  },
  attemptAskDays: {
    default: 30,
    unit: 'days',
    about: 'A payment for which a provider has not answered so long is given up, with an alarm',
  },
  closeAskAgainSeconds: {
    default: 5,
    before: 'closeAskSeconds',
    unit: 'seconds',
    about: 'While providers are asked at the deadline of an order: how long until they are asked again',
  },
  transfersOpenMax: {
    default: 2,
    min: 1,
    max: 20,
    unit: 'count',
    about: 'Bank transfers of one buyer that are not decided at the same time',
  },
  refundAgainSeconds: {
    default: 60,
    atMost: 'refundAgainLongestSeconds',
    unit: 'seconds',
    about: 'A refund that is not through is tried again after this time, then each time after twice as long',
  },
  refundAgainLongestSeconds: {
    default: 21_600,
    unit: 'seconds',
    about: 'The longest time between two tries of a refund',
  },
  refundTroubleAfter: {
    default: 2,
    atMost: 'refundRefusalsMax',
    unit: 'count',
    about: 'A refund that a provider refused so often is shown as trouble, and alarms staff',
  },
  refundRefusalsMax: {
    default: 12,
    unit: 'count',
    about: 'A refund that a provider refused so often is tried no more: staff must send it another way',
  },
  providerFileMs: {
    default: 30_000,
    unit: 'milliseconds',
    about: 'How long the file of a day may take to come from a provider',
  },
  noticeWordsDays: {
    default: 180,
    unit: 'days',
    about: 'Notices of providers are kept word for word, sealed, for so long; that they came stays',
  },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
