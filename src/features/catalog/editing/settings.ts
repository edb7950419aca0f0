// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  goodsReviewFirst: {
    default: 10,
    min: 0,
    unit: 'count',
    about: 'New goods wait for staff until their merchant has so many on sale; 0: new goods never wait',
  },
  goodsReviewWaiting: {
    default: 20,
    min: 0,
    unit: 'count',
    about: 'So many goods of a shop wait for staff at once until new ones of it are sent; 0: as many as it sends',
  },
  goodsReviewChanges: {
    default: 1,
    min: 0,
    max: 1,
    unit: 'count',
    about:
      '1: changed titles, texts, pictures and categories wait for staff, the old version is sold meanwhile; 0: not',
  },
  goodsReviewPriceBp: {
    default: 15_000,
    min: 0,
    max: 100_000,
    unit: 'basis points',
    about: 'A price that rises above so much of what it was waits for staff too; 0: never',
  },
  goodsMediaUnused: {
    default: 20,
    min: 0,
    unit: 'count',
    about: 'So many videos and 3D files of a merchant may lie there that no goods and no open draft use',
  },
  goodsPreviewSeconds: {
    default: 900,
    unit: 'seconds',
    about: 'A draft is shown as shoppers would see it for so long after somebody asked for it',
  },
  goodsReviewLateSeconds: {
    default: 14_400,
    unit: 'seconds',
    about: 'Staff are told of goods that wait for them longer than this',
  },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
