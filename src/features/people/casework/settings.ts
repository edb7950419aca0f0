// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  deskClaimSeconds: {
    default: 1800,
    min: 60,
    max: 86_400,
    unit: 'seconds',
    about: 'A case of a reviewing desk that somebody of the staff took is theirs for so long',
  },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
