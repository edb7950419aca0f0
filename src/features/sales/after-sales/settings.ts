// The numbers of this feature that the business may turn; how long a unit may be claimed stands in fulfilment.
import type { Definitions } from '#kernel/data/settings.ts'

const day = 86_400
export const settings = {
  claimAnswerSeconds: {
    default: 3 * day,
    unit: 'seconds',
    about: 'A merchant who does not answer a claim in this time agrees',
  },
  claimLogisticsSeconds: {
    default: 7 * day,
    unit: 'seconds',
    about: 'A claim is closed when nothing was sent back in this time',
  },
  claimReceiveSeconds: {
    default: 10 * day,
    unit: 'seconds',
    about: 'Goods sent back count as received after this time',
  },
  claimReshipSeconds: {
    default: 7 * day,
    unit: 'seconds',
    about: 'A replacement that was not sent in this time is refunded instead',
  },
  claimRejectedSeconds: {
    default: 7 * day,
    unit: 'seconds',
    about: 'A rejected claim may be changed or appealed for so long, then it is closed',
  },
  claimConfirmSeconds: {
    default: 15 * day,
    unit: 'seconds',
    about: 'A replacement counts as received after this time',
  },
  claimAstraySeconds: {
    default: 3 * day,
    before: 'claimConfirmSeconds',
    unit: 'seconds',
    about: 'A replacement that its carrier lost, brings back or never saw counts as lost after this time',
  },
  claimResubmissions: { default: 3, min: 0, unit: 'count', about: 'How often a rejected claim may be submitted again' },
  claimReplacedSeconds: {
    default: 7 * day,
    unit: 'seconds',
    about: 'A unit that was replaced may be claimed anew for so long',
  },
  returnFreightMaxFen: {
    default: 3000,
    min: 0,
    max: 100_000,
    unit: 'fen',
    about: 'Freight for sending goods back is repaid up to this, where it is the merchant’s fault',
  },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
