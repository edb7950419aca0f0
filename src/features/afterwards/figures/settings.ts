// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  figureWordMinPeople: {
    default: 3,
    unit: 'count',
    about: 'People who must have come by the words of a search on a day before a merchant is told of these words',
  },
  figureHourDays: {
    default: 15,
    unit: 'days',
    about: 'Figures by the hour are kept for this long, those by the day stay',
  },
  figureLargeShopGoods: {
    default: 2000,
    unit: 'count',
    about: 'Of a shop with more goods on sale, which did most in 30 days or longer is found once a day',
  },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
