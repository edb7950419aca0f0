// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  authorizationSeconds: {
    default: 600,
    unit: 'seconds',
    about: 'How long a sign-in elsewhere may take until it comes back, and a phone number may take to be bound to it',
  },
  authorizationsPerHour: {
    default: 120,
    min: 0,
    unit: 'count',
    about: 'Sign-ins elsewhere that one internet address may begin within an hour (off in a demo shop)',
  },
  identityTimeoutMs: {
    default: 6000,
    unit: 'milliseconds',
    about: 'How long WeChat or Alipay may take to say who somebody is',
  },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
