// How much of its goods a merchant may change at once, what a price may be, and what can become of each. Pure, for
// server and browser.
export const mostAtOnce = 200
/** fen; nothing is given away by a slip of the hand */
export const leastPrice = 1
export const mostPrice = 999_999_999
export const longestNote = 200

export const tabs = ['all', 'onSale', 'offShelf', 'unreviewed', 'soldOut', 'bin'] as const
export type GoodsTab = (typeof tabs)[number]
export const sorts = ['newest', 'priceUp', 'priceDown', 'sales', 'stock'] as const
export type GoodsSort = (typeof sorts)[number]
export const fields = ['shelf', 'bin', 'price', 'listPrice', 'category', 'freight', 'copy'] as const
export type ChangedField = (typeof fields)[number]
/**
 * What became of a row: done; so already; somebody changed it since it was seen; not there (any more, or for this
 * merchant); taken off the shelf by staff; its category is not open to
 * the shop; a list price that is no reduction; fewer than orders hold; staff must see
 * it first; sent to them, what is on sale stays meanwhile; they look at the product now; somebody writes at it.
 */
export const outcomes = [
  'done',
  'same',
  'changed',
  'gone',
  'takenOff',
  'barred',
  'listTooLow',
  'held',
  'unreviewed',
  'toReview',
  'inReview',
  'drafted',
] as const
export type Outcome = (typeof outcomes)[number]
