// What figures are of, and where a look came from. Pure.

/** own: saved, ordered or looked at before · direct: an address, a bookmark · elsewhere: another site */
export const sourceKinds = [
  'search',
  'category',
  'home',
  'rank',
  'brand',
  'shop',
  'product',
  'own',
  'direct',
  'elsewhere',
] as const
export type SourceKind = (typeof sourceKinds)[number]

/** The measures of a span of days, in the order of tables and files. */
export const measures = [
  'visitors',
  'views',
  'carts',
  'placed',
  'paid',
  'sales',
  'refunds',
  'buyers',
  'newBuyers',
  'claims',
] as const
export type Measure = (typeof measures)[number]
export type Sums = Record<Measure, number>
