// What a shop may begin with: a tree of departments for each trade. Pure; screens too read it.
export const trades = ['fashion', 'home', 'food', 'electronics', 'mixed'] as const
export type Trade = (typeof trades)[number]
/** How long the name of a shop may be, as people count letters. */
export const longestName = 40
