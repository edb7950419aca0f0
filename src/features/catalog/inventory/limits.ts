// How much may be counted at once. Pure, for server and browser.

/** a file of counted pieces, in bytes */
export const countFileBytes = 180_000
/** rows of such a file, or codes of a scanner, in one count */
export const countRows = 2_000
