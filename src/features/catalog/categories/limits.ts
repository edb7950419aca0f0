// How long the texts of a category are, and how much is kept and taxed. Pure, for server and browser.
export const longest = { name: 40, line: 120 } as const
/** basis points; more is a slip of the hand */
export const mostRate = 5000
