// The numbers of this feature that the business may turn.
import type { Definitions } from '#kernel/data/settings.ts'

export const settings = {
  rankDays: {
    default: 30,
    unit: 'days',
    about: 'Rankings look at the sales, returning buyers and prices of this many days',
  },
  rankNewDays: { default: 45, unit: 'days', about: 'A product may stand among the new arrivals for this long' },
  rankMinReviews: { default: 10, unit: 'count', about: 'Reviews a product needs to stand among the top rated' },
  rankPriorReviews: {
    default: 50,
    min: 0,
    unit: 'count',
    about: "Reviews of the average that are laid beside a product's own, so that few do not outweigh many",
  },
} as const satisfies Definitions

type Own = Record<keyof typeof settings, number>
declare module '#kernel/data/settings.ts' {
  interface Settings extends Own {}
}
