// What buyers, and the members of a merchant who work orders, are told of a paid order, in the transaction in which it
// happens.
import { toTell } from '../orders/orders.ts'
import { membersWho } from '#features/people/accounts/accounts.ts'
import { tell, tellAll } from '#features/platform/messages/messages.ts'
import type { Db } from '#kernel/data/db.ts'
import type { MessageKinds, Told } from '#kernel/messages.ts'
import type { DeskAddress } from '#kernel/pages.ts'

const toMembers = { type: 'order', blanks: { number: 'no' }, mail: 'wished' } as const
const memberKinds = {
  shopReminded: { ...toMembers, mail: 'never' },
  shopCancelAsked: toMembers,
  shopCalledOff: toMembers,
  shopParcelMissed: toMembers,
  shopParcelDecided: toMembers,
  shopOrderLate: toMembers,
  shopNotReady: toMembers,
  shopUncollected: toMembers,
  shopParcelProblem: toMembers,
  shopParcelGoesBack: toMembers,
  shopParcelUnknown: toMembers,
  shopParcelUnheard: toMembers,
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
  shopPreorderLate: { type: 'order', blanks: { number: 'no', day: 'day' }, mail: 'wished' },
  orderReady: { type: 'order', blanks: { merchant: 'texts', code: 'code', until: 'day' }, mail: 'wished' },
  cancelRejected: { type: 'order', blanks: { merchant: 'texts', reason: 'words' }, mail: 'wished' },
} as const satisfies MessageKinds

type Own = Told<typeof messageKinds>
declare module '#kernel/messages.ts' {
  interface Messages extends Own {}
}
type WithMore = 'cancelRejected' | 'orderReady' | 'preorderLate' | 'shopPreorderLate'
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
/** Whom of the merchant an order concerns who ship it, and what a message about it shows. */
async function toMembersOf(db: Db, { id, orderNo, merchantId }: OfShop) {
  const { about } = await toTell(db, id)
  const link: DeskAddress = `/merchant/orders/${orderNo}?shop=${merchantId}`
  return { about, link, members: await membersWho(db, merchantId, 'order.write') }
}
/** Tells those of the merchant who ship its orders; `once` as above. */
export async function tellMembers(db: Db, key: keyof typeof memberKinds, order: OfShop, once = ''): Promise<void> {
  const { members, ...shown } = await toMembersOf(db, order)
  const told = { ...shown, key, params: { number: order.orderNo }, once: `${order.orderNo} ${once}` }
  await tellAll(
    db,
    members.map((userId) => ({ ...told, userId })),
  )
}
/** Tells both sides that what was preordered for this day (2026-12-20) has not left a week after it. */
export async function tellPreorderLate(db: Db, order: OfShop, day: string): Promise<void> {
  const at = `${day}T00:00:00+08:00`
  const once = `${order.orderNo} ${day}`
  const { merchant, orderNo: _, ...bought } = await toTell(db, order.id)
  await tell(db, { ...bought, key: 'preorderLate', params: { merchant, day: at }, once })
  const { members, ...shown } = await toMembersOf(db, order)
  const told = { ...shown, key: 'shopPreorderLate', params: { number: order.orderNo, day: at }, once } as const
  await tellAll(
    db,
    members.map((userId) => ({ ...told, userId })),
  )
}
