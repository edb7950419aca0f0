// What happens to one order of the demo, by the verbs of the shop: bought, paid, shipped, asked about, received.
import { defaultAddress } from '#features/people/addresses/addresses.ts'
import { sql } from 'kysely'
import { followRefund } from '#features/sales/after-sales/following.ts'
import { refundKey } from '#features/sales/after-sales/money.ts'
import { assemble } from '#features/sales/orders/basket.ts'
import { cancelUnpaid } from '#features/sales/orders/cancel.ts'
import { lockedOrder, markPaid, moveOrder, type Hand } from '#features/sales/orders/orders.ts'
import { placeOrder, prepareOrder } from '#features/sales/orders/place.ts'
import type { PickupWish } from '#features/sales/orders/pickup.ts'
import { priceToken } from '#features/sales/orders/price-token.ts'
import { answerCancel, remind, requestCancel } from '#features/sales/fulfilment/calling-off.ts'
import { own } from '#features/sales/fulfilment/carriers.ts'
import { carrierOf } from '#features/sales/fulfilment/known-carriers.ts'
import { ship } from '#features/sales/fulfilment/parcels.ts'
import { confirm, extend, reportMissing, state } from '#features/sales/fulfilment/receiving.ts'
import { payLocked } from '#features/sales/payments/attempt-queries.ts'
import { carryOut } from '#features/sales/payments/refunds.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { write } from '#features/afterwards/reviewing/writing.ts'
import type { Session } from '#kernel/call/contract.ts'
import type { Db } from '#kernel/data/db.ts'
import { clearing, move, transfer, userBalance } from '#kernel/data/ledger.ts'
import { documentNumber } from '#kernel/data/numbers.ts'
import type { Language } from '#kernel/text/language.ts'

export interface DemoBuyer {
  userId: number
  language: Language
  superMember: boolean
}
/** An order under way, and whoever acts in it. */
export interface DemoOrder {
  buyer: DemoBuyer
  skuId: number
  quantity: number
  remark: string
  orderId: number
  orderNo: string
  merchantId: number
  parcelIds: number[]
  /** of its claim */
  serviceNo?: string
}
export interface Acting {
  db: Db
  app: AppContext
  order: DemoOrder
}
export type Act = (on: Acting) => Promise<unknown>

const mine = ({ order }: Acting) => ({ orderNo: order.orderNo, userId: order.buyer.userId })
const theirs = ({ order }: Acting) => ({ orderNo: order.orderNo, merchantId: order.merchantId })
const buyerHand = ({ order }: Acting): Hand => ({ actor: 'buyer', actorId: order.buyer.userId })
export const merchantHand: Hand = { actor: 'merchant' }

const sessionOf = ({ userId, superMember }: DemoBuyer): Session => ({
  id: 0,
  userId,
  superMember,
  strength: 'password',
  second: null,
  console: false,
})
/** `wish`: what of it is collected. */
export const placeBy =
  (wishes: (on: Acting) => Promise<PickupWish[]>): Act =>
  async (on) => {
    const { db, app, order } = on
    const { buyer, skuId, quantity, remark } = order
    const address = await defaultAddress(db, buyer.userId)
    const user = sessionOf(buyer)
    const wish = {
      from: { skuId, quantity },
      ...(address && { addressId: address.id }),
      pickups: await wishes(on),
      taxed: false,
    }
    const basket = await assemble(db, app, user, buyer.language, wish)
    const [item] = basket.items
    const remarks = remark === '' ? [] : [{ merchantId: item!.sku.merchant.merchantId, text: remark }]
    const token = priceToken(app, buyer.userId, basket)
    const placing = { ...wish, invoice: { type: 'none' as const }, remarks, priceToken: token }
    const prepared = await prepareOrder(db, app, user, buyer.language, placing)
    const placed = await placeOrder(db, app, user, prepared)
    const [orderNo] = placed.orderNos
    const { rows } = await sql<{ orderId: number; merchantId: number }>`
    select id as "orderId", merchant_id as "merchantId" from shop_order where order_no = ${orderNo}`.execute(db)
    Object.assign(order, rows[0], { orderNo })
  }
const place = placeBy(async () => [])
/** With money that the demo gives for it. */
const pay: Act = async ({ db, app, order }) => {
  const { rows } = await sql<{ id: number; amount: number }>`
    select p.id, p.amount from payment p join payment_order g on g.payment_id = p.id
    where g.order_id = ${order.orderId}`.execute(db)
  const { id, amount } = rows[0]!
  const balance = userBalance(order.buyer.userId)
  await transfer(db, `demo:order:${order.orderNo}`, 'topUp', move(clearing('demo'), balance, amount))
  const attemptNo = documentNumber(app.clock.now())
  const payer = { userId: order.buyer.userId, shareId: null }
  const payment = await payLocked(db, { paymentId: id, attemptNo, method: 'balance' }, payer)
  await markPaid(db, payment!, 'balance', balance)
}
let waybills = 0
/** `units`: how many of the line; left out, all that is left. */
const shipBy =
  (carrier: string, units?: number): Act =>
  async (on) => {
    const { db, app, order } = on
    const waybill = carrier === own ? '' : nextWaybill(carrier)
    const { rows } = await sql<{ id: number }>`select id from order_line where order_id = ${order.orderId}`.execute(db)
    const lines = units === undefined ? undefined : [{ orderLineId: rows[0]!.id, quantity: units }]
    const { parcelIds } = await ship(db, app, theirs(on), [{ carrier, waybill, ...(lines && { lines }) }], merchantHand)
    order.parcelIds.push(...parcelIds)
  }
/** A waybill as the carrier writes them, with digits of its own. */
export function nextWaybill(carrier: string): string {
  const { example } = carrierOf(carrier)!
  return example.slice(0, -6) + String(481_903 + ++waybills * 7_919).slice(-6)
}
const owner = ({ order }: Acting) => ({ userId: order.buyer.userId })
/** The parcel that left last. */
export const last = ({ order }: Acting): number => order.parcelIds.at(-1)!

export const acts = {
  place,
  pay,
  cancel: ({ db, app, order }) => cancelUnpaid(db, order.buyer.userId, order.orderNo, '', app.clock.now()),
  remind: (on) => remind(on.db, on.app, mine(on), buyerHand(on)),
  extend: (on) => extend(on.db, on.app, owner(on), last(on), buyerHand(on)),
  receive: (on) => confirm(on.db, on.app, { orderNo: on.order.orderNo }, owner(on), buyerHand(on)),
  receiveFirst: (on) => confirm(on.db, on.app, { parcelId: on.order.parcelIds[0]! }, owner(on), buyerHand(on)),
  miss: (on) => reportMissing(on.db, on.app, owner(on), last(on), buyerHand(on)),
  complete: async ({ db, order }) => {
    const locked = await lockedOrder(db, { id: order.orderId, anybody: true })
    await moveOrder(db, locked, 'complete', { actor: 'system' })
  },
} as const satisfies Record<string, Act>
export const acting = {
  review:
    (rating: number, text: string): Act =>
    async ({ db, app, order }) => {
      const { buyer } = order
      const { rows } = await sql<{ id: number }>`select id from order_line where order_id = ${order.orderId}`.execute(
        db,
      )
      const shop = { goods: rating, service: 5, delivery: 4 }
      const tags = [rating < 3 ? 'poorlyMade' : 'wellPacked']
      const wish = { orderLineId: rows[0]!.id, rating, text, tags, shop }
      await write(db, app, { userId: buyer.userId, lang: buyer.language }, wish)
    },
  ship: shipBy,
  askToCancel:
    (reason: string): Act =>
    (on) =>
      requestCancel(on.db, on.app, mine(on), reason, buyerHand(on)),
  answer:
    (approve: boolean, reason = ''): Act =>
    (on) =>
      answerCancel(on.db, on.app, theirs(on), { approve, reason }, merchantHand),
  lost:
    (note: string): Act =>
    (on) =>
      state(on.db, on.app, { merchantId: on.order.merchantId }, last(on), { state: 'lost', note }, merchantHand),
}
/** Money that goes back arrives at once. */
export async function carryOutRefunds(db: Db, app: AppContext, order: DemoOrder): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from refund where order_id = ${order.orderId} and status = 'pending' order by id`.execute(db)
  for (const { id } of rows) await carryOut(db, app, id)
  if (order.serviceNo) await followRefund(db, app, refundKey(order.serviceNo))
}
