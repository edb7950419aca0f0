// What orders tell their buyers, in the transaction in which it happens.
import { tell, tellAll, type Also } from '#features/platform/messages/messages.ts'
import type { Db } from '#kernel/data/db.ts'
import type { MessageKinds, Told } from '#kernel/messages.ts'
import type { Address } from '#kernel/pages.ts'
import { ordersToTell, type OrderToTell } from './reading-queries.ts'

export const messageKinds = {
  orderPaid: { type: 'order', blanks: { amount: 'money', merchant: 'texts' }, mail: 'wished' },
  orderCancelled: { type: 'order', blanks: { amount: 'money', merchant: 'texts' }, mail: 'never' },
  orderLowered: { type: 'order', blanks: { before: 'money', now: 'money', merchant: 'texts' }, mail: 'wished' },
  orderAddress: { type: 'order', blanks: { merchant: 'texts' }, mail: 'wished' },
  orderShopStopped: { type: 'order', blanks: { amount: 'money', merchant: 'texts' }, mail: 'wished' },
  orderClosed: { type: 'order', blanks: { amount: 'money', merchant: 'texts' }, mail: 'wished' },
} as const satisfies MessageKinds

type Own = Told<typeof messageKinds>
declare module '#kernel/messages.ts' {
  interface Messages extends Own {}
}

const placeOf = (orderNo: string): Address => `/user/user/order/details?orderNo=${orderNo}`
/** Whom an order concerns and what a message about it shows. */
export async function toTell(db: Db, orderId: number) {
  const [order] = await ordersToTell(db, [orderId])
  if (!order) throw new Error(`no order ${orderId} to tell of`)
  const { userId, orderNo, merchant, picture, title } = order
  return { userId, orderNo, merchant, link: placeOf(orderNo), about: { picture, title, note: orderNo } }
}
type ToldOfOrder = 'orderPaid' | 'orderCancelled' | 'orderClosed' | 'orderShopStopped'
/** Tells the buyers of these orders, of each order once. */
export async function tellBuyers(db: Db, key: ToldOfOrder, orderIds: readonly number[]): Promise<void> {
  return tellBuyersOf(db, key, await ordersToTell(db, orderIds))
}
/** The same of orders that were just read, and what else follows in the queue. */
export const tellBuyersOf = (db: Db, key: ToldOfOrder, orders: readonly OrderToTell[], also?: Also): Promise<void> =>
  tellAll(
    db,
    orders.map(({ userId, orderNo, payable, merchant, picture, title }) => ({
      userId,
      key,
      params: { amount: payable, merchant },
      link: placeOf(orderNo),
      about: { picture, title, note: orderNo },
      once: orderNo,
    })),
    also,
  )
/** Tells the buyer that the merchant lowered the price; of each lower price once. */
export async function tellLowered(db: Db, orderId: number, payable: { before: number; now: number }): Promise<void> {
  const { merchant, orderNo, ...order } = await toTell(db, orderId)
  await tell(db, { ...order, key: 'orderLowered', params: { ...payable, merchant }, once: `${orderNo} ${payable.now}` })
}
/** Tells the buyer that the merchant changed the address, for it may not have been their wish. */
export async function tellAddress(db: Db, orderId: number, once: string): Promise<void> {
  const { merchant, orderNo, ...order } = await toTell(db, orderId)
  await tell(db, { ...order, key: 'orderAddress', params: { merchant }, once: `${orderNo} ${once}` })
}
