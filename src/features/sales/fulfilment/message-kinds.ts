// What buyers, and the members of a merchant who work orders, are told of a paid order, in the transaction in which it
// happens.
import { toTell } from '../orders/orders.ts'
import { hearersOf, tellPeople } from '#features/people/shop-notices/shop-notices.ts'
import { tell } from '#features/platform/messages/messages.ts'
import type { Db } from '#kernel/data/db.ts'
import type { MessageKinds, Told } from '#kernel/messages.ts'
import type { DeskAddress } from '#kernel/pages.ts'
import type { ShopNotice } from '#kernel/shop-notices.ts'

const needs = 'order.write'
const of = (notice: ShopNotice) =>
  ({ type: 'order', blanks: { number: 'no' }, mail: 'wished', wish: 'desk', shop: { notice, needs } }) as const
const [shipping, parcels] = [of('shipping'), of('parcels')]
const memberKinds = {
  shopReminded: { ...shipping, mail: 'never' },
  shopCancelAsked: of('cancelling'),
  shopCalledOff: of('cancelling'),
  shopParcelMissed: parcels,
  shopParcelDecided: parcels,
  shopOrderLate: shipping,
  shopNotReady: of('pickup'),
  shopUncollected: of('pickup'),
  shopParcelProblem: parcels,
  shopParcelGoesBack: parcels,
  shopParcelUnknown: parcels,
  shopParcelUnheard: parcels,
} as const satisfies MessageKinds
const ofMerchant = { type: 'order', blanks: { merchant: 'texts' }, mail: 'wished' } as const
export const messageKinds = {
  parcelShipped: ofMerchant,
  parcelFound: ofMerchant,
  parcelGone: ofMerchant,
  parcelDelivered: ofMerchant,
  parcelProblem: ofMerchant,
  parcelGoesBack: ofMerchant,
  parcelUnheard: ofMerchant,
  orderReceived: ofMerchant,
  orderUnshipped: ofMerchant,
  orderNotReady: ofMerchant,
  orderUncollected: ofMerchant,
  orderCollected: ofMerchant,
  orderCalledOff: ofMerchant,
  orderRestCalledOff: ofMerchant,
  ...memberKinds,
  preorderLate: { type: 'order', blanks: { merchant: 'texts', day: 'day' }, mail: 'wished' },
  shopPreorderLate: { ...shipping, blanks: { number: 'no', day: 'day' } },
  // a new order is no deed of its reader's: they may leave it out of their inbox
  shopOrderPaid: { ...of('newOrders'), type: 'system', blanks: { number: 'no', amount: 'money' } },
  orderReady: { type: 'order', blanks: { merchant: 'texts', code: 'code', until: 'day' }, mail: 'wished' },
  cancelRejected: { type: 'order', blanks: { merchant: 'texts', reason: 'words' }, mail: 'wished' },
} as const satisfies MessageKinds

type Own = Told<typeof messageKinds>
declare module '#kernel/messages.ts' {
  interface Messages extends Own {}
}
type WithMore = 'cancelRejected' | 'orderReady' | 'preorderLate' | 'shopPreorderLate' | 'shopOrderPaid'
type Plain = Exclude<keyof Own, WithMore | keyof typeof memberKinds>

/** Tells the buyer of an order; `once` names the event where it may come again (a parcel, say). */
export async function tellBuyer(db: Db, key: Plain, orderId: number, once = ''): Promise<void> {
  const { merchant, orderNo, ...order } = await toTell(db, orderId)
  await tell(db, { ...order, key, params: { merchant }, once: `${orderNo} ${once}` })
}
/** Tells whoever bought it that it is ready, and the code by which it is collected (`sealed` for messages). */
export async function tellReady(db: Db, orderId: number, sealed: string, until: Date): Promise<void> {
  const { merchant, orderNo, ...order } = await toTell(db, orderId)
  const params = { merchant, code: sealed, until: until.toISOString() }
  await tell(db, { ...order, key: 'orderReady', params, once: orderNo })
}
/** Tells that the merchant did not call the order off, and why. */
export async function tellRejected(db: Db, orderId: number, requestId: number, reason: string): Promise<void> {
  const { merchant, orderNo, ...order } = await toTell(db, orderId)
  await tell(db, { ...order, key: 'cancelRejected', params: { merchant, reason }, once: `${orderNo} ${requestId}` })
}

interface OfShop {
  id: number
  orderNo: string
  merchantId: number
}
async function toMembersOf(db: Db, { id, orderNo, merchantId }: OfShop) {
  const { about } = await toTell(db, id)
  const link: DeskAddress = `/merchant/orders/${orderNo}?shop=${merchantId}`
  return { about, link }
}
/** Tells those of the merchant who ship its orders; `once` as above. */
export async function tellMembers(db: Db, key: keyof typeof memberKinds, order: OfShop, once = ''): Promise<void> {
  const params = { number: order.orderNo }
  const told = { ...(await toMembersOf(db, order)), key, params, once: `${order.orderNo} ${once}` }
  await tellPeople(db, order.merchantId, told)
}
/** Tells those of them who want to hear of every order that one was paid; mostly that is nobody. */
export async function tellPaid(db: Db, order: OfShop & { payable: number }): Promise<void> {
  const { orderNo: number, merchantId, payable: amount } = order
  if ((await hearersOf(db, merchantId, 'shopOrderPaid')).length === 0) return
  const told = { ...(await toMembersOf(db, order)), key: 'shopOrderPaid', params: { number, amount } } as const
  await tellPeople(db, merchantId, { ...told, once: number })
}
/** Tells both sides that what was preordered for this day (2026-12-20) has not left a week after it. */
export async function tellPreorderLate(db: Db, order: OfShop, day: string): Promise<void> {
  const at = `${day}T00:00:00+08:00`
  const once = `${order.orderNo} ${day}`
  const { merchant, orderNo: _, ...bought } = await toTell(db, order.id)
  await tell(db, { ...bought, key: 'preorderLate', params: { merchant, day: at }, once })
  const params = { number: order.orderNo, day: at }
  await tellPeople(db, order.merchantId, { ...(await toMembersOf(db, order)), key: 'shopPreorderLate', params, once })
}
