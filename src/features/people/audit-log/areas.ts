// The areas of a shop's log: which deeds belong together, by the first word of what was done. Pure; screens too
// read it.
export const areas = {
  orders: ['order', 'pickup'],
  claims: ['refund', 'aftersale'],
  goods: ['goods', 'stock', 'brand'],
  money: ['invoice', 'freight', 'statement', 'payout', 'feeInvoice'],
  shop: ['shop', 'page', 'address', 'comment', 'fan', 'closing'],
  people: ['staff', 'buyer', 'session', 'proof', 'notice'],
  systems: ['key', 'webhook'],
  files: ['file', 'log'],
} as const
export type Area = keyof typeof areas
export const areaNames = Object.keys(areas) as Area[]

/** How the words of a deed are called: `staff.invite.cancel` → `staffInviteCancel`. */
export const wordsKey = (action: string): string =>
  action.replace(/\.([a-zA-Z])/g, (_, letter: string) => letter.toUpperCase())
