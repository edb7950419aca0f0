// How long the words of the search's rules may be, and how many. Pure, for server and browser.
export const longestWord = 40
export const mostWords = 12
/** hot words of a language that staff chose */
export const mostPicks = 40
export type WeighedKey = 'sales' | 'rating' | 'stock' | 'fresh'
