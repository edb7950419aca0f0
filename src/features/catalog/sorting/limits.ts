// What an order of a category may be, and how much of it.
export const sorts = ['mixed', 'sales', 'newest', 'rating', 'priceUp', 'priceDown'] as const
export type CategorySort = (typeof sorts)[number]
export const mostPins = 50
/** Cards of a preview. */
export const shown = 12
