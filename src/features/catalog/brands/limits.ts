// How long the words of a brand and of a request for one may be, and how many may wait. Pure, for server and browser.
export const longest = { name: 60, story: 600, pinyin: 60, owner: 120, note: 500, reason: 300 } as const
export const mostProofs = 3
/** requests of a merchant that wait at once */
export const mostWaiting = 10
