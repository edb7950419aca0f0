// How much a freight template may hold. Pure, for server and browser.
export const mostTemplates = 50
export const mostRows = 40
export const longestName = 60
/** fen */
export const mostFee = 9_999_999
/** pieces, grams or cubic centimetres */
export const mostUnits = 10_000_000
export const chargings = ['piece', 'weight', 'volume'] as const
