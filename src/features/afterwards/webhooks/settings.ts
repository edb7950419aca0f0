// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  webhooksMaxCount: { default: 10, unit: 'count', about: 'Webhook endpoints that a merchant may have' },
  webhookMilliseconds: {
    default: 5000,
    unit: 'milliseconds',
    about: 'How long the receiver of a webhook may take to answer',
  },
  webhooksAtOnce: { default: 32, unit: 'count', about: 'Webhooks that one process sends at once' },
  webhooksAtOnceOfEndpoint: { default: 4, atMost: 'webhooksAtOnce', unit: 'count', about: 'Of these, to one endpoint' },
  webhookKeptDays: { default: 30, unit: 'days', about: 'How long deliveries of webhooks are kept' },
  webhookSecretHours: {
    default: 24,
    min: 0,
    unit: 'hours',
    about: 'How long the old secret of a webhook still signs beside the new one',
  },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
