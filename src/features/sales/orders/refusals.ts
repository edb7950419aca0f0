// Why calls of this feature are refused: reason → code (the HTTP status and two or three digits more).
// The words stand under `refusals` in texts/.
export const refusals = {
  orderStateChanged: 40902,
  totalChanged: 40903,
  confirmationOutdated: 40909,
  invalidOrder: 42201,
  orderClosed: 42202,
  orderHasOffShelf: 42203,
  outsideDeliveryRange: 42210,
  addressRequired: 42211,
  tooManyUnpaid: 42225,
  letExpire: 42226,
  priceNotLower: 42227,
  freightDiffers: 42228,
  transferUnderReview: 409335,
  pickupPointGone: 42254,
  pickupPersonRequired: 42255,
  pickupTimeInvalid: 42256,
} as const

type Own = typeof refusals
declare module '#kernel/call/refusal.ts' {
  interface Refusals extends Own {}
}
