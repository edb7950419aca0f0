// What can be agreed with a merchant. Pure, for server and browser.
export const cycles = ['day', 'week', 'halfMonth', 'month'] as const
export type Cycle = (typeof cycles)[number]
/** basis points; more is a slip of the hand */
export const mostCommission = 5000
/** categories that are named, and commissions */
export const mostNamed = 200
