// What the people of a shop hear of it, in the kinds by which merchants think of it, and the ways by which they do.
// A message says its kind with what it is; here stands what is usual. Pure.

export const shopNotices = [
  'newOrders',
  'shipping',
  'cancelling',
  'parcels',
  'pickup',
  'claims',
  'reviews',
  'invoices',
  'money',
  'goods',
  'stock',
  'platform',
  'systems',
] as const
export type ShopNotice = (typeof shopNotices)[number]

/** app: a message in their inbox · mail: a letter at once · summary: a line in the letter of the morning */
export const shopChannels = ['app', 'mail', 'summary'] as const
export type ShopChannel = (typeof shopChannels)[number]

/** Which kind of notice something is, and the permission of those who hear of it. */
export interface ToShop {
  notice: ShopNotice
  needs: `${string}.${'read' | 'write'}`
}
/** A shop may have thousands of orders a day: of each of them nobody hears who did not ask for it. */
export const isUsual = (notice: ShopNotice): boolean => notice !== 'newOrders'
