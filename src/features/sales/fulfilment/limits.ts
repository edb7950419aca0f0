// How large what is sent to the desk may be. Pure, for server and browser.

/** a file of parcels, in bytes */
export const shipFileBytes = 180_000
/** orders that are printed, or whose file to fill in is made, at once */
export const ordersAtOnce = 100
/** of a carrier, as staff write it */
export const carrierMost = {
  carriers: 200,
  name: 40,
  waybill: 200,
  example: 32,
  phone: 30,
  followedAs: 40,
  counted: 1001,
} as const
