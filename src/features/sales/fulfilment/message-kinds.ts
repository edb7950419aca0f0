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
  orderReady: { type: 'order', blanks: { merchant: 'texts', code: 'code', until: 'day' }, mail: 'wished' },
  cancelRejected: { type: 'order', blanks: { merchant: 'texts', reason: 'words' }, mail: 'wished' },
} as const satisfies MessageKinds

type Own = Told<typeof messageKinds>
declare module '#kernel/messages.ts' {
  interface Messages extends Own {}
}
type Plain = Exclude<keyof Own, 'cancelRejected' | 'orderReady' | keyof typeof memberKinds>

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

/** Tells those of the merchant who ship its orders; `once` as above. */
export async function tellMembers(
  db: Db,
  key: keyof typeof memberKinds,
  { id, orderNo, merchantId }: { id: number; orderNo: string; merchantId: number },
  once = '',
): Promise<void> {
  const { about } = await toTell(db, id)
  const members = await membersWho(db, merchantId, 'order.write')
  const link: DeskAddress = `/merchant/orders/${orderNo}?shop=${merchantId}`
  const told = { key, params: { number: orderNo }, link, about, once: `${orderNo} ${once}` }
  await tellAll(
    db,
    members.map((userId) => ({ ...told, userId })),
  )
}
