// How much a shop may hold of what it tells and how it sorts its goods. Pure, for server and browser.
export const most = {
  name: 60,
  motto: 120,
  story: 4000,
  place: 60,
  /** own categories of both levels together */
  categories: 200,
  categoryName: 40,
  /** of the first and second level, that one product may stand in */
  categoriesOfGoods: 20,
  collections: 100,
  title: 60,
  summary: 300,
  picked: 200,
  goodsAtOnce: 200,
  holidayWords: 300,
  holidayDays: 90,
  holidayAheadDays: 366,
  holidaysOver: 5,
} as const
/** Width by height of what is cut out. */
export const frames = { logo: { width: 512, height: 512 }, banner: { width: 2400, height: 600 } } as const
export const ruleSorts = ['best', 'sales', 'newest', 'priceUp', 'priceDown'] as const
